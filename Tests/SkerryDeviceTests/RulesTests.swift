import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryDevice

/// The system's rules as they show on the phone.
@MainActor @Suite struct RulesTests {
  private func state(_ record: ActivityRecord, _ phone: TestPhone) -> ActivityState? {
    phone.device.center.withRegistry { $0.record(record.id)?.activityState }
  }
  private let hour = 3600.0

  @Test("P03 after eight hours the system ends an activity, after four more its card goes")
  func longest() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.lock()
    phone.advance(8 * hour - 1)
    #expect(state(alpha, phone) == .active)
    phone.advance(1)
    #expect(state(alpha, phone) == .ended && phone.phone.contains("card Alpha"))
    phone.device.goHome()
    #expect(phone.device.island == .idle)
    phone.device.lock()
    phone.advance(4 * hour - 1)
    #expect(phone.phone.contains("card Alpha"))
    phone.advance(1)
    #expect(state(alpha, phone) == .dismissed && !phone.phone.contains("card Alpha"))
    #expect(phone.device.nextDeadline == nil)
  }

  @Test("P03 the app's policy decides when an ended card goes, four hours at most")
  func policies() throws {
    for (policy, after, stays) in [
      ("immediate", 0.0, 0.0), ("default", 0, 4 * hour), ("after", 600, 600), ("after", 9 * hour, 4 * hour),
      ("after", -50, 0),
    ] {
      let phone = TestPhone()
      let alpha = try phone.start("alpha")
      try phone.act("alpha", "end", ["name": "Alpha", "policy": policy, "after": "\(after)"])
      phone.device.lock()
      if stays > 0 {
        #expect(state(alpha, phone) == .ended && phone.device.nextDeadline == phone.device.now + stays)
        phone.advance(stays - 1)
        #expect(phone.phone.contains("card Alpha"), "\(policy) \(after)")
        phone.advance(1)
      }
      #expect(state(alpha, phone) == .dismissed && !phone.phone.contains("card Alpha"), "\(policy) \(after)")
    }
  }

  @Test("P03 content becomes stale at its date, is shown as stale, and an update makes it fresh again")
  func stale() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha", stale: 90)
    phone.device.lock()
    phone.advance(89)
    #expect(phone.phone.contains("note") && state(alpha, phone) == .active)
    phone.advance(1)
    #expect(phone.phone.contains("stale") && state(alpha, phone) == .stale)
    try phone.act("alpha", "update", ["name": "Alpha", "note": "fresh"])
    phone.device.lock()
    #expect(phone.phone.contains("note fresh") && state(alpha, phone) == .active)
  }

  @Test(
    "P03 P01 more than 4 KB and too many activities are refused with ActivityKit's own errors, told in log and sheet")
  func limits() throws {
    let phone = TestPhone()
    try phone.act(
      "alpha", "start", ["name": "Alpha", "note": String(repeating: "x", count: 4200)],
      problem: "\(ActivityAuthorizationError.attributesTooLarge)")
    for number in 0..<5 { try phone.start("alpha", name: "Alpha-\(number)") }
    try phone.act(
      "alpha", "start", ["name": "Alpha"], problem: "\(ActivityAuthorizationError.targetMaximumExceeded)")
    for number in 0..<3 { try phone.start("bravo", name: "Bravo-\(number)") }
    try phone.act(
      "bravo", "start", ["name": "Bravo"], problem: "\(ActivityAuthorizationError.globalMaximumExceeded)")
    #expect(phone.device.center.withRegistry { $0.totalLiveCount } == 8)
    #expect(phone.device.log.entries.count { $0.level == .warning } >= 3)
  }

  @Test("P02 every transition is in the log with its cause, at its own instant")
  func log() throws {
    let phone = TestPhone()
    try phone.start("alpha", stale: 60)
    phone.device.goHome()
    let before = phone.device.log.entries.count
    phone.advance(20 * hour)
    let entries = phone.device.log.entries.dropFirst(before)
    #expect(
      entries.map { $0.instant.timeIntervalSince(TestPhone.start) } == [60, 8 * hour, 12 * hour],
      "stale, ended, dismissed")
    #expect(entries.allSatisfy { phone.device.displayName(of: $0.source) == "Alpha" && !$0.message.isEmpty })
    #expect(Set(entries.map(\.message)).count == entries.count)
  }
}
