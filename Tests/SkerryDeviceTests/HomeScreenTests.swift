import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryNotifications
import SkerrySoak
import SkerryWidgets
import Testing

@testable import SkerryDevice
@testable import SkerryScreens
@testable import SwiftClimb

/// What can be placed, and what home and lock screen look like then.
@MainActor @Suite struct HomeScreenTests {
  private static let manyApps = [
    InstalledApp(SwiftClimbApp.self), InstalledApp(WidgetApp<Alpha>.self), InstalledApp(WidgetApp<Bravo>.self),
    InstalledApp(TrackerApp<Charlie>.self), InstalledApp(WidgetApp<Delta>.self), InstalledApp(TrackerApp<Echo>.self),
  ]

  private func widget(_ app: String, _ family: WidgetFamily, kind: String = "Planned") -> PlacedWidget {
    PlacedWidget(app: app, kind: kind, family: family)
  }

  // MARK: Placing

  @Test("P12 at first each app's first widget is on the home screen in its first size, and none on the lock screen")
  func defaults() {
    let phone = WidgetPhone(apps: Self.manyApps)
    #expect(
      phone.device.placedWidgets == [
        PlacedWidget(app: "swiftclimb", kind: "Sessions", family: .systemSmall), widget("alpha", .systemSmall),
        widget("bravo", .systemSmall), widget("delta", .systemSmall),
      ])
    #expect(phone.device.settings.placedWidgets == nil)
    #expect(phone.device.apps.map { phone.device.placeableWidgets(of: $0).count } == [5, 8, 8, 0, 8, 0])
  }

  @Test("P12 P05 another size of an app's widget stands where the old one stood")
  func anotherSize() throws {
    let phone = WidgetPhone(apps: Self.manyApps)
    let alpha = try #require(phone.device.app(named: "alpha"))
    try phone.device.placeOnly(.systemMedium, of: alpha, onLockScreen: false)
    #expect(phone.device.placedWidgets.map(\.app) == ["swiftclimb", "alpha", "bravo", "delta"])
    #expect(phone.device.placedWidgets[1].family == .systemMedium)
    try phone.device.placeOnly(nil, of: alpha, onLockScreen: false)
    try phone.device.placeOnly(.systemSmall, of: alpha, onLockScreen: false)
    #expect(phone.device.placedWidgets.map(\.app) == ["swiftclimb", "bravo", "delta", "alpha"])
  }

  @Test("P12 what an app does not offer, and what has no place, is refused in one sentence and changes nothing")
  func refusals() throws {
    let phone = WidgetPhone()
    let before = phone.device.settings
    for (widget, words) in [
      (widget("nobody", .systemSmall), "No app is named “nobody”"),
      (widget("alpha", .systemLarge, kind: "Later"), "Later in small"),
      (widget("alpha", .systemExtraLarge), "no widget Planned in extra-large"),
      (widget("alpha", .systemSmall, kind: "Unknown"), "no widget Unknown"),
    ] {
      let error = #expect(throws: DeviceControlProblem.self) { try phone.device.place(widget) }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
    #expect(phone.device.settings == before)
    try phone.device.place(widget("alpha", .systemSmall))
    #expect(phone.device.settings == before, "it is there already")
  }

  @Test("P12 the lock screen has one line and four places, of which a rectangle takes two")
  func slots() throws {
    let phone = WidgetPhone()
    let device = phone.device
    for family in [WidgetFamily.accessoryRectangular, .accessoryCircular, .accessoryInline] {
      try device.place(widget("alpha", family))
    }
    #expect(throws: DeviceControlProblem.self) { try device.place(widget("bravo", .accessoryRectangular)) }
    #expect(throws: DeviceControlProblem.self) { try device.place(widget("bravo", .accessoryInline)) }
    try device.place(widget("bravo", .accessoryCircular))
    #expect(throws: DeviceControlProblem.self) {
      try device.place(widget("alpha", .accessoryRectangular, kind: "Later"))
    }
    let slots = LockScreenSlots(device.placedWidgets)
    #expect(slots.row.map(\.family) == [.accessoryRectangular, .accessoryCircular, .accessoryCircular])
    #expect(slots.inline?.app == "alpha")
    device.remove(widget("alpha", .accessoryRectangular))
    try device.place(widget("bravo", .accessoryRectangular))
    #expect(LockScreenSlots(device.placedWidgets).row.count == 3)
  }

  @Test("P12 P05 the controls replace what an app has on the screen, and leave the other screen alone")
  func controls() throws {
    let phone = WidgetPhone()
    let device = phone.device
    let alpha = try phone.process("alpha")
    let home = try #require(DeviceControl.named("widget"))
    let lock = try #require(DeviceControl.named("lock-widget"))
    #expect(device.value(of: home, for: alpha) == "small" && device.value(of: lock, for: alpha) == "none")
    try device.set(lock, to: "inline", for: alpha)
    try device.set(home, to: "large", for: alpha)
    try device.set(lock, to: "circular", for: alpha)
    #expect(device.value(of: home, for: alpha) == "large" && device.value(of: lock, for: alpha) == "circular")
    #expect(device.placedWidgets.count == 3)
    try device.set(home, to: "none", for: alpha)
    #expect(device.placedWidgets.map(\.app) == ["bravo", "alpha"])
    // What can't be is refused before anything is removed.
    let climb = WidgetPhone(apps: Self.manyApps).device
    #expect(throws: DeviceControlProblem.self) {
      try climb.set(home, to: "large", for: climb.apps[0])
    }
    #expect(climb.placedWidgets.count == 4)
  }

  @Test("P12 P07 a stored widget of a size or an app that is unknown is left out, the rest stays")
  func unknownStored() throws {
    let text = """
      {"placedWidgets":[{"app":"alpha","kind":"Planned","family":"round"},{"app":"gone","kind":"K","family":"small"},
      {"app":"bravo","kind":"Planned","family":"medium"},7]}
      """
    let settings = try JSONDecoder().decode(DeviceSettings.self, from: Data(text.utf8))
    #expect(settings.placedWidgets?.count == 2)
    let again = try JSONDecoder().decode(DeviceSettings.self, from: JSONEncoder().encode(settings))
    #expect(again == settings)
    let phone = WidgetPhone()
    phone.device.settings.placedWidgets = settings.placedWidgets
    #expect(phone.device.placedWidgets == [widget("bravo", .systemMedium)])
  }

  // MARK: Pictures

  @Test("P12 D03 at every size and on every model all widgets and icons are on a page, whole, and can be pressed")
  func pages() throws {
    let phone = WidgetPhone(apps: Self.manyApps)
    let device = phone.device
    try device.place(widget("alpha", .systemLarge))
    try device.place(widget("bravo", .systemMedium))
    for model in DeviceModel.all {
      device.setModel(model)
      for rows in Array(stride(from: 12, through: 60, by: SoakCount.of(4, 1))) + [19, 21, 23, 200] {
        device.goHome()
        var labels: [String] = []
        var pages = 0
        repeat {
          device.showPage(pages)
          let picture = device.phonePicture(rows: rows)
          #expect(picture.grid.size.rows == rows && picture.grid.size.columns == model.columns)
          check(picture, "\(model.id), \(rows) rows, page \(pages)")
          labels += picture.regions.compactMap { region in
            if case .widget(let widget, _) = region.target, region.rect.size.rows > 1 { "\(widget)" } else { nil }
          }
          #expect(picture.regions.count { if case .app = $0.target { true } else { false } } >= 4)
          pages += 1
        } while pages < device.homePageCount(rows: rows)
        let tooHigh = device.placedWidgets.filter { !labels.contains("\($0)") }
        #expect(Set(labels).count == labels.count)
        // A widget is left out only where no page has its rows, and then the screen says so.
        for widget in tooHigh { #expect(widget.family.cellSize.rows + 8 > rows - 3, "\(widget) at \(rows) rows") }
        let remark = device.phonePicture(rows: rows).grid.plainText()
        #expect(
          remark.contains(/1 widget( and \d apps?)? needs? \d+ rows|\d widgets( and \d apps?)? need \d+ rows/)
            == !tooHigh.isEmpty, "\(rows): \(remark)")
      }
    }
  }

  /// Regions lie on the screen, and no two that are whole things share a cell.
  private func check(_ picture: SurfacePicture, _ place: String) {
    var seen: [CellRect] = []
    for region in picture.regions {
      #expect(
        region.rect == region.rect.intersection(picture.grid.bounds) && !region.rect.isEmpty, "\(place): \(region)")
      if case .widgetAction = region.target { continue }
      for other in seen { #expect(region.rect.intersection(other).isEmpty, "\(place): \(region) covers \(other)") }
      seen.append(region.rect)
    }
  }

  @Test("P12 pages turn one by one and not beyond the ends; the home button goes back to the first")
  func turning() throws {
    let phone = WidgetPhone(apps: Self.manyApps)
    let device = phone.device
    func spoken() -> String? { device.phonePicture(rows: 24).spoken.first }
    #expect(spoken()?.hasPrefix("Home screen, page 1 of 3, ") == true)
    device.turnPage(-1, rows: 24)
    #expect(device.homePage == 0)
    for _ in 0..<5 { device.turnPage(1, rows: 24) }
    #expect(device.homePage == 2 && spoken()?.hasPrefix("Home screen, page 3 of 3, ") == true)
    // A higher screen has fewer pages; turning goes on from the one that is shown.
    #expect(device.phonePicture(rows: 60).spoken.first?.hasPrefix("Home screen, SwiftClimb") == true)
    #expect(spoken()?.contains("page 3 of 3") == true)
    let dot = try #require(device.phonePicture(rows: 24).regions.first { $0.label == "Page 2" })
    guard case .page(1) = dot.target else { throw Unexpected() }
    device.open(try phone.process("alpha"))
    device.goHome()
    #expect(device.homePage == 2, "one comes back to where one was")
    device.goHome()
    #expect(device.homePage == 0)
  }

  private struct Unexpected: Error {}

  @Test("P12 P14 the home screen is spoken: page, apps with their badges, each widget with what it shows")
  func spoken() throws {
    let phone = WidgetPhone()
    let bundle = try phone.process("bravo").information.bundleIdentifier
    phone.device.notify(.authorizationAsked(appIdentifier: bundle, [.badge]))
    phone.device.notify(.authorizationAnswered(appIdentifier: bundle, isAllowed: true))
    phone.device.notify(.badgeSet(appIdentifier: bundle, 120))
    let lines = phone.spoken
    #expect(lines.first == "Home screen, Alpha, Bravo (120 new)")
    #expect(lines.joined(separator: "\n").hasInOrder("Alpha widget", "note 0 taps 0", "Tap, button", "Bravo widget"))
    #expect(phone.device.phonePicture(rows: 44).grid.plainText().contains("99+"))
  }

  @Test("P12 accessories stand beside the date and below the clock; cards come first where rows are few")
  func accessories() throws {
    let phone = TestPhone()
    let device = Device(
      apps: WidgetPhone.apps + TestPhone.apps.dropFirst(2), files: MemoryStore(), now: phone.device.now)
    device.settings.timeZone = "UTC"
    device.settings.asksAboutLiveActivities = false
    device.applyConditions()
    try device.place(widget("alpha", .accessoryInline))
    try device.place(widget("alpha", .accessoryRectangular, kind: "Later"))
    device.lock()
    func text(_ rows: Int) -> String { device.phonePicture(rows: rows).grid.plainText() }
    for rows in 12...60 {
      let picture = device.phonePicture(rows: rows)
      let shown = picture.regions.compactMap { region in
        if case .widget(let widget, _) = region.target { widget.family } else { nil }
      }
      #expect(shown == (rows >= 16 ? [.accessoryInline, .accessoryRectangular] : [.accessoryRectangular]), "\(rows)")
      check(picture, "\(rows) rows")
    }
    #expect(text(40).hasInOrder("note 0 taps 0", "January 31", "▄", "later note"))
    device.startSample(of: try #require(device.app(named: "swiftclimb")))
    device.lock()
    for rows in 20...60 {
      let text = text(rows)
      #expect(text.contains("Add Climb"), "the card is whole at \(rows)")
      if rows < 24 || rows > 30 { #expect(text.contains("later note") == (rows > 30), "\(rows)") }
      if text.contains("later note") { #expect(text.hasInOrder("later note", "Bouldering")) }
    }
  }

  @Test("P13 P12 a widget hides what is private on the lock screen, as a card does, and not on the home screen")
  func privateAccessory() throws {
    let phone = TestPhone()
    let device = Device(apps: WidgetPhone.apps, files: MemoryStore(), now: phone.device.now)
    try device.place(widget("alpha", .accessoryRectangular, kind: "Later"))
    try device.place(widget("bravo", .systemSmall, kind: "Later"))
    device.lock()
    func shown() -> Bool {
      let picture = device.phonePicture(rows: 44)
      let (text, spoken) = (picture.grid.plainText(), picture.spoken.joined(separator: "\n"))
      #expect(text.contains("later note") && spoken.contains("later note"))
      #expect(text.contains("code 4711") == spoken.contains("code 4711"))
      return text.contains("code 4711")
    }
    #expect(shown(), "at first texts are shown always")
    device.setPreviews(.whenAuthenticated)
    #expect(shown(), "the phone knows who looks")
    device.setRecognizesFace(false)
    #expect(!shown())
    device.setRecognizesFace(true)
    device.toggleAlwaysOn()
    #expect(!shown(), "nobody is looked at by a dimmed phone")
    device.toggleAlwaysOn()
    #expect(shown())
    device.setPreviews(.never)
    #expect(!shown())
    device.goHome()
    #expect(shown(), "a home screen is seen by who has unlocked the phone")
  }

  @Test("P12 names in the dock are whole where they fit beside each other, all on the dock's bar")
  func dockNames() throws {
    let device = Device(apps: Apps.all, files: MemoryStore(), now: TestPhone.start)
    device.goHome()
    let grid = device.phonePicture(rows: 36).grid
    let lines = grid.plainText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let row = try #require(lines.lastIndex { $0.contains("Little Moments") })
    #expect(lines[row].contains("SwiftClimb CommuteTimely iOSWiz Little Moments"))
    let line = Array(lines[row])
    let first = try #require(line.firstIndex { $0 != " " })
    // The outermost letters may touch the bar's round corners.
    let grounds = Set((first + 1..<line.count - 1).map { "\(String(describing: grid[$0, row].background))" })
    #expect(grounds.count == 1, "the bar is behind every letter")
  }
}

enum Delta: TrackerKind { static let name = "Delta" }
enum Echo: TrackerKind {
  static let name = "Echo"
}

extension HomeScreenTests {
  @Test("P12 the home screen shows the signal, where the island leaves room for it")
  func signal() throws {
    let phone = WidgetPhone(apps: Self.manyApps)
    #expect(phone.device.phonePicture(rows: 29).grid.plainText().contains("▂▄▆ "))
  }

  @Test(
    "P12 the signal keeps a column between itself and the island, or is not there", arguments: [16, 20, 25, 27, 29, 31])
  func signalBesideIsland(columns: Int) {
    var painter = PhonePainter(columns: 47, rows: 3, settings: DeviceSettings())
    StatusBar(showsTime: true, batteryPercent: 82, hasSignal: true, islandColumns: columns, signs: [], row: 1)
      .draw(on: &painter)
    let end = (47 - columns) / 2 + columns
    let first = (0..<47).first { painter.grid[$0, 1].glyph == Glyph("▂") }
    #expect(first.map { $0 > end } ?? (columns >= 29))
  }

  @Test("D04 P12 in 256 colours the wallpaper of both screens has a hue, in bands of some rows")
  func dusk() {
    let phone = WidgetPhone(apps: Self.manyApps)
    for isLocked in [false, true] {
      if isLocked { phone.device.lock() }
      let grid = GridReduction(depth: .colors256).reduce(phone.device.phonePicture(rows: 29).grid)
      let colors = (4..<(isLocked ? 28 : 22)).compactMap { grid[0, $0].background.rgb }
      #expect(colors.allSatisfy { Set([$0.red, $0.green, $0.blue]).count > 1 }, "\(colors)")
      #expect((2...6).contains(Set(colors.map(\.hex)).count), "\(colors)")
    }
  }
}
