/// A project file of Xcode, as far as it says which files are compiled into which widget extension.
struct XcodeProject {
  private let objects: [String: OldPropertyList]
  /// The group that holds each file, folder or group.
  private let parents: [String: String]
  /// The folder in which the project file lies, with what `projectDirPath` adds.
  private let folder: String
  private let path: String

  /// Reads `NAME.xcodeproj/project.pbxproj`. Throws ``ProjectProblem`` with file and line.
  init(at path: String) throws(ProjectProblem) {
    let file = path + "/project.pbxproj"
    guard let source = TextFile.read(file) else { throw ProjectProblem("\(file) can't be read.") }
    let contents: OldPropertyList
    do { contents = try OldPropertyList(parsing: source) } catch {
      throw ProjectProblem("\(file): \(error.description).")
    }
    let objects = contents["objects"]?.entries ?? [:]
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    (self.objects, self.parents, self.path) = (objects, parents, path)
    let root = contents["rootObject"]?.text.flatMap { objects[$0] }
    let extra = root?["projectDirPath"]?.text ?? ""
    let own = TextFile.parent(of: path)
    folder = extra.isEmpty ? own : Self.standardized("\(own)/\(extra)")
  }

  /// The targets that are app extensions, widget extensions among them; `files` is what lies in the project's folder.
  func appExtensions(among files: ProjectFiles) -> [WidgetExtension] {
    appExtensions.map { id, target in
      var item = WidgetExtension(
        name: target["name"]?.text ?? "Widgets", sources: members(of: id, target, in: files.sources, sources: true),
        catalogs: members(of: id, target, in: files.catalogs, sources: false),
        language: LanguageSettings(settings(of: target)), origin: path)
      item.stringTables = members(of: id, target, in: files.stringTables, sources: false)
      item.information = BundleInformation.said(by: settings(of: target), of: item.name)
      let known = Set(files.sources)
      let named = named(by: target, sources: true).filter { $0.hasSuffix(".swift") }.sorted()
      item.missing = named.filter { !known.contains(DiskPath.spelled($0)) }
      item.respelled = named.filter { !known.contains($0) && known.contains(DiskPath.spelled($0)) }
      return item
    }
  }

  /// What app extensions are made of: files and folders that lie anywhere, and the configuration files of their settings.
  var contents: (files: Set<String>, settings: [String]) {
    var files: Set<String> = []
    var configurations: [String] = []
    for (id, target) in appExtensions {
      files.formUnion(named(by: target, sources: true).union(named(by: target, sources: false)).map(DiskPath.spelled))
      for (groupID, group) in objects where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
        let isWhole = target["fileSystemSynchronizedGroups"]?.texts.contains(groupID) == true
        if isWhole || !exceptions(of: group, for: id).isEmpty, let path = path(of: groupID) { files.insert(path) }
      }
      configurations += settings(of: target).files
    }
    return (files, configurations)
  }

  private var appExtensions: [(id: String, target: OldPropertyList)] {
    targets(ofType: "com.apple.product-type.app-extension")
  }

  private func targets(ofType type: String) -> [(id: String, target: OldPropertyList)] {
    objects.filter { $0.value["isa"]?.text == "PBXNativeTarget" && $0.value["productType"]?.text == type }
      .sorted { ($0.value["name"]?.text ?? "", $0.key) < ($1.value["name"]?.text ?? "", $1.key) }
      .map { ($0.key, $0.value) }
  }

  /// The files of a target: those of its build phases, and those in folders that belong to it as a whole.
  private func members(
    of id: String, _ target: OldPropertyList, in files: [String], sources: Bool
  ) -> [String] {
    let named = named(by: target, sources: sources).map(DiskPath.spelled)
    var paths = Set(files).intersection(named)
    for (groupID, group) in objects where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let root = path(of: groupID) else { continue }
      let isWhole = target["fileSystemSynchronizedGroups"]?.texts.contains(groupID) == true
      let excepted = Set(exceptions(of: group, for: id).map { DiskPath.spelled("\(root)/\($0)") })
      let inside = files.filter { $0.hasPrefix(root + "/") }
      // A file excepted from the target that owns the folder is left out; for other targets exceptions are what they
      // take.
      paths.formUnion(inside.filter { file in excepted.contains { file == $0 || file.hasPrefix($0 + "/") } != isWhole })
    }
    return paths.sorted()
  }

  /// The files that the build phases of a target name one by one, as they spell them.
  private func named(by target: OldPropertyList, sources: Bool) -> Set<String> {
    let kind = sources ? "PBXSourcesBuildPhase" : "PBXResourcesBuildPhase"
    var paths: Set<String> = []
    for phase in target["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? [] where phase["isa"]?.text == kind {
      for build in phase["files"]?.texts.compactMap({ objects[$0] }) ?? [] {
        guard let file = build["fileRef"]?.text else { continue }
        // A file in several languages is a group of one for each.
        for id in [file] + (objects[file]?["children"]?.texts ?? []) {
          if let path = namedPath(of: id) { paths.insert(path) }
        }
      }
    }
    return paths
  }

  private func exceptions(of group: OldPropertyList, for target: String) -> [String] {
    (group["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }

  /// The build settings of a target's debug configuration, over those of the project.
  private func settings(of target: OldPropertyList) -> BuildSettings {
    let project = objects.values.first { $0["isa"]?.text == "PBXProject" }
    var settings = BuildSettings()
    for configuration in [configuration(of: project), configuration(of: target)].compactMap(\.self) {
      if let file = file(of: configuration) { settings.include(file) }
      settings.assign(configuration["buildSettings"]?.entries ?? [:])
    }
    return settings
  }

  private func configuration(of owner: OldPropertyList?) -> OldPropertyList? {
    let list = owner?["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    return all.first { $0["name"]?.text == "Debug" } ?? all.first
  }

  /// The configuration file below the settings of a configuration: one of its own, or one in a folder of Xcode 16.
  private func file(of configuration: OldPropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text { return path(of: reference) }
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ path(of: $0) }),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return Self.standardized("\(folder)/\(name)")
  }

  /// Where a file, folder or group lies; `nil` for what is not part of the project's folder.
  private func path(of id: String) -> String? { namedPath(of: id).map(DiskPath.spelled) }

  /// The same, as the project file spells it.
  private func namedPath(of id: String, depth: Int = 0) -> String? {
    guard depth < 64, let object = objects[id] else { return nil }
    let own = object["path"]?.text
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<absolute>": return own
    case "SOURCE_ROOT": return own.map { Self.standardized("\(folder)/\($0)") }
    case "<group>":
      guard let above = parents[id] else { return own.map { Self.standardized("\(folder)/\($0)") } ?? folder }
      guard let base = namedPath(of: above, depth: depth + 1) else { return nil }
      return own.map { Self.standardized("\(base)/\($0)") } ?? base
    default: return nil
    }
  }

  /// A path without `.` and `..`.
  static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
