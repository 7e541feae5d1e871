import FoundationEssentials
import Glibc
import Testing

/// A program in a pseudo terminal, driven and watched through a terminal emulator (pyte) by `terminal_harness.py`: it
/// tells what a person would see.
public struct PseudoTerminal: Encodable, Sendable {
  public var argv: [String]
  public var columns = 80
  public var rows = 24
  public var term: String? = "xterm-256color"
  public var env: [String: String?] = [:]
  public var stdin = "terminal"
  public var stdout = "terminal"
  public var steps: [Step] = []

  public init(argv: [String], columns: Int = 80, rows: Int = 24, steps: [Step] = []) {
    self.argv = argv
    self.columns = columns
    self.rows = rows
    self.steps = steps
  }

  /// Does all steps; fails the test with the harness's own words when one of them can't be done.
  public func run(_ location: SourceLocation = #_sourceLocation) throws -> Report { try start().report(location) }

  /// Begins with the steps; whoever wants the report waits for their end.
  public func start() throws -> Started {
    let folder = try ScratchFolder()
    let request = folder.path + "/request.json"
    try JSONEncoder().encode(self).write(to: URL(filePath: request))
    return try Started(request: request, in: folder)
  }
}
