import FoundationEssentials
import SkerryCells
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Moving about on the phone itself.
@MainActor @Suite struct PhonePaneTests {
  @Test("P12 D02 the home screen's pages are turned by the keys for pages, and by dragging the mouse")
  func pages() throws {
    let driver = Driver.climbing(size: Driver.wide)
    let device = driver.device
    for widget in device.placedWidgets { device.remove(widget) }
    for widget in device.placeableWidgets(of: device.apps[0]) where !widget.family.isAccessory {
      try device.place(widget)
    }
    driver.keys("h")
    try #require(device.homePageCount(rows: driver.dashboard.phoneRows) > 1, "\(device.placedWidgets)")
    let first = driver.text
    driver.keys("PageDown")
    #expect(device.homePage == 1 && driver.text != first)
    driver.keys("PageUp")
    #expect(device.homePage == 0 && driver.text == first)
    driver.keys("PageUp")
    #expect(device.homePage == 0, "there is none before the first")
    driver.dashboard.handle(.swipe(CellPoint(column: 40, row: 26), columns: -12))
    #expect(device.homePage == 1)
    _ = driver.dashboard.frame()
    driver.dashboard.handle(.swipe(CellPoint(column: 20, row: 26), columns: 12))
    #expect(device.homePage == 0)
    driver.keys("Tab", "PageDown")
    #expect(device.homePage == 0, "another pane has the focus")
  }

  @Test("P04 D02 D03 a lock screen with more cards than fit is scrolled until every one was seen")
  func lockScreen() throws {
    let driver = Driver(size: Driver.wide, apps: Apps.all)
    let trips = ["Office", "Gym", "Cinema"].map { "app commutetimely plan-trip destination=\($0) arrival=+60m" }
    for line in ["app swiftclimb start-session", "app littlemoments start-session"] + trips {
      let step = try #require(try Step(line: line))
      try driver.dashboard.phone.perform(step, resources: NoStepResources())
    }
    driver.wait(2)
    #expect(driver.dashboard.phone.activities.count == 5)
    driver.keys("l")
    #expect(driver.text.contains(" more "))
    var seen: Set<String> = []
    func look() {
      for region in driver.dashboard.picture().regions {
        if case .activity(let id, _) = region.target, region.rect.minColumn < 40, region.rect.size.rows >= 5 {
          seen.insert(id)
        }
      }
    }
    for _ in 0..<60 {
      look()
      driver.keys("Down")
    }
    #expect(seen == Set(driver.dashboard.phone.activities.map(\.id)))
    let bottom = driver.text
    #expect(!bottom.split(separator: "\n").prefix(31).contains { $0.prefix(49).contains(" more ") })
    driver.keys("Up")
    #expect(driver.text != bottom, "scrolling back works at once")
  }

  @Test("P04 M03 beside another activity the attached one shows every digit of its minimal presentation")
  func attached() throws {
    for model in DeviceModel.all where model.hasIsland {
      let driver = Driver(apps: Apps.all)
      let device = driver.device
      device.setModel(model)
      let (attached, detached) = try driver.shareIsland()
      for id in [attached, detached] {
        let record = try #require(device.center.withRegistry { $0.record(id) })
        let shown = device.picture(.minimal, of: record).grid.plainText()
        let digits = shown.split(whereSeparator: \.isWhitespace).first { $0.contains(where: \.isNumber) }
        if let digits { #expect(device.islandPicture().grid.plainText().contains(digits), "\(model.id): \(digits)") }
      }
    }
  }

  @Test("D01 D03 where app and inspector do not fit beside each other, the wanted one takes the place")
  func narrow() {
    let size = CellSize(columns: 104, rows: 40)
    let driver = Driver.climbing(size: size)
    func panes() -> [Pane] { driver.dashboard.picture().layout.panes.map(\.pane) }
    #expect(panes() == [.phone, .presentations, .app, .log])
    driver.keys("I")
    #expect(panes() == [.phone, .presentations, .inspector, .log] && driver.text.contains("stale in"))
    driver.keys("I")
    #expect(panes() == [.phone, .presentations, .app, .log])
    driver.dashboard.handle(.resize(CellSize(columns: 160, rows: 50)))
    #expect(Set(panes()) == Set(Pane.allCases))
  }
}
