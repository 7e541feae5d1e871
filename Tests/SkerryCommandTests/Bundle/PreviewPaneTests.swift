import FoundationEssentials
import SkerryBasics
import SkerryCells
import Testing

@testable import SkerryCommand
@testable import SkerryDashboard
@testable import SkerryDevice

/// Previews of views and widgets in the dashboard.
@MainActor @Suite struct PreviewPaneTests {
  private static func dashboard(
    _ app: InstalledApp = PreviewChoiceTests.tram, size: CellSize = CellSize(columns: 120, rows: 40),
    files: any FileStore = MemoryStore(), standing: String = ""
  ) -> Dashboard {
    let device = Device(apps: [app], files: files, now: RenderCommand.sampleStart)
    let dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.stand(as: standing)
    dashboard.start(size: size)
    return dashboard
  }

  private func press(_ keys: String..., on dashboard: Dashboard) {
    for name in keys { if let key = Key(spelling: name) { dashboard.handle(.key(key)) } }
  }

  @Test("X06 D02 every preview of a view or a widget can be chosen, and stands in the place of the presentations")
  func chosen() {
    let dashboard = Self.dashboard()
    press("V", on: dashboard)
    let menu = dashboard.frame().plainText()
    #expect(menu.contains("A view") && menu.contains("2 states ›") && menu.contains("Selected activity"), "\(menu)")
    press("Down", "Down", "Down", "Enter", on: dashboard)
    let text = dashboard.frame().plainText()
    #expect(
      text.contains("Preview · A view") && text.contains("Just a tram") && text.contains("Tram.swift:"), "\(text)")
    press("V", "a", on: dashboard)
    #expect(!dashboard.frame().plainText().contains("Just a tram"))
  }

  @Test("X06 the states of a widget's preview can be chosen one by one, and the keys for activities go through all")
  func states() {
    let dashboard = Self.dashboard()
    press("V", "1", on: dashboard)
    #expect(dashboard.frame().plainText().contains("State 2"))
    press("2", on: dashboard)
    #expect(dashboard.frame().plainText().contains("4 trams"))
    press("]", on: dashboard)
    #expect(dashboard.frame().plainText().contains("7 trams"), "\(dashboard.frame().plainText())")
    press("]", "]", on: dashboard)
    #expect(dashboard.frame().plainText().contains("3 trams"))
    press("[", on: dashboard)
    #expect(dashboard.frame().plainText().contains("Just a tram"))
  }

  @Test("X06 on a small terminal the pane with the preview gets the focus")
  func small() {
    let dashboard = Self.dashboard(size: CellSize(columns: 80, rows: 24))
    press("V", "3", on: dashboard)
    #expect(dashboard.focus == .presentations && dashboard.frame().plainText().contains("Just a tram"))
  }

  @Test("X02 X06 the preview that somebody looks at is there again in the program that was built anew")
  func again() throws {
    let files = MemoryStore()
    let dashboard = Self.dashboard(files: files)
    press("V", "3", on: dashboard)
    try dashboard.device.keep()
    let next = Self.dashboard(files: files, standing: dashboard.standing)
    #expect(next.frame().plainText().contains("Preview · A view"))
    // One that is there no more leaves the activity.
    let other = InstalledApp(bundleNamed: "TramWidgetBundle", { TramBundle() }, previews: [])
    #expect(!Self.dashboard(other, standing: dashboard.standing).frame().plainText().contains("Preview ·"))
  }

  @Test("X01 X06 where there is no activity to look at, a new phone shows the first preview of a view or a widget")
  func first() {
    let previews = LinkedPreviews.named("A view")
    let app = InstalledApp(bundleNamed: "TimetableBundle", { TimetableBundle() }, previews: previews)
    let dashboard = Self.dashboard(app)
    DashboardSession.showFirstPreview(on: dashboard)
    #expect(dashboard.frame().plainText().contains("Just a tram"))
    let without = Self.dashboard(InstalledApp(bundleNamed: "TimetableBundle", { TimetableBundle() }, previews: []))
    press("V", on: without)
    #expect(without.frame().plainText().contains("There is no #Preview of a view or a widget"))
  }
}
