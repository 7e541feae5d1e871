import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryWidgets

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// A phone with all apps and the dashboard around it, whose real time stands still unless a test moves it.
@MainActor final class LifePhone {
  private final class Clock { var real = 1000.0 }
  private let clock = Clock()
  let files: any FileStore
  let device: Device
  let dashboard: Dashboard
  let resources: GivenStepResources

  init(
    files: any FileStore = MemoryStore(), now: Date = TapeSettings().instant, payloads: [String: Data] = [:],
    size: CellSize = CellSize(columns: 120, rows: 40), isRestored: Bool = false
  ) {
    self.files = files
    resources = GivenStepResources(payloads)
    device = Device(apps: Apps.all, files: files, now: now)
    if !isRestored { device.configure { $0.timeZone = "UTC" } }
    let clock = clock
    dashboard = Dashboard(device: device, realClock: { clock.real }, isPaused: true)
    dashboard.phone.resources = resources
    dashboard.start(size: size)
  }

  /// Real seconds pass, of which nobody hears.
  func sleep(_ seconds: Double) { clock.real += seconds }

  func perform(_ lines: [String]) throws {
    for line in lines {
      guard let step = try Step(line: line) else { continue }
      try dashboard.phone.perform(step, resources: resources)
    }
  }

  /// Draws everything that can be looked at.
  func look() {
    _ = dashboard.frame()
    _ = device.phonePicture(rows: 40)
    _ = device.islandPicture()
    for record in dashboard.phone.activities {
      for presentation in LiveActivityPresentation.allCases { _ = device.picture(presentation, of: record).spoken }
    }
    _ = device.nextDeadline
  }

  var selected: ActivityRecord? { dashboard.selectedActivity }

  /// The selected activity's card, as text.
  var card: String { selected.map { device.picture(.lockScreen, of: $0).grid.plainText() } ?? "" }

  /// The log, line by line.
  var log: [String] {
    device.log.entries.map {
      "\($0.instant.timeIntervalSince1970) \($0.source) \($0.kind.word) \($0.level.rawValue) \($0.message)"
    }
  }
}
