import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import SwiftClimb

/// The home screen with SwiftClimb's widgets, and its accessories on the lock screen.
@MainActor @Suite struct HomeGoldens {
  private let snapshots = SnapshotFolder()

  /// Two sessions, a day apart; the second still runs.
  private func scene(_ placed: [WidgetFamily]) throws -> LiveActivityScene {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    scene.startSample()
    scene.advance(by: 3600)
    _ = try scene.perform("end-session", ["notes": "private", "effort": "9"])
    for family in placed {
      try scene.device.place(PlacedWidget(app: "swiftclimb", kind: SessionsWidget.kind, family: family))
    }
    scene.advance(by: 86_400)
    scene.startSample()
    return scene
  }

  @Test("P12 the home screen with a small and a medium widget, dark and light, and on a low screen")
  func home() throws {
    let scene = try scene([.systemMedium])
    scene.device.goHome()
    var pictures = [
      ("home/widgets-40", scene.phoneSnapshot(rows: 40)), ("home/widgets-22", scene.phoneSnapshot(rows: 22)),
    ]
    scene.device.turnPage(1, rows: 22)
    pictures.append(("home/widgets-22-page-2", scene.phoneSnapshot(rows: 22)))
    scene.device.turnPage(-1, rows: 22)
    scene.device.setLightAppearance(true)
    pictures.append(("home/widgets-40-light", scene.phoneSnapshot(rows: 40)))
    try snapshots.check(pictures)
  }

  @Test("P12 P14 accessories on the lock screen: beside the date and below the clock, lit and always on")
  func lockScreen() throws {
    let scene = try scene([.accessoryInline, .accessoryCircular, .accessoryRectangular])
    scene.device.lock()
    var pictures = [("home/accessories", scene.phoneSnapshot(rows: 40))]
    try scene.device.showAlwaysOn()
    pictures.append(("home/accessories-always-on", scene.phoneSnapshot(rows: 40)))
    try snapshots.check(pictures)
  }
}
