import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice

/// Pushes to a widget extension that is a program of its own.
@MainActor @Suite struct BundlePushTests {
  private let device: Device
  private let dashboard: Dashboard

  init() {
    device = Device(
      apps: [PreviewChoiceTests.tram], files: MemoryStore(), now: Date(timeIntervalSince1970: 1_769_852_460))
    device.setTimeZone("UTC")
    device.configure { $0.asksAboutLiveActivities = false }
    // The token for starts comes with the first launch.
    for app in device.apps { device.open(app) }
    device.goHome()
    dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.start(size: CellSize(columns: 80, rows: 24))
    _ = dashboard.frame()
  }

  private var items: [MenuDialog.Item] { dashboard.pushMenu.items }

  private func send(_ title: String) throws { try #require(items.first { $0.title == title }).run(dashboard) }

  private var states: [Int] {
    struct State: Decodable { let minutes: Int }
    return device.center.withRegistry { $0.activities(of: "com.example.tram") }
      .compactMap { try? JSONDecoder().decode(State.self, from: $0.state).minutes }
  }

  @Test("P08 S02 an app that was opened once is started by a push with what its previews show")
  func start() throws {
    #expect(items.map(\.title) == ["Type a path…", "Start: Tram · soon", "Start: Branching · 1"])
    #expect(items[1].details.contains("content-state.arrival: 2026-01-31 09:43:00"))
    try send("Start: Tram · soon")
    #expect(dashboard.remark?.hasPrefix("APNs answered 200.") == true, "\(dashboard.remark ?? "")")
    #expect(states == [2])
    #expect(!device.log.entries.contains { $0.level == .failure })
    let record = try #require(dashboard.selectedActivity)
    #expect(device.picture(.compact, of: record).spoken == ["4", "2m"])
  }

  @Test("P08 S02 every other state of the previews of the same activity is offered as an update, once")
  func update() throws {
    try send("Start: Tram · soon")
    device.advance(to: device.now.addingTimeInterval(2))
    let updates = items.map(\.title).filter { $0.hasPrefix("Update: ") }
    #expect(
      updates == [
        "Update: Tram · soon", "Update: Tram · late", "Update: Tram · 3", "Update: Tram · due", "Update: Branching · 1",
        "Update: Branching · 2", "Update: Branching · 3",
      ])
    try send("Update: Tram · late")
    #expect(states == [9], "\(dashboard.remark ?? "")")
    try send("Start: Branching · 1")
    #expect(states == [9, 3])
  }
}
