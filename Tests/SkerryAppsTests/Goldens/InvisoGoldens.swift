import SkerryActivities
import SkerryCells
import SkerryNotifications
import SkerryTesting
import Testing

@testable import Inviso
@testable import SkerryDevice

/// Inviso's sample in all presentations, in every state of its life.
@MainActor @Suite struct InvisoGoldens {
  private let snapshots = SnapshotFolder()

  private func scene() throws -> LiveActivityScene {
    let scene = try LiveActivityScene(InvisoApp.self)
    scene.startSample()
    scene.device.goHome()
    return scene
  }

  @Test("R01 R08 T02 every presentation of waiting, over the turns of minute and half an hour")
  func waiting() throws {
    try scene().check(
      [("waiting-0-00", 0), ("waiting-12-34", 754), ("waiting-29-59", 1799)], in: snapshots, named: "inviso")
  }

  @Test("R02 R08 every presentation when somebody joined")
  func connected() throws {
    let scene = try scene()
    scene.advance(to: 296)
    scene.device.run(scene.process) { try await ($0 as? InvisoApp)?.chat.peerJoined(roomId: "room-1") }
    try scene.check([("connected", 298)], in: snapshots, named: "inviso")
  }

  @Test("R06 R08 every presentation of an activity that a killed app left after its time")
  func stale() throws {
    let scene = try scene()
    scene.device.kill(scene.process)
    try scene.check([("stale", 2000)], in: snapshots, named: "inviso")
  }

  @Test("R08 D01 the app's screen, the phone locked, always-on, expanded and without an island")
  func phone() throws {
    let scene = try scene()
    scene.advance(to: 754)
    scene.device.toggleExpansion(of: try #require(scene.activities.last))
    var pictures = [("inviso/phone/expanded", scene.phoneSnapshot())]
    scene.device.lock()
    pictures.append(("inviso/phone/locked", scene.phoneSnapshot()))
    scene.device.toggleAlwaysOn()
    pictures.append(("inviso/phone/always-on", scene.phoneSnapshot()))
    scene.device.setModel(.named("iphone-se") ?? .standard)
    scene.device.lock()
    pictures.append(("inviso/phone/locked-without-island", scene.phoneSnapshot(rows: 38)))
    scene.device.open(scene.process)
    for name in ["Night Owls", "Chess"] { try scene.perform("join-room", ["name": name]) }
    scene.device.setNotifications(true, for: scene.process)
    try scene.perform("peer-joins", ["room": "Night Owls"])
    try scene.perform("leave-room", ["room": "Blue Room"])
    pictures.append(("inviso/phone/app", scene.phoneSnapshot(rows: 38)))
    try snapshots.check(pictures.map { (name: $0.0, snapshot: $0.1) })
  }

  @Test("D01 D03 the dashboard while Inviso waits", arguments: [(120, 40), (80, 24)])
  func dashboard(_ columns: Int, _ rows: Int) throws {
    let scene = try scene()
    scene.advance(to: 754)
    scene.device.lock()
    try snapshots.check(
      scene.dashboardSnapshot(size: CellSize(columns: columns, rows: rows)),
      named: "inviso/dashboard-\(columns)x\(rows)")
  }
}
