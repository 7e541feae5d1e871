import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct TransitAttributes: ActivityAttributes {
  struct Departure: Codable, Hashable, Identifiable {
    var id: Int
    var line: String
    var at: Date
    var isReminded: Bool
  }

  struct ContentState: Codable, Hashable {
    var departures: [Departure]
    var walk: Double
  }

  var station: String
}

struct RemindIntent: AppIntent {
  static var title: LocalizedStringResource = "Remind me"

  @Parameter(title: "Departure") var departure: Int

  init() {}
  init(departure: Int) { self.departure = departure }

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(departure, forKey: "reminder")
    if let shared = UserDefaults(suiteName: "group.example.transit") {
      shared.set(true, forKey: "reminded")
    }
    WidgetCenter.shared.reloadTimelines(ofKind: "TransitWidget")
    return .result()
  }
}

/// The line's number on its colour.
struct LineBadge: View {
  let line: String
  var tint: Color {
    switch line.first {
    case "S": return .green
    case "U": return .blue
    case "M": return .purple
    default: return Color.orange
    }
  }

  var body: some View {
    Text(line)
      .font(.system(.caption, design: .rounded, weight: .bold))
      .foregroundColor(.white)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(tint)
      .clipShape(Capsule())
  }
}

struct DepartureRow: View {
  let departure: TransitAttributes.Departure

  var body: some View {
    HStack(spacing: 8) {
      LineBadge(line: departure.line)
      Text(departure.at, style: .relative)
        .font(.subheadline)
        .lineLimit(1)
      Spacer()
      Toggle("Remind", isOn: departure.isReminded, intent: RemindIntent(departure: departure.id))
        .toggleStyle(.button)
        .labelsHidden()
      Button(intent: RemindIntent(departure: departure.id)) {
        Image(systemName: departure.isReminded ? "bell.fill" : "bell")
      }
      .buttonStyle(PlainButtonStyle())
      .persistentSystemOverlays(.visible)
      .accessibilityLabel("Remind me of line \(departure.line)")
    }
  }
}

struct TransitLiveActivity: Widget {
  var body: some WidgetConfiguration {
    let configuration = ActivityConfiguration(for: TransitAttributes.self) { context in
      VStack(alignment: .leading, spacing: 6) {
        Text(context.attributes.station)
          .font(.headline)
          .accentColor(.blue)
        ForEach(context.state.departures) { departure in
          DepartureRow(departure: departure)
        }
      }
      .padding()
      .activityBackgroundTint(Color("TransitBackground"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          if let first = context.state.departures.first {
            LineBadge(line: first.line)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          if let first = context.state.departures.first {
            Text(first.at, style: .timer)
              .font(.title2.monospacedDigit())
              .multilineTextAlignment(.trailing)
              .frame(maxWidth: 90, alignment: .trailing)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 4) {
            ForEach(context.state.departures.prefix(2)) { DepartureRow(departure: $0) }
            TimelineView(.explicit([Date.now])) { timeline in
              Text(timeline.date, style: .date)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
        }
      } compactLeading: {
        if let first = context.state.departures.first { LineBadge(line: first.line) }
      } compactTrailing: {
        if let first = context.state.departures.first {
          Text(first.at, style: .timer).frame(width: 44).monospacedDigit()
        }
      } minimal: {
        Image(systemName: "tram.fill")
      }
    }
    if #available(iOS 18.0, *) {
      return configuration.supplementalActivityFamilies([.small])
    } else {
      return configuration
    }
  }
}
