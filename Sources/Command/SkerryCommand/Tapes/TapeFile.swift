import FoundationEssentials
import Glibc
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
    guard descriptor >= 0 else { throw CommandFailure("\(shown) can't be read: \(String(cString: strerror(errno))).") }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= Tape.byteLimit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw CommandFailure("\(shown) can't be read: \(String(cString: strerror(errno))).") }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
