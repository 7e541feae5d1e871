import SkerryActivities
import SkerryCells
import SkerryTesting
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// Little Moments in all presentations, for every state it can show.
@MainActor @Suite struct MomentsGoldens {
  private let snapshots = SnapshotFolder()

  @Test("L02 L07 S02 a timed session in every presentation: start, middle, target, beyond, completed")
  func timed() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.device.goHome()
    try phone.scene.check(
      [("start", 0), ("middle", 754), ("before-target", 1199), ("target", 1200), ("beyond", 3754)], in: snapshots,
      named: "timed")
    try phone.act("complete")
    try phone.scene.check([("completed", 3755)], in: snapshots, named: "timed")
  }

  @Test("L02 L07 an untimed session in every presentation, over the turn of the hour to its last second")
  func untimed() throws {
    let phone = try MomentsPhone()
    try phone.start(nil)
    phone.device.goHome()
    try phone.scene.check(
      [("start", 0), ("59-59", 3599), ("1-00-00", 3600), ("7-59-59", 28799), ("ended", 28800)], in: snapshots,
      named: "untimed")
  }

  @Test("L02 L07 a session without seconds")
  func minutes() throws {
    let phone = try MomentsPhone()
    try phone.set("seconds", false)
    try phone.start(90)
    phone.device.goHome()
    try phone.scene.check([("start", 0), ("12-minutes", 754), ("1-hour", 3754)], in: snapshots, named: "minutes")
    try phone.act("complete")
    try phone.scene.check([("completed", 3755)], in: snapshots, named: "minutes")
  }

  @Test("L05 L07 a session of a killed app at its target, and a cut-short one")
  func edges() throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.device.kill(phone.scene.process)
    try phone.scene.check([("killed-at-target", 1200)], in: snapshots, named: "edges")
    try phone.act("complete")
    try phone.start(20)
    phone.scene.advance(by: 600)
    try phone.act("complete")
    try phone.scene.check([("cut-short", 1801)], in: snapshots, named: "edges")
  }

  @Test("L07 P05 the phone: app, locked, always-on, expanded, without an island; the screens of the app")
  func phone() throws {
    let phone = try MomentsPhone()
    let device = phone.device
    var pictures = [("phone/first", phone.scene.phoneSnapshot())]
    func add(_ name: String) { pictures.append(("phone/" + name, phone.scene.phoneSnapshot())) }
    device.open(phone.scene.process)
    add("welcome")
    try phone.start(20)
    phone.scene.advance(to: 754)
    add("running")
    device.goHome()
    add("island")
    device.toggleExpansion(of: try #require(phone.scene.activities.last))
    add("expanded")
    device.lock()
    add("locked")
    try device.showAlwaysOn()
    add("always-on")
    phone.scene.advance(to: 1200)
    device.lightUp()
    add("target")
    try phone.act("complete")
    add("complete")
    try phone.act("history")
    add("history")
    try phone.act("back")
    try phone.act("log")
    add("log")
    try phone.act("back")
    try phone.set("debug", true)
    try phone.set("seconds", false)
    try phone.start(nil)
    device.setBattery(4)
    device.swipeAway(try #require(phone.scene.activities.last))
    phone.scene.advance(by: 61)
    add("notices")
    device.setModel(.named("iphone-se") ?? .standard)
    add("without-island")
    try snapshots.check(pictures.map { (name: $0.0, snapshot: $0.1) })
  }

  @Test(
    "L07 D01 the dashboard of a meditation on a large and a small terminal",
    arguments: [
      CellSize(columns: 120, rows: 40), CellSize(columns: 80, rows: 24),
    ])
  func dashboard(size: CellSize) throws {
    let phone = try MomentsPhone()
    try phone.start(20)
    phone.scene.advance(to: 754)
    phone.device.lock()
    try snapshots.check(
      phone.scene.dashboardSnapshot(size: size), named: "dashboard/locked-\(size.columns)x\(size.rows)")
  }
}
