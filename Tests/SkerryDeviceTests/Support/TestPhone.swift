import FoundationEssentials
import SkerryActivities

import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

/// A phone with three tracker apps and SwiftClimb, and short words for what tests do with it.
@MainActor struct TestPhone {
  /// 2026-01-31 09:41:00 UTC.
  nonisolated static let start = Date(timeIntervalSince1970: 1_769_852_460)
  static let apps = [
    InstalledApp(TrackerApp<Alpha>.self), InstalledApp(TrackerApp<Bravo>.self),
    InstalledApp(TrackerApp<Charlie>.self), InstalledApp(SwiftClimbApp.self),
  ]

  let device: Device

  init(
    _ model: DeviceModel = .standard, files: any FileStore = MemoryStore(), now: Date = start,
    apps: [InstalledApp] = apps
  ) {
    device = Device(apps: apps, files: files, now: now)
    device.configure { settings in
      settings.timeZone = "UTC"
      settings.modelID = model.id
      settings.asksAboutLiveActivities = false
    }
  }

  /// The phone as it comes back from what it stored.
  init(restoring files: any FileStore, now: Date, apps: [InstalledApp] = apps) {
    device = Device(apps: apps, files: files, now: now)
  }

  func process(_ name: String) throws -> AppProcess { try #require(device.app(named: name)) }

  /// Does an action of an app; what went wrong fails the test unless it is expected.
  func act(_ app: String, _ action: String, _ values: [String: String] = [:], problem: String? = nil) throws {
    let process = try process(app)
    device.open(process)
    let found = try #require(process.screen?.actions.first { $0.id == action }, "\(action) is not offered")
    let initial = Dictionary(uniqueKeysWithValues: found.fields.map { ($0.id, $0.initialValue) })
    #expect(device.perform(found, of: process, form: AppForm(initial.merging(values) { $1 })) == problem)
  }

  /// Starts an activity of a tracker app, named after the app unless told otherwise.
  @discardableResult
  func start(_ app: String, name: String? = nil, relevance: Double = 0, stale: Double? = nil) throws -> ActivityRecord {
    let name = name ?? app.prefix(1).uppercased() + app.dropFirst()
    try act(
      app, "start", ["name": name, "relevance": "\(relevance)", "stale": stale.map { "\($0)" } ?? ""])
    return try #require(try records(app).last)
  }

  func records(_ app: String) throws -> [ActivityRecord] {
    let bundle = try process(app).information.bundleIdentifier
    return device.center.withRegistry { $0.activities(of: bundle) }
  }

  func advance(_ seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

  var phone: String { device.phonePicture(rows: 44).grid.plainText() }
  var island: String { device.islandPicture().grid.plainText() }
  var messages: [String] { device.log.entries.map(\.message) }

  /// The log as bytes would be compared.
  var logText: String {
    device.log.entries.map { "\($0.instant.timeIntervalSince1970) \($0.source) \($0.kind) \($0.level) \($0.message)" }
      .joined(separator: "\n")
  }
}

extension DeviceModel {
  static var withoutIsland: DeviceModel { named("iphone-14") ?? .standard }
}

extension String {
  /// Whether the parts appear in this order.
  func hasInOrder(_ parts: String...) -> Bool {
    var rest = self[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
