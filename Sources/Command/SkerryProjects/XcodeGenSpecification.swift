/// A description from which XcodeGen makes a project (`project.yml`), as far as it says plainly which files and settings an
/// app extension has.
struct XcodeGenSpecification {
  private let contents: OldPropertyList
  private let folder: String

  /// Reads a description; `nil` where it can't be read.
  init?(at path: String) {
    guard let contents = TextFile.read(path).flatMap(PlainYAML.value(of:)) else { return nil }
    (self.contents, folder) = (contents, TextFile.parent(of: path))
  }

  /// The targets that are app extensions, in the order of their names.
  var appExtensions: [DescribedTarget] {
    (contents["targets"]?.entries ?? [:]).sorted { $0.key < $1.key }
      .filter { ["app-extension", "extensionkit-extension"].contains($0.value["type"]?.text) }
      .map { described($0.key, $0.value) }
  }

  private func described(_ name: String, _ target: OldPropertyList) -> DescribedTarget {
    var result = DescribedTarget(name: target["productName"]?.text ?? name)
    for entry in Self.list(target["sources"]) {
      guard let path = entry.text ?? entry["path"]?.text else { continue }
      let phase = entry["buildPhase"]?.text
      if phase == "none" { continue }
      let root = XcodeProject.standardized("\(folder)/\(path)")
      let included = Self.list(entry["includes"]).compactMap(\.text).map { FilePattern($0, in: root) }
      let patterns = included.isEmpty ? [FilePattern(path, in: folder)] : included
      if phase == "resources" { result.resources += patterns } else { result.sources += patterns }
      result.excluded += Self.list(entry["excludes"]).compactMap(\.text).map { FilePattern($0, in: root) }
    }
    for entry in Self.list(target["resources"]) {
      guard let path = entry.text ?? entry["path"]?.text else { continue }
      result.resources.append(FilePattern(path, in: folder))
    }
    for owner in [contents, target] {
      if let file = Self.debug(owner["configFiles"])?.text {
        result.settings.include(XcodeProject.standardized("\(folder)/\(file)"))
      }
      let settings = owner["settings"]
      result.settings.assign(settings?["base"]?.entries ?? settings?.entries ?? [:])
      result.settings.assign(Self.debug(settings?["configs"])?.entries ?? [:])
    }
    if let prefix = contents["options"]?["bundleIdPrefix"]?.text,
      result.settings["PRODUCT_BUNDLE_IDENTIFIER"] == nil
    {
      // XcodeGen makes it of what a name has of plain characters.
      let plain = name.replacing("_", with: "-").filter { $0.isLetter || $0.isNumber || "-.".contains($0) }
      result.settings.assign("\(prefix).\(plain)", to: "PRODUCT_BUNDLE_IDENTIFIER")
    }
    return result
  }

  /// The configuration files of the targets, which may change their settings.
  var settingsFiles: [String] { appExtensions.flatMap(\.settings.files) }

  /// What is said of the debug configuration.
  private static func debug(_ configurations: OldPropertyList?) -> OldPropertyList? {
    configurations?.entries.sorted { $0.key < $1.key }.first { $0.key.lowercased() == "debug" }?.value
  }

  /// One value, or a list of them.
  private static func list(_ value: OldPropertyList?) -> [OldPropertyList] {
    guard let value else { return [] }
    if case .list(let elements) = value { return elements }
    return [value]
  }
}
