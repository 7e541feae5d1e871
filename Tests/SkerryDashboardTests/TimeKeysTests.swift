import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// The keys that move virtual time.
@MainActor @Suite struct TimeKeysTests {
  @Test("T03 virtual time follows real time, stands still while paused and runs faster by keys")
  func speed() {
    let driver = Driver.climbing()
    driver.wait(10)
    #expect(driver.elapsed == 10)
    driver.keys("Space")
    driver.wait(500)
    #expect(driver.elapsed == 10 && driver.text.contains("❚❚ paused") && driver.text.contains("09:41:10"))
    driver.keys("Space", "+", "+")
    #expect(driver.text.contains("▶▶ ×5"))
    driver.wait(4)
    #expect(driver.elapsed == 30)
    driver.keys("-", "-", "-")
    driver.wait(1)
    #expect(driver.elapsed == 31 && driver.text.contains("▶ real time"))
  }

  @Test("T03 one key lets a second pass, also while paused, another jumps to the next event")
  func steps() {
    let driver = Driver.climbing()
    driver.keys("Space", ".", ".", ".")
    #expect(driver.elapsed == 3 && driver.text.contains("0:03"))
    driver.keys("n")
    #expect(driver.elapsed == 1800)
    #expect(driver.record?.activityState == .stale)
    driver.keys("n")
    #expect(driver.elapsed == 8 * 3600 && driver.record?.activityState == .ended)
    driver.keys("n")
    #expect(driver.elapsed == 12 * 3600 && driver.record == nil)
    driver.keys("n")
    #expect(driver.elapsed == 12 * 3600 && driver.footer.contains("Nothing is going to happen by itself."))
  }

  @Test(
    "T03 a duration or an instant is entered and jumped to",
    arguments: [
      ("90s", 90), ("5m", 300), ("2:30", 150), ("1h30m", 5400), ("8h", 28_800), ("1d", 86_400), ("+45", 45),
      ("2026-01-31 10:41", 3600), ("2026-01-31T09:42:00Z", 60),
    ])
  func jump(_ entry: String, _ seconds: Double) {
    let driver = Driver.climbing()
    driver.keys(":")
    driver.type(entry)
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.elapsed == seconds)
    driver.wait(2)
    #expect(driver.elapsed == seconds + 2, "time goes on from there")
  }

  @Test(
    "T03 S06 what is no later time is told in the sheet and changes nothing",
    arguments: [
      "abc", "-5m", "0s", "1h99", "2020-01-01 00:00", "99999999999999999999s", "20y", "2026-02-30", "5 m m", "∞",
    ])
  func wrongJump(_ entry: String) {
    let driver = Driver.climbing()
    driver.keys(":")
    driver.type(entry)
    driver.keys("Enter")
    #expect(driver.dialogTitle != nil && driver.text.contains("! ") && driver.elapsed == 0, "\(entry)")
  }

  @Test("T03 one jump and many ticks give the same log and the same picture")
  func sameAsWaiting() {
    let jumped = Driver.climbing()
    jumped.keys("l", ":")
    jumped.type("31m7s")
    jumped.keys("Enter")
    let waited = Driver.climbing()
    waited.keys("l")
    waited.wait(1867)
    #expect(jumped.elapsed == waited.elapsed && jumped.logText == waited.logText)
    #expect(jumped.dashboard.frame() == waited.dashboard.frame())
    let hurried = Driver.climbing()
    hurried.keys("l")
    for _ in 0..<8 { hurried.keys("+") }
    hurried.wait(1867.0 / 3600)
    for _ in 0..<8 { hurried.keys("-") }
    #expect(abs(hurried.elapsed - 1867) < 0.001 && hurried.logText == waited.logText)
  }

  @Test("T02 after a suspended terminal comes back everything that was due has happened, in order")
  func suspended() {
    let driver = Driver.climbing()
    driver.keys("l")
    let waited = Driver.climbing()
    waited.keys("l")
    // No wake comes while the process is stopped; the first one after it catches up.
    driver.sleep(2000)
    driver.dashboard.wake()
    waited.wait(2000)
    #expect(driver.logText == waited.logText)
    #expect(driver.dashboard.frame() == waited.dashboard.frame())
  }
}
