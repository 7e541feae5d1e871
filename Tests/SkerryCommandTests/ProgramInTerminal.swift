import FoundationEssentials
import Glibc
import Testing

/// The built program in a pseudo terminal, watched through a terminal emulator by the harness of the terminal's tests.
struct ProgramInTerminal: Encodable {
  var argv: [String]
  var columns = 120
  var rows = 40
  var term: String? = "xterm-256color"
  var env: [String: String?] = [:]
  var stdin = "terminal"
  var stdout = "terminal"
  var steps: [Step] = []

  /// One thing to do to the program; the harness explains each.
  struct Step: Encodable {
    var `do`: String
    var text: String?
    var name: String?
    var seconds: Double?
    var timeout: Double?
    var columns: Int?
    var rows: Int?

    /// Waits until the screen shows exactly this.
    static func shows(_ screen: String) -> Step {
      Step(do: "until", text: "\\A" + escaped(screen) + "\\Z", timeout: 20)
    }
    static func until(_ text: String) -> Step { Step(do: "until", text: escaped(text), timeout: 20) }
    static func keys(_ text: String) -> Step { Step(do: "keys", text: text) }
    static func signal(_ name: String) -> Step { Step(do: "signal", name: name) }
    static func resize(columns: Int, rows: Int) -> Step { Step(do: "resize", columns: columns, rows: rows) }
    static func wait(_ seconds: Double) -> Step { Step(do: "wait", seconds: seconds) }
    static let stopped = Step(do: "stopped", timeout: 20)
    static let goOn = Step(do: "continue")
    static let screen = Step(do: "screen")
    static func measure(_ seconds: Double) -> Step { Step(do: "measure", seconds: seconds) }
    static let modes = Step(do: "modes")
    static let exit = Step(do: "exit", timeout: 20)

    private static func escaped(_ text: String) -> String {
      text.map { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "\n" ? "\\\($0)" : String($0) }.joined()
    }
  }

  struct Report: Decodable {
    var ok: Bool
    var problem: String?
    var steps: [Found]
    var exit: Exit?
    /// What is not as it was before the program.
    var restored: [String]
    /// The main screen at the end.
    var screen: String
    /// All bytes, one character each.
    var output: String

    struct Found: Decodable {
      var text: String?
      var styles: [[Run]]?
      var alternate: Bool?
      var restored: [String]?
      /// How often it woke while it was measured.
      var wakes: Int?
    }

    struct Exit: Decodable, Equatable {
      var code: Int?
      var signal: String?
    }
  }

  /// Cells beside each other that look the same.
  struct Run: Decodable {
    let count: Int
    /// Foreground, background, then names of attributes.
    let style: [String]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      count = try values.decode(Int.self)
      style = try values.decode([String].self)
    }
  }

  init(_ arguments: [String], steps: [Step] = []) throws {
    argv = [try Program.path] + arguments
    self.steps = steps
  }

  /// Does all steps; fails the test with the harness's own words when one of them can't be done.
  func run(_ location: SourceLocation = #_sourceLocation) throws -> Report { try start().report(location) }

  /// Begins with the steps; whoever wants the report waits for their end.
  func start() throws -> Started {
    let folder = try ScratchFolder()
    let request = folder.path + "/request.json"
    try JSONEncoder().encode(self).write(to: URL(filePath: request))
    return Started(folder: folder, pid: try harness(input: request, output: folder.path + "/answer.json"))
  }

  /// A program whose steps are being done.
  struct Started {
    let folder: ScratchFolder
    let pid: pid_t

    /// Waits for the end; fails the test with the harness's own words when a step can't be done.
    func report(_ location: SourceLocation = #_sourceLocation) throws -> Report {
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
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
      + "/SkerryTerminalTests/Support/terminal_harness.py"
  }

  private func harness(input: String, output: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let words = ["python3", Self.script]
    let strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    try #require(posix_spawnp(&pid, words[0], &actions, nil, strings, environ) == 0, "python3 is missing")
    return pid
  }
}
