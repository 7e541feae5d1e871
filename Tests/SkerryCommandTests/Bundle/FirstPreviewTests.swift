import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryDashboard
import Testing

@testable import SkerryCommand
@testable import SkerryDevice

/// What a widget extension's program shows at its very first start.
@MainActor @Suite struct FirstPreviewTests {
  private static func dashboard(_ apps: [InstalledApp], _ files: any FileStore = MemoryStore()) -> Dashboard {
    let device = Device(apps: apps, files: files, now: RenderCommand.sampleStart)
    let dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.start(size: CellSize(columns: 120, rows: 40))
    return dashboard
  }

  @Test("X01 D01 a new phone of a widget extension shows its first preview in all presentations, and in the island")
  func first() throws {
    let dashboard = Self.dashboard([PreviewChoiceTests.tram])
    DashboardSession.showFirstPreview(on: dashboard)
    #expect(dashboard.selectedActivity?.activityState == .active)
    #expect(dashboard.device.island != .idle)
    let text = dashboard.frame().plainText()
    #expect(text.contains("Expanded") && text.contains("Lock screen") && text.contains("Line 4"), "\(text)")
  }

  @Test("X01 a phone with apps of its own begins as it always did")
  func others() {
    let dashboard = Self.dashboard(Apps.all)
    let before = dashboard.device.log.entries.count
    DashboardSession.showFirstPreview(on: dashboard)
    #expect(dashboard.selectedActivity == nil)
    #expect(dashboard.device.apps.allSatisfy { !$0.isRunning } && dashboard.device.log.entries.count == before)
  }

  @Test("X06 an activity that no preview shows is shown with values that are made up, and says so")
  func madeUp() throws {
    let app = InstalledApp(bundleNamed: "TramWidgetBundle", { TramBundle() }, previews: [])
    #expect(app.previews.map(\.title) == ["TramAttributes, made up"])
    #expect(app.previews.first?.place == "no #Preview shows it")
    let dashboard = Self.dashboard([app])
    DashboardSession.showFirstPreview(on: dashboard)
    #expect(dashboard.selectedActivity?.activityState == .active)
  }

  @Test("X01 P07 a phone is new until it was kept once, and one that can't be read is none")
  func new() throws {
    let files = MemoryStore()
    #expect(StateCheck.isNew(files))
    let dashboard = Self.dashboard([PreviewChoiceTests.tram], files)
    DashboardSession.showFirstPreview(on: dashboard)
    #expect(!StateCheck.isNew(files))
  }
}
