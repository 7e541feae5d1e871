import SkerryCells
import SkerryScreens
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice

/// Fingers on the island.
@MainActor @Suite struct IslandGestureTests {
  @Test("P06 a swipe into the camera hides the activity in the island; it goes on, and comes back by the same key")
  func hide() throws {
    let driver = Driver.climbing()
    driver.keys("h")
    let island = driver.device.island
    let record = try #require(driver.record)
    driver.keys("S")
    #expect(driver.device.island == .idle && driver.record == record, "its state is not changed")
    #expect(
      driver.device.presence(of: .compact, of: record) == .hidden(.swipedAway))
    #expect(driver.messages.last?.contains("hidden in the island by a swipe") == true)
    driver.addClimb("6a")
    driver.keys("h")
    #expect(driver.device.island == .idle && driver.counts == [3, 5], "updates do not bring it back")
    driver.keys("S")
    #expect(driver.device.island == island)
  }

  @Test("P06 the lock screen still shows what a swipe hid, and a reboot forgets the swipe")
  func elsewhere() {
    let driver = Driver.climbing()
    driver.keys("h", "S", "l")
    #expect(driver.text.contains("● on screen"))
    driver.keys("R", "y", "l")
    #expect(driver.device.island != .idle)
  }

  @Test("P06 a swipe that can do nothing says why")
  func ignored() {
    let driver = Driver.climbing()
    driver.keys("S")
    #expect(driver.messages.last == "swipe ignored: the island does not show SwiftClimb, its app is in front")
    driver.keys("h", "x", "S")
    #expect(driver.messages.last?.hasPrefix("swipe ignored: an expanded activity can't be swiped away") == true)
    driver.keys("x", "l", "S")
    #expect(driver.messages.last == "swipe ignored: the island does not show SwiftClimb, the lock screen is up")
  }

  @Test("P06 dragging over the expanded island asks for no card's end, it is ignored as by key")
  func expanded() throws {
    let driver = Driver.climbing()
    driver.keys("h", "x")
    #expect(driver.device.expansion != nil)
    _ = driver.dashboard.frame()
    driver.dashboard.handle(.swipe(CellPoint(column: 30, row: 5), columns: -8))
    #expect(driver.dialogTitle == nil && driver.device.expansion != nil)
    #expect(driver.messages.last?.hasPrefix("swipe ignored: an expanded activity can't be swiped away") == true)
  }

  @Test("P04 P06 all of the pill around the camera is the attached activity's")
  func pill() throws {
    let driver = Driver(apps: Apps.all)
    let attached = try driver.shareIsland().attached
    let rows = driver.device.phonePicture(rows: 40).regions.compactMap { region in
      if case .activity(attached, _) = region.target { region.rect } else { nil }
    }
    #expect(rows.contains { $0.size.columns > 12 }, "\(rows)")
  }

  @Test("D01 beside the island's presentations stands of each whether it is on the screen", arguments: [120, 160, 200])
  func remarks(_ columns: Int) throws {
    let driver = Driver(size: CellSize(columns: columns, rows: 40), apps: Apps.all)
    _ = try driver.shareIsland()
    driver.dashboard.phone.catchUp()
    #expect(driver.text.contains("○ Compact") || driver.text.contains("○ another app is in the island"))
    #expect(driver.text.contains("● Minimal") || driver.text.contains("● on screen"))
  }

  @Test("P06 by mouse: dragged from a side to the camera it hides, dragged out of the camera it comes back")
  func mouse() throws {
    let driver = Driver.climbing()
    driver.keys("h")
    let compact = driver.device.picture(.compact, of: try #require(driver.record)).grid.size.columns
    let center = 1 + driver.device.settings.model.columns / 2
    let left = CellPoint(column: center - compact / 2 + 2, row: 3)
    _ = driver.dashboard.frame()
    driver.dashboard.handle(.swipe(left, columns: 8))
    #expect(driver.device.island == .idle, "\(driver.messages.last ?? "")")
    _ = driver.dashboard.frame()
    driver.dashboard.handle(.swipe(CellPoint(column: center, row: 3), columns: 8))
    #expect(driver.device.island != .idle)
    _ = driver.dashboard.frame()
    driver.dashboard.handle(.swipe(CellPoint(column: center + compact / 2 - 3, row: 3), columns: -8))
    #expect(driver.device.island == .idle && driver.dialogTitle == nil)
  }
}
