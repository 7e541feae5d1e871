// Views by function: badges, a label that is worked out in a closure, and colours and symbols from raw names.
import ActivityKit
import SwiftUI
import WidgetKit

struct RaceAttributes: ActivityAttributes {
  enum Phase: String, Codable { case before, session, between, finished }
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var label: String?
    var start: Date?
    var end: Date?
    var top3: [String]
  }
  var series: String
  var title: String
}

fileprivate func words(_ english: String, de: String) -> String {
  Locale.current.language.languageCode?.identifier == "de" ? de : english
}

struct RaceLiveActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RaceAttributes.self) { context in
      RaceCard(attributes: context.attributes, state: context.state)
        .activityBackgroundTint(seriesColor(context.attributes.series).opacity(0.15))
        .activitySystemActionForegroundColor(Color.primary)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.title, systemImage: "flag.checkered").font(.caption.weight(.semibold)).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.label ?? "—").font(.caption2.weight(.bold)) }
        DynamicIslandExpandedRegion(.bottom) {
          Text(context.state.top3.prefix(3).joined(separator: " · ")).font(.caption2).foregroundStyle(.secondary)
        }
      } compactLeading: {
        Image(systemName: "flag.checkered").foregroundStyle(seriesColor(context.attributes.series))
      } compactTrailing: {
        if let start = context.state.start, let end = context.state.end {
          Text(timerInterval: start...end, countsDown: context.state.phase == .before)
            .font(.caption2.weight(.semibold).monospacedDigit())
        } else {
          Text(context.state.label ?? "—")
        }
      } minimal: {
        Image(systemName: "flag.checkered")
      }
      .widgetURL(URL(string: "race://\(context.attributes.series)"))
    }
  }
}

private struct RaceCard: View {
  let attributes: RaceAttributes
  let state: RaceAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "flag.checkered").foregroundStyle(seriesColor(attributes.series)).font(.headline)
        Text(attributes.title).font(.headline).lineLimit(1)
        Spacer()
        badge
      }
      if let start = state.start, let end = state.end {
        ProgressView(timerInterval: start...end, countsDown: false).tint(seriesColor(attributes.series))
          .progressViewStyle(.linear)
      }
      if !state.top3.isEmpty {
        HStack(spacing: 6) {
          Text(words("Last session", de: "Letzte Sitzung")).font(.caption2.weight(.semibold))
            .foregroundStyle(.secondary)
          Text(state.top3.prefix(3).joined(separator: " · ")).font(.caption2).lineLimit(1)
        }
      }
    }
    .padding(12)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("\(attributes.title), \(state.phase.rawValue)")
  }

  @ViewBuilder private var badge: some View {
    let color: Color = {
      switch state.phase {
      case .session: return .red
      case .before: return .blue
      case .between: return .orange
      case .finished: return .gray
      }
    }()
    Text(state.label ?? state.phase.rawValue).font(.caption2.weight(.bold)).padding(.horizontal, 6)
      .padding(.vertical, 2).background(color.opacity(0.20), in: Capsule()).foregroundStyle(color)
  }
}

private func seriesColor(_ raw: String) -> Color {
  switch raw {
  case "one": return Color(red: 0.882, green: 0.024, blue: 0.000)
  case "two": return Color(red: 1.000, green: 0.420, blue: 0.000)
  default: return .accentColor
  }
}
