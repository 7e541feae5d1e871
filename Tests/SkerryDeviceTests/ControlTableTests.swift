import FoundationEssentials
import Testing

@testable import SkerryDevice

/// The one table behind menus, command line and tapes.
@MainActor @Suite struct ControlTableTests {
  @Test("P05 every control can be set to each of its values and says so afterwards", arguments: DeviceControl.all)
  func roundTrip(_ control: DeviceControl) throws {
    // Only some apps have widgets.
    let device = control.section == .widgets ? WidgetPhone().device : TestPhone().device
    let app = control.scope == .app ? device.app(named: "alpha") : nil
    let values: [String] =
      switch control.kind {
      case .action: [""]
      case .toggle, .choice: control.values
      case .number(let range): [String(range.lowerBound), String(range.upperBound)]
      case .text(let example): [example]
      }
    // Only what runs can be ended.
    if control.name == "terminate" { device.open(try #require(app)) }
    for value in control.name == "terminate" ? values : values + values.reversed() {
      try device.set(control, to: value, for: app)
      if !["answer", "wall-clock"].contains(control.name), control.kind != .action {
        #expect(device.value(of: control, for: app) == expected(value, control))
      }
    }
    #expect(!control.help.isEmpty && control.help.hasSuffix(".") && !control.title.isEmpty)
  }

  @Test("P05 any iOS since 16.0 can be installed, and a model named as people write it; what no iPhone has is refused")
  func betweenTheWords() throws {
    let phone = TestPhone()
    let system = try #require(DeviceControl.named("system"))
    for version in ["16.4", "17.5", "18.7", "26.3", "27.0"] {
      try phone.device.set(system, to: version)
      #expect(phone.device.value(of: system) == version)
    }
    for version in ["15.8", "19.0", "25.1", "17.2.1", "new", "-17.0", "999.0"] {
      #expect(throws: DeviceControlProblem.self) { try phone.device.set(system, to: version) }
    }
    #expect(phone.device.value(of: system) == "27.0")
    let model = try #require(DeviceControl.named("model"))
    for (name, id) in [("iPhone SE", "iphone-se"), ("15 pro", "iphone-15-pro")] {
      try phone.device.set(model, to: name)
      #expect(phone.device.value(of: model) == id)
    }
    #expect(throws: DeviceControlProblem.self) { try phone.device.set(model, to: "iPhone 99") }
  }

  /// Unlocking without an app in front shows the home screen.
  private func expected(_ value: String, _ control: DeviceControl) -> String {
    control.name == "screen" && value == "unlocked" ? "home" : value
  }

  @Test("P05 S06 a wrong value, a missing app and an app too many are told in one sentence and change nothing")
  func refusals() throws {
    let phone = TestPhone()
    let alpha = try phone.process("alpha")
    let before = phone.device.settings
    for (name, value, app) in [
      ("battery", "0", nil), ("battery", "101", nil), ("battery", "full", nil), ("battery", "-5", nil),
      ("model", "iphone-99", nil), ("screen", "", nil), ("system", "15.0", nil), ("haptics", "maybe", nil),
      ("reboot", "now", nil), ("time-zone", "Europe/Nowhere", nil), ("time-zone", "", nil), ("battery", "50", alpha),
      ("frequent-updates", "on", nil), ("wall-clock", "yesterday", nil), ("wall-clock", "+5x", nil),
    ] as [(String, String, AppProcess?)] {
      let control = try #require(DeviceControl.named(name), "no control \(name)")
      do {
        try phone.device.set(control, to: value, for: app)
        Issue.record("\(name) took \(value)")
      } catch {
        #expect(error.description.contains(name) || error.description.count > 20)
      }
    }
    #expect(phone.device.settings == before)
    #expect(DeviceControl.named("nothing") == nil)
    #expect(Set(DeviceControl.all.map(\.name)).count == DeviceControl.all.count)
  }

  @Test("P05 a phone too old for Live Activities refuses requests and says which version is needed")
  func oldSystem() throws {
    let phone = TestPhone()
    try phone.device.set(try #require(DeviceControl.named("system")), to: "16.0")
    try phone.act("alpha", "start", ["name": "Alpha"], problem: "unsupported")
    #expect(phone.messages.contains { $0.contains("iOS 16.0") && $0.contains("16.1") })
    try phone.device.set(try #require(DeviceControl.named("system")), to: "16.2")
    try phone.start("alpha")
  }
}

/// A person changes the phone's clock.
@MainActor @Suite struct WallClockTests {
  @Test("T04 the clock set forwards: what is past is due at once, in order, and told at the new time")
  func forwards() throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 3600)
    phone.device.setClock(TestPhone.start.addingTimeInterval(9 * 3600))
    let record = try #require(try phone.records("alpha").first)
    #expect(record.activityState == .ended)
    let transitions = phone.device.log.entries.filter { $0.kind.newState != nil }.suffix(2)
    #expect(transitions.map { $0.instant.timeIntervalSince(TestPhone.start) } == [9 * 3600, 9 * 3600])
    #expect(phone.device.center.withRegistry { $0.invariants() }.isEmpty)
  }

  @Test("T04 the clock set back: nothing is undone, deadlines keep their dates, timers show what the clock says")
  func backwards() throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 3600)
    phone.advance(1800)
    phone.device.goHome()
    phone.device.setClock(TestPhone.start.addingTimeInterval(-7200))
    #expect(phone.phone.contains("7:41"))
    #expect(try phone.records("alpha").first?.activityState == .active)
    #expect(phone.device.center.withRegistry { $0.nextDeadline } == TestPhone.start.addingTimeInterval(3600))
    phone.advance(3 * 3600 - 1)
    #expect(try phone.records("alpha").first?.activityState == .active)
    phone.advance(1)
    #expect(try phone.records("alpha").first?.activityState == .stale)
    phone.device.setClock(TestPhone.start)
    #expect(try phone.records("alpha").first?.activityState == .stale, "what has happened has happened")
  }

  @Test("T04 set to and fro at random, the phone keeps its invariants and its deadlines", arguments: 1...20)
  func toAndFro(_ seed: Int) throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 3600)
    try phone.start("bravo", stale: 60)
    var random = seed &* 7919
    for _ in 0..<40 {
      random = (random &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      let hours = Double(random % 200) / 10 - 10
      if random.isMultiple(of: 3) {
        phone.advance(abs(hours) * 600)
      } else {
        phone.device.setClock(phone.device.now.addingTimeInterval(hours * 360))
      }
      #expect(phone.device.center.withRegistry { $0.invariants() }.isEmpty)
      #expect(phone.device.notifications.withState { $0.invariants() }.isEmpty)
      #expect(phone.device.nextDeadline.map { $0 > phone.device.now } ?? true)
    }
  }
}
