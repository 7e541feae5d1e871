import SkerryActivities
import SkerryApps
import SkerryCells
import SkerryScreens
import SkerrySteps
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// The one list of what can be pressed.
@MainActor @Suite struct PressableTests {
  @Test("P06 D02 what can be pressed is listed as it is seen: the screen from the top, other pages, controls")
  func order() throws {
    let driver = Driver.climbing()
    for keys in [["l"], ["h"], ["h", "x"]] {
      for key in keys { driver.keys(key) }
      let list = driver.dashboard.phone.pressables()
      let places = list.map { place -> Int in
        switch place.place {
        case .question: 0
        case .screen: 1
        case .farther: 2
        case .controlCenter: 3
        }
      }
      #expect(places == places.sorted() && places.contains(1), "\(list.map(\.label))")
      let picture = driver.device.wholePhonePicture(rows: driver.dashboard.screenRows)
      // A widget follows what lies in it.
      let rows = list.filter { item in
        if case .widget = item.target { false } else { item.place == .screen }
      }.compactMap { item in
        picture.regions.filter { region in
          if case .activity = region.target { false } else { region.label == item.label }
        }.map(\.rect.minRow).min()
      }
      #expect(rows == rows.sorted(), "\(keys): \(list.map(\.label))")
    }
  }

  /// What stands in the way of a step; `nil` if it was done.
  private func refusal(_ label: String, _ driver: Driver) -> String? {
    do throws(StepProblem) {
      try driver.dashboard.phone.perform(.press(label: label))
      return nil
    } catch { return error.description }
  }

  @Test("P06 S08 two cards have the same button: a step presses the first, or that of the app it names")
  func ofAnApp() throws {
    let driver = Driver(apps: Apps.all)
    for line in ["app swiftclimb start-session", "app littlemoments start-session", "device screen locked"] {
      try driver.dashboard.phone.perform(try #require(try Step(line: line)))
    }
    #expect(driver.dashboard.phone.pressables().count { $0.label == "End Session" } == 2)
    driver.keys("p")
    let items = driver.text.split(separator: "\n").filter { $0.contains(/\d  End Session/) }
    #expect(
      ["SwiftClimb", "Little"].allSatisfy { app in items.contains { $0.contains(app) } }, "whose each is: \(items)")
    driver.keys("Escape")
    for app in ["swiftclimb", "littlemoments"] {
      let answers = driver.dashboard.phone.pressables().filter { $0.target.app == app && $0.label.contains("Allow") }
      #expect(answers.map(\.label) == ["Don't Allow", "Allow"], "whose question it is: \(app)")
    }
    let allowed = try #require(try Step(line: "press \"Allow\" littlemoments"))
    try driver.dashboard.phone.perform(allowed)
    let asking = driver.dashboard.phone.pressables().filter { $0.label == "Allow" }.map(\.target.app)
    #expect(asking == ["swiftclimb"], "the other is still asked")
    let step = try #require(try Step(line: "press \"End Session\" swiftclimb"))
    #expect("\(step)" == "press \"End Session\" swiftclimb")
    try driver.dashboard.phone.perform(step)
    #expect(driver.dashboard.phone.pressables().count { $0.label == "End Session" } == 1)
    #expect(driver.dashboard.phone.pressables().first { $0.label == "End Session" }?.target.app == "littlemoments")
    do throws(StepProblem) {
      try driver.dashboard.phone.perform(.press(label: "Add", app: "Climb"))
      Issue.record("There is no such app.")
    } catch { #expect(error.isBadInput && error.description.contains("stands in quotes")) }
  }

  @Test("P06 S08 no road presses what no finger could: a button of an island that is not expanded")
  func outOfReach() throws {
    let driver = Driver.climbing()
    driver.keys("h")
    let before = driver.logText
    #expect(refusal("End Session", driver)?.contains("which the phone does not show now") == true)
    #expect(!driver.dashboard.phone.pressables().contains { $0.label == "End Session" })
    try driver.press("End Session", in: .presentations)
    #expect(driver.footer.contains("presentation, which the phone does not show now"), "\(driver.footer)")
    #expect(driver.record != nil && driver.logText == before, "\(driver.logText.dropFirst(before.count))")
    // On a locked phone the card has it, and no presentation beside it does.
    driver.keys("l")
    try driver.device.set(try #require(DeviceControl.named("live-activities-when-locked")), to: "off")
    #expect(refusal("End Session", driver)?.contains("does not show now") == true && driver.record != nil)
    // Home, and expanded: the same button is within reach.
    driver.keys("h", "x")
    #expect(refusal("End Session", driver) == nil && driver.record == nil)
  }

  @Test("P06 S08 a click on the picture of a presentation that the phone does not show opens nothing, and says why")
  func hiddenPicture() throws {
    let driver = Driver.climbing()
    driver.keys("h", "l")
    let before = driver.logText
    try driver.press("since", in: .presentations)
    #expect(driver.footer.contains("presentation, which the phone does not show now"), "\(driver.footer)")
    #expect(driver.logText == before && driver.device.settings.isLocked)
  }

  @Test("P06 S08 no gesture reaches a card that the locked phone hides, by whatever road; unlocked it does again")
  func hiddenCard() throws {
    let driver = Driver.climbing()
    try driver.device.set(try #require(DeviceControl.named("live-activities-when-locked")), to: "off")
    driver.keys("l")
    let app = driver.device.apps[0].name
    for line in ["tap \(app)", "swipe left \(app)", "device clear-cards", "device answer allow \(app)"] {
      let before = driver.logText
      try driver.dashboard.phone.perform(try #require(try Step(line: line)))
      let told = driver.logText.dropFirst(before.count)
      #expect(told.contains("ignored: no card of SwiftClimb is on the screen"), "\(line): \(told)")
      #expect(told.split(separator: "\n").count == 1 && driver.device.settings.isLocked, "\(line): \(told)")
    }
    driver.keys("Enter", "d", "y")
    #expect(driver.record?.activityState == .active && driver.device.settings.isLocked)
    driver.keys("h")
    try driver.dashboard.phone.perform(try #require(try Step(line: "swipe left \(app)")))
    #expect(driver.record == nil, "unlocked, the card lies in Notification Center")
  }

  @Test("P06 behind the expanded island and behind a question nothing can be pressed, and the refusal says why")
  func behind() throws {
    let driver = Driver.climbing()
    driver.keys("h")
    #expect(driver.dashboard.phone.pressables().contains { $0.label == "SwiftClimb" })
    driver.keys("x")
    #expect(!driver.dashboard.phone.pressables().contains { $0.label == "SwiftClimb" })
    #expect(refusal("SwiftClimb", driver)?.contains("The island is expanded") == true)
    driver.keys("x")
    let bundle = driver.device.apps[0].information.bundleIdentifier
    driver.device.notify(.authorizationAsked(appIdentifier: bundle, [.alert]))
    driver.device.settle()
    #expect(driver.dashboard.phone.pressables().map(\.label) == ["Don't Allow", "Allow"])
    #expect(refusal("SwiftClimb", driver)?.contains("asks something") == true)
    driver.keys("l")
    #expect(refusal("SwiftClimb", driver)?.contains("the phone is locked") == true)
    #expect(refusal("Nonsense", driver)?.contains("There is no link, button or icon") == true)
  }

  @Test("P06 a click on an app's own screen does nothing while the app is not in front, and says so")
  func appInBackground() {
    let driver = Driver.climbing()
    driver.keys("h")
    let reason = driver.dashboard.phone.reasonAgainst(driver.device.apps[0])
    #expect(reason == "SwiftClimb is not in front.")
    driver.keys("1")
    #expect(driver.dashboard.phone.reasonAgainst(driver.device.apps[0]) == nil)
  }

  @Test("P06 S08 the menu of what can be pressed, a step and a click offer the same buttons of the screen")
  func same() throws {
    let driver = Driver.climbing()
    driver.keys("l")
    let pane = try #require(driver.dashboard.picture().layout.panes.first { $0.pane == .phone }?.rect)
    let clicked = driver.dashboard.picture().regions.filter { region in
      if case .action = region.target { pane.contains(region.rect.origin) } else { false }
    }.map(\.label)
    let listed = driver.dashboard.phone.pressables().filter { $0.place == .screen }.map(\.label)
    driver.keys("p")
    guard case .menu(let menu)? = driver.dashboard.dialog else { return #expect(Bool(false), "no menu") }
    #expect(!clicked.isEmpty && clicked == Array(menu.items.map(\.title).prefix(clicked.count)))
    #expect(listed.starts(with: clicked), "\(listed)")
    #expect(Set(menu.items.map(\.title)).count == menu.items.count, "nothing is offered twice")
  }
}
