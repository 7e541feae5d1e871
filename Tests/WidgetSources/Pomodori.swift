// Written in two languages: catalogued strings, plural forms, a comment for translators, keys of their own.
import ActivityKit
import SwiftUI
import WidgetKit

struct PomodoriAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var round: Int
    var isBreak: Bool
    var end: Date
    var left: Int
  }
  var task: String
}

struct PomodoriLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PomodoriAttributes.self) { context in
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Label(phase(context.state), systemImage: context.state.isBreak ? "cup.and.saucer.fill" : "brain.head.profile")
            .font(.headline)
          Spacer()
          Text(context.state.end, style: .timer).monospacedDigit().frame(width: 64)
            .multilineTextAlignment(.trailing)
        }
        Text("\(context.state.left) rounds left").font(.subheadline)
        Text("Until **\(context.state.end, format: .dateTime.hour().minute())**", comment: "The end of a round")
          .font(.caption).foregroundStyle(.secondary)
        Text(
          String(
            format: NSLocalizedString("task.title", value: "Task: %@", comment: "What is worked on"),
            context.attributes.task)
        )
        .font(.caption)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(phase(context.state)) }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.left) rounds left") }
      } compactLeading: {
        Image(systemName: "timer")
      } compactTrailing: {
        Text("\(context.state.round)", comment: "The number of a round")
      } minimal: {
        Image(systemName: "timer")
      }
    }
  }

  private func phase(_ state: PomodoriAttributes.ContentState) -> String {
    state.isBreak
      ? String(localized: "Break", comment: "Rest between rounds")
      : String(localized: "focus.phase", defaultValue: "Focus \(state.round)", comment: "Work, with its number")
  }
}
