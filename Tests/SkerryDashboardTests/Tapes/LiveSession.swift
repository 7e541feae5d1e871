import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerrySoak

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// A folder in which nothing is.
nonisolated struct EmptyFolder: StepResources {
  func bytes(of path: String) throws(StepProblem) -> Data {
    throw StepProblem("\(path) can't be read: No such file or directory.")
  }
}

/// A dashboard as it runs on a terminal, with real time that is as uneven as a busy computer's, being recorded.
@MainActor final class LiveSession {
  private final class Clock { var real = 5000.0 }
  private let clock = Clock()
  let dashboard: Dashboard
  let recorder: TapeRecorder
  private final class Text { var text = "" }
  private let written = Text()
  private var random: SmallRandom

  init(seed: UInt64, size: CellSize = CellSize(columns: 120, rows: 40), files: any StepResources = EmptyFolder()) {
    random = SmallRandom(state: seed)
    let clock = clock
    clock.real += Double(seed % 997) / 991
    let settings = TapeSettings()
    let device = Device(apps: Apps.all, files: MemoryStore(), now: settings.instant)
    device.configure { $0.timeZone = settings.timeZone }
    dashboard = Dashboard(device: device, realClock: { clock.real })
    dashboard.phone.resources = files
    let written = written
    recorder = TapeRecorder(settings) { written.text += $0 }
    dashboard.phone.record(with: recorder)
    dashboard.start(size: size)
    _ = dashboard.frame()
  }

  /// The tape so far.
  var text: String { written.text }

  func finish() -> String {
    recorder.finish(dashboard.phone)
    return text
  }

  /// Lets real seconds pass as a terminal does, waking late now and then.
  func wait(_ seconds: Double) {
    let end = clock.real + seconds
    while let pause = dashboard.secondsUntilNextWake(), clock.real + pause < end {
      clock.real += max(pause, 0.0004) + Double(random.below(40)) / 17_000
      dashboard.wake()
      if random.below(10) > 0 { _ = dashboard.frame() }
    }
    clock.real = max(clock.real, end)
  }

  func keys(_ names: String...) {
    for name in names {
      wait(0.05 + Double(random.below(300)) / 1000)
      if let key = Key(spelling: name) { dashboard.handle(.key(key)) }
      if dashboard.needsDisplay, random.below(6) > 0 { _ = dashboard.frame() }
    }
  }

  func type(_ text: String) { for letter in text { keys(String(letter) == " " ? "Space" : String(letter)) } }

  func step(_ line: String) throws {
    guard let step = try Step(line: line) else { return }
    _ = try dashboard.phone.perform(step)
  }

  /// Something that a person, a server or another program might do.
  func doSomething() {
    let keys =
      ["1", "2", "3", "s", "a", "t", "h", "l", "x", "o", "S", "d", "y", "n", "Enter", "Escape", "Tab", "Up", "Down"]
      + ["]", "[", "p", "P", "0", "I", "?", "+", "-", ".", "Space", "c", "e", "R", "X", "B", "F", "/", "j", "k"]
      + ["PageDown", "4", "5", "u", "Backspace", "Shift-Tab"]
    switch random.below(40) {
    case 0..<20: self.keys(keys[random.below(keys.count)])
    case 20..<24: wait(Double(random.below(9000)) / 997)
    case 24: wait(Double(random.below(90_000)) / 997)
    case 25..<29: point()
    case 29: type(["V4 Crimp", "é漢 x", "10", "x#y\"z"][random.below(4)])
    case 30: dashboard.phone.setPace([.pause, .run, .times(1), .times(60), .times(3600)][random.below(5)])
    case 31: dashboard.handle(.resize(CellSize(columns: 30 + random.below(110), rows: 8 + random.below(40))))
    case 32: push()
    case 33: rawPush()
    default: try? step(steps[random.below(steps.count)])
    }
  }

  private let steps = [
    "app swiftclimb start-session", "app swiftclimb add-climb name=V5", "app littlemoments start-session minutes=10",
    "app inviso join-room name=Den",
    "app commutetimely plan-trip destination=Office arrival=+50m", "app commutetimely cancel-trip",
    "app ioswiz settings", "app ioswiz choose-vault folder=~/Vault", "app ioswiz log-wake", "press \"Log Meal\"",
    "device screen home", "device screen locked", "device battery 4", "tap",
    "device battery 80", "long-press", "swipe", "swipe inwards", "swipe outwards", "jump next", "jump 47m", "jump 3h",
    "open littlemoments://endSession", "open swiftclimb://logging", "open nowhere://x", "device reboot",
    "device model iphone-se", "device model iphone-17-pro", "device focus sleep", "device focus off",
    "device answer allow swiftclimb", "device answer allow inviso", "press Allow", "app swiftclimb kill",
    "device wall-clock 2026-01-31T08:00:00Z", "device appearance light", "device live-activities off inviso",
    "device time-zone Europe/Berlin", "device widget large swiftclimb", "key T",
  ]

  private func point() {
    let size = dashboard.size
    let point = CellPoint(column: random.below(max(1, size.columns)), row: random.below(max(1, size.rows)))
    switch random.below(5) {
    case 0: dashboard.handle(.longPress(point))
    case 1: dashboard.handle(.swipe(point, columns: random.below(40) - 20))
    case 2: dashboard.handle(.scroll(random.below(2) == 0 ? .up : .down, point))
    default: dashboard.handle(.press(point))
    }
  }

  private func push() {
    let bytes = Data(payload.utf8)
    _ = try? dashboard.phone.perform(
      .push(Step.Push(path: "/tmp/up\(random.below(2)).json")),
      resources: GivenStepResources(["/tmp/up0.json": bytes, "/tmp/up1.json": Data("no JSON \u{1}".utf8)]))
  }

  /// As a server's request comes over the socket.
  private func rawPush() {
    let token = dashboard.selectedActivity?.pushToken.map { $0.map { String(format2($0)) }.joined() } ?? "00"
    let request = APNsRequest(
      method: random.below(6) == 0 ? "GET" : "POST", path: "/3/device/\(token)",
      headers: [
        APNsRequest.Header("apns-push-type", "liveactivity"), APNsRequest.Header("apns-priority", "10"),
        APNsRequest.Header("apns-topic", "com.swiftclimb.push-type.liveactivity"),
      ], body: Data(payload.utf8))
    _ = dashboard.phone.deliver(request, file: random.below(2) == 0 ? "/home/x/update.json" : nil)
  }

  private func format2(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  private var payload: String {
    let time = Int(dashboard.device.now.timeIntervalSince1970)
    return "{\"aps\":{\"event\":\"update\",\"timestamp\":\(time),\n\"content-state\":"
      + "{\"climbCount\":7,\"attemptCount\":9,\"lastUpdated\":0}}}"
  }
}
