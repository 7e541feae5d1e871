import SkerryApps
import SkerryScreens
import SkerrySteps
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// The screen of the app in front after a switch of the phone was moved.
@MainActor @Suite struct SwitchSeenTests {
  /// What an app does first, and the switches that it may have something to say about.
  nonisolated static let starts = [
    "app commutetimely plan-trip destination=Zoo arrival=+90m", "app littlemoments start-session minutes=90",
    "app inviso join-room name=R", "app swiftclimb start-session", "app ioswiz open",
  ]
  nonisolated static let switches: [(off: String, on: String)] = [
    ("live-activities off", "live-activities on"), ("battery 5", "battery 80"), ("system 16.0", "system 26.1"),
    ("background-refresh off", "background-refresh on"), ("low-power on", "low-power off"),
    ("haptics off", "haptics on"), ("focus do-not-disturb", "focus off"), ("model iphone-se", "model iphone-15-pro"),
  ]

  private func perform(_ driver: Driver, _ line: String) throws {
    try driver.dashboard.phone.perform(try #require(try Step(line: line)))
  }

  private func screen(_ driver: Driver) throws -> String {
    let app = try #require(driver.device.foregroundApp)
    return driver.device.appPicture(of: app, room: .init(columns: 60, rows: 30), ground: .init(hex: 0)).grid.plainText()
  }

  @Test(
    "T01 M06 L06 R09 C09 an app in front says what follows from a switch at once, not when it is opened again",
    arguments: starts)
  func switches(_ start: String) throws {
    let driver = Driver(apps: Apps.all)
    try perform(driver, start)
    let name = try #require(driver.device.foregroundApp).name
    for pair in Self.switches {
      for step in [pair.off, pair.on] {
        try perform(driver, "device \(step)")
        let seen = try screen(driver)
        try perform(driver, "app \(name) home")
        try perform(driver, "app \(name) open")
        #expect(try screen(driver) == seen, "\(step)")
      }
    }
  }
}
