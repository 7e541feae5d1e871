import Foundation
import SkerryActivities
import SkerryDevice
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import SwiftUI
import Testing

/// A widget bundle as a program of its own: its app starts what the previews show.
@MainActor @Suite struct BundleAppTests {
  private func scene() throws -> LiveActivityScene {
    let previews = LinkedPreview.all.filter { $0.fileName == "Kettle.swift" }
    let app = InstalledApp(bundleNamed: "KettleWidgetBundle", { KettleBundle() }, previews: previews)
    return try LiveActivityScene(apps: [app])
  }

  private func state(_ scene: LiveActivityScene) throws -> KettleAttributes.ContentState {
    try JSONDecoder().decode(KettleAttributes.ContentState.self, from: #require(scene.activities.last).state)
  }

  @Test("S02 a bundle's app is named after it and starts the states of its previews, moved to the phone's time")
  func starts() throws {
    let scene = try scene()
    #expect(scene.process.name == "kettle" && scene.process.information.displayName == "Kettle")
    scene.advance(by: 3600)
    #expect(try scene.perform("start", ["preview": "Kettle", "state": "2"]) == nil)
    #expect(try state(scene) == .init(degrees: 95, done: .snapshotStart + 3605))
    #expect(try scene.picture(of: .compact).spoken == ["K", "95°"])
  }

  @Test("S02 update shows the next state, round and round, also with an alert, and end ends")
  func updates() throws {
    let scene = try scene()
    scene.startSample()
    #expect(try state(scene).degrees == 40)
    try scene.perform("update")
    #expect(try state(scene).degrees == 95)
    scene.device.goHome()
    try scene.perform("alert")
    #expect(try state(scene).degrees == 40)
    try scene.perform("end")
    #expect(scene.activities.last?.activityState == .ended)
    #expect(throws: LiveActivityScene.Problem.self) { try scene.perform("update") }
  }

  @Test("S02 P05 update and end leave the phone as it is: what is looked at on the lock screen stays there")
  func locked() throws {
    let scene = try scene()
    scene.startSample()
    scene.device.lock()
    scene.advance(by: 60)
    try scene.perform("update")
    #expect(try state(scene).degrees == 95)
    try scene.perform("alert")
    #expect(try state(scene).degrees == 40)
    #expect(scene.device.settings.isLocked && scene.device.foregroundApp == nil)
    try scene.perform("end")
    #expect(scene.device.settings.isLocked && scene.activities.last?.activityState == .ended)
    try scene.perform("start", ["preview": "Kettle", "state": "1"])
    #expect(scene.device.foregroundApp === scene.process)
  }

  @Test("S02 P07 the activity of a killed app is found again")
  func killed() throws {
    let scene = try scene()
    scene.startSample()
    scene.device.kill(scene.process)
    scene.device.open(scene.process)
    try scene.perform("update")
    #expect(try state(scene).degrees == 95)
  }

  @Test("S02 P10 P11 without an Info.plist every link and every App Group is the app's")
  func unconfigured() throws {
    let scene = try scene()
    #expect(scene.device.open(url: "anything://at/all"))
    #expect(scene.device.foregroundApp === scene.process)
    #expect(AppHost.current == nil)
  }

  @Test("S02 P12 the bundle's widgets are on the home screen")
  func home() throws {
    let scene = try scene()
    scene.device.goHome()
    #expect(scene.phoneSnapshot().text.contains("2 cups"))
  }

  @Test("S02 X06 what no preview shows has values that are made up, and the app says so")
  func madeUp() throws {
    let app = InstalledApp(bundleNamed: "Kettles", { KettleBundle() }, previews: [])
    let scene = try LiveActivityScene(apps: [app])
    scene.startSample()
    #expect(scene.activities.count == 1)
    #expect(scene.phoneSnapshot().text.contains("made up"))
  }

  @Test("X06 an activity without a preview of its own is shown with what the views of previews were given")
  func valuesOfViews() throws {
    let previews = LinkedPreview.all.filter { $0.fileName == "Teapot.swift" }
    let app = InstalledApp(bundleNamed: "TeapotBundle", { TeapotBundle() }, previews: previews)
    let scene = try LiveActivityScene(apps: [app])
    scene.startSample()
    func state() throws -> TeapotAttributes.ContentState {
      try JSONDecoder().decode(TeapotAttributes.ContentState.self, from: #require(scene.activities.last).state)
    }
    #expect(try state() == .init(cups: 3, ready: .snapshotStart + 90))
    #expect(try scene.picture(of: .lockScreen).spoken == ["3 cups of Darjeeling"])
    try scene.perform("update")
    #expect(try state() == .init(cups: 5, ready: .snapshotStart + 30))
    try scene.perform("update")
    #expect(try state().cups == 3)
    #expect(!scene.phoneSnapshot().text.contains("made up"))
    #expect(app.previews.map(\.title) == ["Cards", "TeapotAttributes"])
    #expect(app.previews.last?.place.hasPrefix("Teapot.swift:") == true)
  }

  @Test("S02 a bundle without an activity says what to do, and takes starts by push")
  func empty() throws {
    let app = InstalledApp(bundleNamed: "Clocks", { ClockBundle() }, previews: [])
    let scene = try LiveActivityScene(apps: [app])
    scene.startSample()
    #expect(scene.activities.isEmpty)
    #expect(scene.phoneSnapshot().text.contains("No #Preview of an activity is in this program."))
  }

  @Test("P12 T03 a provider that counts from the computer's clock does not hold the phone's time up")
  func ownClock() throws {
    let app = InstalledApp(bundleNamed: "Clocks", { ClockBundle() }, previews: [])
    let scene = try LiveActivityScene(apps: [app], start: .now)
    scene.device.goHome()
    scene.advance(by: 86_400)
    #expect(scene.device.log.entries.count < 200)
  }
}

/// An entry in an hour of the computer's time, as widgets are written for a phone.
struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> KettleEntry { KettleEntry(date: .now, cups: 0) }
  func getSnapshot(in context: Context, completion: @escaping (KettleEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<KettleEntry>) -> Void) {
    completion(Timeline(entries: [KettleEntry(date: .now + 3_600, cups: 1)], policy: .atEnd))
  }
}

struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ClockProvider()) { Text("\($0.cups)") }
  }
}

struct ClockBundle: WidgetBundle {
  var body: some Widget { ClockWidget() }
}
