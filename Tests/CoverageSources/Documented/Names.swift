import AppIntents
import Foundation
import OSLog
import SwiftUI
import UIKit
import WidgetKit

// What Xcode and Apple's documentation write in ways of their own: each has to compile as it stands.

extension ColorResource {
  static let harbour = ColorResource(name: "Harbour", bundle: .main)
}

extension UIColor {
  static var harbour: UIColor { .red }
}

/// A catalogue's color and UIKit's have one name, and `Color(.harbour)` is the catalogue's.
let colorOfCatalogue = Color(.harbour)
let colorOfSystem = Color(.systemBackground)
let colorOfUIKit = Color(.white)

struct Buoy: Widget {
  struct Entry: TimelineEntry { let date: Date }

  struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Buoy"
  }

  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func snapshot(for configuration: Choice, in context: Context) async -> Entry {
      os_log(.error, log: .default, "%{public}@ of %d", "North", 3)
      return Entry(date: .now)
    }
    func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [Entry(date: .now)], policy: .never)
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Buoy", intent: Choice.self, provider: Provider()) { entry in
      VStack {
        Text(.currentDate, format: .offset(to: entry.date, allowedFields: [.hour, .minute], maxFieldCount: 1))
        Text(.currentDate, format: .reference(to: entry.date, allowedFields: [.day, .hour], thresholdField: .hour))
      }
    }.onBackgroundURLSessionEvents { _, done in done() }
  }
}

#Preview("Chosen", as: .systemMedium, using: Buoy.Choice()) {
  Buoy()
} timelineProvider: {
  Buoy.Provider()
}

struct Berth: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Berth", numericFormat: "\(placeholder: .int) berths")
  static let defaultQuery = BerthQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Berth \(id)" }
}

struct BerthQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Berth] { identifiers.map { Berth(id: $0) } }
}

let signposter = OSSignposter(subsystem: "harbour", category: .pointsOfInterest)

// Sizes in whole points, a color of a color.
let wholePoints = CGSize(width: [1, 2].count, height: [1].count)
let sameColor = Color(wholePoints.width > 1 ? Color("Red") : Color("Blue"))
