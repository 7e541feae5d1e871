import SkerryCells
import SkerryPrograms

/// A text as Linux's console shows it, which has no glyphs of two columns.
func onConsole(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var shown = CellText(String(line)).glyphs.map { $0.width == 2 ? "\($0.ascii) " : "\($0)" }.joined()
    // A screen is read without the blanks at the ends of its rows.
    while shown.last == " " { shown.removeLast() }
    return shown
  }.joined(separator: "\n")
}

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
