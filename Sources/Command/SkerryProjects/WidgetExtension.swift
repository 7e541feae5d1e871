/// A widget extension of a project, with all that is compiled into it.
public struct WidgetExtension: Hashable, Sendable {
  /// The name of its target, or of its folder.
  public var name: String
  /// Its sources, as absolute paths.
  public var sources: [String]
  /// Its asset catalogues.
  public var catalogs: [String]
  /// Its string catalogues and strings files.
  public var stringTables: [String] = []
  /// How its sources are compiled.
  public var language: LanguageSettings
  /// What its property list says by its build settings, by Apple's keys.
  var information: [String: String] = [:]
  /// Files that its project file names and that are not there.
  var missing: [String] = []
  /// Files that its project file names with other capitals than the disk does.
  var respelled: [String] = []
  /// Whether nothing says which files belong to it, so that they were chosen by their folder.
  var isGuessed = false
  /// Where its description was found: a project file, or the folder that was searched.
  public var origin: String

  /// Where it was found, below the project's folder, if another one has its name.
  var place: String?

  /// What tells it from all others of its project: its name, or the path to it where another one has that name.
  public var label: String {
    guard let place else { return name }
    return TextFile.name(of: place) == name ? place : "\(place)/\(name)"
  }

  public init(
    name: String, sources: [String], catalogs: [String] = [], language: LanguageSettings = LanguageSettings(),
    origin: String
  ) {
    self.name = name
    self.sources = sources
    self.catalogs = catalogs
    self.language = language
    self.origin = origin
  }
}

/// Xcode's build settings of the language.
public struct LanguageSettings: Hashable, Sendable {
  /// `SWIFT_VERSION`: 5 or 6. Projects without a word get 5, as Xcode gives them.
  public var mode = 5
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION`: whether code belongs to the main actor unless it says otherwise.
  public var isMainActorDefault = false
  /// `SWIFT_APPROACHABLE_CONCURRENCY`.
  public var isApproachable = false
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` in `OTHER_SWIFT_FLAGS`, for `#if`.
  public var conditions: [String] = []

  public init() {}

  /// The settings of a target in Xcode's spelling.
  init(_ settings: BuildSettings) {
    if let version = settings["SWIFT_VERSION"], !version.isEmpty { mode = version.hasPrefix("6") ? 6 : 5 }
    isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    let flags = settings["OTHER_SWIFT_FLAGS"] ?? ""
    let words = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
    for word in words + Self.conditions(in: flags) {
      let isName = word.unicodeScalars.allSatisfy {
        $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
      }
      if isName, !conditions.contains(word) { conditions.append(word) }
    }
  }

  /// The names behind `-D`, with a blank or without; quotation marks are none of them.
  private static func conditions(in flags: String) -> [String] {
    var names: [String] = []
    var (isNext, isOfOthers) = (false, false)
    for word in flags.split(whereSeparator: { $0 == " " || $0.isNewline }).map({ $0.filter { $0 != "\"" && $0 != "'" } }
    ) {
      // What is handed on to the compiler of C concerns no Swift.
      defer { isOfOthers = word == "-Xcc" }
      guard !isOfOthers else { continue }
      if isNext {
        names.append(word)
      } else if word.hasPrefix("-D"), word != "-D" {
        names.append(String(word.dropFirst(2)))
      }
      isNext = word == "-D"
    }
    return names
  }
}
