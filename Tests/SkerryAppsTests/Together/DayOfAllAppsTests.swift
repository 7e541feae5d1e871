import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerrySoak
import SkerryTesting
import Testing

@testable import SkerryApps
@testable import SkerryDevice
@testable import SkerrySteps

/// A day on which everything happens.
@MainActor @Suite("A day with all apps")
struct DayOfAllAppsTests {
  @Test(
    "P02 P03 P07 P08 T03 L05 M04 W06 R04 24 hours of all apps, with pushes, kills and reboots, end with nothing pending"
  )
  func day() throws {
    for seed in 1...UInt64(SoakCount.of(2, 200)) {
      var day = RandomDay(seed: seed)
      let phone = Self.phone()
      var done = 0
      while let deed = day.next() {
        if perform(deed, on: phone) { done += 1 }
        let problems = problems(of: phone.device)
        try #require(problems.isEmpty, "seed \(seed), after \(deed): \(problems)")
      }
      #expect(done > 60, "seed \(seed): most of the day could not be done")
      #expect(phone.device.now.timeIntervalSince(LiveActivityScene.start) >= 24 * 3600)
      tidyUp(phone)
      expectNothingPending(on: phone.device, seed: seed)
    }
  }

  private static func phone() -> Dashboard {
    let device = Device(apps: Apps.all, files: MemoryStore(), now: LiveActivityScene.start)
    device.configure { $0.timeZone = "Europe/Berlin" }
    let dashboard = Dashboard(device: device, realClock: { 0 }, isPaused: true)
    dashboard.phone.resources = GivenStepResources(RandomDay.payloads)
    dashboard.start(size: CellSize(columns: 120, rows: 40))
    return dashboard
  }

  /// Does a step; many can't be done at a random moment, and say so.
  private func perform(_ line: String, on dashboard: Dashboard) -> Bool {
    do throws(StepProblem) {
      guard let step = try Step(line: line) else { return false }
      try dashboard.phone.perform(step, resources: GivenStepResources(RandomDay.payloads))
      _ = dashboard.frame()
      return true
    } catch {
      return false
    }
  }

  private func problems(of device: Device) -> [String] {
    var problems = device.center.withRegistry { $0.invariants() } + device.notifications.withState { $0.invariants() }
    if let deadline = device.nextDeadline, deadline <= device.now { problems.append("a deadline lies in the past") }
    if device.log.entries.contains(where: { $0.message.contains("asks again and again") }) {
      problems.append("an app wants to be woken for ever")
    }
    return problems
  }

  /// Ends what a person would end, and lets the system end the rest.
  private func tidyUp(_ phone: Dashboard) {
    let last = [
      "device network on", "device live-activities on", "device system 26.1", "device battery 80", "device screen home",
      "app swiftclimb open", "app swiftclimb end-session effort=5", "app littlemoments open",
      "app littlemoments complete",
      "app inviso open", "app inviso leave-room", "app commutetimely open", "app commutetimely settings",
      "app commutetimely end-all",
      "app ioswiz open", "device clear-notifications", "device screen home", "jump 25h",
    ]
    for line in last { _ = perform(line, on: phone) }
  }

  private func expectNothingPending(on device: Device, seed: UInt64) {
    let undismissed = device.center.withRegistry { registry in
      device.apps.flatMap { registry.activities(of: $0.information.bundleIdentifier) }
        .filter { $0.activityState != .dismissed }
    }
    #expect(undismissed.isEmpty, "seed \(seed): \(undismissed.map(\.attributesType))")
    #expect(device.center.withRegistry { $0.nextDeadline } == nil, "seed \(seed)")
    #expect(device.notifications.withState { $0.nextDeadline } == nil, "seed \(seed)")
    #expect(device.clock.nextDeadline == nil, "seed \(seed): an app still waits")
    #expect(device.expansion == nil && device.banner == nil && device.haptic == nil)
    #expect(device.settings.heldPushes.isEmpty)
  }
}

/// Step lines of a day, at random but the same for a seed.
struct RandomDay {
  private var state: UInt64
  private var minutes = 0
  private var owed: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  /// The next line, `nil` when the day is over.
  mutating func next() -> String? {
    if let line = owed.popLast() { return line }
    guard minutes < 24 * 60 else { return nil }
    let pause = [1, 3, 7, 12, 20, 45][number(6)]
    minutes += pause
    owed = [Self.deeds[number(Self.deeds.count)]]
    return "jump \(pause)m"
  }

  static let payloads: [String: Data] = [
    "climb.json": Data(
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1769939000,\"content-state\":{\"climbCount\":3,\"attemptCount\":8,\"lastUpdated\":791546400}}}"
        .utf8),
    "joined.json": Data(
      "{\"aps\":{\"alert\":{\"title\":\"Inviso\",\"body\":\"Somebody joined\"},\"mutable-content\":1,\"content-available\":1},\"roomId\":\"BOOKCLUB\"}"
        .utf8),
    "end.json": Data("{\"aps\":{\"event\":\"end\",\"timestamp\":1769939100,\"content-state\":{}}}".utf8),
    "broken.json": Data("{\"aps\":{\"event\":\"update\",\"timestamp\":\"soon\"".utf8),
  ]

  private static let deeds = [
    "app swiftclimb start-session discipline=Trad", "app swiftclimb add-climb name=\"Crimp Fest V4\"",
    "app swiftclimb log-attempt", "app swiftclimb end-session effort=6", "app swiftclimb open", "app swiftclimb kill",
    "app commutetimely plan-trip destination=Office street=\"12 Harbour Street\" arrival=+90m",
    "app commutetimely plan-trip destination=Gym street=\"3 Mill Lane\" arrival=+3h", "app commutetimely check-now",
    "app commutetimely cancel-trip", "app commutetimely open", "app commutetimely kill", "app commutetimely end-all",
    "app littlemoments start-session minutes=10", "app littlemoments start-session minutes=600",
    "app littlemoments complete", "app littlemoments cancel", "app littlemoments open", "app littlemoments kill",
    "app inviso join-room name=\"Book Club\" code=BOOKCLUB", "app inviso leave-room", "app inviso open",
    "app inviso kill", "app inviso terminate", "app swiftclimb terminate", "app littlemoments terminate",
    "device suspension on", "device suspension off", "device face-id off", "device face-id on", "app ioswiz log-meal",
    "app ioswiz log-sleep", "app ioswiz open", "app ioswiz kill",
    "press Wake", "press Meal", "press Allow", "press \"Don’t Allow\"", "tap", "press \"End Session\"", "swipe left",
    "key x", "key l", "key h", "device screen locked", "device screen home", "device screen always-on", "device reboot",
    "device focus sleep", "device focus off", "device battery 4", "device battery 80", "device network off",
    "device network on", "device live-activities off", "device live-activities on", "device low-power on",
    "device low-power off", "device haptics off", "device system 16.0", "device system 26.1",
    "device model iphone-se", "device model iphone-15-pro", "push climb.json to=swiftclimb",
    "push joined.json to=inviso", "push end.json to=littlemoments", "push broken.json to=swiftclimb",
    "open swiftclimb://logging", "open littlemoments://endSession", "open inviso://open", "open nobody://x",
    "device time-zone America/New_York", "device time-zone Europe/Berlin", "device 24-hour-clock on",
  ]
}
