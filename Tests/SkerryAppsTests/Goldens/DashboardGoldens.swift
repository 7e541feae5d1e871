import SkerryCells
import SkerryTesting
import Testing

@testable import SkerryApps
@testable import SwiftClimb

/// The dashboard on large and small terminals, with many colours, few, and ASCII alone.
@MainActor @Suite struct DashboardGoldens {
  nonisolated private static let sizes = [
    CellSize(columns: 120, rows: 40), CellSize(columns: 80, rows: 24), CellSize(columns: 40, rows: 12),
  ]

  private func check(_ scene: LiveActivityScene, _ state: String, _ size: CellSize) throws {
    let name = "dashboard/\(state)-\(size.columns)x\(size.rows)"
    let picture = scene.dashboardSnapshot(size: size)
    try SnapshotFolder().check([
      (name + "-truecolor", picture), (name + "-8", picture.reduced(to: .colors8)),
      (name + "-ascii", picture.reduced(to: .colors8, ascii: true)),
    ])
  }

  @Test(
    "D01 D03 D04 D05 S01 the dashboard of a climbing session at every size and in every colour depth", arguments: sizes)
  func climbing(_ size: CellSize) throws {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    scene.startSample()
    scene.advance(to: 754)
    scene.device.lock()
    try check(scene, "climbing", size)
  }

  @Test("D01 D03 D04 the empty dashboard, which teaches the first keys", arguments: sizes)
  func empty(_ size: CellSize) throws {
    try check(try LiveActivityScene(SwiftClimbApp.self), "empty", size)
  }
}
