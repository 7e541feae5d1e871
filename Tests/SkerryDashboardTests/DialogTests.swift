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
    #expect(try field("Attempts", driver).value.contains(" 2▏"), "the offered number was selected as a whole")
    driver.keys("Backspace")
    driver.type("12")
    #expect(try field("Attempts", driver).value.contains(" 12▏"))
    driver.keys("Tab", "Right")
    #expect(try field("Sent", driver).value.contains("◂ yes ▸"))
    driver.type("n")
    #expect(try field("Sent", driver).value.contains("◂ no ▸"))
    driver.keys("Enter")
    #expect(driver.counts == [3, 16])
    #expect(driver.text.contains(String(repeating: "x", count: Climb.nameLimit)) || driver.text.contains("xxx…"))
  }

  @Test("D02 what is being read stays when a key slips, and goes by those that close", arguments: ["?", "L"])
  func reading(_ opener: String) throws {
    for closing in ["Escape", "Enter", "q", opener == "?" ? "?" : "Backspace"] {
      let driver = Driver.climbing(size: Driver.medium)
      driver.keys(opener)
      // The menu of the log leads to an entry in full.
      if opener == "L" { driver.keys("r", "Enter") }
      let title = try #require(driver.dialogTitle)
      for key in ["l", "h", "Tab", "x", "1", "+"] {
        driver.keys(key)
        #expect(driver.dialogTitle == title, "after \(key)")
      }
      // In the help letters are a search, which Escape leaves first.
      if opener == "?" {
        driver.keys("Escape")
        #expect(driver.dialogTitle == title)
      }
      driver.keys("Down", closing)
      #expect(driver.dialogTitle != title && !driver.dashboard.isFinished, "by \(closing)")
      #expect(!driver.device.settings.isLocked && driver.device.foregroundApp != nil)
    }
  }

  @Test("D02 D03 on a narrow terminal a sheet names the keys of the field that has the focus")
  func narrowHints() throws {
    let driver = Driver.climbing(size: Driver.small)
    driver.keys("a")
    #expect(driver.lines.prefix(12).last?.contains("Tab  Next") == true && !driver.text.contains("Change"))
    driver.keys("Tab")
    #expect(driver.lines.prefix(12).last?.contains("Right  Change") == true)
  }

  @Test("D02 Escape goes back where the app's screen has a way back, and does nothing elsewhere")
  func goBack() {
    let driver = Driver.climbing()
    driver.keys("e", "Enter", "i")
    #expect(driver.text.contains("Past sessions") && !driver.text.contains("Ready to climb?"))
    driver.keys("Escape")
    #expect(driver.text.contains("Ready to climb?"))
    driver.keys("Escape")
    #expect(driver.text.contains("Escape does nothing here"))
  }

  @Test("D02 a question before a deletion names what will be gone")
  func question() {
    let driver = Driver.climbing()
    driver.keys("c", "Right", "Enter")
    let words = driver.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Delete climb 1 ") && words.contains("with its attempts?"), "\(driver.text)")
  }

  @Test("D02 on a narrow terminal the sentences of the help go on below instead of being cut")
  func narrowHelp() {
    let driver = Driver.climbing(size: Driver.medium)
    driver.keys("?")
    var pages = driver.text
    for _ in 0..<30 {
      driver.keys("Down", "Down", "Down")
      pages += driver.text
    }
    #expect(pages.contains("any key") && pages.contains("q comes back.") && !pages.contains("tak…"))
    #expect(pages.contains("Close without doing anything."))
  }

  @Test("D02 what is typed takes the place of an offered value; Backspace, End and the arrows keep it")
  func offered() throws {
    func duration(_ keys: String..., typing text: String = "") throws -> String {
      let fields = [AppField("time", label: "Arrive", kind: .text(limit: 20), initialValue: "+60m")]
      var form = FormDialog(title: "Plan", fields: fields) { _, _ in nil }
      for key in keys { _ = form.handle(try #require(Key(spelling: key))) }
      for character in text { _ = form.handle(.character(character)) }
      return form.values[0]
    }
    #expect(try duration() == "+60m" && duration("Tab", typing: "8:30") == "8:30")
    #expect(try duration(typing: "8") == "8")
    #expect(try duration("Backspace", typing: "s") == "+60s")
    for key in ["End", "Right"] { #expect(try duration(key, typing: "0") == "+60m0", "\(key)") }
    #expect(try duration("Left", typing: "0") == "+600m" && duration("Home", "Delete", typing: "-") == "-60m")
    #expect(try duration("Delete", typing: "5") == "5")
  }

  @Test("D02 the arrows go through the texts that a field suggests; typing takes their place")
  func suggestions() throws {
    let fields = [
      AppField(
        "place", label: "Place", kind: .text(limit: 20), initialValue: "Office", hint: "A saved place",
        suggestions: ["Office", "Gym", "Home"])
    ]
    let driver = Driver()
    driver.dashboard.dialog = .form(FormDialog(title: "Go", fields: fields) { _, _ in nil })
    driver.keys("Right")
    #expect(try field("Place", driver).value.contains("Gym"))
    #expect(try field("Place", driver).problem.contains("A saved place"))
    driver.keys("Left", "Left")
    #expect(try field("Place", driver).value.contains("Home"))
    driver.type("Pool")
    driver.keys("Backspace")
    #expect(try field("Place", driver).value.contains(" Poo▏"))
    driver.keys("Right")
    #expect(try field("Place", driver).value.contains("Office"))
  }

  @Test("D02 Escape leaves every dialog and changes nothing")
  func escape() {
    for key in ["a", "t", "u", "m", "c", "e", ":", "/", "0", "d", "X", "?", "T", "B", "F", "P", "R"] {
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
    #expect(driver.dialogTitle == "Delete" && driver.counts == [2, 4])
    driver.keys("n")
    #expect(driver.dialogTitle == nil && driver.counts == [2, 4])
    driver.keys("c", "Enter", "y")
    #expect(driver.counts == [1, 3])
  }

  @Test("D02 a problem of the app is told in the sheet, which keeps what was entered")
  func refused() {
    let driver = Driver.climbing()
    for _ in 0..<2 { driver.keys("u", "Right", "Enter") }
    driver.keys("u", "Right", "Enter", "u", "Right", "Enter")
    #expect(driver.dialogTitle == "Undo Attempt")
    #expect(driver.text.contains("! V4 Sandstorm has no attempts."))
    driver.keys("Right")
    #expect(!driver.text.contains("! V4 Sandstorm has no attempts."), "only the log still tells it")
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.counts == [2, 0])
  }
}
