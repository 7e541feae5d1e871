import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryServer
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Long jumps: they show how far they are, are stopped, and go on as if nothing had been.
@MainActor @Suite struct JumpTests {
  /// A terminal at which somebody presses Escape after a while.
  private final class ImpatientTerminal: BusyTerminal {
    var looks: () -> Void = {}
    var patience: Int
    private(set) var begun = 0

    init(patience: Int) { self.patience = patience }

    func beginsBeingBusy() { begun += 1 }

    func goesOn() -> Bool {
      looks()
      patience -= 1
      return patience > 0
    }
  }

  @Test("T07 D02 a long jump shows how far it is, stops where it is told to, and goes on as one jump")
  func stopping() throws {
    let (phone, other) = (LifePhone(), LifePhone())
    let terminal = ImpatientTerminal(patience: 100)
    phone.dashboard.lend(terminal)
    var seen: [String] = []
    terminal.looks = { if seen.count < 3 { seen.append(phone.dashboard.frame().plainText()) } }
    let start = phone.device.now
    try phone.perform(["key :", "type 30d", "key Enter"])
    #expect(terminal.begun == 1)
    #expect(
      seen.count == 3 && seen.allSatisfy { $0.contains("Stop here") && $0.contains("%  2026-01-31 of 2026-03-02") })
    let reached = phone.device.now
    #expect(reached > start && reached < start.addingTimeInterval(30 * 86_400))
    #expect(phone.dashboard.remark?.hasPrefix("Stopped at ") == true)
    #expect(phone.dashboard.dialog == nil)
    phone.dashboard.phone.attendant = nil
    try phone.perform(["at 2026-03-02T09:41:00Z"])
    try other.perform(["jump 30d"])
    #expect(phone.log == other.log)
    #expect(phone.device.nextDeadline == other.device.nextDeadline)
  }

  @Test(
    "T07 S08 while a jump goes on callers who look are answered, others wait, and nothing else is done to the phone")
  func callers() throws {
    let phone = LifePhone()
    let desk = ControlDesk(phone.dashboard.phone)
    let terminal = ImpatientTerminal(patience: 20)
    phone.dashboard.lend(terminal)
    var answers: [Int?] = []
    terminal.looks = {
      answers.append(desk.answerUnlessBusy(HTTPRequest(method: "GET", target: "/state"))?.status)
      let steps = HTTPRequest(method: "POST", target: "/steps", body: Array("{\"steps\":[\"device battery 4\"]}".utf8))
      answers.append(desk.answerUnlessBusy(steps)?.status)
    }
    #expect(throws: StepProblem.self) { try phone.perform(["jump 30d"]) }
    #expect(answers.count >= 4 && Set(answers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)) == [200])
    #expect(answers.enumerated().filter { $0.offset % 2 == 1 }.allSatisfy { $0.element == nil })
    #expect(phone.device.settings.batteryPercent == 82)
  }

  @Test("T07 S03 a recording has a stopped jump as far as it came, and plays the same again")
  func recording() throws {
    final class Text { var text = "" }
    let written = Text()
    let settings = TapeSettings()
    let device = Device(apps: Apps.all, files: MemoryStore(), now: settings.instant)
    device.configure { $0.timeZone = settings.timeZone }
    let dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.phone.record(with: TapeRecorder(settings) { written.text += $0 })
    dashboard.start(size: CellSize(columns: 120, rows: 40))
    for (index, keys) in [[":", "3", "0", "d", "Enter"], ["n"], ["2", ".", "."]].enumerated() {
      dashboard.lend(ImpatientTerminal(patience: index == 0 ? 50 : 1))
      for key in keys.compactMap({ Key(spelling: $0) }) { dashboard.handle(.key(key)) }
    }
    dashboard.phone.recorder?.finish(dashboard.phone)
    let player = TapePlayer(try Tape(written.text, name: "stopped"), apps: Apps.all)
    player.playToEnd()
    #expect(player.phone.device.now == device.now, "\(written.text)")
    #expect(player.phone.device.log.entries.map(\.message) == device.log.entries.map(\.message), "\(written.text)")
  }

  @Test("T03 D01 the next event has a name, and n goes past what only draws a widget anew, which N does not")
  func nextEvent() throws {
    let phone = LifePhone()
    try phone.perform(["app swiftclimb start-session", "jump 2s"])
    #expect(phone.dashboard.frame().plainText().contains("next: stale date of SwiftClimb 10:11:00"))
    try phone.perform(["device screen locked", "jump 2h"])
    let major = try #require(phone.device.nextMajorEvent)
    let any = try #require(phone.device.nextEvent)
    #expect(major.name == "time limit of SwiftClimb" && any.isMinor && any.date < major.date)
    try phone.perform(["jump next any"])
    #expect(phone.device.now == any.date)
    try phone.perform(["key n"])
    #expect(phone.device.now == major.date)
    #expect(phone.selected?.activityState == .ended)
  }

  @Test("T07 S01 nothing is written while keys come faster than they are shown, and everything before they are")
  func savingLater() throws {
    let phone = LifePhone()
    phone.device.putsOffSaving = true
    try phone.perform(["device battery 33"])
    #expect(!String(decoding: try phone.files.read("device.json") ?? Data(), as: UTF8.self).contains("0.33"))
    phone.device.putsOffSaving = false
    #expect(String(decoding: try phone.files.read("device.json") ?? Data(), as: UTF8.self).contains("0.33"))
  }
}
