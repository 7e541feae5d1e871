import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerrySteps

/// A tape on disk, read as a whole before anything is played.
nonisolated struct TapeFile {
  /// As it was written on the command line; `-` is the standard input.
  let path: String
  let tape: Tape

  /// The files beside it.
  var resources: DiskResources { DiskResources(folder: Self.folder(of: path)) }

  /// Reads a tape and makes sure that the files it names are there. Throws ``TapeProblems``, or a ``CommandFailure`` if
  /// the file itself can't be read.
  init(path: String) throws {
    self.path = path
    let bytes = try Self.bytes(of: path)
    let resources = DiskResources(folder: Self.folder(of: path))
    tape = try Tape(
      Data(bytes), name: path == "-" ? "standard input" : path, apps: Skerry.appNames, resources: resources)
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  private static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    let shown = path == "-" ? "The standard input" : CellText(path).prefix(columns: 200).description
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandFailure("\(shown) can't be read: \(systemReason).") }
    defer { if path != "-" { close(descriptor) } }
    guard let bytes = Descriptor.readAll(descriptor, upTo: Tape.byteLimit) else {
      throw CommandFailure("\(shown) can't be read: \(systemReason).")
    }
    return bytes
  }
}
