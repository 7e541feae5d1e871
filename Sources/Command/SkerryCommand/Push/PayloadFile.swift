import FoundationEssentials
import Glibc
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerrySteps

/// A payload as it was given on the command line.
nonisolated struct PayloadFile: Hashable, Sendable {
  /// The path, or `-` for standard input.
  let name: String
  let bytes: [UInt8]
  /// The payload's own words.
  let peek: PayloadPeek

  /// Reads a file. Throws a ``CommandFailure`` that names it, and the line where it can't be understood.
  init(path: String) throws(CommandFailure) { try self.init(name: path, bytes: Self.read(path)) }

  init(name: String, bytes: [UInt8]) throws(CommandFailure) {
    self.name = name
    self.bytes = bytes
    let shown = Self.shown(name)
    guard !bytes.isEmpty else { throw CommandFailure("\(shown) is empty; a payload is a JSON object with aps in it.") }
    let document: JSONValue
    do throws(JSONProblem) {
      document = try JSONValue(parsing: Data(bytes))
    } catch {
      throw CommandFailure("\(shown) is not JSON: \(CellText("\(error)")).")
    }
    guard document.object?["aps"]?.object != nil else {
      throw CommandFailure("\(shown) has no object aps; a payload looks like {\"aps\": {\"event\": \"update\", …}}.")
    }
    peek = PayloadPeek(Data(bytes))
  }

  /// Where it is, whatever folder somebody else works in.
  var fullPath: String {
    guard name != "-", let found = realpath(name, nil) else { return name }
    defer { free(found) }
    return String(cString: found)
  }

  private static func shown(_ name: String) -> String {
    name == "-" ? "The standard input" : CellText(name).prefix(columns: 200).description
  }

  /// The most bytes that are read: enough for every refusal of APNs to be seen.
  private static let limit = 60 * 1024

  private static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { if !isInput { close(descriptor) } }
    guard let bytes = Descriptor.readAll(descriptor, upTo: limit) else { throw unreadable(path) }
    guard bytes.count <= limit else {
      throw CommandFailure("\(shown(path)) has more than \(limit) bytes; a push has at most 4096.")
    }
    return bytes
  }

  private static func unreadable(_ path: String) -> CommandFailure {
    CommandFailure("\(shown(path)) can't be read: \(systemReason).")
  }
}

/// Files that steps name, read from disk; anything but a plain file is refused: it could keep a dashboard waiting.
nonisolated struct DiskResources: StepResources {
  /// Where relative paths begin, with a slash at its end; empty for the working directory.
  var folder = ""

  func bytes(of path: String) throws(StepProblem) -> Data {
    let isAbsolute = path.hasPrefix("/") || path.hasPrefix("~/")
    let place = path.hasPrefix("~/") ? (StateFolder.environment("HOME") ?? "~") + path.dropFirst() : path
    return try Self.read(isAbsolute ? place : folder + place, named: path)
  }

  private static func read(_ place: String, named path: String) throws(StepProblem) -> Data {
    guard let file = OpenFile(place, O_RDONLY | O_NONBLOCK) else {
      throw StepProblem("\(path) can't be read: \(systemReason).")
    }
    guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else {
      throw StepProblem("\(path) is not a plain file.")
    }
    guard let data = file.readAll(upTo: limit) else { throw StepProblem("\(path) can't be read: \(systemReason).") }
    guard data.count <= limit else { throw StepProblem("\(path) has more than \(limit) bytes.") }
    return data
  }

  private static let limit = 60 * 1024
}
