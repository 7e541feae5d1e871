import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryScreens
import SkerrySteps
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice

/// At every size all content can be brought on the screen, what is outside is counted, and nothing lies over anything.
@MainActor @Suite struct ReachTests {
  nonisolated static let sizes = [
    (40, 12), (50, 15), (60, 20), (80, 24), (100, 30), (120, 40), (160, 50), (200, 60), (40, 60), (200, 12), (76, 40),
  ].map { CellSize(columns: $0.0, rows: $0.1) }

  /// What a phone can be doing.
  nonisolated enum State: String, CaseIterable, Sendable {
    case idle, oneCard, threeCards, eightCards, largeWidget, question, notifications, expanded, accessories
    case climb, commute, wiz, moments, inviso
  }

  private func driver(_ state: State) throws -> Driver {
    let driver = Driver(size: Driver.wide, apps: Apps.all)
    let device = driver.device
    switch state {
    case .idle: device.lock()
    case .oneCard: start(1, on: driver)
    case .threeCards: start(3, on: driver)
    case .eightCards: start(8, on: driver)
    case .expanded:
      start(1, on: driver)
      driver.keys("h", "x")
    case .largeWidget:
      for app in device.apps {
        for widget in device.placeableWidgets(of: app) where widget.family == .systemLarge { try device.place(widget) }
      }
      try #require(device.placedWidgets.contains { $0.family == .systemLarge })
      device.goHome()
    case .accessories:
      for app in device.apps {
        for widget in device.placeableWidgets(of: app) where widget.family.isAccessory { try? device.place(widget) }
      }
      start(2, on: driver)
    case .question:
      let bundle = device.apps[4].information.bundleIdentifier
      device.goHome()
      device.notify(.authorizationAsked(appIdentifier: bundle, [.alert]))
    case .notifications:
      let bundle = device.apps[4].information.bundleIdentifier
      device.notify(.registered(appIdentifier: bundle))
      device.notify(.authorizationAsked(appIdentifier: bundle, [.alert, .badge]))
      device.notify(.authorizationAnswered(appIdentifier: bundle, isAllowed: true))
      device.lock()
      for number in 0..<9 { try notify(number, driver) }
    case .climb: device.startSample(of: device.apps[0])
    case .commute: device.startSample(of: device.apps[1])
    case .wiz: device.open(device.apps[2])
    case .moments: device.startSample(of: device.apps[3])
    case .inviso: device.startSample(of: device.apps[4])
    }
    device.settle()
    return driver
  }

  private func notify(_ number: Int, _ driver: Driver) throws {
    let payload = #"{"aps":{"alert":{"title":"Room \#(number)","body":"Someone waits"},"thread-id":"t\#(number)"}}"#
    let files = GivenStepResources(["f": Data(payload.utf8)])
    try driver.dashboard.phone.perform(.push(Step.Push(path: "f", target: "inviso")), resources: files)
  }

  /// Starts activities of several apps and locks the phone.
  private func start(_ count: Int, on driver: Driver) {
    let device = driver.device
    device.settings.asksAboutLiveActivities = false
    device.applyConditions()
    var tries = 0
    while driver.dashboard.phone.activities.count < count, tries < 20 {
      if tries < 3 { device.startSample(of: device.apps[[0, 1, 3][tries]]) } else { driver.keys("P", "s") }
      device.settle()
      tries += 1
    }
    device.lock()
    // What the push said lies over the panes until the next key.
    driver.dashboard.remark = nil
  }

  // MARK: Looking

  /// What lies between the frame's edges of a pane.
  private func inside(_ pane: Pane, _ picture: DashboardPicture) -> (rect: CellRect, grid: Grid)? {
    guard let rect = picture.layout.panes.first(where: { $0.pane == pane })?.rect.inset(columns: 1, rows: 1) else {
      return nil
    }
    var part = Grid(size: rect.size)
    part.copy(picture.grid, to: CellPoint(column: -rect.minColumn, row: -rect.minRow), clip: part.bounds)
    return (rect, part)
  }

  private func checkFrames(_ picture: DashboardPicture, _ place: String) {
    let grid = picture.grid
    #expect(grid.checkInvariants().isEmpty, "\(place)")
    for (index, pane) in picture.layout.panes.enumerated() {
      #expect(grid.bounds.intersection(pane.rect) == pane.rect, "\(place)")
      for other in picture.layout.panes.dropFirst(index + 1) {
        #expect(pane.rect.intersection(other.rect).isEmpty, "\(place): \(pane.pane) and \(other.pane)")
      }
      let rect = pane.rect
      let corners = [
        (rect.minColumn, rect.minRow, "╭"), (rect.maxColumn - 1, rect.minRow, "╮"),
        (rect.minColumn, rect.maxRow - 1, "╰"), (rect.maxColumn - 1, rect.maxRow - 1, "╯"),
      ]
      for corner in corners {
        #expect(grid[corner.0, corner.1].glyph == CellText(corner.2).glyphs.first, "\(place): \(pane.pane)")
      }
      for row in rect.minRow + 1..<rect.maxRow - 1 {
        for column in [rect.minColumn, rect.maxColumn - 1] {
          #expect(grid[column, row].glyph == CellText("│").glyphs.first, "\(place): \(pane.pane) at row \(row)")
        }
      }
    }
  }

  /// Scrolls through a pane by keys and returns how many rows and columns of its content were seen, and how many the
  /// edges of its frame promised at first.
  private func walk(_ pane: Pane, _ driver: Driver) -> (seen: CellSize, promised: CellSize, texts: [String]) {
    var texts: [String] = []
    var seen = CellSize(columns: 0, rows: 0)
    var promised = CellSize(columns: 0, rows: 0)
    for column in 0..<4 {
      for row in 0..<60 {
        let frame = driver.dashboard.frame()
        guard let picture = driver.dashboard.lastPicture, let part = inside(pane, picture) else { break }
        _ = frame
        let scroll = driver.dashboard.scroll(of: pane)
        let limit = DashboardPicture.scrollLimit(of: pane, on: driver.dashboard) ?? PaneScroll()
        if column == 0, row == 0 {
          promised = CellSize(
            columns: part.grid.size.columns + limit.columns, rows: part.grid.size.rows + limit.rows)
        }
        seen.rows = max(seen.rows, scroll.rows + part.grid.size.rows)
        seen.columns = max(seen.columns, scroll.columns + part.grid.size.columns)
        texts.append(part.grid.plainText())
        checkCounts(picture, pane, scroll, limit)
        if scroll.rows >= limit.rows { break }
        for _ in 0..<min(part.grid.size.rows, limit.rows - scroll.rows) { driver.dashboard.handle(.key(.down)) }
      }
      let limit = DashboardPicture.scrollLimit(of: pane, on: driver.dashboard)?.columns ?? 0
      if driver.dashboard.scroll(of: pane).columns >= limit { break }
      while driver.dashboard.scroll(of: pane).rows > 0 { driver.dashboard.handle(.key(.up)) }
      driver.dashboard.handle(.key(.character(">")))
    }
    return (seen, promised, texts)
  }

  /// The lower edge of the frame says what is outside.
  private func checkCounts(_ picture: DashboardPicture, _ pane: Pane, _ scroll: PaneScroll, _ limit: PaneScroll) {
    guard let rect = picture.layout.panes.first(where: { $0.pane == pane })?.rect else { return }
    var part = Grid(size: CellSize(columns: rect.size.columns, rows: 1))
    part.copy(picture.grid, to: CellPoint(column: -rect.minColumn, row: 1 - rect.maxRow), clip: part.bounds)
    let edge = part.plainText()
    for (count, sign) in [
      (scroll.rows, "▲"), (limit.rows - scroll.rows, "▼"), (scroll.columns, "◀"), (limit.columns - scroll.columns, "▶"),
    ] {
      #expect(edge.contains("\(sign) \(count)") == (count > 0), "\(pane) at \(picture.grid.size): \(edge)")
    }
  }

  @Test("D03 D09 every row of the phone can be brought on the screen by keys, at every size", arguments: State.allCases)
  func phone(_ state: State) throws {
    let driver = try driver(state)
    for size in Self.sizes {
      for isZoomed in [false, true] {
        driver.dashboard.handle(.resize(size))
        driver.dashboard.focus = .phone
        driver.dashboard.scroll = [:]
        driver.dashboard.isZoomed = isZoomed
        let place = "\(state) at \(size)\(isZoomed ? ", zoomed" : "")"
        checkFrames(driver.dashboard.picture(), place)
        let walk = walk(.phone, driver)
        #expect(walk.seen == walk.promised, "\(place)")
        try checkPhone(state, driver, walk.texts.joined(separator: "\n"), place)
      }
    }
  }

  /// Everything that lies on the screen is on its whole picture, and in what was seen of it.
  private func checkPhone(_ state: State, _ driver: Driver, _ text: String, _ place: String) throws {
    let device = driver.device
    let whole = device.wholePhonePicture(rows: driver.dashboard.screenRows)
    #expect(!text.contains("more ") && !text.contains("widget needs") && !text.contains("widgets need"), "\(place)")
    if device.settings.isLocked {
      let cards = whole.regions.filter { if case .activity = $0.target { true } else { false } }
      #expect(cards.count == driver.dashboard.phone.activities.count, "\(place)")
    }
    if let front = device.foregroundApp, state != .expanded {
      let screen = device.appPicture(
        of: front, room: CellSize(columns: device.settings.model.columns - 4, rows: 0), ground: RGB(hex: 0))
      let seen = whole.grid.plainText()
      for line in screen.grid.plainText().split(separator: "\n") {
        #expect(seen.contains(line.trimmingPrefix(" ")), "\(line), \(place)")
      }
    }
    if state == .notifications { for number in 0..<9 { #expect(text.contains("Room \(number)"), "\(place)") } }
    if state == .question { #expect(text.contains("Don't Allow") && text.contains("Allow"), "\(place)") }
    if state == .largeWidget {
      #expect(device.homePageCount(rows: driver.dashboard.phoneRows) >= 1)
      let large = device.placedWidgets.filter { $0.family == .systemLarge }
      let pages = (0..<device.homePageCount(rows: driver.dashboard.phoneRows)).flatMap { page in
        device.showPage(page)
        return device.wholePhonePicture(rows: driver.dashboard.screenRows).regions
      }
      device.showPage(0)
      for widget in large {
        let regions = pages.filter { if case .widget(widget, _) = $0.target { true } else { false } }
        #expect(regions.contains { $0.rect.size == WidgetFamily.systemLarge.cellSize }, "\(place)")
      }
    }
    if state == .accessories {
      let slots = LockScreenSlots(device.placedWidgets)
      let places = slots.row + [slots.inline].compactMap(\.self)
      #expect(!places.isEmpty)
      for widget in places {
        #expect(whole.regions.contains { if case .widget(widget, _) = $0.target { true } else { false } }, "\(place)")
      }
    }
  }

  @Test(
    "D03 every row of app, presentations and inspector can be brought on the screen by keys, at every size",
    arguments: [State.idle, .oneCard, .climb, .commute, .wiz, .moments, .inviso])
  func panes(_ state: State) throws {
    let driver = try driver(state)
    for size in Self.sizes {
      for pane in [Pane.app, .presentations, .inspector] {
        driver.dashboard.handle(.resize(size))
        driver.dashboard.scroll = [:]
        driver.dashboard.focus = pane
        let place = "\(pane) of \(state) at \(size)"
        checkFrames(driver.dashboard.picture(), place)
        let walk = walk(pane, driver)
        #expect(walk.seen == walk.promised, "\(place)")
        let text = walk.texts.joined(separator: "\n")
        if pane == .app, let process = driver.dashboard.shownApp, process.isRunning {
          for action in process.screen?.actions ?? [] {
            #expect(text.contains(" \(action.key)  "), "\(action.title), \(place)")
          }
        }
      }
    }
  }

  @Test("D03 D09 every entry of the log can be brought on the screen by keys, at every size")
  func log() throws {
    let driver = try driver(.threeCards)
    for number in 0..<40 {
      driver.device.note(.app(.line), "entry \(number) says what happened in a few more words than fit into a row")
    }
    for size in Self.sizes {
      driver.dashboard.handle(.resize(size))
      driver.dashboard.focus = .log
      driver.dashboard.lastLogEntry = nil
      var text = ""
      for _ in 0..<400 {
        _ = driver.dashboard.frame()
        guard let picture = driver.dashboard.lastPicture, let part = inside(.log, picture) else { break }
        text += part.grid.plainText() + "\n"
        let before = driver.dashboard.lastLogEntry
        driver.dashboard.handle(.key(.up))
        _ = driver.dashboard.frame()
        if driver.dashboard.lastLogEntry == before, before != nil { break }
      }
      for number in 0..<40 {
        let isSeen = text.contains("entry \(number) ") || text.contains("entry \(number)\n")
        #expect(isSeen, "\(number) at \(size)")
      }
      let first = try #require(driver.device.log.entries.first)
      #expect(text.contains(String(first.message.prefix(8))), "\(first.message) at \(size)")
    }
  }

  @Test("D03 no dialog draws outside of its box, and what it leaves out is counted, at every size")
  func dialogs() throws {
    for keys in [["?"], ["0"], [":"], ["T"], ["/"], ["P"], ["B"], ["F"], ["L"], ["X"], ["d"], ["1", "a"], ["L", "r"]] {
      let driver = try driver(.oneCard)
      for key in keys { driver.keys(key) }
      guard driver.dashboard.dialog != nil else {
        Issue.record("\(keys) opens nothing")
        continue
      }
      for size in Self.sizes {
        driver.dashboard.handle(.resize(size))
        let picture = driver.dashboard.picture()
        let box = try #require(picture.parts.first { $0.name == "Dialog" }?.rect)
        #expect(picture.grid.bounds.intersection(box) == box)
        let behind = driver.dashboard.dialog
        driver.dashboard.dialog = nil
        let without = driver.dashboard.picture().grid
        driver.dashboard.dialog = behind
        // The last row has the dialog's keys.
        for row in 0..<size.rows - 1 {
          for column in 0..<size.columns where !box.contains(CellPoint(column: column, row: row)) {
            guard without[column, row].glyph != picture.grid[column, row].glyph else { continue }
            // The focus is the dialog's: panes lose their mark, and what follows it moves. A wide sign can't be cut in two.
            let isTitle = picture.layout.panes.contains { $0.rect.minRow == row }
            let isWide = without[column, row].isTail || without[column, row].glyph?.width == 2
            #expect(isTitle || isWide, "\(keys) at \(size): \(column), \(row)")
          }
        }
      }
    }
  }

  @Test("D03 D09 one key lets the focused pane fill the screen, and gives the others back")
  func zoom() throws {
    let driver = try driver(.oneCard)
    for size in Self.sizes {
      driver.dashboard.handle(.resize(size))
      driver.dashboard.focus = .log
      let before = driver.text
      driver.keys("Z")
      let panes = driver.dashboard.picture().layout.panes
      #expect(panes.map(\.pane) == [.log] && panes[0].rect.size == CellSize(columns: size.columns, rows: size.rows - 2))
      driver.keys("Z")
      #expect(driver.text == before)
    }
  }
}
