import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

@testable import SkerrySteps

/// The built program, run without a terminal.
struct Program {
  var arguments: [String]
  /// Variables that differ from the test's own; nil removes one.
  var environment: [String: String?] = [:]
  var folder: String?
  /// What it reads from standard input.
  var input: String?
  /// Where standard output goes; nil to collect it.
  var output: String?
  /// The most that a file of its may have, in half kilobytes.
  var fileLimit: Int?
  /// Starts it with standard output closed.
  var closesOutput = false

  struct Result: Equatable {
    /// The exit code, or minus the signal that killed it.
    var code: Int
    var output: String
    var errors: String
  }

  init(_ arguments: String...) { self.arguments = arguments }
  init(_ arguments: [String]) { self.arguments = arguments }

  func run() throws -> Result { try start().result() }

  /// A program that runs.
  struct Started {
    let pid: pid_t
    let scratch: ScratchFolder
    /// The file that collects standard output, if one does.
    let output: String?

    /// Waits for the end.
    func result() throws -> Result {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
      let signal = status & 0x7F
      return Result(
        code: signal == 0 ? Int(status >> 8 & 0xFF) : -Int(signal), output: try output.map(Program.text) ?? "",
        errors: try Program.text(of: scratch.path + "/errors"))
    }
  }

  /// Starts it; whoever wants its result waits for the end.
  func start() throws -> Started {
    let scratch = try ScratchFolder()
    if let input { try scratch.write(input, to: "input") }
    let inputFile = input == nil ? "/dev/null" : scratch.path + "/input"
    let outputFile = output ?? scratch.path + "/output"
    let errorFile = scratch.path + "/errors"
    let pid = try spawn([try Self.path] + arguments, input: inputFile, output: outputFile, errors: errorFile)
    return Started(pid: pid, scratch: scratch, output: output == nil && !closesOutput ? outputFile : nil)
  }

  private static func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
  }

  private func spawn(_ words: [String], input: String, output: String, errors: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    if closesOutput {
      posix_spawn_file_actions_addclose(&actions, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let limited = fileLimit.map { ["/bin/sh", "-c", "ulimit -f \($0); exec \"$@\"", "sh"] + words } ?? words
    let words = folder.map { ["/usr/bin/env", "-C", $0] + limited } ?? limited
    let strings = words.map { strdup($0) } + [nil]
    let variables = mergedEnvironment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in strings + variables { free(string) } }
    // A thread of the tests may block signals, which the program would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var pid: pid_t = 0
    let failure = posix_spawn(&pid, words[0], &actions, &attributes, strings, variables)
    try #require(failure == 0, "\(words[0]) can't be started: \(String(cString: strerror(failure)))")
    return pid
  }

  /// Tests that don't say otherwise leave no phone running behind them.
  private var mergedEnvironment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SKERRY_ONCE"] = "1"
    for (name, value) in environment { variables[name] = value }
    return variables
  }

  static var path: String { get throws { try BuiltProgram.path("skerry") } }
}

extension PseudoTerminal {
  /// The built program in a terminal of 120×40 cells.
  static func skerry(_ arguments: [String], steps: [Step] = []) throws -> PseudoTerminal {
    PseudoTerminal(argv: [try Program.path] + arguments, columns: 120, rows: 40, steps: steps)
  }
}
