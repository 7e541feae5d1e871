import Glibc
import SkerryBasics

/// The small package in which extensions are built: copies of their sources as an iPhone would take them, one target each.
///
/// All extensions share it, so that Skerry's own rooms are compiled once. The projects themselves are never written to.
public struct GeneratedPackage: Sendable {
  /// Its folder.
  public let path: String
  let skerry: SkerryPackage

  public init(path: String, skerry: SkerryPackage) {
    self.path = path
    self.skerry = skerry
  }

  /// Whether something was built here before, so that Skerry's own modules are ready.
  public var isBuilt: Bool { FolderListing.names(in: "\(path)/.build/debug") != nil }

  /// `$XDG_CACHE_HOME/skerry/projects`, which is `~/.cache/skerry/projects` if that is not set.
  public static func standardPath() -> String? {
    if let cache = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), cache.hasPrefix("/") {
      return cache + "/skerry/projects"
    }
    return getenv("HOME").map { String(cString: $0) + "/.cache/skerry/projects" }
  }

  /// The name of an extension's target: its own name, and a number that tells projects apart.
  static func targetName(of item: WidgetExtension) -> String {
    let letters = item.name.unicodeScalars.map {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) ? Character($0) : "_"
    }
    var number: UInt32 = 2_166_136_261
    for byte in "\(item.origin)/\(item.name)".utf8 { number = (number ^ UInt32(byte)) &* 16_777_619 }
    let name = String(letters)
    return (name.first?.isNumber ?? true ? "Widgets" : "") + name + "_" + String(number, radix: 36)
  }

  /// Writes the copies of an extension's sources and the description of the whole package; nothing that is the same
  /// already is written again. Throws ``ProjectProblem`` when the folder can't be written to.
  ///
  /// - Parameters:
  ///   - item: the extension.
  ///   - sources: the names and texts of its files.
  ///   - table: the strings file that is made up for it, if any.
  func write(
    _ item: WidgetExtension, _ sources: [(name: String, text: String)], table: String = ""
  ) throws(ProjectProblem) {
    let target = Self.targetName(of: item)
    let folder = "\(path)/Sources/\(target)"
    let catalogs = item.catalogs.enumerated().map { ("\($0.offset)-" + TextFile.name(of: $0.element), $0.element) }
    let tables = item.stringTables.enumerated().map { ("\($0.offset)-" + Self.tableName(of: $0.element), $0.element) }
    let madeUp = table.isEmpty ? [] : [(name: Self.madeUpTable, text: table)]
    let wanted = Set((sources + madeUp).map(\.name) + catalogs.map(\.0) + tables.map(\.0))
    TextFile.makeFolder(folder)
    for name in FolderListing.names(in: folder) ?? [] where !wanted.contains(name) { Self.remove("\(folder)/\(name)") }
    for (name, text) in sources + madeUp where !TextFile.write(text, to: "\(folder)/\(name)") {
      throw problem(with: "\(folder)/\(name)")
    }
    for (name, catalog) in catalogs + tables where !Self.copy(catalog, to: "\(folder)/\(name)") {
      throw problem(with: "\(folder)/\(name)")
    }
    let targetLines = description(of: target, item, (catalogs + tables).map(\.0) + madeUp.map(\.name))
    guard TextFile.write(targetLines, to: "\(path)/Targets/\(target)"), writeManifest() else {
      throw problem(with: path)
    }
  }

  private static let madeUpTable = "0-en=Localizable.strings"

  /// Why something of the package can't be written, by `errno`.
  func problem(with path: String) -> ProjectProblem {
    if errno == ENOSPC || errno == EDQUOT { return isFull }
    let reason = String(cString: strerror(errno))
    return ProjectProblem("\(path) can't be written: \(reason). Name a folder that can be with --package.")
  }

  /// There is no room where the package lies.
  var isFull: ProjectProblem {
    ProjectProblem(
      "The disk with \(path) is full: make room on it, or name a folder on another one with --package.")
  }

  /// The name of a table's copy, with the language of its folder: `de=Localizable.strings`.
  private static func tableName(of path: String) -> String {
    let folder = TextFile.name(of: TextFile.parent(of: path))
    guard folder.hasSuffix(".lproj") else { return TextFile.name(of: path) }
    return "\(folder.dropLast(".lproj".count))=\(TextFile.name(of: path))"
  }

  private func description(of target: String, _ item: WidgetExtension, _ catalogs: [String]) -> String {
    var settings = [".swiftLanguageMode(.v\(item.language.mode))"]
    if item.language.isMainActorDefault { settings.append(".defaultIsolation(MainActor.self)") }
    if item.language.isApproachable {
      settings += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].map {
        ".enableUpcomingFeature(\"\($0)\")"
      }
    }
    settings += item.language.conditions.filter { $0 != "DEBUG" }.map { ".define(\"\($0)\")" }
    // A missing name deep in a view lets the compiler try for minutes what else could have been meant.
    settings.append(
      ".unsafeFlags([\"-Xfrontend\", \"-solver-expression-time-threshold=\(CompilerMessage.patience)\"])")
    let resources = catalogs.map { ".copy(\(LiteralText.quoted($0)))" }.joined(separator: ", ")
    return """
          .executableTarget(
            name: "\(target)",
            dependencies: [.product(name: "SkerryKit", package: "skerry"), .product(name: "SkerryMain", package: "skerry")],
            resources: [\(resources)],
            swiftSettings: [\(settings.joined(separator: ", "))]),

      """
  }

  private func writeManifest() -> Bool {
    let names = (FolderListing.names(in: path + "/Targets") ?? []).sorted()
    let targets = names.filter { FolderListing.names(in: "\(path)/Sources/\($0)")?.isEmpty == false }
      .compactMap { TextFile.read("\(path)/Targets/\($0)") }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      // Written by skerry run; what is changed here is lost. Skerry's files: \(skerry.fileNumber)
      let package = Package(
        name: "\(ResourceFolders.packageOfProjects)",
        dependencies: [.package(name: "skerry", path: \(LiteralText.quoted(skerry.path)))],
        targets: [
      \(targets.joined())  ])

      """
    return TextFile.write(manifest, to: path + "/Package.swift")
  }

  private static func remove(_ path: String) {
    for name in FolderListing.names(in: path) ?? [] { remove("\(path)/\(name)") }
    if unlink(path) != 0 { rmdir(path) }
  }

  /// Copies a folder, file by file, where something is different. What can't be read is left out; `false` where a copy can't
  /// be written, with the reason in `errno`.
  private static func copy(_ source: String, to copy: String) -> Bool {
    guard let names = FolderListing.names(in: source) else { return copyFile(source, to: copy) }
    TextFile.makeFolder(copy)
    for name in FolderListing.names(in: copy) ?? [] where !names.contains(name) { remove("\(copy)/\(name)") }
    return names.allSatisfy { $0.hasPrefix(".") || self.copy("\(source)/\($0)", to: "\(copy)/\($0)") }
  }

  private static func copyFile(_ source: String, to copy: String) -> Bool {
    guard let bytes = bytes(of: source), bytes != self.bytes(of: copy) else { return true }
    let descriptor = open(copy, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return false }
    let isWritten = bytes.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    let reason = errno
    close(descriptor)
    errno = reason
    return isWritten
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Descriptor.readAll(descriptor, upTo: 32 << 20, as: [UInt8].self)
  }
}

extension WidgetExtension {
  /// A line that the extension's program said, with the extension's name before it in the place of its target's, which has a
  /// number behind it that tells projects apart.
  public func plainly(_ line: String) -> String {
    let target = GeneratedPackage.targetName(of: self)
    return line.hasPrefix(target + ": ") ? name + line.dropFirst(target.count) : line
  }
}
