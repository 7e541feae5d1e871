import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryDevice

/// A phone at rest: seconds in which nothing is due pass without any part of it being asked.
@MainActor @Suite struct RestTests {
  private func seconds(_ count: Int, on phone: TestPhone) {
    for _ in 0..<count { phone.device.advance(to: phone.device.now.addingTimeInterval(1)) }
  }

  @Test("T06 a phone with nothing to do comes to rest, and what anybody does ends that")
  func comesToRest() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    seconds(60, on: phone)
    #expect(phone.device.rest != nil)
    let deeds: [(String, (Device) -> Void)] = [
      ("lock", { $0.lock() }), ("unlock", { $0.unlock() }), ("note", { $0.note(.app(.line), "a line") }),
      ("setting", { $0.setSuspension(true) }), ("suspension", { $0.apps[0].isSuspended.toggle() }),
      ("runtime", { $0.apps[0].runsUntil = $0.now.addingTimeInterval(5) }),
      ("widgets", { $0.widgets.keptReloads = [:] }), ("haptic", { $0.feedback = Feedback() }),
    ]
    for (name, deed) in deeds {
      seconds(60, on: phone)
      let rest = try #require(phone.device.rest, "\(name)")
      #expect(rest.stamp == phone.device.stamp, "\(name)")
      deed(phone.device)
      #expect(phone.device.rest?.stamp != phone.device.stamp, "\(name)")
    }
  }

  @Test("T06 at rest the next deadline is the one that would be asked for, and is not passed over")
  func keepsDeadlines() throws {
    let phone = TestPhone()
    let record = try phone.start("alpha", stale: 90)
    seconds(60, on: phone)
    let rest = try #require(phone.device.rest)
    #expect(rest.deadline == phone.device.deadlineOfParts)
    #expect(phone.device.center.withRegistry { $0.record(record.id)?.activityState } == .active)
    phone.device.advance(to: phone.device.now.addingTimeInterval(60))
    #expect(phone.device.center.withRegistry { $0.record(record.id)?.activityState } == .stale)
  }

  @Test("P07 what a phone at rest would leave unwritten was written before: it is found again after a restart")
  func hasWritten() throws {
    let files = MemoryStore()
    let phone = TestPhone(files: files)
    try phone.start("alpha")
    phone.device.lock()
    seconds(60, on: phone)
    #expect(phone.device.rest != nil)
    let again = TestPhone(restoring: files, now: phone.device.now)
    #expect(again.device.log.entries.map(\.message).starts(with: phone.device.log.entries.map(\.message)))
    #expect(again.device.settings.isLocked)
  }
}
