import ActivityKit
import Foundation
import SkerryActivities
import SkerryBasics
import SkerryWidgets
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryDevice

/// What a widget extension was, and what it is after somebody has edited it.
enum BeforeTheEdit {
  struct MoorAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var level: Int }
  }
  struct MoorActivity: Widget {
    var body: some WidgetConfiguration { moor(MoorAttributes.self) { "\($0.level)" } }
  }
  struct MoorBundle: WidgetBundle { var body: some Widget { MoorActivity() } }
}

enum AfterTheEdit {
  struct MoorAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var level: Int
      var note: String
    }
  }
  struct MoorActivity: Widget {
    var body: some WidgetConfiguration { moor(MoorAttributes.self) { "\($0.level) \($0.note)" } }
  }
  struct MoorBundle: WidgetBundle { var body: some Widget { MoorActivity() } }
}

enum WithBerth {
  struct MoorAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var level: Int }
    var berth: Int
  }
  struct MoorActivity: Widget {
    var body: some WidgetConfiguration { moor(MoorAttributes.self) { "\($0.level)" } }
  }
  struct MoorBundle: WidgetBundle { var body: some Widget { MoorActivity() } }
}

@MainActor private func moor<Attributes: ActivityAttributes>(
  _ type: Attributes.Type, _ text: @escaping (Attributes.ContentState) -> String
) -> some WidgetConfiguration {
  ActivityConfiguration(for: type) {
    Text(text($0.state))
  } dynamicIsland: { _ in
    DynamicIsland {
    } compactLeading: {
      Text("M")
    } compactTrailing: {
      Text("M")
    } minimal: {
      Text("M")
    }
  }
}

#Preview("Moor, before", as: .content, using: BeforeTheEdit.MoorAttributes()) {
  BeforeTheEdit.MoorActivity()
} contentStates: {
  BeforeTheEdit.MoorAttributes.ContentState(level: 1)
  BeforeTheEdit.MoorAttributes.ContentState(level: 2)
}

#Preview("Moor, after", as: .content, using: AfterTheEdit.MoorAttributes()) {
  AfterTheEdit.MoorActivity()
} contentStates: {
  AfterTheEdit.MoorAttributes.ContentState(level: 1, note: "low")
  AfterTheEdit.MoorAttributes.ContentState(level: 2, note: "high")
}

#Preview("Moor, with a berth", as: .content, using: WithBerth.MoorAttributes(berth: 4)) {
  WithBerth.MoorActivity()
} contentStates: {
  WithBerth.MoorAttributes.ContentState(level: 1)
}

@MainActor @Suite struct EditedStateTests {
  private func app(_ preview: String, _ bundle: @escaping @MainActor @Sendable () -> any WidgetBundle) -> InstalledApp {
    InstalledApp(
      bundleNamed: "MoorBundle", bundle,
      previews: LinkedPreview.all.filter { $0.fileName == "EditedStateTests.swift" && $0.name == preview })
  }

  private func device(_ app: InstalledApp, _ files: MemoryStore) -> Device {
    let device = Device(apps: [app], files: files, now: Date(timeIntervalSince1970: 1_769_852_460))
    device.configure { $0.asksAboutLiveActivities = false }
    return device
  }

  private func states(_ device: Device) -> [String] {
    device.center.withRegistry { $0.activities(of: "com.example.moor") }
      .filter { $0.activityState == .active }.map { String(decoding: $0.state, as: UTF8.self) }
  }

  private func start(_ device: Device, state: String) throws {
    let process = try #require(device.apps.first)
    device.open(process)
    let start = try #require(process.screen?.actions.first { $0.id == "start" })
    #expect(device.perform(start, of: process, form: AppForm(["state": state])) == nil)
  }

  @Test("X02 an activity whose state has got another property shows the same preview's state as it is now")
  func otherState() throws {
    let files = MemoryStore()
    let before = device(app("Moor, before") { BeforeTheEdit.MoorBundle() }, files)
    try start(before, state: "2")
    #expect(states(before) == [#"{"level":2}"#])
    let after = device(app("Moor, after") { AfterTheEdit.MoorBundle() }, files)
    try after.open(#require(after.apps.first))
    #expect(states(after) == [#"{"level":2,"note":"high"}"#])
  }

  @Test(
    "X02 an activity whose attributes have become others is ended, as nothing can change those, and its preview begins anew"
  )
  func otherAttributes() throws {
    let files = MemoryStore()
    let before = device(app("Moor, before") { BeforeTheEdit.MoorBundle() }, files)
    try start(before, state: "1")
    before.goHome()
    let after = device(app("Moor, with a berth") { WithBerth.MoorBundle() }, files)
    #expect(states(after) == [#"{"level":1}"#])
    let log = after.log.entries.map(\.message)
    #expect(log.contains { $0.contains("the attributes have other properties now") }, "\(log)")
  }
}
