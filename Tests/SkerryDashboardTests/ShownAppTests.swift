import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryNotifications
import SkerryScreens
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice

/// Which app the keys are for, and what they do to one that doesn't run.
@MainActor @Suite struct ShownAppTests {
  private let dashboard: Dashboard
  private var device: Device { dashboard.device }
  private var inviso: AppProcess { device.apps[1] }

  init() {
    let device = Device(apps: [.swiftClimb, .inviso], files: MemoryStore(), now: Driver.start)
    device.setTimeZone("UTC")
    dashboard = Dashboard(device: device, realClock: { 1000 })
    dashboard.start(size: CellSize(columns: 80, rows: 24))
  }

  private func keys(_ names: String...) {
    for name in names { if let key = Key(spelling: name) { dashboard.handle(.key(key)) } }
    _ = dashboard.frame()
  }

  private func join(_ room: String) {
    keys("2", "a")
    for letter in room { dashboard.handle(.key(.character(letter))) }
    keys("Enter")
  }

  private var menu: MenuDialog? { if case .menu(let menu)? = dashboard.dialog { menu } else { nil } }

  @Test("D01 the app that was opened last is shown on the home screen and the locked phone, while no activity is there")
  func lastOpened() {
    keys("2", "h")
    #expect(dashboard.shownApp === inviso)
    keys("l")
    #expect(dashboard.shownApp === inviso)
    keys("X", "y")
    #expect(!inviso.isRunning && dashboard.shownApp === inviso)
    keys("1", "s", "Enter", "h")
    #expect(dashboard.shownApp === device.apps[0])
  }

  @Test("D01 who starts one more activity of an app sees that one, until another is chosen")
  func newlyStarted() {
    let device = Device(apps: [.commuteTimely], files: MemoryStore(), now: Driver.start)
    device.setTimeZone("UTC")
    let dashboard = Dashboard(device: device, realClock: { 1000 })
    dashboard.start(size: CellSize(columns: 120, rows: 40))
    func keys(_ names: String...) {
      for name in names { if let key = Key(spelling: name) { dashboard.handle(.key(key)) } }
    }
    var seen: [String] = []
    for place in ["Work", "Gym"] {
      keys("1", "s")
      dashboard.handle(.paste(place))
      keys("Enter")
      seen.append(dashboard.selectedActivity?.id ?? "")
    }
    #expect(device.center.withRegistry { $0.cards().count } == 2, "\(dashboard.remark ?? "")")
    #expect(seen[0] != seen[1] && !seen[1].isEmpty)
    keys("]")
    #expect(dashboard.selectedActivity?.id == seen[0])
  }

  @Test("D02 a key that means nothing launches no app and unlocks no phone; a killed app's own keys still launch it")
  func unknownKeys() {
    keys("s", "y", "z")
    #expect(device.apps.allSatisfy { !$0.isRunning } && device.settings.isLocked)
    #expect(dashboard.remark == "SwiftClimb isn't running; 1 opens it.")
    keys("1", "X", "y", "l", "y")
    #expect(!device.apps[0].isRunning && device.settings.isLocked)
    keys("s")
    #expect(device.apps[0].isRunning && dashboard.dialog != nil)
  }

  @Test("P09 D02 a question in the middle of the screen is all there is to press, and Enter agrees")
  func question() {
    keys("1", "s", "Enter", "h")
    join("Tea")
    keys("p")
    #expect(menu?.items.map(\.title) == ["Don't Allow", "Allow"])
    keys("Enter")
    #expect(device.notifications.withState { $0.apps[self.inviso.information.bundleIdentifier]?.isAllowed } == true)
  }

  @Test("R02 R03 P08 the pushes of the chat's server are offered: this room, without waking the app, another room")
  func roomPushes() {
    join("Tea")
    keys("p", "Enter", "h", "l", "P")
    let titles = menu?.items.map(\.title) ?? []
    #expect(
      titles.starts(
        with: [
          "Type a path…", "Inviso: somebody joins Tea", "Inviso: the same, app not woken",
          "Inviso: somebody joins another room",
        ]), "\(titles)")
    keys("m")
    #expect(device.log.entries.contains { $0.message.contains("without content-available none of it reaches") })
    #expect(inviso.screen?.actions.contains { $0.id == "peer-joins" } == false, "it learns it by the App Group")
    // Names that the system makes up would take half of a narrow log.
    let messages = device.log.entries.map(\.message)
    #expect(messages.contains { $0.contains(/^notification [0-9A-F]{8}… is not shown: the service extension/) })
    #expect(messages.contains { $0.hasPrefix("device token for pushes: ") && $0.contains("…") })
    keys("P")
    #expect(menu?.items.allSatisfy { $0.key != "j" && $0.key != "k" } == true, "they move in menus")
    keys(menu?.items[3].key.map(String.init) ?? "")
    #expect(device.notifications.withState { $0.delivered.map(\.content.title) } == ["Another room"])
    keys("P", "n")
    #expect(inviso.screen?.actions.contains { $0.id == "peer-leaves" } == true)
  }

  @Test("P04 D03 where a card takes every row, neither what it asks nor how many more there are is written over")
  func fullLockScreen() {
    let device = Device(apps: Apps.all, files: MemoryStore(), now: Driver.start)
    device.setTimeZone("UTC")
    let dashboard = Dashboard(device: device, realClock: { 1000 })
    for name in ["1", "s", "Enter", "2", "s", "O", "f", "f", "Tab", "1", "Enter", "h", "l"] {
      if let key = Key(spelling: name) { dashboard.handle(.key(key)) }
    }
    for rows in 20...30 {
      let lines = device.phonePicture(rows: rows).grid.plainText().split(separator: "\n").map(String.init)
      let question = lines.filter { $0.contains("Don't Allow") }
      #expect(question.count == 1 && !question[0].contains("more") && !question[0].contains("▁"), "\(rows) rows")
      #expect(lines.contains { $0.contains("+1 more") }, "\(rows) rows: \(lines.joined(separator: "\n"))")
    }
  }

  @Test("R03 P08 a killed app's server still knows its rooms")
  func roomPushesWhileKilled() {
    join("Tea")
    keys("p", "Enter", "h", "X", "y", "P", "n")
    #expect(!inviso.isRunning && device.badge(of: inviso) == 1)
    keys("2")
    #expect(inviso.screen?.actions.contains { $0.id == "peer-leaves" } == true && device.badge(of: inviso) == 0)
  }
}
