import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// What the log says of code that a push lets run.
@MainActor @Suite struct WokenByPushTests {
  private func phone(_ lines: String...) throws -> LifePhone {
    let phone = LifePhone(payloads: Life.payloads)
    try phone.perform(["app swiftclimb open", "device screen locked", "jump 10s"] + lines)
    return phone
  }
  private func overtimes(_ phone: LifePhone) -> Int {
    phone.device.log.entries.count { $0.kind == .process(.overtime) }
  }

  @Test("P15 P08 a push that starts an activity wakes the app: its code then is none that a phone would have suspended")
  func startedByPush() throws {
    let phone = try phone("push begin.json")
    // The app has seen the activity, and ended it, since no session of its own belongs to it.
    #expect(phone.log.contains { $0.contains("A Live Activity that no running session needs was ended") })
    #expect(overtimes(phone) == 0, "\(phone.log)")
    // Seconds later the same code would have found nobody awake.
    try phone.perform(["jump 10s", "device live-activities off"])
    #expect(overtimes(phone) == 1, "\(phone.log)")
  }

  @Test("P02 P15 an app that has to be launched for what a push starts acts after all that the push brought about")
  func order() throws {
    let phone = try phone("app swiftclimb terminate", "jump 5s", "push begin.json")
    let kinds = phone.device.log.entries.map(\.message)
    let alert = try #require(kinds.firstIndex { $0.hasPrefix("alert: ") })
    let ended = try #require(kinds.firstIndex { $0.hasPrefix("active → ended: ended by the app") })
    #expect(alert < ended, "\(phone.log.suffix(12))")
  }

  @Test("P15 P08 an app that was force-quit is not woken by what a push starts, and the log says both")
  func forceQuit() throws {
    let phone = try phone("app swiftclimb kill", "push begin.json")
    #expect(
      phone.log.contains {
        $0.contains("not woken, although its activity was started by push: the person force-quit the app")
      }, "\(phone.log)")
    #expect(overtimes(phone) == 0)
  }
}
