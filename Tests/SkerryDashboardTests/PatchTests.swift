import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SkerryScreens
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// What is patched second by second is what would be drawn afresh.
@MainActor @Suite struct PatchTests {
  @Test(
    "D08 T01 T02 patched each second of a virtual hour, every presentation equals a new drawing",
    arguments: LiveActivityPresentation.allCases, [DeviceSettings.Screen.unlocked, .alwaysOn])
  func presentations(_ presentation: LiveActivityPresentation, _ screen: DeviceSettings.Screen) throws {
    let driver = Driver.climbing()
    let device = driver.device
    device.settings.screen = screen
    let record = try #require(driver.record)
    let widget = try #require(device.apps[0].widgets.activities[record.attributesType])
    var pictures: Set<Grid> = []
    for second in 0...3660 {
      device.advance(to: Driver.start.addingTimeInterval(Double(second)))
      let record = try #require(driver.record)
      let patched = device.picture(presentation, of: record)
      // The dimmed screen moves once a minute; a sample of its seconds is enough.
      guard screen == .unlocked || second % 12 == 0 else { continue }
      let fresh = try widget.rendering(
        of: presentation, attributes: record.attributes, state: record.state, activityID: record.id,
        isStale: record.activityState == .stale,
        environment: PresentationLook(device.settings, presentation: presentation).environment,
        at: device.now)
      try #require(patched.grid == fresh.grid, "\(presentation.rawValue) at second \(second)")
      #expect(patched.nextChange == fresh.nextChange)
      if second % 59 == 0 { #expect(patched.spoken == fresh.spoken.map(\.line)) }
      pictures.insert(patched.grid)
    }
    // The test sees something move: each second, each minute, or only the change to stale.
    let showsTime = presentation != .minimal && presentation != .compactLeading
    #expect(showsTime ? pictures.count > 60 : pictures.count <= 2)
  }

  @Test(
    "D08 T01 the dashboard patched through an hour equals one that is opened anew",
    arguments: [
      Driver.wide, Driver.medium, Driver.small,
    ])
  func dashboard(_ size: CellSize) throws {
    let files = MemoryStore()
    let driver = Driver.climbing(size: size, files: files)
    // What was looked at is not marked as changed.
    driver.keys("l", "I", "I")
    for second in 1...(size == Driver.wide ? 3660 : 610) {
      driver.wait(1)
      let patched = driver.dashboard.frame()
      guard second % 61 == 0 || [59, 60, 3599, 3600].contains(second) else { continue }
      let fresh = Device(apps: [.swiftClimb], files: files, now: driver.device.now)
      // The app's own screen is shown while it runs.
      fresh.launch(fresh.apps[0])
      let other = Dashboard(device: fresh, realClock: { 0 })
      other.start(size: size)
      try compare(patched, other.frame(), second)
    }
  }

  /// Everything but the log, which tells how each of the two came here.
  private func compare(_ patched: Grid, _ fresh: Grid, _ second: Int) throws {
    let layout = DashboardLayout(size: patched.size, model: .standard, focus: .phone)
    var (patched, fresh) = (patched, fresh)
    for pane in layout.panes where pane.pane == .log {
      for row in pane.rect.minRow..<pane.rect.maxRow {
        let line = CellRect(column: pane.rect.minColumn, row: row, columns: pane.rect.size.columns, rows: 1)
        patched.fill(line, with: .blank)
        fresh.fill(line, with: .blank)
      }
    }
    try #require(patched == fresh, "second \(second)\n\(patched.plainText())\n\(fresh.plainText())")
  }

  @Test(
    "T01 before the dashboard's next wake nothing changes, and at it something does",
    arguments: [
      Driver.wide, Driver.medium, Driver.narrow,
    ])
  func nextChange(_ size: CellSize) {
    for keys in [["l"], ["h"], [], ["h", "x"], ["l", "o"], ["Tab"]] {
      let driver = Driver.climbing(size: size)
      for key in keys { driver.keys(key) }
      driver.wait(2.5)
      for _ in 0..<40 {
        let before = driver.dashboard.frame()
        guard let pause = driver.dashboard.secondsUntilNextWake() else {
          Issue.record("it never wakes")
          break
        }
        driver.wait(pause - 0.001)
        #expect(driver.dashboard.frame() == before, "changed too early after \(keys)")
        driver.wait(0.0011)
        #expect(driver.dashboard.frame() != before, "woke for nothing after \(keys)")
      }
    }
  }
}
