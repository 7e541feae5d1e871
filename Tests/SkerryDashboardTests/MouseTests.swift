import SkerryCells
import SkerryScreens
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

@MainActor @Suite struct MouseTests {
  @Test("P06 C09 a press on the Add Climb button of the card opens its sheet, the rest of the card opens the app")
  func card() throws {
    let driver = Driver.climbing()
    driver.keys("l")
    try driver.press("Add Climb", in: .phone)
    #expect(driver.dialogTitle == "Add Climb" && driver.device.foregroundApp?.name == "swiftclimb")
    driver.keys("Escape", "l")
    try driver.press("Bouldering", in: .phone)
    #expect(driver.dialogTitle == nil && driver.device.foregroundApp?.name == "swiftclimb")
    #expect(driver.dashboard.focus == .phone)
  }

  @Test("P06 a press in the presentations does what it does on the phone")
  func presentations() throws {
    let driver = Driver.climbing()
    driver.keys("h", "x")
    try driver.press("View Stats", in: .presentations)
    #expect(driver.device.foregroundApp?.name == "swiftclimb" && driver.dashboard.focus == .presentations)
    driver.keys("h", "x")
    try driver.press("End Session", in: .presentations)
    #expect(driver.record == nil)
  }

  @Test("P06 a press on an icon opens the app, on a pane it moves the focus, elsewhere and in a dialog it does nothing")
  func others() throws {
    let driver = Driver()
    driver.keys("h")
    try driver.press("SwiftClimb", in: .phone)
    #expect(driver.device.foregroundApp?.name == "swiftclimb")
    driver.press(10, 37)
    #expect(driver.dashboard.focus == .log)
    driver.keys("s")
    let before = driver.text
    driver.press(10, 10)
    driver.press(-3, 500)
    #expect(driver.text == before)
  }

  @Test("P06 D03 what is scrolled out of its pane can't be pressed through another one")
  func hidden() {
    let driver = Driver.climbing(size: CellSize(columns: 110, rows: 34))
    driver.keys("Tab")
    for scroll in 0..<12 {
      let picture = driver.dashboard.picture()
      let frames = picture.layout.panes.map(\.rect) + [CellRect(column: 0, row: 33, columns: 110, rows: 1)]
      for region in picture.regions {
        #expect(frames.contains { $0.intersection(region.rect) == region.rect }, "\(region.label) at \(scroll)")
      }
      driver.keys("Down")
    }
    #expect(driver.dashboard.scroll(of: .presentations).rows > 0, "nothing was scrolled out")
  }

  @Test("P06 held long, icons and widgets open nothing, as an iPhone shows a menu for them; the last line says so")
  func held() throws {
    let driver = Driver()
    driver.keys("h")
    let picture = driver.dashboard.picture()
    let region = try #require(
      picture.regions.first { if case .app = $0.target { true } else { false } }, "no icon on the home screen")
    let before = driver.logText
    driver.dashboard.handle(.longPress(region.rect.origin))
    #expect(driver.device.foregroundApp == nil && driver.logText == before)
    #expect(driver.footer.contains("only activities answer"), "\(driver.footer)")
    driver.dashboard.handle(.press(region.rect.origin))
    #expect(driver.device.foregroundApp != nil)
  }

  @Test("P06 in a text the wheel, Home and End scroll it, and nothing behind it")
  func wheelInDialog() {
    let driver = Driver.climbing(size: Driver.medium)
    let panes = driver.text
    driver.keys("?")
    let top = driver.text
    let place = CellPoint(column: 10, row: 20)
    driver.dashboard.handle(.scroll(.down, place))
    #expect(driver.text != top)
    driver.dashboard.handle(.scroll(.up, place))
    #expect(driver.text == top)
    driver.keys("End")
    #expect(driver.text != top)
    driver.keys("Home")
    #expect(driver.text == top)
    driver.keys("Escape")
    #expect(driver.text == panes)
  }

  @Test("D02 P06 the footer names the keys of the apps that there are, and every cap that can be pressed is a key")
  func caps() {
    let driver = Driver(apps: Apps.all)
    #expect(driver.footer.contains(" 1-5  Open app"), "\(driver.footer)")
    #expect(Driver().footer.contains(" 1  Open app"))
    for size in [Driver.wide, Driver.medium, Driver.small] {
      for keys in [[], ["1"], ["0"], ["?"], ["1", "s"], ["R"]] {
        let driver = Driver(size: size, apps: Apps.all)
        for key in keys { driver.keys(key) }
        for region in driver.dashboard.picture().regions {
          if case .key(let name) = region.target { #expect(Key(spelling: name) != nil, "\(name)") }
        }
      }
    }
  }

  @Test("P06 a drag to the right presses nothing")
  func dragged() throws {
    let driver = Driver.climbing()
    driver.keys("h", "l")
    let picture = driver.dashboard.picture()
    let region = try #require(
      picture.regions.first { if case .activity = $0.target { true } else { false } }, "no card on the lock screen")
    driver.dashboard.handle(.swipe(region.rect.origin, columns: 6))
    #expect(driver.device.settings.isLocked && driver.device.foregroundApp == nil)
  }

  @Test("D06 text that is pasted and has no end yet is told on the last line")
  func unfinishedPaste() {
    let driver = Driver()
    driver.dashboard.handle(.unfinishedPaste)
    #expect(driver.footer.contains("Escape ends it"), "\(driver.footer)")
  }

  @Test("P06 the wheel scrolls the pane below it")
  func wheel() {
    let driver = Driver.climbing()
    for number in 0..<30 { driver.device.note(.app(.line), "line \(number)") }
    _ = driver.dashboard.frame()
    #expect(driver.text.contains("line 29"))
    driver.dashboard.handle(.scroll(.up, CellPoint(column: 10, row: 37)))
    #expect(!driver.text.contains("line 29") && driver.text.contains("line 26"))
    driver.dashboard.handle(.scroll(.down, CellPoint(column: 10, row: 37)))
    #expect(driver.text.contains("line 29"))
  }

  @Test("D01 what is said again and again takes one line of the log, and does not hide what was said once")
  func repetitions() {
    let driver = Driver.climbing()
    driver.device.note(.app(.line), "the card is gone")
    for _ in 0..<40 { driver.device.note(.app(.line), "as every hour") }
    driver.device.note(.app(.line), "as every hour", level: .warning)
    _ = driver.dashboard.frame()
    #expect(driver.text.contains("the card is gone") && driver.text.contains("as every hour (40×)"))
    #expect(driver.text.contains("! as every hour ") && !driver.text.contains("(41×)"))
  }

  @Test("D02 scrolling past the end does not have to be scrolled back")
  func end() {
    for pane in Pane.allCases {
      let driver = Driver.climbing(size: CellSize(columns: 90, rows: 20))
      driver.keys("l")
      while driver.dashboard.focus != pane { driver.keys("Tab") }
      let keys = pane == .log ? ("Up", "Down") : ("Down", "Up")
      for _ in 0..<100 { driver.keys(keys.0) }
      let end = driver.dashboard.frame()
      driver.keys(keys.1)
      #expect(driver.dashboard.frame() != end || driver.dashboard.scroll(of: pane).rows == 0, "\(pane)")
    }
  }
}
