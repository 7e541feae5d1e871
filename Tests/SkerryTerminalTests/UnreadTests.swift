import SkerryPrograms
import Testing

@Suite("Terminals that do not read", .serialized)
struct UnreadTests {
  /// Pictures enough to fill whatever lies between a program and its terminal.
  private static let flood = [PseudoTerminal.Step](repeating: .signal("WINCH"), count: 40)

  private static func unread(_ steps: [PseudoTerminal.Step]) -> [PseudoTerminal.Step] {
    [.matches("ticks +0"), .unread] + flood + steps
  }

  @Test(
    "D06 a terminal that does not read keeps no signal from ending the program, and is restored when it reads again",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func signals(_ name: String, _ code: Int) throws {
    let steps = Self.unread([.signal(name), .exit])
    let report = try Fixture.terminal(["--still"], steps: steps).start().endedReport()
    #expect(report.exit == .init(code: code))
    #expect(report.restored.isEmpty)
  }

  @Test("D06 keys work while the terminal does not read, and it is restored and left")
  func keys() throws {
    let steps = Self.unread([.keys("q"), .exit])
    let report = try Fixture.terminal(["--still"], steps: steps).start().endedReport()
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
  }

  @Test(
    "D08 waiting for a terminal that does not read costs nothing, and the picture is whole when it reads again",
    arguments: [false, true])
  func waiting(_ isNonblocking: Bool) throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: (isNonblocking ? [.nonblocking] : [])
        + Self.unread([.keys("x"), .measure(1), .read, .matches("key x"), .screen, .keys("q"), .exit])
    ).start().endedReport()
    let found = try #require(report.steps.first { $0.writes != nil })
    #expect((found.writes ?? .max) <= 2 && (found.wakes ?? .max) <= 2)
    let text = try #require(report.steps.compactMap(\.text).last)
    #expect(text.contains("marks é ñ ❤ US 👨") && text.contains("struck  slanted"))
    #expect(report.restored.isEmpty)
  }

  @Test("D06 Ctrl-L draws everything again where something else has written on the terminal")
  func redraw() throws {
    let report = try Fixture.terminal(
      ["--still"], steps: [.matches("ticks +0"), .settled, .mark, .keys("<Ctrl-L>"), .settled, .keys("q"), .exit]
    ).run()
    #expect(report.sinceMark.contains("struck") && report.sinceMark.contains("wide"))
  }

  @Test("D03 the terminal's own size counts, whatever LINES and COLUMNS say")
  func exportedSize() throws {
    var terminal = try Fixture.terminal(
      ["--still"], env: ["LINES": "10", "COLUMNS": "20"],
      steps: [.matches("size: 100x30"), .matches("^ {90,}漢$"), .keys("q"), .exit])
    (terminal.columns, terminal.rows) = (100, 30)
    #expect(try terminal.start().endedReport().exit == .init(code: 0))
  }

  @Test(
    "D06 D08 a button or a wheel that means nothing keeps neither the clock nor the next key waiting",
    arguments: ["<2;20;20M\u{1B}[<2;20;20m", "<1;20;20M", "<66;20;20M", "<67;20;20M", "<6;20;20M"])
  func otherButtons(_ report: String) throws {
    let found = try Fixture.terminal(
      steps: [.matches("ticks +1"), .keys("\u{1B}[" + report), .matches("ticks +4"), .signal("TERM"), .exit]
    ).start().endedReport()
    #expect(found.exit == .init(code: 143))
  }
}
