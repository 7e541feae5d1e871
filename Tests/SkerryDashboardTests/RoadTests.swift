import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryServer
import SkerrySteps
import Testing

@testable import SkerryDashboard

/// One deed, one road: whichever way it is asked for, the phone is the same afterwards.
@MainActor @Suite struct RoadTests {
  /// A way to have something done.
  private enum Road {
    /// Keys by their names; what is no name is typed.
    case keys([String])
    /// Titles in the menu of the phone's switches, the section first; then keys.
    case menu([String], then: [String] = [])
    /// A line, as tapes and recordings have it.
    case step(String)
    /// A request of another program.
    case request(String, String)
    /// A click on the button or icon of that label, in the phone's pane.
    case click(String)
    /// A click on the activity's card, beside its links.
    case tap
    /// The mouse held on the activity.
    case hold
    case drag(from: CellPoint, columns: Int)
    /// The entry of that title in the menu of what can be pressed.
    case press(String)
    /// A payload file that is typed into the push menu.
    case typedPush
    /// A request as a server sends it to Apple's service.
    case serverPush
  }

  /// Something that can be done in several ways.
  private struct Deed {
    let name: String
    /// Keys that lead to the phone on which it is done.
    let before: [String]
    let roads: [Road]

    init(_ name: String, after before: [String] = [], _ roads: Road...) {
      (self.name, self.before, self.roads) = (name, before, roads)
    }
  }

  /// The middle of the island of the phone that a wide dashboard shows.
  private static var camera: CellPoint { CellPoint(column: 1 + DeviceModel.standard.columns / 2, row: 3) }

  private static let deeds: [Deed] = [
    Deed(
      "lock", .keys(["l"]), .step("device screen locked"), .menu(["Screen and time", "Screen"], then: ["1"]),
      .request("/steps", "device screen locked")),
    Deed(
      "unlock", after: ["l"], .keys(["l"]), .step("device screen unlocked"),
      .menu(["Screen and time", "Screen"], then: ["3"])),
    Deed(
      "home", .keys(["h"]), .step("device screen home"), .step("app swiftclimb home"),
      .menu(["Screen and time", "Screen"], then: ["4"])),
    Deed(
      "dim", .keys(["o"]), .step("device screen always-on"), .menu(["Screen and time", "Screen"], then: ["2"])),
    Deed("light up", after: ["o"], .keys(["o"]), .step("device screen locked")),
    Deed(
      "open an app", after: ["h"], .keys(["1"]), .step("app swiftclimb open"), .click("SwiftClimb"),
      .step("press SwiftClimb"), .request("/steps", "app swiftclimb open")),
    Deed(
      "end an app by the system", .keys(["K", "y"]), .step("app swiftclimb terminate"),
      .step("device terminate swiftclimb"), .request("/steps", "app swiftclimb terminate")),
    Deed("kill an app", .keys(["X", "y"]), .step("app swiftclimb kill"), .request("/steps", "app swiftclimb kill")),
    Deed(
      "run an action", .keys(["a", "V9", "Enter"]), .step("app swiftclimb add-climb name=V9"),
      .request("/steps", "app swiftclimb add-climb name=V9")),
    Deed("open a link", .keys(["/", "swiftclimb://logging", "Enter"]), .step("open swiftclimb://logging")),
    Deed("open a link that nobody knows", .keys(["/", "x://y", "Enter", "Escape"]), .step("open x://y")),
    Deed("tap", after: ["l"], .keys(["Enter"]), .step("tap"), .step("tap swiftclimb"), .tap),
    Deed("press a button", after: ["l"], .press("Add Climb"), .step("press \"Add Climb\""), .click("Add Climb")),
    Deed("expand", after: ["h"], .keys(["x"]), .step("long-press"), .step("long-press swiftclimb"), .hold),
    Deed("collapse", after: ["h", "x"], .keys(["x"]), .step("long-press"), .step("swipe up")),
    Deed("clear", after: ["l"], .keys(["d", "y"]), .step("swipe"), .step("swipe left swiftclimb")),
    Deed(
      "hide in the island", after: ["h"], .keys(["S"]), .step("swipe inwards"),
      .drag(from: CellPoint(column: camera.column - 8, row: 3), columns: 8)),
    Deed(
      "bring back", after: ["h", "S"], .keys(["S"]), .step("swipe outwards"), .step("swipe outwards swiftclimb"),
      .drag(from: camera, columns: 8)),
    Deed("push", after: ["."], .step("push up.json"), .typedPush, .serverPush, .step("push up.json to=swiftclimb")),
    Deed(
      "let time pass", .keys([":", "5m", "Enter"]), .step("jump 5m"), .step("wait 5m"),
      .step("at 2026-01-31T09:46:00Z"), .request("/steps", "jump 5m")),
    Deed("let a second pass", .keys(["."]), .step("wait 1s")),
    Deed("the next event", .keys(["n"]), .step("jump next"), .request("/steps", "jump next")),
    Deed(
      "set the clock", .keys(["T", "2026-01-31 12:00:00", "Enter"]), .step("device wall-clock 2026-01-31T12:00:00Z"),
      .menu(["Screen and time", "Clock"], then: ["2026-01-31T12:00:00Z", "Enter"])),
    Deed("pause", .keys(["Space"]), .request("/time", "pause")),
    Deed("go on", after: ["Space"], .keys(["Space"]), .request("/time", "run")),
    Deed("faster", .keys(["+"]), .request("/time", "x2")),
    Deed("slower", after: ["+", "+"], .keys(["-"]), .request("/time", "x2")),
    Deed(
      "battery", .keys(["B", "4", "Enter"]), .step("device battery 4"),
      .menu(["Power and feedback", "Battery"], then: ["4", "Enter"]), .request("/steps", "device battery 4")),
    Deed(
      "focus", .keys(["F", "3"]), .step("device focus sleep"), .menu(["Notifications", "Focus"], then: ["3"]),
      .request("/steps", "device focus sleep")),
    Deed(
      "reboot", .keys(["R", "y"]), .step("device reboot"), .menu(["Screen and time", "Reboot"], then: ["y"])),
    Deed(
      "clear all cards", after: ["l"], .step("device clear-cards"),
      .menu(["Live Activities", "Clear cards"], then: ["a", "y"])),
  ]

  // MARK: Going a road

  private func menu(_ driver: Driver) -> MenuDialog? {
    if case .menu(let menu)? = driver.dashboard.dialog { menu } else { nil }
  }

  private func choose(_ title: String, _ driver: Driver) throws {
    let items = try #require(menu(driver), "no menu for \(title)").items
    let index = try #require(items.firstIndex { $0.title == title }, "\(title) is not in \(items.map(\.title))")
    driver.keys("Home")
    for _ in 0..<index { driver.keys("Down") }
    driver.keys("Enter")
  }

  /// Presses what is the name of a key, and types what is not, in place of what is there.
  private func press(_ keys: [String], _ driver: Driver) {
    for key in keys {
      if Key(spelling: key) != nil {
        driver.keys(key)
      } else {
        driver.keys("Ctrl-U")
        driver.type(key)
      }
    }
  }

  /// Where the phone's pane shows an activity.
  private func region(ofActivity driver: Driver) throws -> CellRect {
    let picture = driver.dashboard.picture()
    return try #require(
      picture.regions.first { region in
        if case .activity = region.target { picture.layout.pane(at: region.rect.origin) == .phone } else { false }
      }?.rect)
  }

  private func go(_ road: Road, _ driver: Driver) throws {
    switch road {
    case .keys(let keys): press(keys, driver)
    case .menu(let titles, let keys):
      driver.keys("0")
      for title in titles { try choose(title, driver) }
      press(keys, driver)
    case .step(let line):
      try driver.dashboard.phone.perform(
        try #require(try Step(line: line)), resources: GivenStepResources(["up.json": Self.payload]))
    case .typedPush:
      driver.dashboard.phone.resources = GivenStepResources(["up.json": Self.payload])
      press(["P", "p", "up.json", "Enter"], driver)
    case .serverPush: try pushAsServer(driver)
    case .request(let path, let body):
      let request = HTTPRequest(method: "POST", target: path, body: Array(body.utf8))
      #expect(ControlDesk(driver.dashboard.phone).answer(request).status == 200)
    case .click(let label):
      let picture = driver.dashboard.picture()
      let pane = try #require(picture.layout.panes.first { $0.pane == .phone }?.rect)
      let region = try #require(
        picture.regions.first { region in
          // An activity is spoken of by its app's name, as the app's icon is.
          if case .activity = region.target {
            false
          } else {
            region.label == label && pane.contains(region.rect.origin)
          }
        }, "\(label) is not on the phone")
      driver.press(region.rect.minColumn, region.rect.minRow)
    case .drag(let point, let columns): driver.dashboard.handle(.swipe(point, columns: columns))
    case .tap:
      let card = try region(ofActivity: driver)
      driver.press(card.maxColumn - 1, card.maxRow - 1)
    case .hold: driver.dashboard.handle(.longPress(try region(ofActivity: driver).origin))
    case .press(let title):
      driver.keys("p")
      try choose(title, driver)
    }
    while driver.dashboard.dialog != nil { driver.keys("Escape") }
  }

  private static let payload = Data(
    """
    {"aps": {"event": "update", "timestamp": 1769852461, "content-state": {"climbCount": 7, "attemptCount": 9,
    "lastUpdated": 791545261}}}
    """.utf8)

  private func pushAsServer(_ driver: Driver) throws {
    let token = try #require(TokenReport.all(on: driver.device).first?.update.first?.token)
    let headers = [
      ("apns-push-type", "liveactivity"), ("apns-topic", "com.swiftclimb.push-type.liveactivity"),
      ("apns-priority", "10"), (PushResult.madeHereHeader, "yes"),
    ]
    let request = HTTPRequest(
      method: "POST", target: "/3/device/\(token)", headers: headers.map { HTTPHeader($0.0, $0.1) },
      body: Array(Self.payload))
    #expect(ControlDesk(driver.dashboard.phone).answer(request).status == 200)
  }

  // MARK: What there is afterwards

  /// Everything that is seen, told and kept.
  private func outcome(_ driver: Driver, _ files: MemoryStore) throws -> [String] {
    let (device, phone) = (driver.device, driver.dashboard.phone)
    let picture = device.phonePicture(rows: 40)
    let kept = try files.names().map { "\($0): \(String(decoding: try files.read($0) ?? Data(), as: UTF8.self))" }
    return [
      "now \(device.now.written), ×\(phone.time.rate) of ×\(phone.time.speed)",
      "selected \(phone.selectedActivity?.id ?? "none"), in front \(device.foregroundApp?.name ?? "none")",
      "expanded \(device.expansion?.activityID ?? "none")",
    ] + driver.logText.split(separator: "\n").map(String.init) + kept + picture.spoken
      + picture.grid.ansi(depth: .truecolor, ascii: false).split(separator: "\n").map(String.init)
  }

  private func outcome(of road: Road, after keys: [String]) throws -> [String] {
    let files = MemoryStore()
    let driver = Driver(files: files)
    // By steps rather than by keys: what leads here is no matter, and a hundred phones need it.
    for line in ["start-session", "add-climb name=\"V4 Sandstorm\" attempts=3", "add-climb name=\"V5 Gecko\""] {
      try driver.dashboard.phone.perform(try #require(try Step(line: "app swiftclimb \(line)")))
    }
    _ = driver.dashboard.frame()
    for key in keys { driver.keys(key) }
    try go(road, driver)
    return try outcome(driver, files)
  }

  /// The first thing in which two phones differ.
  private func difference(_ one: [String], _ other: [String]) -> String? {
    guard one != other else { return nil }
    let index = one.indices.first { !other.indices.contains($0) || one[$0] != other[$0] } ?? one.count
    let lines = [one, other].map { index < $0.count ? String($0[index].prefix(300)) : "nothing" }
    return lines.joined(separator: "\n≠ ")
  }

  @Test("S08 a deed by key, menu, click, step and request leaves the same phone: files, log and picture")
  func sameRoad() throws {
    for deed in Self.deeds {
      let first = try outcome(of: deed.roads[0], after: deed.before)
      let untouched = try outcome(of: .keys([]), after: deed.before)
      #expect(difference(untouched, first) != nil, "\(deed.name) does nothing")
      for road in deed.roads.dropFirst() {
        let other = try outcome(of: road, after: deed.before)
        #expect(difference(first, other) == nil, "\(deed.name) by \(road)")
      }
    }
  }

  // MARK: Without a console

  @Test("S08 D11 a phone without a dashboard does every step but those that need keys or show one, and says so")
  func withoutConsole() throws {
    let device = Device(apps: [.swiftClimb], files: MemoryStore(), now: Driver.start)
    let phone = PhoneOperator(device: device, realClock: { 0 })
    try phone.perform(.app(name: "swiftclimb", .action(id: "start-session", [])))
    try phone.perform(.wait(seconds: 60))
    #expect(phone.selectedActivity != nil && device.now.timeIntervalSince(Driver.start) == 60)
    #expect(throws: Never.self) { try phone.picture(of: .lockScreen) }
    #expect(throws: StepProblem.self) { try phone.perform(.key(.enter)) }
    #expect(throws: StepProblem.self) { try phone.perform(.type("x")) }
    #expect(throws: StepProblem.self) { try phone.picture(of: .dashboard) }
  }
}
