import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryTesting
import Testing

@testable import SwiftClimb

/// The states that take hours on a phone, each at the second before and the second after.
@MainActor @Suite struct LongTimeGoldens {
  private let snapshots = SnapshotFolder()
  private static let hour = 3600.0

  private func scene() throws -> LiveActivityScene {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    scene.startSample()
    scene.device.lock()
    return scene
  }

  /// The locked phone before and after an instant, in seconds from the start.
  private func check(_ name: String, around instant: Double, _ scene: LiveActivityScene) throws {
    scene.advance(to: instant - 1)
    let before = scene.phoneSnapshot()
    scene.advance(to: instant)
    try snapshots.check([("long/\(name)-before", before), ("long/\(name)-after", scene.phoneSnapshot())])
  }

  @Test("P03 C11 the card at the second before and after its stale date")
  func stale() throws { try check("stale", around: 1800, try scene()) }

  @Test("P03 the card at the second before and after the system ends the activity at eight hours")
  func eightHours() throws { try check("end", around: 8 * Self.hour, try scene()) }

  @Test("P03 the card at the second before and after it is removed at twelve hours")
  func twelveHours() throws { try check("removal", around: 12 * Self.hour, try scene()) }

  @Test("P03 a dismissal date beyond four hours is cut to four hours after the end")
  func clamp() throws {
    let scene = try scene()
    scene.advance(to: 600)
    let id = try #require(scene.activities.last?.id)
    let late = ActivityUIDismissalPolicy.after(scene.device.now.addingTimeInterval(9 * Self.hour))
    scene.device.center.apply(.end(id: id, nil, EndTerms(policy: late)))
    scene.device.settle()
    try check("clamp", around: 600 + 4 * Self.hour, scene)
  }

  @Test("P05 T02 the always-on screen at the second before and after its minute")
  func alwaysOn() throws {
    let scene = try scene()
    try scene.device.showAlwaysOn()
    try check("always-on", around: 2 * Self.hour, scene)
  }

  @Test("P03 the island at the second before and after the eight-hour end: an ended activity leaves it at once")
  func island() throws {
    let scene = try scene()
    scene.device.goHome()
    try check("island", around: 8 * Self.hour, scene)
  }

  @Test("P03 P08 an unanswered question below the card, and the card after Allow")
  func consent() throws {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    scene.device.setAsksAboutLiveActivities(true)
    scene.startSample()
    scene.device.lock()
    let asking = scene.phoneSnapshot()
    scene.device.answerConsent(true, of: scene.process)
    try snapshots.check([("long/consent-asking", asking), ("long/consent-allowed", scene.phoneSnapshot())])
  }
}
