import SkerryPrograms

/// The fixture program in a pseudo terminal.
enum Fixture {
  static func terminal(
    _ arguments: [String] = [], term: String? = "xterm-256color", env: [String: String?] = [:],
    steps: [PseudoTerminal.Step]
  ) throws -> PseudoTerminal {
    var terminal = PseudoTerminal(argv: [try BuiltProgram.path("SkerryTerminalFixture")] + arguments, steps: steps)
    (terminal.term, terminal.env) = (term, env)
    return terminal
  }
}
