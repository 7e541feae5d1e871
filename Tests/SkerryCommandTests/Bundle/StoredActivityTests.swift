import ActivityKit
import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDefaults
import SkerryScreens
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryDashboard
@testable import SkerryDevice

/// An activity that keeps what it shows in the store of an App Group, as plugins do.
@MainActor @Suite struct StoredActivityTests {
  struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  struct ParcelActivity: Widget {
    /// What is found when the view's body runs.
    static var place: String {
      SkerryDefaults.UserDefaults(suiteName: "group.parcel")?.string(forKey: "place") ?? "nowhere"
    }

    var body: some WidgetConfiguration {
      ActivityConfiguration(for: ParcelAttributes.self) { _ in
        Text(Self.place)
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Text(Self.place) }
        } compactLeading: {
          Text("P")
        } compactTrailing: {
          Text(Self.place)
        } minimal: {
          Text("P")
        }
      }
    }
  }

  struct ParcelBundle: WidgetBundle {
    var body: some Widget { ParcelActivity() }
  }

  @Test("P07 views of an activity read the store of their App Group, also before the extension did anything else")
  func reads() throws {
    let app = InstalledApp(bundleNamed: "ParcelBundle", { ParcelBundle() }, previews: [])
    let device = Device(apps: [app], files: MemoryStore(), now: Date(timeIntervalSince1970: 1_769_852_460))
    device.configure { $0.asksAboutLiveActivities = false }
    let process = try #require(device.apps.first)
    device.open(process)
    device.goHome()
    device.withStores(of: process) {
      SkerryDefaults.UserDefaults(suiteName: "group.parcel")?.set("Quay 4", forKey: "place")
    }
    let dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.start(size: CellSize(columns: 80, rows: 24))
    _ = dashboard.frame()
    try #require(dashboard.pushMenu.items.first { $0.title.hasPrefix("Start: ") }).run(dashboard)
    let record = try #require(dashboard.selectedActivity, "\(dashboard.remark ?? "")")
    #expect(device.picture(.compact, of: record).spoken == ["P", "Quay 4"])
    #expect(device.picture(.lockScreen, of: record).spoken == ["Quay 4"])
  }
}
