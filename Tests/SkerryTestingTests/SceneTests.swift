import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryTesting

/// The smallest app there can be: no activity, one action.
actor BareApp {
  static let information = AppInformation(
    name: "bare", displayName: "Bare", bundleIdentifier: "com.example.bare", symbol: "circle", tint: .blue,
    summary: "Does nothing.")
  @MainActor static var widgets: any WidgetBundle { BareWidgets() }

  init(container: AppContainer) {}
  func screen() async -> AppScreen {
    AppScreen(title: "Bare", actions: [AppAction("fail", key: "f", title: "Fail") { _ in throw Refusal() }]) {
      Text("Nothing here")
    }
  }
  func startSample() async {}

  struct Refusal: Error, CustomStringConvertible { var description: String { "No." } }
}
extension BareApp: SimulatedApp {}

struct BareWidgets: WidgetBundle {
  var body: some Widget { EmptyWidget() }
}

struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@MainActor @Suite struct SceneTests {
  @Test("S02 S06 a scene without an activity or an action says so in a sentence")
  func problems() throws {
    let scene = try LiveActivityScene(BareApp.self)
    #expect(throws: LiveActivityScene.Problem(description: "Bare has no activity to show now.")) {
      try scene.picture(of: .lockScreen)
    }
    #expect(throws: LiveActivityScene.Problem(description: "Bare does not offer the action “fly” now.")) {
      try scene.perform("fly")
    }
    #expect(try scene.perform("fail") == "No.")
  }

  @Test("S02 a scene starts at its instant, and time passes as it is told")
  func time() throws {
    let scene = try LiveActivityScene(BareApp.self)
    #expect(scene.device.now == LiveActivityScene.start)
    scene.advance(by: 5)
    scene.advance(to: 60)
    #expect(scene.device.now == LiveActivityScene.start.addingTimeInterval(60))
    let text = scene.phoneSnapshot(rows: 12).text
    #expect(text.contains("what       Bare, phone\ninstant    2026-01-31T09:42:00Z\nsize       49×12\n"))
    #expect(text.contains("time zone  UTC\ndevice     iPhone 15 Pro\n"))
  }
}
