import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryCells
import SkerryScreens
import SkerrySoak
import SkerryTesting
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// What was recorded plays the same.
@MainActor @Suite struct RecorderTests {
  /// Everything that is seen, spoken, logged and kept at the end.
  private static func outcome(of dashboard: Dashboard) -> [String] {
    let device = dashboard.device
    let log = device.log.entries.map { "\($0.instant.written) \($0.source) \($0.kind) \($0.level) \($0.message)" }
    let records = device.center.withRegistry { $0.cards() }.map {
      "\($0.id) \($0.activityState) \(String(decoding: $0.state, as: UTF8.self))"
    }
    let picture = dashboard.picture()
    return [device.now.written] + records + log + picture.spoken
      + picture.grid.ansi(depth: .truecolor, ascii: false).split(separator: "\n").map(String.init)
  }

  private static func expectSame(_ session: LiveSession, _ label: String) throws {
    let text = session.finish()
    let tape = try Tape(text, name: label, apps: TestTapes.apps)
    let player = TapePlayer(tape, apps: Apps.all)
    var broken: String?
    player.onLine = { line, outcome in
      if case .failed(let problem) = outcome { broken = "\(line.number): \(line.text): \(problem)" }
    }
    player.playToEnd()
    #expect(broken == nil, "\(label)")
    let (live, played) = (outcome(of: session.dashboard), outcome(of: player.dashboard))
    let first = zip(live, played).first { $0 != $1 }
    #expect(
      live == played,
      "\(label): \(first.map { "\($0.0)\n≠ \($0.1)" } ?? "\(live.count) ≠ \(played.count)")\n\(text.suffix(1500))")
  }

  @Test("S03 S06 a push that nobody can get stands in the log with its reason, on the recording and in the replay")
  func pushForNobody() throws {
    let session = LiveSession(seed: 1)
    let payload = GivenStepResources(["up.json": Data(#"{"aps":{"event":"update"}}"#.utf8)])
    #expect(throws: StepProblem.self) {
      try session.dashboard.phone.perform(.push(Step.Push(path: "up.json")), resources: payload)
    }
    let told = session.dashboard.device.log.entries.map(\.message).filter { $0.contains("push up.json not sent: ") }
    #expect(told.count == 1 && told.first?.contains("has a push token") == true, "\(told)")
    try Self.expectSame(session, "a push for nobody")
  }

  @Test("S03 replay = recording: ten minutes with every installed app, by keys, mouse, pushes, links and steps")
  func tenMinutes() throws {
    let session = LiveSession(seed: 1)
    session.keys("1", "s", "Enter")
    session.wait(3.3)
    session.keys("a")
    session.type("Crimp Fest V4")
    session.keys("Enter")
    session.wait(61)
    session.keys("h", "x", "x", "4", "s")
    session.type("5")
    session.keys("Enter", "h")
    session.wait(12.7)
    session.keys("5", "a")
    session.type("Book club")
    session.keys("Enter", "p", "1", "h", "l")
    session.wait(40)
    for app in Apps.all { try session.step("app \(app.information.name) open") }
    session.keys("P", "u", "+", "+", "+")
    session.wait(20)
    session.keys("-", "-", "-", "I", "Down", "Down", "Tab")
    try session.step("open littlemoments://endSession")
    session.wait(400)
    session.keys("R", "y", "l")
    session.wait(30)
    #expect(session.dashboard.device.now.timeIntervalSince(TapeSettings.standardInstant) > 600)
    try Self.expectSame(session, "ten minutes")
  }

  @Test("S03 replay = recording: whatever random people, servers and programs do")
  func random() throws {
    for seed in 0..<UInt64(SoakCount.of(6, 600)) {
      let session = LiveSession(seed: seed, size: seed % 3 == 0 ? CellSize(columns: 80, rows: 24) : Driver.wide)
      for _ in 0..<50 {
        session.doSomething()
        if session.dashboard.isFinished { break }
      }
      // The click or key that leaves is not on the tape, and what it did to the last picture is not, either.
      if session.dashboard.isFinished { continue }
      try Self.expectSame(session, "seed \(seed)")
    }
  }

  @Test("S03 a recording reads well: typed words in one piece, waits in time, files as they are, no key that leaves")
  func readable() throws {
    let session = LiveSession(seed: 4, files: GivenStepResources(["up.json": Data("{\n  \"aps\": {}\n}".utf8)]))
    session.wait(2)
    session.keys("1", "s", "Enter", "a")
    session.type("Crimp Fest V4")
    session.keys("Enter")
    session.wait(60)
    session.keys("P", "p")
    session.type("up.json")
    session.keys("Enter", "Escape", "q")
    let text = session.finish()
    #expect(text.contains("\ntype \"Crimp Fest V4\"\n"))
    #expect(text.contains("\nfile up.json\n| {\n|   \"aps\": {}\n| }\nkey Enter\n"))
    #expect(text.hasPrefix("# Recorded by Skerry; skerry replay plays it.\nset instant 2026-01-31T09:41:00Z\n"))
    #expect(text.contains("\njump 1m") && !text.contains("key q"))
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("wait") || $0.count <= 12 }, "\(text)")
  }
}
