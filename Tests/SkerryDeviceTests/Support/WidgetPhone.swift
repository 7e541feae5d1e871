import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// A phone on its home screen, with two apps that have widgets, and short words for what tests do with them.
@MainActor struct WidgetPhone {
  nonisolated static let apps = [InstalledApp(WidgetApp<Alpha>.self), InstalledApp(WidgetApp<Bravo>.self)]

  let device: Device
  /// The first app's, which every phone has at the start.
  let widget = PlacedWidget(app: "alpha", kind: "Planned", family: .systemSmall)
  /// When the phone was switched on, or the last plan was made.
  private let plans = Plans()
  var planned: Date { plans.last }

  init(plan: WidgetPlan? = nil, files: any FileStore = MemoryStore(), apps: [InstalledApp] = Self.apps) {
    if let plan {
      // As an earlier run left it.
      let earlier = Device(apps: apps, files: files, now: TestPhone.start)
      Self.inApp(earlier, "alpha") { plan.store() }
    }
    device = Device(apps: apps, files: files, now: TestPhone.start)
    device.settings.timeZone = "UTC"
    device.goHome()
  }

  /// Stores a plan for the app's timelines and, unless told otherwise, has the app ask for them without running it.
  func plan(_ plan: WidgetPlan, app: String = "alpha", asks: Bool = true) {
    Self.inApp(device, app) {
      plan.store()
      if asks { WidgetCenter.shared.reloadAllTimelines() }
    }
    plans.last = device.now
    device.settle()
  }

  /// Remembers when.
  private final class Plans { var last = TestPhone.start }

  private static func inApp(_ device: Device, _ app: String, _ body: () -> Void) {
    guard let process = device.app(named: app) else { return }
    device.processes.withHosts(of: process, body)
  }

  func process(_ name: String) throws -> AppProcess { try #require(device.app(named: name)) }

  /// Runs something as the app's own code, in the background if it does not run.
  func run(_ app: String, _ body: @escaping @Sendable () -> Void) throws {
    let process = try process(app)
    device.launch(process)
    device.run(process) { _ in body() }
  }

  func advance(_ seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

  /// What the first widget, or another, shows.
  func text(_ widget: PlacedWidget? = nil) -> String { device.picture(of: widget ?? self.widget).grid.plainText() }
  var spoken: [String] { device.phonePicture(rows: 44).spoken }
  var messages: [String] { device.log.entries.map(\.message) }
  /// The log's lines on timelines of the first widget that came.
  var loads: [String] {
    let alpha = device.app(named: "alpha")?.logSource
    let lines = device.log.entries.filter { $0.source == alpha && $0.level == .detail }.map(\.message)
    return lines.filter { $0.hasPrefix("timeline of Planned:") }
  }
  var logText: String {
    device.log.entries.map { "\($0.instant.timeIntervalSince1970) \($0.source) \($0.kind) \($0.level) \($0.message)" }
      .joined(separator: "\n")
  }

  /// A value that an app or its extension stored in the App Group.
  func bool(_ key: String) -> Bool? {
    if case .bool(let value)? = device.defaults.values(of: WidgetPlan.appGroup)[key] { value } else { nil }
  }

  /// Presses a control or a link of a widget by its label.
  func press(_ label: String, of widget: PlacedWidget? = nil) throws {
    let widget = widget ?? self.widget
    let region = try #require(device.picture(of: widget).regions.first { $0.label == label }, "\(label) is not there")
    guard case .widgetAction(let action, let place) = region.target else {
      Issue.record("\(label) is no control")
      return
    }
    #expect(place == widget)
    device.press(action, in: place)
  }

  /// Taps a widget beside its controls.
  func tap(_ widget: PlacedWidget? = nil) throws {
    let region = try #require(device.picture(of: widget ?? self.widget).regions.last)
    guard case .widget(let place, let url) = region.target else {
      Issue.record("the widget can't be tapped")
      return
    }
    device.tap(place, widgetURL: url)
  }
}
