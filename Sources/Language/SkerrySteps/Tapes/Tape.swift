import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryScreens

/// A script of what happens on the phone: plain text, one step a line.
///
/// ```
/// set size 80x24                 # settings, all of them may be left out
/// app swiftclimb start-session   # steps, as everywhere in Skerry
/// wait 2s
/// jump 59m58s
/// expect lock-screen "1:00:00"
/// snapshot after-an-hour lock-screen compact
/// ```
///
/// Playing a tape is a matter of virtual time alone: the same tape gives the same bytes, wherever and whenever it is
/// played.
nonisolated public struct Tape: Sendable {
  /// The file, as messages name it.
  public let name: String
  /// The file without its folders, for pictures: they are the same wherever the tape lies.
  public var title: String { name.split(separator: "/").last.map(String.init) ?? name }
  public package(set) var settings: TapeSettings
  /// The lines, in order.
  public let lines: [TapeLine]

  /// Reads a tape. Throws ``TapeProblems`` that tell every line that can't be understood.
  ///
  /// - Parameters:
  ///   - text: the file's content.
  ///   - name: the file's name, for messages.
  ///   - apps: the names of the installed apps, to find misspelt ones before anything is played; `nil` leaves that to
  ///     the phone.
  ///   - resources: where the files lie that steps name, to miss them before anything is played.
  public init(
    _ text: String, name: String, apps: [String]? = nil, resources: (any StepResources)? = nil
  ) throws(TapeProblems) {
    var reader = TapeReader(name: name, apps: apps, resources: resources)
    for (index, line) in TapeText.lines(of: text).enumerated() { reader.read(line, number: index + 1) }
    reader.finish()
    guard reader.problems.isEmpty else { throw TapeProblems(problems: reader.problems) }
    self.name = name
    settings = reader.settings
    lines = reader.lines
  }

  /// The longest tape, in bytes.
  public static let byteLimit = TapeText.limit

  /// Reads the bytes of a file. Throws ``TapeProblems``.
  public init(
    _ bytes: Data, name: String, apps: [String]? = nil, resources: (any StepResources)? = nil
  ) throws(TapeProblems) {
    try self.init(try TapeText.text(of: bytes, name: name), name: name, apps: apps, resources: resources)
  }
}

/// A line of a tape that makes something happen.
nonisolated public struct TapeLine: Hashable, Sendable {
  /// From 1.
  public let number: Int
  /// As it was written.
  public let text: String
  public let deed: TapeDeed
}

nonisolated extension Tape {
  /// The lines on which the mouse does something, and how large the terminal is there.
  package var pointerSizes: [(line: Int, size: CellSize)] {
    var size = settings.size
    return lines.compactMap { line in
      if case .size(let new) = line.deed { size = new }
      guard case .pointer = line.deed else { return nil }
      return (line.number, size)
    }
  }
}

/// The deed of a line of a tape.
nonisolated public enum TapeDeed: Hashable, Sendable {
  case step(Step)
  /// A step that may be refused.
  case attempt(Step)
  /// The mouse, on a cell of the console.
  case pointer(InputEvent)
  /// The terminal becomes another size.
  case size(CellSize)
  /// Virtual time stands still, goes on, or runs at another speed.
  case pace(TapePace)
  /// A caption in the footer for those who watch; empty takes it away.
  case say(String)
  /// From here on, steps that name this file get these bytes; `nil` for a file that can't be read.
  case file(path: String, Data?)
  case expect(Expectation)
  case snapshot(TapeSnapshot)
}

/// A picture that is compared with its golden file.
nonisolated public struct TapeSnapshot: Hashable, Sendable {
  /// Letters, digits, dots and dashes; no two of a tape are the same.
  public var name: String
  public var surfaces: [Surface]
  /// The app whose activity is meant; `nil` for the selected one.
  public var app: String?
}
