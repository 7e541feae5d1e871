import FoundationEssentials
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice

/// The key that sets the wall clock.
@MainActor @Suite struct WallClockKeyTests {
  private func set(_ driver: Driver, _ entry: String) {
    driver.keys("T", "Ctrl-U")
    driver.type(entry)
    driver.keys("Enter")
  }

  @Test("T04 T03 a clock that is turned on lets no time pass, but what is past then is due at once")
  func forwards() {
    let driver = Driver.climbing()
    set(driver, "2026-01-31 10:11:30")
    #expect(driver.elapsed == 1830 && driver.record?.activityState == .stale)
    #expect(driver.messages.contains { $0.hasPrefix("clock set from 2026-01-31 09:41:00 to 2026-01-31 10:11:30") })
    driver.wait(2)
    #expect(driver.elapsed == 1832, "real time goes on from there")
    set(driver, "+1h")
    #expect(driver.elapsed == 1832 + 3600)
  }

  @Test("T04 a clock that is turned back keeps everything; deadlines are waited for again")
  func backwards() {
    let driver = Driver.climbing()
    let state = driver.record?.state
    set(driver, "-2h")
    #expect(driver.elapsed == -7200 && driver.record?.state == state && driver.record?.activityState == .active)
    driver.keys("n")
    driver.keys("n")
    #expect(driver.record?.activityState == .stale && driver.elapsed == 1800)
  }

  @Test(
    "T04 S06 what is no instant is told in the sheet and changes nothing",
    arguments: ["", "soon", "-", "+5 parsecs", "2026-02-30", "-100000d", "@99999999999"])
  func wrong(_ entry: String) {
    let driver = Driver.climbing()
    set(driver, entry)
    #expect(driver.dialogTitle == "Set the clock" && driver.text.contains("! ") && driver.elapsed == 0)
  }

  @Test("T03 T04 each of the two keys says what the other is for")
  func explained() {
    let driver = Driver()
    driver.keys("T")
    #expect(driver.text.contains("No time passes"))
    driver.keys("Escape", ":")
    #expect(driver.text.contains("Time passes: all that is due"))
  }
}
