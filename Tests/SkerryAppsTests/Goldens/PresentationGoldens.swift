import SkerryCells
import SkerryTesting
import Testing

@testable import SkerryApps
@testable import SwiftClimb

/// SwiftClimb's sample session in all presentations, at the instants at which its texts change their shape.
@MainActor @Suite struct PresentationGoldens {
  private let snapshots = SnapshotFolder()

  private func scene() throws -> LiveActivityScene {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    scene.startSample()
    return scene
  }

  @Test("C07 C08 C12 T02 S02 every presentation from the start over the turns of minute and hour to the last second")
  func ticking() throws {
    let hour = 3600.0
    try scene().check(
      [
        ("0-00-00", 0), ("0-00-59", 59), ("0-01-00", 60), ("0-59-59", hour - 1), ("1-00-00", hour),
        ("7-59-59", 8 * hour - 1),
      ], in: snapshots, named: "climb")
  }

  @Test("C11 P03 every presentation of a stale session says since when nothing was logged")
  func stale() throws {
    try scene().check([("stale", 1800)], in: snapshots, named: "climb")
  }

  @Test("P03 C07 the session that the system ended after eight hours stays as a card, its timer stands still")
  func ended() throws {
    try scene().check([("ended", 8 * 3600), ("ended-later", 11 * 3600)], in: snapshots, named: "climb")
  }

  @Test("C03 C07 C08 S02 counts of two digits have room in every presentation")
  func twoDigits() throws {
    let scene = try scene()
    for number in 3...10 { try scene.perform("add-climb", ["name": "V\(number)", "attempts": "1", "sent": "yes"]) }
    try scene.check([("two-digits", 90)], in: snapshots, named: "climb")
  }

  @Test("P05 T02 the always-on screen's card is dimmed and shows no seconds")
  func alwaysOn() throws {
    let scene = try scene()
    scene.device.toggleAlwaysOn()
    scene.advance(to: 754)
    try snapshots.check([
      ("climb/always-on/lock-screen", scene.snapshot(of: .lockScreen)), ("phone/always-on", scene.phoneSnapshot()),
    ])
  }

  @Test("P04 D01 the phone locked, on its home screen with the island, expanded, in the app, and without an island")
  func phone() throws {
    let scene = try scene()
    scene.advance(to: 754)
    var pictures = [("phone/app", scene.phoneSnapshot())]
    scene.device.goHome()
    pictures.append(("phone/home", scene.phoneSnapshot()))
    scene.device.toggleExpansion(of: try #require(scene.activities.last))
    pictures.append(("phone/expanded", scene.phoneSnapshot()))
    scene.device.lock()
    pictures.append(("phone/locked", scene.phoneSnapshot()))
    scene.device.setModel(.named("iphone-se") ?? .standard)
    pictures.append(("phone/locked-without-island", scene.phoneSnapshot(rows: 38)))
    try snapshots.check(pictures.map { (name: $0.0, snapshot: $0.1) })
  }
}
