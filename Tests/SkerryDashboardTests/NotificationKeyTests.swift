import FoundationEssentials
import SkerryCells
import SkerryNotifications
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Notifications by keys, by steps and in the inspector.
@MainActor @Suite struct NotificationKeyTests {
  /// A climber whose app may send notifications and has a device token.
  private func climber() throws -> (driver: Driver, bundle: String) {
    let driver = Driver.climbing()
    let bundle = driver.device.apps[0].information.bundleIdentifier
    driver.device.notify(.authorizationAsked(appIdentifier: bundle, [.alert, .badge, .sound]))
    driver.device.notify(.registered(appIdentifier: bundle))
    driver.device.settle()
    return (driver, bundle)
  }

  private func send(_ driver: Driver, _ aps: String) throws -> StepResult {
    let files = GivenStepResources(["f": Data("{\"aps\":{\(aps)}}".utf8)])
    return try driver.dashboard.phone.perform(.push(Step.Push(path: "f")), resources: files)
  }

  @Test("P09 D02 the system's question is answered by the key that presses what is on the screen, and by a step")
  func question() throws {
    let (driver, bundle) = try climber()
    driver.keys("p")
    #expect(driver.dialogTitle == "Press" && driver.text.contains("Don't Allow") && driver.text.contains("on screen"))
    driver.keys("2")
    #expect(driver.device.notifications.withState { $0.apps[bundle]?.isAllowed } == true)
    let (other, _) = try climber()
    try other.dashboard.phone.perform(.press(label: "Don't Allow"))
    #expect(other.device.notifications.withState { $0.apps[bundle]?.isAllowed } == false)
  }

  @Test("P09 D02 y and n answer the system's question, the footer shows them with its words, and n moves no time then")
  func answers() throws {
    for (key, isAllowed) in [("y", true), ("n", false)] {
      let (driver, bundle) = try climber()
      let now = driver.device.now
      #expect(driver.footer.contains(" y  Allow") && driver.footer.contains(" n  Don't Allow"), "\(driver.footer)")
      #expect(!driver.footer.contains("Next event"))
      driver.keys(key)
      #expect(driver.device.notifications.withState { $0.apps[bundle]?.isAllowed } == isAllowed)
      #expect(driver.device.now == now && !driver.footer.contains("Don't Allow"))
      driver.keys("n")
      #expect(driver.device.now > now, "the key is that of time again")
    }
  }

  @Test("P09 P08 a payload without an event is an ordinary notification for the shown app")
  func ordinary() throws {
    let (driver, bundle) = try climber()
    try driver.dashboard.phone.perform(.press(label: "Allow"))
    driver.keys("h")
    let result = try send(driver, "\"alert\":{\"title\":\"Rain\",\"body\":\"soon\"},\"badge\":3")
    #expect(result.answer?.status == 200, "\(result.lines)")
    #expect(driver.device.notifications.withState { $0.delivered(of: bundle).first?.content.title } == "Rain")
    #expect(driver.text.contains("Rain"), "the banner")
  }

  @Test("P06 P09 a swipe up sends the banner away, by key and by step; without one the key swipes the activity")
  func swipeUp() throws {
    for isKey in [true, false] {
      let (driver, _) = try climber()
      try driver.dashboard.phone.perform(.press(label: "Allow"))
      driver.keys("h")
      _ = try send(driver, "\"alert\":\"Rain\"")
      #expect(driver.device.hasBanner)
      if isKey { driver.keys("S") } else { try driver.dashboard.phone.perform(.swipe(.up, app: nil)) }
      #expect(!driver.device.hasBanner && driver.device.island != .idle)
      driver.keys("S")
      #expect(driver.device.island == .idle)
      #expect(try driver.dashboard.phone.perform(.swipe(.up, app: nil)).hasWarnings)
      driver.keys("S", "x")
      try driver.dashboard.phone.perform(.swipe(.up, app: nil))
      #expect(driver.device.expansion == nil)
    }
  }

  @Test("P11 P09 the inspector tells whether the app may send notifications, what waits and what came")
  func inspector() throws {
    let (driver, bundle) = try climber()
    func text() -> String {
      driver.dashboard.inspectorCache.rows(of: driver.dashboard, columns: 80).map { row in
        if case .pieces(let pieces) = row.content { pieces.map(\.text).joined() } else { "" }
      }.joined(separator: "\n")
    }
    #expect(text().contains("may send  not asked yet"))
    try driver.dashboard.phone.perform(.press(label: "Allow"))
    #expect(text().contains("may send  yes"))
    driver.keys("h")
    _ = try send(driver, "\"alert\":\"Rain\",\"badge\":3")
    let later = LocalNotification(
      identifier: "later", content: NotificationContent(title: "Rest is over"),
      schedule: .timeInterval(90, repeats: false))
    driver.device.notify(.added(appIdentifier: bundle, later))
    driver.device.settle()
    #expect(text().contains("badge     3") && text().contains("09:41:00  Rain"))
    #expect(text().contains("09:42:30  due Rest is over"))
    #expect(text().contains(try #require(driver.device.deviceToken(of: driver.device.apps[0]))))
  }
}
