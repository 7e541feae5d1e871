import FoundationEssentials

/// The strings of a program in its languages: string catalogues (`.xcstrings`), strings files and their plurals.
///
/// A target takes them along as resources with `.copy`, as it does its asset catalogues. A strings file is known by the
/// folder of its language, `de.lproj/Localizable.strings`, or by its name, `de=Localizable.strings`.
package struct StringTables: Sendable {
  /// One string in one language.
  enum Entry: Hashable, Sendable {
    /// The same for every number.
    case text(String)
    /// One for each plural form of the first number.
    case plural([String: String])
    /// A text with parts that have plural forms of numbers of their own.
    case substituted(String, [String: Substitution])
  }
  /// A part of a text that depends on one of its numbers.
  struct Substitution: Hashable, Sendable {
    /// Which value, from 1; `nil` for the next one.
    var argument: Int?
    var specifier: String
    var forms: [String: String]
  }

  /// Strings by table, language and key.
  private var tables: [String: [String: [String: Entry]]] = [:]
  /// The language in which a table's source is written.
  private var sources: [String: String] = [:]
  /// The keys, each with its table, of strings with plural forms that a language may have; in the order of their names.
  private(set) var pluralKeys: [(key: String, table: String)] = []

  /// The tables of the running program; read when a text first asks for one.
  package static let ofProgram = StringTables(files: files(beside: program))

  /// No strings: every text is its own.
  package init() {}

  /// Reads files; unreadable parts are left out.
  package init(files: [String]) {
    for path in files {
      let name = String(path.split(separator: "/").last ?? "")
      guard let dot = name.lastIndex(of: ".") else { continue }
      // Copies of several projects' files are told apart by a number before the name.
      let stem = String(name[..<dot]).withoutLeadingNumber
      if name.hasSuffix(".xcstrings") {
        add(CatalogOfStrings(path), to: stem)
        continue
      }
      guard let (language, table) = Self.language(ofPath: path, stem: stem) else { continue }
      let entries = name.hasSuffix(".stringsdict") ? PluralsFile.entries(at: path) : StringsFile.entries(at: path)
      // Plural forms come before the plain text of the same key.
      tables[table, default: [:]][language, default: [:]].merge(entries) { old, new in
        if case .text = new { old } else { new }
      }
    }
    pluralKeys = keysOfPlurals()
  }

  package var isEmpty: Bool { tables.isEmpty }

  private mutating func add(_ catalog: CatalogOfStrings?, to table: String) {
    guard let catalog else { return }
    sources[table] = sources[table] ?? catalog.sourceLanguage
    for (language, entries) in catalog.entries {
      tables[table, default: [:]][language, default: [:]].merge(entries) { old, _ in old }
    }
  }

  /// A string in the language nearest to a phone's, in the source's otherwise; with the language it was found in.
  func entry(_ key: String, table: String?, language: String) -> (entry: Entry, language: String)? {
    let table = table ?? "Localizable"
    guard let languages = tables[table] else { return nil }
    let near = languages.keys.compactMap { name in
      PhoneLanguage.distance(of: name, from: language).map { (distance: $0, name: name) }
    }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
    let others = [sources[table], "Base", "en"].compactMap(\.self)
    for name in near + others {
      if let entry = languages[name]?[key] { return (entry, name == "Base" ? "en" : name) }
    }
    return nil
  }

  /// The language of all tables that is nearest to a phone's; the source's where none is near.
  package func nearest(to language: String) -> String {
    let names = Set(tables.values.flatMap(\.keys)).subtracting(["Base"])
    let near = names.compactMap { name in
      PhoneLanguage.distance(of: name, from: language).map { (distance: $0, name: name) }
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return near?.name ?? sources["Localizable"] ?? "en"
  }

  private func keysOfPlurals() -> [(key: String, table: String)] {
    tables.keys.sorted().flatMap { table in
      let keys = tables[table, default: [:]].values.flatMap { entries in
        entries.compactMap { key, entry -> String? in if case .text = entry { nil } else { key } }
      }
      return Set(keys).sorted().map { ($0, table) }
    }
  }

  // MARK: Finding

  private static func language(ofPath path: String, stem: String) -> (language: String, table: String)? {
    if let sign = stem.firstIndex(of: "=") {
      return (String(stem[..<sign]), String(stem[stem.index(after: sign)...]))
    }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".lproj") ? (String(folder.dropLast(6)), stem) : nil
  }

  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
  }

  private static func files(beside program: String) -> [String] {
    let folder = program.lastIndex(of: "/").map { program[..<$0] } ?? ""
    return ResourceFolders.names(beside: program).flatMap { found(in: "\(folder)/\($0)") }
  }

  /// The tables of a folder, in the order of their names, and of its folders of languages.
  package static func found(in folder: String) -> [String] {
    (FolderListing.names(in: folder) ?? []).sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".lproj") { return found(in: path) }
      return [".xcstrings", ".strings", ".stringsdict"].contains { name.hasSuffix($0) } ? [path] : []
    }
  }
}

extension String {
  fileprivate var withoutLeadingNumber: String {
    let rest = drop { $0.isASCII && $0.isNumber }
    return rest.count < count && rest.first == "-" ? String(rest.dropFirst()) : self
  }
}
