import SkerryCells
import SkerryPrograms
import Testing

@testable import SkerryTerminalFixture

/// The rules that hold the room together: a picture drawn over another one by windows looks like the picture drawn
/// afresh, and like what the program says it shows.
@Suite("Drawing over what is there", .serialized)
struct IncrementalDrawingTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var term = "xterm-256color"
    var arguments: [String] = []
    var env: [String: String?] = [:]
    var depth = ColorDepth.colors256
    let seed: Int
  }

  static let looks: [Look] = [
    Look(testDescription: "24 bits", env: ["COLORTERM": "truecolor"], depth: .truecolor, seed: 7),
    Look(testDescription: "256 colours", seed: 8),
    Look(testDescription: "8 colours of a type with few pairs", term: "xterm", depth: .colors8, seed: 9),
    Look(testDescription: "linux", term: "linux", depth: .colors8, seed: 10),
    Look(testDescription: "screen", term: "screen", depth: .colors8, seed: 11),
    Look(testDescription: "vt100", term: "vt100", depth: .mono, seed: 12),
    Look(testDescription: "ASCII", arguments: ["--ascii"], seed: 13),
  ]

  private static let size = CellSize(columns: 40, rows: 12)

  @Test(
    "D05 D08 D11 random pictures of random panes and dialogs, one over the other, look like each one drawn afresh",
    arguments: looks)
  func overdrawing(_ look: Look) async throws {
    var steps: [PseudoTerminal.Step] = [.matches("ticks 0")]
    let count = 40
    for number in 1...count {
      // The second screen comes after everything was drawn anew.
      steps += [.keys("n"), .matches("picture \(number) of"), .screen, .signal("CONT"), .cleared]
      steps += [.matches("picture \(number) of"), .screen]
    }
    var terminal = try Fixture.terminal(
      ["--still", "--scribble", String(look.seed)] + look.arguments, term: look.term, env: look.env,
      steps: steps + [.keys("q"), .exit])
    (terminal.columns, terminal.rows) = (Self.size.columns, Self.size.rows)
    let report = try terminal.run()
    let screens = report.steps.filter { $0.text != nil }
    try #require(screens.count == 2 * count)
    let texts = await expected(look, count)
    for number in 0..<count {
      let (over, afresh) = (screens[2 * number], screens[2 * number + 1])
      let place = "\(look.testDescription), picture \(number + 1)"
      try #require(over.text == texts[number], "\(place)")
      try #require(afresh.text == texts[number], "\(place)")
      try #require(over.styles == afresh.styles, "\(place)")
    }
  }

  /// What the program draws, as text that the terminal can show.
  @MainActor private func expected(_ look: Look, _ count: Int) -> [String] {
    var scribble = Scribble(seed: UInt64(look.seed))
    let reduction = GridReduction(depth: look.depth, ascii: look.arguments.contains("--ascii"))
    return (0..<count).map { _ in
      scribble.next(Self.size)
      let text = reduction.reduce(scribble.picture(Self.size)).plainText()
      return look.term == "linux" ? onConsole(text) : text
    }
  }
}
