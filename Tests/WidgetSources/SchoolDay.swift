// Two widgets around one configuration, a moment that is worked out from the state, and a family of its own for a watch.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct SchoolAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Moment: Hashable { case running, pause, over }
    var subject: String
    var room: String?
    var change: String?
    var isCancelled = false
    var ends: Date
    var homework: String?
    func moment(isStale: Bool) -> Moment { isStale ? .over : isCancelled ? .pause : .running }
  }
}

struct SchoolLiveActivity: Widget {
  var body: some WidgetConfiguration { schoolConfiguration() }
}

@available(iOSApplicationExtension 18.0, *)
struct SupplementedSchoolLiveActivity: Widget {
  var body: some WidgetConfiguration { schoolConfiguration().supplementalActivityFamilies([.small]) }
}

private func schoolConfiguration() -> some WidgetConfiguration {
  ActivityConfiguration(for: SchoolAttributes.self) { context in
    SchoolCard(state: context.state, isStale: context.isStale)
  } dynamicIsland: { context in
    let state = context.state
    let moment = state.moment(isStale: context.isStale)
    return DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 2).fill(.indigo).frame(width: 4, height: 30)
          Text(state.subject).font(.headline).strikethrough(state.isCancelled).lineLimit(1)
        }
      }
      DynamicIslandExpandedRegion(.trailing) {
        if moment == .over {
          Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.green)
        } else {
          SchoolCountdown(target: state.ends).font(.title3.monospacedDigit())
        }
      }
      DynamicIslandExpandedRegion(.bottom) {
        if let change = state.change {
          Text([change, state.room].compactMap(\.self).joined(separator: " · "))
            .font(.caption.weight(.semibold)).foregroundStyle(state.isCancelled ? .red : .orange)
        }
      }
    } compactLeading: {
      HStack(spacing: 4) {
        if state.change != nil {
          Image(systemName: "exclamationmark.triangle.fill").font(.caption2)
            .foregroundStyle(state.isCancelled ? .red : .orange)
        } else {
          Circle().fill(.indigo).frame(width: 8, height: 8)
        }
        Text(state.subject).font(.caption2.weight(.semibold)).lineLimit(1)
      }
      .frame(maxWidth: 84)
    } compactTrailing: {
      SchoolCountdown(target: state.ends).font(.caption2.monospacedDigit()).frame(maxWidth: 44)
    } minimal: {
      Circle().fill(.indigo).frame(width: 10, height: 10)
    }
  }
}

private struct SchoolCard: View {
  @Environment(\.activityFamily) private var family
  let state: SchoolAttributes.ContentState
  let isStale: Bool

  var body: some View {
    switch family {
    case .small: Text(state.subject).padding(10)
    default: card.padding(14).activityBackgroundTint(Color.black.opacity(0.55))
    }
  }

  private var card: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 3).fill(.indigo).frame(width: 5, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 6) {
          Text("Now").font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
          if let change = state.change {
            Text(change).font(.caption2.weight(.semibold)).padding(.horizontal, 5)
              .background((state.isCancelled ? Color.red : Color.orange).opacity(0.35), in: Capsule())
          }
        }
        Text(state.subject).font(.title3.bold()).strikethrough(state.isCancelled).lineLimit(1)
        if let homework = state.homework { HomeworkRow(text: homework, done: false) }
      }
      Spacer(minLength: 8)
      SchoolCountdown(target: state.ends).font(.title3.bold().monospacedDigit()).frame(maxWidth: 64)
    }
    .foregroundStyle(.white)
  }
}

private struct HomeworkRow: View {
  let text: String
  let done: Bool
  var body: some View {
    Button(intent: HomeworkIntent(text: text)) {
      HStack(spacing: 5) {
        Image(systemName: done ? "checkmark.circle.fill" : "circle").foregroundStyle(done ? .green : .secondary)
        Text("HW: \(text)").strikethrough(done).foregroundStyle(done ? .secondary : .primary).lineLimit(1)
      }
      .font(.caption)
    }
    .buttonStyle(.plain).disabled(done)
  }
}

struct HomeworkIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Tick homework"
  static let isDiscoverable = false
  @Parameter(title: "Text") var text: String
  init() {}
  init(text: String) { self.text = text }
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

private struct SchoolCountdown: View {
  let target: Date
  var body: some View {
    Text(timerInterval: Date()...max(target, Date()), countsDown: true).multilineTextAlignment(.trailing)
  }
}
