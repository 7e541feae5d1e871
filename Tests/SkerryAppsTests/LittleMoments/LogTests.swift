import FoundationEssentials
import SkerryActivities
import SkerryBasics
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// What developers see (row L08), and the app's screens.
@MainActor @Suite struct LogTests {
  @Test("L08 values are hidden unless they are marked as public, and what is hidden is not kept")
  func privacy() {
    let (name, number) = ("Anna", 7)
    let message: LogMessage = "Session \(number, privacy: .public) of \(name) at \(3.5)"
    #expect(message.text == "Session 7 of <private> at <private>")
    #expect(("plain" as LogMessage).text == "plain")
  }

  @Test("L08 the log has its own screen, survives a kill, and hides lengths and paths")
  func log() throws {
    let phone = try MomentsPhone()
    try phone.start(37)
    phone.scene.advance(to: 61)
    try phone.act("complete")
    phone.device.kill(phone.scene.process)
    phone.device.open(phone.scene.process)
    try phone.act("log")
    let screen = phone.screen()
    #expect(screen.contains("Session 1 started, minutes: <private>"))
    #expect(phone.actionIDs == ["back"])
    let file = String(decoding: try #require(try phone.documents.read("log.txt")), as: UTF8.self)
    #expect(!file.contains("37") && file.contains("2026-01-31T09:41:00Z Session 1 started"))
    try phone.act("back")
    #expect(phone.actionIDs.first == "start-session")
  }

  @Test("L08 the log forgets its oldest lines, and one that can't be written or read disturbs nothing")
  func bounds() throws {
    let failing = FailingFiles.FailingName()
    let files = MemoryStore()
    let line = "2026-01-31T09:41:00Z line\n"
    let documents = files.folder("apps").folder("littlemoments")
    try documents.write(Data((String(repeating: line, count: 300) + "rubbish\n").utf8), to: "log.txt")
    let phone = try MomentsPhone(files: FailingFiles(files, failing: failing))
    failing.name = "log.txt"
    try phone.start(10)
    failing.name = nil
    try phone.act("cancel")
    let kept = String(decoding: try #require(try documents.read("log.txt")), as: UTF8.self).split(separator: "\n")
    #expect(kept.count <= 310 && kept.contains { $0.contains("cancelled") })
  }

  @Test("L08 S06 a log that is no text is kept beside the new one")
  func noText() throws {
    let files = MemoryStore()
    let documents = files.folder("apps").folder("littlemoments")
    let bytes = Data("2026-01-31T09:41:00Z line\n".utf8) + Data([0xFF, 0xFE, 0x0A])
    try documents.write(bytes, to: "log.txt")
    let phone = try MomentsPhone(files: files)
    try phone.start(10)
    let kept = try documents.names().filter { $0.hasPrefix("log.txt") && $0 != "log.txt" }
    #expect(kept.count == 1, "\(kept)")
    #expect(try documents.read(try #require(kept.first)) == bytes)
    let text = String(decoding: try #require(try documents.read("log.txt")), as: UTF8.self)
    #expect(text.contains("started") && !text.contains("line"))
  }

  @Test("L08 the debug overlay is off by default and tells state, updates and bell when it is on")
  func overlay() throws {
    let phone = try MomentsPhone()
    try phone.start(10)
    #expect(!phone.screen().contains("Debug") && !phone.actionIDs.contains("debug-state"))
    try phone.set("debug", true)
    let screen = phone.screen()
    for words in ["Debug", "session 1, activity shown", "activity active", "bell scheduled, foreground"] {
      #expect(screen.contains(words), "\(words)")
    }
  }

  @Test("L08 a developer can show states of the activity; the session stays as it is")
  func states() throws {
    let phone = try MomentsPhone()
    try phone.set("debug", true)
    try phone.start(10)
    let before = phone.journal
    #expect(try phone.act("debug-state", ["state": "Target reached"]) == nil)
    #expect(try phone.text(.lockScreen).contains("Target reached"))
    #expect(try phone.act("debug-state", ["state": "Without seconds"]) == nil)
    #expect(try phone.text(.lockScreen).contains("<1 minute"))
    #expect(phone.journal == before)
    phone.scene.advance(to: 600)
    #expect(phone.state?.isCompleted == true && phone.state?.showsSeconds == true)
  }

  @Test("L01 keys are lower-case letters, unique on each screen, and none of the dashboard's own")
  func keys() throws {
    let phone = try MomentsPhone()
    func check() {
      let keys = phone.scene.process.screen?.actions.map(\.key) ?? []
      #expect(!keys.isEmpty && Set(keys).count == keys.count)
      #expect(keys.allSatisfy { $0.isLowercase && !"qQ?rjknlhopxd".contains($0) })
    }
    try phone.set("debug", true)
    check()
    try phone.start(10)
    phone.device.swipeAway(try #require(phone.scene.activities.first))
    check()
    #expect(phone.actionIDs.contains("show-activity") && phone.actionIDs.contains("debug-state"))
    try phone.act("complete")
    check()
    for screen in ["history", "log"] {
      try phone.act(screen)
      check()
      try phone.act("back")
    }
  }

  @Test("L01 the last length is offered again, and past sessions are listed with how they ended")
  func history() throws {
    let phone = try MomentsPhone()
    try phone.start(25)
    phone.scene.advance(to: 1500)
    try phone.act("complete")
    let start = phone.scene.process.screen?.actions.first
    #expect(start?.fields.first?.initialValue == "25")
    try phone.start(nil)
    phone.scene.advance(by: 90)
    try phone.act("cancel")
    #expect(phone.scene.process.screen?.actions.first?.fields.first?.initialValue == "")
    try phone.act("history")
    let screen = phone.screen()
    #expect(screen.contains("2 sessions") && screen.contains("25 min mindful"))
    #expect(screen.contains("completed") && screen.contains("cancelled") && screen.contains("1 min 30 s"))
  }

  @Test(
    "L04 lengths are told in a few characters",
    arguments: [
      (0.0, "0 s"), (45.9, "45 s"), (60, "1 min"), (603, "10 min 3 s"), (3600, "1 h"), (3725, "1 h 2 min"),
      (-5, "0 s"), (.infinity, "0 s"),
    ])
  func lengths(seconds: Double, text: String) { #expect(LengthText.string(seconds: seconds) == text) }

  @Test("L01 the state has the document's names, and one with these alone can be pushed")
  func names() throws {
    let pushed = #"{"secondsElapsed":12,"isCompleted":false}"#
    let state = try JSONDecoder().decode(
      MeditationLiveActivityAttributes.ContentState.self, from: Data(pushed.utf8))
    #expect(state.targetTimeInSeconds == nil && state.showsSeconds == nil)
    let phone = try MomentsPhone()
    try phone.start(10)
    let record = try #require(phone.scene.activities.first)
    #expect(record.attributesType == "MeditationLiveActivityAttributes")
    #expect(String(decoding: record.attributes, as: UTF8.self).contains(#""sessionName":"Meditation""#))
    #expect(record.attributes.count + record.state.count < 400)
  }
}
