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
    return Started(folder: folder, pid: try Self.harness(input: request, output: folder.path + "/answer.json"))
  }

  /// A program whose steps are being done.
  public struct Started: Sendable {
    let folder: ScratchFolder
    public let pid: pid_t

    /// Waits for the end; fails the test with the harness's own words when a step can't be done.
    public func report(_ location: SourceLocation = #_sourceLocation) throws -> Report {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
      try #require(status == 0, "no python3, or the harness failed: run `make setup-tests`", sourceLocation: location)
      let answer = URL(filePath: folder.path + "/answer.json")
      let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: answer))
      try #require(report.ok, "\(report.problem ?? "no reason given")", sourceLocation: location)
      return report
    }
  }

  private static var script: String {
    URL(filePath: #filePath).deletingLastPathComponent().path + "/terminal_harness.py"
  }

  private static func harness(input: String, output: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let words = ["python3", script]
    let strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    try #require(posix_spawnp(&pid, words[0], &actions, nil, strings, environ) == 0, "python3 is missing")
    return pid
  }
}
