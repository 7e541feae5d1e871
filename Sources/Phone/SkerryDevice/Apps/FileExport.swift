import FoundationEssentials

/// Writes what an app keeps into files where the phone's owner wants them.
nonisolated public struct FileExport: Sendable {
  /// Which files are written.
  public enum Formats: String, CaseIterable, Hashable, Sendable {
    case both = "CSV and JSON"
    case csv = "CSV"
    case json = "JSON"

    var endings: [String] {
      switch self {
      case .both: ["csv", "json"]
      case .csv: ["csv"]
      case .json: ["json"]
      }
    }
  }

  /// A table that is written, as text of each format.
  public protocol Table: Sendable {
    /// The name of files that only a folder was named for, without an ending.
    static var baseName: String { get }
    var csv: String { get }
    func json() throws -> String
  }

  let place: String
  let formats: Formats
  let replacesFiles: Bool

  /// - Parameters:
  ///   - place: A folder, in which the files get a name of their own, or a file's name, whose ending follows the
  ///     format. A leading `~` is the person's home folder.
  ///   - formats: Which files are written.
  ///   - replacesFiles: Whether files that exist are replaced; otherwise nothing is written if one does.
  public init(place: String, formats: Formats, replacesFiles: Bool) {
    self.place = place
    self.formats = formats
    self.replacesFiles = replacesFiles
  }

  /// The wishes of a sheet with ``fields``.
  public init(_ form: AppForm) {
    self.init(
      place: form["place"], formats: Formats(rawValue: form["formats"]) ?? .both, replacesFiles: form.isOn("replace"))
  }

  /// The fields of the sheet.
  public static var fields: [AppField] {
    [
      AppField("place", label: "Folder or file", kind: .text(limit: 1000), initialValue: "~", isRequired: true),
      AppField(
        "formats", label: "As", kind: .choice(Formats.allCases.map(\.rawValue)), initialValue: Formats.both.rawValue,
        isRequired: true),
      AppField("replace", label: "Replace existing files", kind: .toggle, initialValue: "no"),
    ]
  }

  /// Writes the files and returns their paths. Those of a phone that keeps nothing are in its memory only: a tape of
  /// somebody else must not write into the folders of whoever plays it.
  public func write<Written: Table>(
    _ table: Written, on folders: any FolderSystem
  ) throws(FileExportError) -> [String] {
    guard folders.isKept else { return try imagine(table, on: folders) }
    let base = try basePath(Written.baseName, on: folders)
    let files = formats.endings.map { (path: "\(base).\($0)", format: $0) }
    if !replacesFiles, let present = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      throw .fileExists(present.path)
    }
    for (index, file) in files.enumerated() {
      do throws(FileExportError) { try write(table, file.format, to: file.path) } catch {
        // Half of an export would stand in the way of the next try.
        if !replacesFiles { for made in files[..<index] { try? FileManager.default.removeItem(atPath: made.path) } }
        throw error
      }
    }
    return files.map(\.path)
  }

  /// What is told of files that were written.
  public static func sentence(about paths: [String], on folders: any FolderSystem) -> String {
    "Written: \(paths.joined(separator: ", "))"
      + (folders.isKept ? "" : ". This phone keeps nothing: its folders are in memory only.")
  }

  private func write(_ table: some Table, _ format: String, to path: String) throws(FileExportError) {
    do {
      let text = format == "csv" ? table.csv : try table.json()
      // Another program may make the file between the look and the writing; that one isn't replaced either.
      try Data(text.utf8).write(to: URL(filePath: path), options: replacesFiles ? .atomic : .withoutOverwriting)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      throw .fileExists(path)
    } catch let error as CocoaError {
      // What a full disk has taken of it would stand in the way of the next try.
      if !replacesFiles { try? FileManager.default.removeItem(atPath: path) }
      throw .failed(path: path, reason: Self.reason(error))
    } catch {
      throw .failed(path: path, reason: "\(error)")
    }
  }

  /// The path of the files without their endings.
  private func basePath(_ baseName: String, on folders: any FolderSystem) throws(FileExportError) -> String {
    let path = try Self.expanded(Self.trimmed(place), on: folders)
    if path.isEmpty { throw .noPlace }
    guard path.hasPrefix("/") else { throw .relative(path) }
    if Self.isFolder(path) { return (path.hasSuffix("/") ? path : path + "/") + baseName }
    if path.hasSuffix("/") { throw .folderMissing(path) }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex, !Self.isFolder(String(path[..<slash])) {
      throw .folderMissing(String(path[..<slash]))
    }
    let ending = Formats.both.endings.first { path.lowercased().hasSuffix("." + $0) }
    return ending.map { String(path.dropLast($0.count + 1)) } ?? path
  }

  /// What was typed, with the home folder that everything else on this phone means.
  private static func expanded(_ path: String, on folders: any FolderSystem) throws(FileExportError) -> String {
    guard path == "~" || path.hasPrefix("~/") else { return path }
    let isFolder = path.count > 1 && path.hasSuffix("/")
    do { return try folders.path(path) + (isFolder ? "/" : "") } catch { throw .failed(path: path, reason: "\(error)") }
  }

  static func trimmed(_ place: String) -> String {
    String(place.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
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

/// Why files could not be written, each in one sentence.
nonisolated public enum FileExportError: Error, Hashable, Sendable, CustomStringConvertible {
  case noPlace
  /// The folder in which somebody typed it is not the phone's.
  case relative(String)
  case folderMissing(String)
  case fileExists(String)
  case failed(path: String, reason: String)

  public var description: String {
    switch self {
    case .noPlace: "Name a folder or a file to export to, such as ~/Documents."
    case .relative(let path): "\(path) begins neither with / nor with ~/, so it is no place for a phone."
    case .folderMissing(let path): "There is no folder \(path); make it first or name another."
    case .fileExists(let path):
      "\(path) exists already; nothing was written. Set “Replace existing files” to replace it."
    case .failed(let path, let reason): "\(path) could not be written: \(reason)."
    }
  }
}
