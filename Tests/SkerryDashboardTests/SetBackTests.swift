import FoundationEssentials
import SkerryApps
import SkerryScreens
import SkerrySteps
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// A wall clock that was set back: the app's own screen and its card say the same.
@MainActor @Suite struct SetBackTests {
  @Test(
    "C07 T04 before the session's start both the card and the app's screen stand at 0:00, and neither counts backwards",
    arguments: ["device wall-clock 2026-01-31T07:41:00Z", "key T"])
  func card(_ line: String) throws {
    let driver = Driver.climbing()
    driver.wait(2459)
    try driver.dashboard.phone.perform(try #require(try Step(line: line)))
    if line == "key T" {
      driver.keys("Ctrl-U")
      driver.type("-2h40m")
      driver.keys("Enter")
    }
    #expect(driver.device.now < Driver.start)
    let process = try #require(driver.device.app(named: "swiftclimb"))
    let screen = driver.device.appPicture(of: process, room: .init(columns: 60, rows: 20), ground: .init(hex: 0)).grid
    let record = try #require(driver.record)
    let card = driver.device.picture(.lockScreen, of: record).grid
    for grid in [screen, card] {
      #expect(grid.plainText().contains(/(^|[^0-9:])0:00/), "\(grid.plainText())")
    }
    driver.wait(61)
    let later = driver.device.appPicture(of: process, room: .init(columns: 60, rows: 20), ground: .init(hex: 0)).grid
    #expect(later.plainText() == screen.plainText())
  }

  @Test(
    "T04 P08 an update token on its way arrives as soon as it would have, wherever the clock is set",
    arguments: ["-2h", "+2h"])
  func token(_ change: String) throws {
    let driver = Driver()
    driver.keys("1", "s", "Enter")
    #expect(driver.record?.tokenDate != nil && driver.record?.pushToken == nil)
    try driver.dashboard.phone.perform(try #require(try Step(line: "device wall-clock \(change)")))
    #expect(driver.record?.pushToken == nil)
    driver.wait(2)
    #expect(driver.record?.pushToken != nil)
  }

  @Test("T04 T06 a card that was looked at before the clock was set back is the one that nobody has seen before")
  func lookedAt() throws {
    let cards = try [true, false].map { isLookedAt in
      let driver = Driver(apps: Apps.all)
      for line in [
        "device wall-clock 2026-03-08T06:30:00Z",
        "app commutetimely plan-trip destination=Office street=\"12 Harbour Street\" arrival=+90m",
        "device wall-clock 2026-01-31T08:00:00Z",
      ] {
        try driver.dashboard.phone.perform(try #require(try Step(line: line)))
        if isLookedAt, let record = driver.record { _ = driver.device.picture(.lockScreen, of: record) }
      }
      return driver.device.picture(.lockScreen, of: try #require(driver.record)).grid.plainText()
    }
    #expect(cards[0] == cards[1])
  }
}
