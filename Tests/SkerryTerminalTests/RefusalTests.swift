import Testing

@Suite("Terminals that can't be driven", .serialized)
struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var term: String? = "xterm-256color"
    var stdin = "terminal"
    var stdout = "terminal"
    let sentence: String
  }

  static let cases: [Case] = [
    Case(testDescription: "unknown type", term: "no-such-terminal", sentence: "'no-such-terminal' is not known here"),
    Case(testDescription: "dumb", term: "dumb", sentence: "can't place its cursor"),
    Case(testDescription: "another language", term: "vt52", sentence: "has control sequences of its own"),
    Case(testDescription: "no type", term: nil, sentence: "TERM is not set"),
    Case(testDescription: "empty type", term: "", sentence: "TERM is not set"),
    Case(testDescription: "input is no terminal", stdin: "null", sentence: "needs a terminal"),
    Case(testDescription: "output is no terminal", stdout: "null", sentence: "needs a terminal"),
  ]

  @Test("D04 S06 one clear sentence, exit code 2 and an untouched screen", arguments: cases)
  func refusal(_ test: Case) throws {
    var terminal = try Fixture.terminal(term: test.term, env: test.term == nil ? ["TERM": nil] : [:], steps: [.exit])
    terminal.stdin = test.stdin
    terminal.stdout = test.stdout
    // Wide enough for the sentence to stay on one line.
    terminal.columns = 200
    let report = try terminal.run()
    #expect(report.exit == .init(code: 2))
    #expect(report.restored.isEmpty)
    #expect(!report.output.contains("\u{1B}"), "not a single control sequence")
    let lines = report.output.text.split(separator: "\r\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains(test.sentence) == true)
  }
}
