import Testing

@Suite("Sleeping", .serialized)
struct WakeUpTests {
  @Test("D08 a clock that shows seconds wakes the process once a second, with one small write each")
  func ticking() throws {
    let report = try Fixture.terminal(steps: [.matches("ticks +1$"), .measure(4), .keys("q"), .exit]).run()
    let found = report.steps[1]
    // The window may hold four or five of them.
    let wakes = try #require(found.wakes)
    let writes = try #require(found.writes)
    #expect((3...5).contains(wakes))
    // The window may begin or end between a write and the sleep after it.
    #expect(abs(writes - wakes) <= 1)
    #expect(found.threads == 1)
    // Two numbers change, each with a jump and a change of style.
    #expect((found.bytes ?? .max) <= 64 * writes)
  }

  @Test("D08 a picture in which nothing moves costs nothing")
  func idle() throws {
    let report = try Fixture.terminal(
      ["--still"], steps: [.matches("ticks +0"), .wait(0.3), .measure(3), .keys("q"), .exit]
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
    #expect(report.sinceMark.prefix { $0 != "y" }.utf8.count <= 16)
  }

  @Test("D08 another thread's descriptor wakes the loop, once")
  func descriptor() throws {
    let report = try Fixture.terminal(
      ["--still"], steps: [.matches("ticks +0"), .keys("w"), .matches("wakes: 1"), .measure(1), .keys("q"), .exit]
    ).run()
    #expect(report.steps[3].wakes == 0)
  }
}
