/// The ways in which a folder that a person chose can fail, each in one sentence.
nonisolated public enum FolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was typed is no full path.
  case badPath(String)
  case noFolder(String)
  case notAFolder(String)
  case noAccess(String, reason: String)
  case cannotRead(String, reason: String)
  case cannotWrite(String, reason: String)
  /// A folder, a pipe or a device where a file is expected.
  case notAFile(String)
  case tooLarge(String)
  /// A link to a place outside of the folder.
  case leadsOut(String)
  /// Another program changed the file between reading and writing.
  case changedMeanwhile(String)

  public var description: String {
    switch self {
    case .badPath(let path):
      path.isEmpty ? "Type the path of a folder, such as ~/Notes." : "Begin with / or ~: “\(path)” is no full path."
    case .noFolder(let path): "There is no folder \(path)."
    case .notAFolder(let path): "\(path) is no folder."
    case .noAccess(let path, let reason): "The folder \(path) can't be used: \(reason)."
    case .cannotRead(let file, let reason): "\(file) can't be read: \(reason)."
    case .cannotWrite(let file, let reason): "\(file) can't be written: \(reason)."
    case .notAFile(let file): "\(file) is no file."
    case .tooLarge(let file): "\(file) has more than \(FolderFile.limit >> 20) MB and is not read."
    case .leadsOut(let file): "\(file) is a link out of the folder and is left alone."
    case .changedMeanwhile(let file): "\(file) was changed by another program at the same moment; try again."
    }
  }

  /// Whether the folder as a whole is the matter, not one of its files.
  public var concernsFolder: Bool {
    switch self {
    case .badPath, .noFolder, .notAFolder, .noAccess: true
    case .cannotRead, .cannotWrite, .notAFile, .tooLarge, .leadsOut, .changedMeanwhile: false
    }
  }
}
