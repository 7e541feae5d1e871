import FoundationEssentials
import SkerryPrograms
import Testing

@Suite("What the terminal shows is what the picture says", .serialized)
struct SameScreenTests {
  static let terminals: [String] = [
    "xterm-256color", "tmux-256color", "screen", "screen-256color", "xterm", "vt100",
  ]

  /// The text the program says it shows, and the text the terminal shows.
  private func texts(
    _ arguments: [String] = [], term: String = "xterm-256color", env: [String: String?] = [:],
    steps: [PseudoTerminal.Step] = []
  ) throws -> (said: String, seen: String, report: PseudoTerminal.Report) {
    let folder = try ScratchFolder()
    let dump = folder.path + "/picture.txt"
    let report = try Fixture.terminal(
      ["--still", "--dump", dump] + arguments, term: term, env: env,
      steps: [.matches("ticks +0")] + steps + [.keys("d"), .matches("key d"), .keys("d"), .screen, .keys("q"), .exit]
    ).run()
    #expect(report.restored.isEmpty)
    let said = try String(decoding: Data(contentsOf: URL(filePath: dump)), as: UTF8.self)
    return (said, report.steps.last { $0.text != nil }?.text ?? "", report)
  }

  /// True when any sequence sets a colour.
  private func setsColors(_ output: String) -> Bool {
    output.split(separator: "\u{1B}[").contains { piece in
      guard let end = piece.firstIndex(where: { $0.isLetter }), piece[end] == "m" else { return false }
      return piece[..<end].split(separator: ";").contains { (30...48).contains(Int($0) ?? 0) }
    }
  }

  @Test("D05 D04 wide, accented, right-to-left and emoji text stands where the picture says", arguments: terminals)
  func everyTerminal(_ term: String) throws {
    let (said, seen, report) = try texts(term: term)
    #expect(Lines.differing(seen, from: said) == [])
    #expect(said.contains("wide 漢字 🔒 ⌚"))
    #expect(report.output.contains("38;5;") == term.hasSuffix("256color"))
    #expect(report.output.contains("\u{1B}[0;9m") == (term.hasPrefix("xterm") || term.hasPrefix("tmux")))
    #expect(setsColors(report.output.text) == (term != "vt100"))
  }

  @Test("D04 D05 on Linux's console an ASCII character and a blank stand for what is two columns wide")
  func console() throws {
    let (said, seen, report) = try texts(term: "linux")
    #expect(Lines.differing(seen, from: onConsole(said)) == [])
    #expect(said.contains("wide 漢字 🔒 ⌚") && seen.contains("wide ? ?  #  o"))
    #expect(setsColors(report.output.text))
  }

  @Test("D03 D05 the picture follows the size of the terminal, however small")
  func resizing() throws {
    let sizes = [(40, 12), (132, 43), (20, 5), (1, 1), (100, 30)]
    let steps = sizes.map { PseudoTerminal.Step.resize(columns: $0.0, rows: $0.1) } + [.matches("size: 100x30")]
    let (said, seen, _) = try texts(steps: steps)
    #expect(Lines.differing(seen, from: said) == [])
  }

  @Test("D04 24-bit colours where the terminal claims them, none with NO_COLOR, the flag above both")
  func colors() throws {
    let direct = try texts(env: ["COLORTERM": "truecolor"]).report.output
    #expect(direct.contains("38;2;255;159;10"))
    let none = try texts(env: ["NO_COLOR": "1", "COLORTERM": "truecolor"]).report.output
    #expect(!none.contains("38;") && !none.contains("48;"))
    let asked = try texts(["--colors", "16"], env: ["NO_COLOR": "1"]).report.output
    #expect(!asked.contains("38;") && asked.contains("\u{1B}[93m"))
    let more = try texts(["--colors", "256"], term: "xterm").report.output
    #expect(more.contains("38;5;214"), "a flag gives more than the terminal's entry has")
  }

  @Test("D06 what is pasted arrives as text, and only terminals that mark it are asked to")
  func paste() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        // Settled, so that the terminal was asked for marks: that comes behind the first picture.
        .matches("ticks +0"), .settled, .paste("quit\rq"), .matches(#"last: paste "quit.nq"$"#), .keys("q"), .exit,
      ]
    ).run()
    #expect(report.restored.isEmpty)
    #expect(try !texts(term: "vt100").report.output.contains("?2004"))
  }

  @Test("D11 a dialog in front hides what lies behind, and half a wide glyph with it, until it is gone")
  func dialog() throws {
    let (said, seen, report) = try texts(
      steps: [.keys("o"), .matches("Really"), .screen, .keys("o"), .matches("key o"), .until("字")])
    let open = try #require(report.steps.first { $0.text != nil }?.text)
    #expect(open.contains("    wide\n") && !open.contains("漢字"))
    #expect(said == seen)
    #expect(said.contains("wide 漢字"))
  }

  @Test("D04 with LANG=C or the flag only ASCII goes over the line", arguments: [["LANG": "C"], [:]])
  func onlyASCII(_ env: [String: String]) throws {
    let arguments = env.isEmpty ? ["--ascii"] : []
    let report = try texts(arguments, env: env.mapValues { $0 }).report
    #expect(report.output.unicodeScalars.allSatisfy { $0.value < 0x80 })
  }

  @Test("D04 a UTF-8 locale that is not installed here still means UTF-8")
  func missingLocale() throws {
    let (said, seen, _) = try texts(env: ["LC_ALL": "xx_YY.UTF-8"])
    #expect(Lines.differing(seen, from: said) == [])
    #expect(seen.contains("漢字"))
  }

  @Test(
    "P06 D02 keys, clicks and the wheel arrive as what they are",
    arguments: ["xterm-256color", "tmux-256color", "screen"])
  func input(_ term: String) throws {
    let typed = [
      ("<Click:7,3>", "press 7,3"), ("<WheelUp:5,4>", "scroll up 5,4"), ("<WheelDown:70,20>", "scroll down 70,20"),
      ("<F5>", "key F5"), ("<Escape>", "key Escape"), ("<Up>", "key Up"), ("<PageDown>", "key PageDown"),
      ("<Home>", "key Home"), ("<Delete>", "key Delete"), ("<Shift-Tab>", "key Shift-Tab"), ("é", "key é"),
      ("漢", "key 漢"), ("<Ctrl-C>", "key Ctrl-C"), ("<Enter>", "key Enter"), (" ", "key Space"),
    ]
    let steps = typed.flatMap { [PseudoTerminal.Step.keys($0.0), .matches("last: \($0.1)$")] }
    let report = try Fixture.terminal(
      ["--still"], term: term, steps: [.matches("ticks +0")] + steps + [.keys("q"), .exit]
    ).run()
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
  }

  @Test(
    "D02 D06 D08 the terminal's cursor stands where somebody types and is hidden elsewhere; what moves costs no more by it",
    arguments: ["xterm-256color", "linux", "tmux-256color"])
  func cursor(_ term: String) throws {
    let report = try Fixture.terminal(
      ["--still"], term: term,
      steps: [
        .matches("ticks +0"), .screen, .keys("c"), .matches("key c"), .screen, .keys("c"), .screen, .signal("CONT"),
        .cleared, .matches("key c"), .screen, .keys("t"), .matches("ticks +1"), .screen, .keys("C"), .matches("key C"),
        .screen, .keys("q"), .exit,
      ]
    ).run()
    let places = report.steps.filter { $0.text != nil }.map(\.cursor)
    #expect(places == [nil, [11, 3], [12, 3], [12, 3], [12, 3], nil])
    #expect(report.restored.isEmpty)
  }

  @Test("D08 while the cursor is hidden, none of its sequences is sent")
  func hiddenCursor() throws {
    let report = try Fixture.terminal(
      ["--fast", "50"],
      steps: [.matches("ticks +2"), .mark, .matches("ticks +9"), .keys("q"), .exit]
    ).run()
    #expect(report.sinceMark.text.ranges(of: "\u{1B}[?25h").count == 1, "once at the end")
  }

  @Test("P09 the bell rings once")
  func bell() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        .matches("ticks +0"), .mark, .keys("b"), .matches("key b"), .keys("x"), .matches("key x"), .keys("q"), .exit,
      ]
    ).run()
    #expect(report.sinceMark.unicodeScalars.filter { $0.value == 7 }.count == 1)
  }
}
