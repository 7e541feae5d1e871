import FoundationEssentials
import Glibc
import Testing

/// The fixture program in a pseudo terminal.
enum Fixture {
  static func terminal(
    _ arguments: [String] = [], term: String? = "xterm-256color", env: [String: String?] = [:],
    steps: [PseudoTerminal.Step]
  ) throws -> PseudoTerminal {
    PseudoTerminal(argv: [try executable()] + arguments, term: term, env: env, steps: steps)
  }

  /// It is built beside the tests: in the folder of the test bundle or of the process that runs it.
  private static func executable() throws -> String {
    let candidates = CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent().path } + [ownFolder]
    let found = candidates.map { $0 + "/SkerryTerminalFixture" }.first { access($0, X_OK) == 0 }
    return try #require(found, "SkerryTerminalFixture was not built; it was looked for in \(candidates)")
  }

  private static var ownFolder: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return URL(filePath: String(decoding: bytes, as: UTF8.self)).deletingLastPathComponent().path
  }
}
