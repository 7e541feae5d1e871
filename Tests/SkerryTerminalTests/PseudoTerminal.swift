import FoundationEssentials
import Glibc
import Testing

/// Drives a program in a pseudo terminal through `Support/terminal_harness.py`, and tells what a person would see.
struct PseudoTerminal: Encodable {
  var argv: [String]
  var columns = 80
  var rows = 24
  var term: String? = "xterm-256color"
  var env: [String: String?] = [:]
  var stdin = "terminal"
  var stdout = "terminal"
  var steps: [Step] = []

  /// One thing to do to the program; see the script for what each needs.
  struct Step: Encodable {
    var `do`: String
    var text: String?
    var name: String?
    var seconds: Double?
    var timeout: Double?
    var columns: Int?
    var rows: Int?

    static func until(_ pattern: String) -> Step { Step(do: "until", text: pattern, timeout: 20) }
    static func keys(_ text: String) -> Step { Step(do: "keys", text: text) }
    static func signal(_ name: String) -> Step { Step(do: "signal", name: name) }
    static func wait(_ seconds: Double) -> Step { Step(do: "wait", seconds: seconds) }
    static func measure(_ seconds: Double) -> Step { Step(do: "measure", seconds: seconds) }
    static func resize(columns: Int, rows: Int) -> Step { Step(do: "resize", columns: columns, rows: rows) }
    static let stopped = Step(do: "stopped", timeout: 20)
    static let goOn = Step(do: "continue")
    static let screen = Step(do: "screen")
    static let modes = Step(do: "modes")
    static let mark = Step(do: "mark")
    static let hangup = Step(do: "hangup")
    static let exit = Step(do: "exit", timeout: 20)
  }

  struct Report: Decodable {
    var ok: Bool
    var problem: String?
    var steps: [Found] = []
    var exit: Exit?
    var restored: [String] = []
    var screen = ""
    var output = ""
    var sinceMark = ""

    enum CodingKeys: String, CodingKey {
      case ok, problem, steps, exit, restored, screen, output
      case sinceMark = "since_mark"
    }

    struct Found: Decodable {
      var text: String?
      var restored: [String]?
      var alternate: Bool?
      var wakes: Int?
      var writes: Int?
      var bytes: Int?
      var threads: Int?
    }

    struct Exit: Decodable, Equatable {
      var code: Int?
      var signal: String?
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      ok = try values.decode(Bool.self, forKey: .ok)
      problem = try values.decodeIfPresent(String.self, forKey: .problem)
      steps = try values.decodeIfPresent([Found].self, forKey: .steps) ?? []
      exit = try values.decodeIfPresent(Exit.self, forKey: .exit)
      restored = try values.decodeIfPresent([String].self, forKey: .restored) ?? []
      screen = try values.decodeIfPresent(String.self, forKey: .screen) ?? ""
      output = try values.decodeIfPresent(String.self, forKey: .output) ?? ""
      sinceMark = try values.decodeIfPresent(String.self, forKey: .sinceMark) ?? ""
    }
  }

  /// Runs all steps; fails the test with the script's own words when one of them can't be done.
  func run(_ location: SourceLocation = #_sourceLocation) throws -> Report {
    let folder = try TemporaryFolder()
    let request = folder.path + "/request.json"
    let answer = folder.path + "/answer.json"
    try JSONEncoder().encode(self).write(to: URL(filePath: request))
    let status = try spawn(["python3", Self.script], input: request, output: answer)
    try #require(status == 0, "no python3, or the harness failed: run `make setup-tests`", sourceLocation: location)
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: answer)))
    try #require(report.ok, "\(report.problem ?? "no reason given")", sourceLocation: location)
    return report
  }

  private static var script: String {
    URL(filePath: #filePath).deletingLastPathComponent().path + "/Support/terminal_harness.py"
  }

  private func spawn(_ arguments: [String], input: String, output: String) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var pid: pid_t = 0
    let strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    guard posix_spawnp(&pid, arguments[0], &actions, nil, strings, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}

/// A folder that is gone after its last use.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/skerry-terminal-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
