import FoundationEssentials
import SkerryViews
import Testing

@testable import SkerryApps
@testable import SwiftClimb

@MainActor @Suite struct ScreenTests {
  private func session(_ climbs: [(name: String, attempts: Int, isSent: Bool)]) throws -> Session {
    var session = Session(
      id: ClimbingPictures.sessionId, discipline: .bouldering, startedAt: ClimbingPhone.start, readiness: .init())
    for (index, climb) in climbs.enumerated() {
      try session.addClimb(
        index + 1, climb.name, attempts: climb.attempts, isSent: climb.isSent, at: ClimbingPhone.start)
    }
    return session
  }

  @Test("C03 the running session shows its counts and all climbs, with attempts and whether sent")
  func running() throws {
    let session = try session([
      ("V1", 1, true), ("V4 Sandstorm", 3, true), ("V5 Gecko", 2, false), ("V2", 1, true),
      ("A very long name of a boulder problem", 11, false),
    ])
    #expect(
      screenText(SessionScreen(session: session, notice: nil)) == """
         🧗 Bouldering                            1:02:34

        ▄▄              ▗▖▗▄▖           ▄▄
        ▙▄               ▌▐▄▌           ▗▟
        ▄▟              ▗▙▐▄▌           ▄▟
        climbs          attempts        sent

        ─────────────────────────────────────────────────
          5 A very long name of a boulder p…   ×11 ○ Open
          4 V2                           1 attempt ✔ Sent
          3 V5 Gecko                    2 attempts ○ Open
          2 V4 Sandstorm                3 attempts ✔ Sent
          1 V1                           1 attempt ✔ Sent

        """)
  }

  @Test("C03 numbers that don't fit beside each other in large are all small")
  func narrow() throws {
    let session = try session([("V1", 13, true), ("V2", 1, false)])
    let text = screenText(SessionScreen(session: session, notice: nil), columns: 25)
    #expect(text.contains("2       14        1") && !text.contains("█"), "\(text)")
  }

  @Test("C11 a past session shows when and how it was, what was noted, and every climb in order")
  func details() throws {
    var session = Session(
      id: ClimbingPictures.sessionId, discipline: .trad, startedAt: ClimbingPhone.start,
      readiness: .init(mental: try Rating(7), physical: nil))
    try session.addClimb(1, "E1", attempts: 2, isSent: true, at: ClimbingPhone.start)
    try session.addClimb(2, "E2", attempts: 1, isSent: false, at: ClimbingPhone.start)
    try session.end(
      .init(
        endedAt: ClimbingPhone.start.addingTimeInterval(5765), effort: try Rating(6), pump: try Rating(8),
        notes: "Cold rock, good friction"))
    #expect(
      screenText(PastSessionScreen(past: PastSession(number: 3, session: session))) == """
         🧗 Trad                                  1:36:05
        January 15, 2027 8:00 AM

        ▄▄              ▄▄              ▗▖
        ▄▟              ▗▟               ▌
        ▙▄              ▄▟              ▗▙
        climbs          attempts        sent

        mental 7, effort 6, pump 8

        Cold rock, good friction

        ─────────────────────────────────────────────────
          1 E1                          2 attempts ✔ Sent
          2 E2                           1 attempt ○ Open

        """)
  }

  @Test("C07 T04 on a clock that was set back the session's time stands at its beginning, as on its card")
  func clockSetBack() throws {
    #expect(screenText(SessionScreen(session: try session([]), notice: nil), elapsed: -2459).contains("0:00"))
    #expect(screenText(SessionScreen(session: try session([]), notice: nil), elapsed: 30 * 3600).contains("30:00:00"))
  }

  @Test("C03 a long session lists its newest climbs, and says how many there were before them")
  func long() throws {
    let text = screenText(SessionScreen(session: try session((1...100).map { ("V\($0)", 1, false) }), notice: nil))
    #expect(text.contains("100 V100") && text.contains("and 80 before them") && !text.contains(" 80 V80"))
  }

  @Test("C03 a session without climbs teaches the key for the first one")
  func empty() throws {
    let text = screenText(SessionScreen(session: try session([]), notice: nil))
    #expect(text.contains("Press a to add your first climb."))
  }

  @Test("C11 between sessions the app teaches how to start and lists what was done before, newest first")
  func past() throws {
    var logbook = Logbook()
    for day in 0..<7 {
      let start = ClimbingPhone.start.addingTimeInterval(Double(day) * 86400)
      let id = UUID(ordinal: day, startedAt: start)
      for change: LogbookChange in [
        .start(id: id, discipline: .sport, readiness: .init(), at: start),
        .addClimb(session: id, climb: 1, name: "6a", attempts: 2, isSent: day == 6, at: start),
        .end(session: id, ending: .init(endedAt: start.addingTimeInterval(3600), notes: "")),
      ] { try logbook.apply(change) }
    }
    #expect(
      screenText(StartScreen(past: logbook.numberedPast, notice: nil)) == """
        🧗 Ready to climb?

        Press s to start a session. Lock screen and
        island keep count while you climb.

        Past sessions                            7 in all
        ─────────────────────────────────────────────────
          7 Sport                             1 of 1 sent
            January 21, 2027                      1:00:00
          6 Sport                             0 of 1 sent
            January 20, 2027                      1:00:00
          5 Sport                             0 of 1 sent
            January 19, 2027                      1:00:00
          4 Sport                             0 of 1 sent
            January 18, 2027                      1:00:00
        Press i to see all.

        """)
  }

  @Test("C01 what happened to an unreadable logbook is told on the screen")
  func notice() {
    let text = screenText(StartScreen(past: [], notice: "The logbook is kept as sessions.json.unreadable."))
    #expect(text.contains("⚠ The logbook is kept as") && text.contains("sessions.json.unreadable"))
  }
}
