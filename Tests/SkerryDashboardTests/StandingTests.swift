import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDevice
import Testing

@testable import SkerryDashboard

/// A dashboard whose program was built anew, in the place of the one that somebody used.
@MainActor @Suite struct StandingTests {
  private let files = MemoryStore()

  /// The dashboard of the next program on the same phone.
  private func successor(of driver: Driver, _ standing: String? = nil) throws -> Driver {
    let standing = standing ?? driver.dashboard.standing
    try driver.device.keep()
    return Driver(files: files, now: driver.device.now, standing: standing)
  }

  @Test("X02 D02 a sheet that was being filled in stays open with what was typed, and goes on at the cursor")
  func sheet() throws {
    let driver = Driver.climbing(files: files)
    driver.keys("a")
    let title = driver.dialogTitle
    driver.type("Half a nae")
    driver.keys("Left")
    let next = try successor(of: driver)
    #expect(title != nil && next.dialogTitle == title)
    #expect(next.text.contains("Half a nae"), "\(next.text)")
    next.type("m")
    #expect(next.text.contains("Half a name"), "\(next.text)")
    let before = next.counts?.first ?? 0
    next.keys("Enter")
    #expect(next.counts?.first == before + 1)
  }

  @Test("X02 D02 a form of the dashboard's own stays open with its text and its focus")
  func form() throws {
    let driver = Driver.climbing(files: files)
    driver.keys(":")
    driver.type("30")
    let next = try successor(of: driver)
    next.type("m")
    next.keys("Enter")
    #expect(next.dialogTitle == nil && next.elapsed >= 1800)
  }

  @Test("X02 D02 a menu stays open where it was, and goes back to the one that led to it")
  func menus() throws {
    let driver = Driver.climbing(files: files)
    driver.keys("0", "Enter", "Down", "Down")
    let title = driver.dialogTitle
    guard case .menu(let menu)? = driver.dashboard.dialog else { return _ = try #require(nil as Int?) }
    let next = try successor(of: driver)
    guard case .menu(let same)? = next.dashboard.dialog else { return _ = try #require(nil as Int?) }
    #expect(next.dialogTitle == title && same.selection == menu.selection && menu.selection == 2)
    next.keys("Escape")
    #expect(next.dialogTitle != title && next.dialogTitle != nil)
    next.keys("Escape")
    #expect(next.dialogTitle == nil)
  }

  @Test("X02 D02 a question is asked again, the help is where it was, and what an entry of the log says stands there")
  func others() throws {
    let driver = Driver.climbing(files: files)
    driver.keys("X")
    let question = try successor(of: driver)
    guard case .confirmation? = question.dashboard.dialog else { return _ = try #require(nil as Int?) }
    question.keys("Escape", "?", "Down", "Down")
    let help = try successor(of: question)
    guard case .help(HelpDialog(scroll: 2))? = help.dashboard.dialog else { return _ = try #require(nil as Int?) }
    help.keys("/", "j", "u")
    let searched = try successor(of: help)
    guard case .help(HelpDialog(search: "ju"))? = searched.dashboard.dialog else {
      return _ = try #require(nil as Int?)
    }
    help.keys("Escape", "Escape", "L", "r", "Enter")
    let title = help.dialogTitle
    let reading = try successor(of: help)
    #expect(title?.hasPrefix("Entry") == true && reading.dialogTitle == title)
  }

  @Test("X02 a value that was chosen is still chosen, and one that is offered is still as the phone has it")
  func values() throws {
    let driver = Driver.climbing(files: files)
    driver.keys("B", "Up")
    #expect(driver.dialogTitle == "Battery")
    driver.keys("Right", "Right")
    let next = try successor(of: driver)
    next.keys("Enter")
    #expect(next.device.settings.batteryPercent == 84)
  }

  @Test("X02 what the log shows and the pane that fills the screen stay")
  func log() throws {
    let driver = Driver.climbing(files: files)
    driver.dashboard.focus = .log
    driver.keys("Z", "L", "s")
    driver.type("Gecko")
    driver.keys("Enter")
    let next = try successor(of: driver)
    #expect(next.dashboard.logFilter == driver.dashboard.logFilter && next.dashboard.logFilter.text == "Gecko")
    #expect(next.dashboard.isZoomed && next.dashboard.focus == .log && next.dialogTitle == nil)
  }

  @Test("X02 what has no place in the new program is told, so that it can be typed again; nothing is pressed instead")
  func lost() throws {
    let driver = Driver.climbing(files: files)
    driver.keys("a")
    driver.type("Slab")
    let road = driver.dashboard.standing.replacing(driver.dashboard.road.isEmpty ? "x" : "\"add", with: "\"gone")
    let count = driver.device.log.entries.count
    let next = try successor(of: driver, road)
    #expect(next.dialogTitle == nil && next.footer.contains("“Slab”"), "\(next.footer) \(road)")
    #expect(next.device.log.entries.count <= count + 2, "\(next.messages.suffix(3))")
    let nothing = try successor(of: driver, "Phone")
    #expect(nothing.dialogTitle == nil && nothing.dashboard.focus == .phone)
  }
}
