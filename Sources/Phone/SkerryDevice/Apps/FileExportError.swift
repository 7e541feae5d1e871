/// Why files could not be written, each in one sentence.
nonisolated public enum FileExportError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingIsKept
  case noPlace
  case folderMissing(String)
  case fileExists(String)
  case failed(path: String, reason: String)

  public var description: String {
    switch self {
    case .nothingIsKept:
      "This phone keeps nothing and writes no files of yours; export from one that was started without --ephemeral."
    case .noPlace: "Name a folder or a file to export to, such as ~/Documents."
    case .folderMissing(let path): "There is no folder \(path); make it first or name another."
    case .fileExists(let path):
      "\(path) exists already; nothing was written. Set “Replace existing files” to replace it."
    case .failed(let path, let reason): "\(path) could not be written: \(reason)."
    }
  }
}
