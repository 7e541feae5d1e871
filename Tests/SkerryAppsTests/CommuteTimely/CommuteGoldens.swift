import SkerryActivities
import SkerryCells
import SkerryTesting
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// CommuteTimely's sample in all presentations, in every state of its life.
@MainActor @Suite struct CommuteGoldens {
  private let snapshots = SnapshotFolder()
  private static let presentations: [LiveActivityPresentation] = [
    .lockScreen, .compact, .minimal, .expanded, .watch,
  ]

  /// The sample, whose time to leave is half an hour off; the app stays in front, where it is kept up to date.
  private func scene() throws -> LiveActivityScene {
    let scene = try LiveActivityScene(CommuteTimelyApp.self)
    scene.startSample()
    return scene
  }

  /// Seconds after the time to leave that the activity shows.
  private func advance(_ scene: LiveActivityScene, toLeave seconds: Double) throws {
    let state = try #require(scene.activities.last?.commute)
    scene.device.advance(to: state.leaveTime.addingTimeInterval(seconds))
  }

  private func check(_ scene: LiveActivityScene, _ state: String) throws {
    try snapshots.check(
      try Self.presentations.map { ("\(state)/\($0.rawValue)", try scene.snapshot(of: $0)) })
  }

  @Test("M03 M08 every presentation, planned, soon, now and late")
  func stages() throws {
    let scene = try scene()
    try check(scene, "planned")
    for (state, seconds) in [("leave-soon", -720.0), ("leave-now", -60), ("late", 185)] {
      try advance(scene, toLeave: seconds)
      try check(scene, state)
    }
  }

  @Test("M04 every presentation out of date")
  func stale() throws {
    let scene = try scene()
    scene.device.kill(scene.process)
    scene.advance(by: 420)
    try check(scene, "stale")
  }

  @Test("M05 every presentation of a trip that is over, and the locked phone with its card")
  func ended() throws {
    let scene = try scene()
    scene.advance(by: 56 * 60)
    try check(scene, "ended")
  }

  @Test("M02 D01 several trips: locked, always-on, minimal beside another app, expanded, without an island")
  func phone() throws {
    let scene = try scene()
    _ = try scene.perform(
      "plan-trip", ["destination": "Conference Centre", "street": "1 Main Street", "arrival": "+3h"])
    scene.device.goHome()
    var pictures = [("phone/home", scene.phoneSnapshot())]
    scene.device.lock()
    pictures.append(("phone/locked", scene.phoneSnapshot()))
    scene.device.toggleAlwaysOn()
    pictures.append(("phone/always-on", scene.phoneSnapshot()))
    scene.device.lock()
    scene.device.unlock()
    scene.device.toggleExpansion(of: try #require(scene.activities.first))
    pictures.append(("phone/expanded", scene.phoneSnapshot()))
    scene.device.setModel(.named("iphone-se") ?? .standard)
    scene.device.lock()
    pictures.append(("phone/locked-without-island", scene.phoneSnapshot(rows: 38)))
    try snapshots.check(pictures)
  }

  @Test("M01 M07 the app's screens: nothing planned, several trips and past ones, settings")
  func screens() throws {
    let empty = try LiveActivityScene(CommuteTimelyApp.self)
    empty.device.open(empty.process)
    var pictures = [("app/empty", empty.phoneSnapshot(rows: 38))]
    let scene = try scene()
    _ = try scene.perform(
      "plan-trip", ["destination": "Gym", "street": "3 Mill Lane", "arrival": "+3h", "save": "yes"])
    _ = try scene.perform("plan-trip", ["destination": "Airport", "street": "", "arrival": "tomorrow 8:30"])
    _ = try scene.perform("plan-trip", ["destination": "Dentist", "street": "8 Elm Road", "arrival": "+2h"])
    _ = try scene.perform("cancel-trip", ["trip": "Dentist, 11:41"])
    pictures.append(("app/trips", scene.phoneSnapshot(rows: 38)))
    scene.device.setBackgroundRefresh(false)
    scene.device.setLiveActivities(false)
    _ = try scene.perform("check-now")
    // The app asks for notifications that sound, as nothing else would.
    scene.device.answerNotificationDialog(false, for: scene.process)
    _ = try scene.perform("settings")
    pictures.append(("app/settings", scene.phoneSnapshot(rows: 38)))
    try snapshots.check(pictures)
  }

  @Test("M08 P12 the widgets of the home screen in three sizes", arguments: ["small", "medium", "large"])
  func widgets(_ size: String) throws {
    let scene = try scene()
    _ = try scene.perform("plan-trip", ["destination": "Gym", "street": "3 Mill Lane", "arrival": "+3h"])
    _ = try scene.perform("plan-trip", ["destination": "Airport", "street": "", "arrival": "+7h"])
    try scene.device.set(try #require(DeviceControl.named("widget")), to: size, for: scene.process)
    scene.device.goHome()
    try snapshots.check(scene.phoneSnapshot(), named: "widget-\(size)")
  }

  @Test("D01 D03 the dashboard with a trip", arguments: [(120, 40), (80, 24), (120, 52)])
  func dashboard(_ columns: Int, _ rows: Int) throws {
    let scene = try scene()
    scene.device.lock()
    scene.advance(by: 754)
    try snapshots.check(
      scene.dashboardSnapshot(size: CellSize(columns: columns, rows: rows)),
      named: "dashboard-\(columns)x\(rows)")
  }
}
