import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryDevice

/// Random lives of a phone: whatever happens in whatever order, the rules hold.
@MainActor @Suite struct RandomLifeTests {
  static let lives = SoakCount.of(12, 1_000)
  private static let length = 200

  private func phone(_ files: any FileStore = MemoryStore()) -> TestPhone {
    let phone = TestPhone(files: files, apps: TestPhone.apps + [InstalledApp(MessengerApp.self)])
    if let messenger = phone.device.app(named: "messenger") { phone.device.setNotifications(true, for: messenger) }
    return phone
  }

  private func deeds(_ seed: Int, mayDawdle: Bool = true) -> [Deed] {
    var generator = SmallGenerator(seed: seed)
    return (0..<Self.length).map { _ in Deed.random(&generator, mayDawdle: mayDawdle) }
  }

  @Test("P02 P03 P05 P07 P08 T03 T04 random lives keep every invariant, and a jump is the same as many steps")
  func jumpsAndSteps() throws {
    for seed in 1...Self.lives {
      let (jumping, walking) = (phone(), phone())
      for (number, deed) in deeds(seed).enumerated() {
        try jumping.perform(deed)
        try walking.perform(deed, steps: 7)
        let problems = problems(of: jumping.device)
        try #require(problems.isEmpty, "seed \(seed), deed \(number) \(deed): \(problems)")
      }
      try #require(jumping.logText == walking.logText, "seed \(seed): \(firstDifference(jumping, walking))")
      try #require(jumping.phone == walking.phone, "seed \(seed)")
    }
  }

  @Test("P07 a phone that is switched off and on between random deeds keeps what one keeps that never was")
  func restarts() throws {
    for seed in 1...Self.lives {
      let files = MemoryStore()
      let constant = phone()
      var restarted = phone(files)
      var generator = SmallGenerator(seed: seed &+ 77)
      for (number, deed) in deeds(seed, mayDawdle: false).enumerated() {
        try constant.perform(deed)
        try restarted.perform(deed)
        if generator.below(8) == 0 {
          restarted = TestPhone(
            restoring: files, now: restarted.device.now, apps: TestPhone.apps + [InstalledApp(MessengerApp.self)])
        }
        let (one, other) = (lasting(constant.device), lasting(restarted.device))
        try #require(one == other, "seed \(seed), deed \(number) \(deed)")
      }
    }
  }

  /// What must survive: activities, permissions, tokens, notifications and what is switched on.
  private func lasting(_ device: Device) -> [String] {
    let records = device.center.withRegistry { registry in
      registry.cards().map { "\($0.id) \($0.activityState) \($0.contentVersion) \($0.state) \($0.pushToken ?? Data())" }
    }
    let delivered = device.notifications.withState { $0.delivered.map { "\($0.id) \($0.content.title)" } }
    let controls = DeviceControl.all.filter { $0.scope != .app }.map { "\($0.name) \(device.value(of: $0))" }
    return records + delivered + controls
  }

  private func problems(of device: Device) -> [String] {
    var problems = device.center.withRegistry { $0.invariants() } + device.notifications.withState { $0.invariants() }
    if let deadline = device.nextDeadline, deadline <= device.now { problems.append("a deadline lies in the past") }
    if let front = device.foregroundApp, !front.isRunning { problems.append("the app in front doesn't run") }
    for process in device.apps where process.state.isForeground != (device.foregroundApp === process) {
      problems.append("\(process.name) is wrong about being in front")
    }
    if let id = device.expansion?.activityID {
      let state = device.center.withRegistry { $0.record(id)?.activityState }
      if state != .active, state != .stale { problems.append("the expanded activity is over") }
      if device.settings.isLocked { problems.append("the island is expanded on a locked phone") }
    }
    for process in device.apps where !process.isRunning {
      if process.executor != nil || process.screen != nil { problems.append("\(process.name) is dead and remembers") }
    }
    return problems
  }

  private func firstDifference(_ one: TestPhone, _ other: TestPhone) -> String {
    let (left, right) = (one.logText.split(separator: "\n"), other.logText.split(separator: "\n"))
    let index =
      zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
    return "\(index) \(left.dropFirst(index).first ?? "nothing") | \(right.dropFirst(index).first ?? "nothing")"
  }
}
