import SkerryPrograms
import Testing

@Suite("Sleeping", .serialized)
struct WakeUpTests {
  /// How many seconds the clock on the screen has counted.
  private static func ticks(_ found: PseudoTerminal.Found) -> Int? {
    (found.text?.firstMatch(of: /ticks +(\d+)/)?.1).flatMap { Int($0) }
  }

  @Test("D08 a clock that shows seconds wakes the process once a second, with one small write each")
  func ticking() throws {
    let report = try Fixture.terminal(
      steps: [.matches("ticks +[1-9]"), .screen, .measure(4), .screen, .keys("q"), .exit]
    ).run()
    let found = report.steps[2]
    let wakes = try #require(found.wakes)
    let writes = try #require(found.writes)
    // On a busy machine seconds pass unmeasured; each that is shown has woken it once.
    let ticks = try #require(Self.ticks(report.steps[3])) - #require(Self.ticks(report.steps[1]))
    #expect((3...).contains(ticks) && (ticks - 2...ticks + 1).contains(wakes), "\(wakes) wakes, \(ticks) ticks")
    #expect(try Double(wakes) <= #require(found.seconds) + 2)
    // The window may begin or end between a write and the sleep after it.
    #expect(abs(writes - wakes) <= 1)
    #expect(found.threads == 1)
    // Two numbers change, each with a jump and a change of style.
    #expect((found.bytes ?? .max) <= 64 * writes)
  }

  @Test("D08 a picture in which nothing moves costs nothing")
  func idle() throws {
    let report = try Fixture.terminal(
      ["--still"], steps: [.matches("ticks +0"), .settled, .measure(3), .keys("q"), .exit]
    ).run()
    let found = report.steps[2]
    #expect(found.wakes == 0)
    #expect(found.writes == 0)
    #expect(found.bytes == 0)
  }

  @Test("D08 a key that changes one word costs one write of that word")
  func oneKey() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        .matches("ticks +0"), .keys("x"), .matches("key x"), .mark, .keys("y"), .matches("key y"), .keys("q"), .exit,
      ]
    ).run()
    #expect(report.sinceMark.text.prefix { $0 != "y" }.utf8.count <= 16)
  }

  @Test("D08 another thread's descriptor wakes the loop, once")
  func descriptor() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [.matches("ticks +0"), .keys("w"), .matches("wakes: 1"), .settled, .measure(1), .keys("q"), .exit]
    ).run()
    #expect(report.steps[4].wakes == 0)
  }
}
