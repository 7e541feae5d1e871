import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryViews

extension Benchmarks {
  /// Draws the whole dashboard of a phone that shows a sample activity: first afresh, then as each second passes.
  static func dashboard(_ count: Int) -> Int32 {
    let device = Device(apps: Apps.all, files: MemoryStore(), now: ReferenceScreen.start)
    if let process = device.apps.first { device.startSample(of: process) }
    let clock = SteppedClock()
    let dashboard = Dashboard(device: device, realClock: { clock.seconds })
    dashboard.start(size: ViewRendering.referenceSize)
    var grid = Grid(size: ViewRendering.referenceSize)
    for _ in 0..<count {
      grid = dashboard.frame()
      clock.seconds += 1
    }
    print(grid.plainText(), terminator: "")
    return 0
  }
}

/// A clock that moves when it is told to.
private final class SteppedClock {
  var seconds = 0.0
}
