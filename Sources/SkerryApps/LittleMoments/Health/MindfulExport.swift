import FoundationEssentials

/// Writes mindful minutes to where the person wants them.
struct MindfulExport: Sendable {
  static let baseName = "mindful-minutes"

  /// Which files are written.
  enum Formats: String, CaseIterable, Hashable, Sendable {
    case both = "CSV and JSON"
    case csv = "CSV"
    case json = "JSON"

    var names: [String] {
      switch self {
      case .both: ["csv", "json"]
      case .csv: ["csv"]
      case .json: ["json"]
      }
    }
  }

  let table: MindfulTable
  let formats: Formats
  /// Whether files that exist are replaced; otherwise nothing is written if one does.
  let replacesFiles: Bool

  /// Writes the files and returns their paths.
  ///
  /// In a folder they get a name of their own; any other path is a file's name, whose ending follows the format.
  func write(to place: String) throws(MeditationError) -> [String] {
    if table.sessions.isEmpty { throw .nothingToExport }
    let base = try basePath(place)
    let files = formats.names.map { (path: "\(base).\($0)", format: $0) }
    if !replacesFiles, let present = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      throw .fileExists(present.path)
    }
    for file in files { try write(file.format, to: file.path) }
    return files.map(\.path)
  }

  private func write(_ format: String, to path: String) throws(MeditationError) {
    do {
      let text = format == "csv" ? table.csv : try table.json()
      // Somebody else may make the file between the look and the writing; that one isn't replaced either.
      try Data(text.utf8).write(to: URL(filePath: path), options: replacesFiles ? .atomic : .withoutOverwriting)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      throw .fileExists(path)
    } catch let error as CocoaError {
      throw .exportFailed(path: path, reason: Self.reason(error))
    } catch {
      throw .exportFailed(path: path, reason: "\(error)")
    }
  }

  /// The path of the files without their endings.
  private func basePath(_ place: String) throws(MeditationError) -> String {
    let path = Self.expanded(place)
    if path.isEmpty { throw .noPlaceToExport }
    if Self.isFolder(path) { return (path.hasSuffix("/") ? path : path + "/") + Self.baseName }
    if path.hasSuffix("/") { throw .folderMissing(path) }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex, !Self.isFolder(String(path[..<slash])) {
      throw .folderMissing(String(path[..<slash]))
    }
    let ending = Formats.both.names.first { path.lowercased().hasSuffix("." + $0) }
    return ending.map { String(path.dropLast($0.count + 1)) } ?? path
  }

  /// A leading `~` is the person's home folder, as in a shell.
  private static func expanded(_ place: String) -> String {
    let path = String(place.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    guard path == "~" || path.hasPrefix("~/") else { return path }
    let home = FileManager.default.homeDirectoryForCurrentUser.path()
    return (home.hasSuffix("/") ? String(home.dropLast()) : home) + path.dropFirst()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  private static func reason(_ error: CocoaError) -> String {
    switch error.code {
    case .fileWriteNoPermission: "you may not write there"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileNoSuchFile, .fileReadNoSuchFile: "the folder is gone"
    default: "\(error)"
    }
  }
}
