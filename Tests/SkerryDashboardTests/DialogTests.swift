import SkerryCells
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

@MainActor @Suite struct DialogTests {
  /// The row of a label and the row below it, where its problem is told.
  private func field(_ label: String, _ driver: Driver) throws -> (value: String, problem: String) {
    let lines = driver.lines
    let row = try #require(lines.firstIndex { $0.contains(label) })
    return (lines[row], lines[row + 1])
  }

  @Test("D02 C03 what is wrong with a field is told beside it, and nothing is sent")
  func validation() throws {
    let driver = Driver.climbing()
    let before = driver.counts
    driver.keys("a")
    #expect(try !field("Name or grade", driver).problem.contains("!"), "an untouched field has no problem yet")
    driver.keys("Enter")
    #expect(try field("Name or grade", driver).problem.contains("! Name or grade is needed."))
    #expect(driver.dialogTitle == "Add Climb" && driver.counts == before)
    driver.type("6a")
    driver.keys("Tab", "Ctrl-U")
    driver.type("100")
    #expect(try field("Attempts", driver).problem.contains("! Between 1 and 99."))
    driver.keys("Enter")
    #expect(driver.dialogTitle == "Add Climb" && driver.counts == before)
    driver.keys("Backspace", "Enter")
    #expect(driver.dialogTitle == nil && driver.counts == [3, 14])
  }

  @Test("D02 a number takes no letters, a text no more than its limit, a choice only its words")
  func typing() throws {
    let driver = Driver.climbing()
    driver.keys("a")
    driver.type(String(repeating: "x", count: 200))
    driver.keys("Tab")
    driver.type("ab2")
    #expect(try field("Attempts", driver).value.contains("12"))
    driver.keys("Tab", "Right")
    #expect(try field("Sent", driver).value.contains("◂ yes ▸"))
    driver.type("n")
    #expect(try field("Sent", driver).value.contains("◂ no ▸"))
    driver.keys("Enter")
    #expect(driver.counts == [3, 16])
    #expect(driver.text.contains(String(repeating: "x", count: Climb.nameLimit)) || driver.text.contains("xxx…"))
  }

  @Test("D02 Escape leaves every dialog and changes nothing")
  func escape() {
    for key in ["a", "t", "u", "c", "e", ":", "/", "0", "p", "d", "X", "?", "T", "B", "F", "P", "R"] {
      let driver = Driver.climbing()
      let (log, registry) = (driver.logText, driver.device.center.withRegistry { $0.version })
      driver.keys(key)
      #expect(driver.dialogTitle != nil, "\(key)")
      driver.keys("Escape")
      #expect(driver.dialogTitle == nil && driver.logText == log, "\(key)")
      #expect(driver.device.center.withRegistry { $0.version } == registry, "\(key)")
    }
  }

  @Test("D02 P06 clearing a card and killing an app ask first; only yes does it")
  func questions() {
    let driver = Driver.climbing()
    driver.keys("d", "n")
    #expect(driver.record != nil)
    driver.keys("d", "z")
    #expect(driver.dialogTitle == "Clear the card", "other keys are no answer")
    driver.keys("Escape", "X", "n")
    #expect(driver.device.apps[0].isRunning)
    driver.keys("X", "y")
    #expect(!driver.device.apps[0].isRunning && driver.record != nil)
    driver.keys("d", "y")
    #expect(driver.record == nil)
  }

  @Test("D02 C03 an action that can't be undone asks, also after its sheet")
  func destructive() {
    let driver = Driver.climbing()
    driver.keys("c", "Enter")
    #expect(driver.dialogTitle == "Delete Climb" && driver.counts == [2, 4])
    driver.keys("n")
    #expect(driver.dialogTitle == nil && driver.counts == [2, 4])
    driver.keys("c", "Enter", "y")
    #expect(driver.counts == [1, 3])
  }

  @Test("D02 a problem of the app is told in the sheet, which keeps what was entered")
  func refused() {
    let driver = Driver.climbing()
    driver.keys("c", "Enter", "y", "t", "Ctrl-U")
    driver.type("2")
    driver.keys("Enter")
    #expect(driver.dialogTitle == "Log Attempt")
    #expect(driver.text.contains("! There is no climb number 2 in this session."))
    driver.keys("Ctrl-U")
    #expect(!driver.text.contains("! There is no climb number 2 in this session."), "only the log still tells it")
    driver.type("1")
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.counts == [1, 4])
  }
}
