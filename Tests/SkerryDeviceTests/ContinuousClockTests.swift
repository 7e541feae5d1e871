import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryDevice

/// `Task.sleep` goes by the continuous clock; dates go by the wall clock, which a person can set.
@MainActor @Suite struct ContinuousClockTests {
  private func sleeping(_ seconds: String) throws -> TestPhone {
    let phone = TestPhone()
    try phone.act("alpha", "sleep", ["delay": seconds])
    return phone
  }

  @Test(
    "T04 P15 a sleep of 30 minutes takes 30 minutes of elapsed time, wherever the wall clock is set meanwhile",
    arguments: [-7200, -1, 0.25, 7200, 34_560_000] as [Double])
  func elapsed(_ change: Double) throws {
    let phone = try sleeping("1800")
    phone.advance(600)
    phone.device.setClock(phone.device.now.addingTimeInterval(change))
    phone.advance(1199)
    #expect(!phone.messages.contains("slept 1800"))
    phone.advance(1)
    #expect(phone.messages.contains("slept 1800"))
  }

  @Test("T04 waits for a date of the wall clock move with it, past or ahead")
  func dates() async throws {
    let clock = DeviceClock(now: TestPhone.start)
    let isDone = Counter()
    let task = Task {
      await clock.sleep(until: TestPhone.start.addingTimeInterval(100))
      isDone.add()
    }
    while clock.nextDeadline == nil { await Task.yield() }
    clock.change(to: TestPhone.start.addingTimeInterval(-1000))
    #expect(clock.nextDeadline == TestPhone.start.addingTimeInterval(100))
    clock.set(TestPhone.start.addingTimeInterval(99))
    #expect(isDone.value == 0)
    clock.change(to: TestPhone.start.addingTimeInterval(3600))
    await task.value
    #expect(isDone.value == 1)
  }

  @Test("T04 what is shown for seconds is shown for them although the clock was set back")
  func banners() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    phone.device.overlay.alert(alpha.id, at: phone.device.now, hasIsland: true)
    phone.device.setClock(phone.device.now.addingTimeInterval(-7200))
    phone.advance(Island.alertDuration - 1)
    #expect(phone.device.expansion != nil)
    phone.advance(1)
    #expect(phone.device.expansion == nil)
  }
}
