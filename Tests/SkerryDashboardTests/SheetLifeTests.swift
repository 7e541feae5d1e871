import SkerryApps
import SkerryCells
import SkerryDevice
import SkerrySteps
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// Sheets of apps belong to their processes: what ends or covers the app closes them, along every road.
@MainActor @Suite struct SheetLifeTests {
  /// A dashboard with a session, its Add Climb sheet open and a name typed into it.
  private func typing(_ name: String = "V9") -> Driver {
    let driver = Driver.climbing()
    driver.keys("a")
    driver.type(name)
    #expect(driver.dialogTitle == "Add Climb")
    return driver
  }

  private func step(_ line: String, _ driver: Driver) throws {
    let step = try #require(try Step(line: line))
    try driver.dashboard.phone.perform(step)
  }

  @Test("P15 a sheet closes when its app is killed, and what was sent to it afterwards is not lost in a dead process")
  func kill() throws {
    let driver = typing()
    try step("app swiftclimb kill", driver)
    #expect(driver.dialogTitle == nil)
    #expect(driver.messages.contains { $0.hasPrefix("sheet “Add Climb” closed: the app's process has ended") })
    driver.keys("Enter", "Escape")
    #expect(driver.counts == [2, 4])
    driver.keys("1", "a")
    // What was typed is offered again, since the session is still there.
    #expect(driver.text.contains("V9"))
    driver.keys("Enter")
    driver.addClimb("V10", attempts: 2)
    #expect(driver.counts == [4, 7])
    // The climbs are in the app's own store, not in the memory of a process that is gone.
    try step("app swiftclimb kill", driver)
    driver.keys("1")
    #expect(driver.text.contains("V9") && driver.text.contains("V10"))
  }

  @Test(
    "P15 leaving, locking and rebooting close the sheet, and what was typed is offered again",
    arguments: [
      "app swiftclimb home", "device screen home", "device screen locked", "device screen always-on", "device reboot",
      "app swiftclimb kill", "app swiftclimb terminate",
    ])
  func leave(_ line: String) throws {
    let driver = typing("V11 Slab")
    try step(line, driver)
    #expect(driver.dialogTitle == nil)
    #expect(driver.messages.filter { $0.hasPrefix("sheet “Add Climb” closed") }.count == 1)
    driver.keys("1", "a")
    #expect(driver.dialogTitle == "Add Climb" && driver.text.contains("V11 Slab"))
    driver.keys("Enter")
    #expect(driver.counts == [3, 5])
    driver.keys("a")
    #expect(!driver.text.contains("▸ Name or grade     V11 Slab"))
  }

  @Test("P15 a sheet closes although nobody looked between leaving its app and coming back")
  func unseen() throws {
    for looks in [true, false] {
      let driver = typing()
      try step("app swiftclimb home", driver)
      if looks { _ = driver.dashboard.frame() }
      try step("app swiftclimb open", driver)
      if looks { _ = driver.dashboard.frame() }
      #expect(driver.dialogTitle == nil, "looks: \(looks)")
    }
  }

  @Test("P15 what was typed for a session that is over is not offered to the next one")
  func nextSession() throws {
    let driver = typing()
    try step("app swiftclimb end-session", driver)
    #expect(driver.dialogTitle == nil)
    try step("app swiftclimb start-session", driver)
    driver.keys("a")
    #expect(driver.dialogTitle == "Add Climb" && !driver.text.contains("V9"))
  }

  @Test("P15 cancelling a sheet drops what was typed")
  func cancel() {
    let driver = typing()
    driver.keys("Escape", "a")
    #expect(driver.dialogTitle == "Add Climb" && !driver.text.contains("V9"))
  }

  @Test("P10 P15 a link that arrives while a sheet is open reaches the app, which shows its own; text is kept")
  func link() throws {
    let driver = Driver.climbing()
    let url = try #require(sessionLink(driver))
    driver.keys("e")
    driver.type("7")
    let other = try #require(driver.dialogTitle)
    #expect(other != "Add Climb")
    try step("open \(url)/add-climb", driver)
    #expect(driver.dialogTitle == "Add Climb")
    #expect(driver.messages.contains { $0.hasPrefix("sheet “\(other)” closed: the app got a link") })
    // The same sheet keeps its text.
    driver.type("V9")
    try step("open \(url)/add-climb", driver)
    #expect(driver.dialogTitle == "Add Climb" && driver.text.contains("V9"))
    driver.keys("Enter")
    #expect(driver.counts == [3, 5])
  }

  @Test("P10 a sheet that a link asks for waits for the dashboard's own menu")
  func menu() throws {
    let driver = Driver.climbing()
    let url = try #require(sessionLink(driver))
    driver.keys("0")
    try step("open \(url)/add-climb", driver)
    #expect(driver.dialogTitle != "Add Climb")
    driver.keys("Escape")
    #expect(driver.dialogTitle == "Add Climb")
  }

  @Test("P15 an action that a dead process offered does nothing, whoever still holds it")
  func deadAction() throws {
    let driver = Driver.climbing()
    let process = try #require(driver.device.app(named: "swiftclimb"))
    let action = try #require(process.screen?.actions.first { $0.id == "add-climb" })
    driver.device.kill(process)
    driver.device.open(process)
    let form = AppForm(["name": "V9", "attempts": "1"])
    #expect(driver.device.perform(action, of: process, form: form)?.contains("has ended") == true)
    #expect(driver.counts == [2, 4] && driver.messages.last?.contains("not done") == true)
  }

  /// The link of the running session, as its card has it.
  private func sessionLink(_ driver: Driver) -> String? {
    guard let record = driver.record else { return nil }
    for region in driver.device.picture(.lockScreen, of: record).regions {
      if case .activity(_, let url?) = region.target { return url.absoluteString }
    }
    return nil
  }
}
