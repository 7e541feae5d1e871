import SkerryCells
import Testing

@testable import SkerryTerminal

@Suite("Which colours are used")
struct ColorChoiceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var requested: ColorDepth?
    var variables: [String: String] = [:]
    var colors = 256
    var hasDirectColor = false
    let expected: ColorDepth
  }

  static let cases: [Case] = [
    Case(testDescription: "xterm-256color", expected: .colors256),
    Case(testDescription: "88 colours count as 16", colors: 88, expected: .colors16),
    Case(testDescription: "16 colours", colors: 16, expected: .colors16),
    Case(testDescription: "xterm and linux", colors: 8, expected: .colors8),
    Case(testDescription: "vt100", colors: 0, expected: .mono),
    Case(testDescription: "COLORTERM truecolor", variables: ["COLORTERM": "truecolor"], expected: .truecolor),
    Case(testDescription: "COLORTERM 24bit", variables: ["COLORTERM": "24bit"], colors: 8, expected: .truecolor),
    Case(testDescription: "COLORTERM with another word", variables: ["COLORTERM": "yes"], expected: .colors256),
    Case(testDescription: "COLORTERM on a vt100", variables: ["COLORTERM": "truecolor"], colors: 0, expected: .mono),
    Case(
      testDescription: "COLORTERM inside of GNU screen", variables: ["COLORTERM": "truecolor", "TERM": "screen"],
      colors: 8, expected: .colors8),
    Case(
      testDescription: "COLORTERM inside of tmux that calls itself screen",
      variables: ["COLORTERM": "truecolor", "TERM": "screen-256color", "TMUX": "/tmp/x"], expected: .truecolor),
    Case(testDescription: "an entry with direct colour", hasDirectColor: true, expected: .truecolor),
    Case(testDescription: "NO_COLOR", variables: ["NO_COLOR": "1", "COLORTERM": "truecolor"], expected: .mono),
    Case(testDescription: "an empty NO_COLOR does not count", variables: ["NO_COLOR": ""], expected: .colors256),
    Case(
      testDescription: "a flag wins over NO_COLOR", requested: .colors16, variables: ["NO_COLOR": "1"],
      expected: .colors16),
    Case(testDescription: "a flag wins over the terminal", requested: .truecolor, colors: 8, expected: .truecolor),
  ]

  @Test("D04 colours come from the flag, NO_COLOR, COLORTERM and terminfo, in this order", arguments: cases)
  func choice(_ test: Case) {
    var terminal = TerminalCapabilities.common
    terminal.colors = test.colors
    terminal.setsColors = test.colors >= 8
    terminal.hasDirectColor = test.hasDirectColor
    let environment = TerminalEnvironment { test.variables[$0] }
    #expect(environment.colorDepth(requested: test.requested, of: terminal) == test.expected)
  }

  @Test("D04 the first locale variable that is set says which characters are asked for")
  func locale() {
    let variables = ["LC_ALL": "", "LC_CTYPE": "de_DE.utf8", "LANG": "C"]
    #expect(TerminalEnvironment { variables[$0] }.locale == "de_DE.utf8")
    #expect(TerminalLocale.asksForUTF8("en_US.UTF-8"))
    #expect(TerminalLocale.asksForUTF8("de_DE.utf8"))
    #expect(!TerminalLocale.asksForUTF8("C"))
    #expect(!TerminalLocale.asksForUTF8(nil))
  }
}
