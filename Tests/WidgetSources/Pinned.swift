// swift-format-ignore-file
// A note with counters: erased styles, intents with values, and a widget of the same note.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PinnedCounterItem: Codable, Hashable { var line: Int; var label: String; var value: Int }

struct PinnedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var title: String
    var preview: String
    var counters: [PinnedCounterItem]
    var done: Int
    var total: Int
  }
  var noteID: UUID
  var url: URL? { URL(string: "notes://note/\(noteID.uuidString)") }
}

struct StepPinnedIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Count one up"
  static let description = IntentDescription("Adds one to a counter of the note.", categoryName: "Notes")
  static let isDiscoverable = false
  @Parameter(title: "Note") var noteID: String
  @Parameter(title: "Line", default: 0, inclusiveRange: (0, 99)) var line: Int
  init() {}
  init(noteID: UUID, line: Int) {
    self.noteID = noteID.uuidString
    self.line = line
  }
  @MainActor func perform() async throws -> some IntentResult {
    for activity in Activity<PinnedAttributes>.activities where activity.attributes.noteID.uuidString == noteID {
      var state = activity.content.state
      if let index = state.counters.firstIndex(where: { $0.line == line }) { state.counters[index].value += 1 }
      await activity.update(.init(state: state, staleDate: nil))
    }
    return .result()
  }
}

struct PinnedLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PinnedAttributes.self) { context in
      PinnedCard(state: context.state, noteID: context.attributes.noteID, adaptive: true).padding(12)
        .widgetURL(context.attributes.url)
        .activityBackgroundTint(nil)
        .activitySystemActionForegroundColor(.primary)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "pin.fill").padding([.leading, .top], 6) }
        DynamicIslandExpandedRegion(.bottom) {
          PinnedCard(state: context.state, noteID: context.attributes.noteID).padding(.horizontal, 6)
        }
      } compactLeading: {
        Image(systemName: "pin.fill").font(.system(size: 13))
      } compactTrailing: {
        if context.state.total > 0 { Text("\(context.state.done)/\(context.state.total)").monospacedDigit() }
      } minimal: {
        Image(systemName: "pin.fill").font(.system(size: 12))
      }
      .widgetURL(context.attributes.url)
    }
  }
}

struct PinnedCard: View {
  let state: PinnedAttributes.ContentState
  var noteID: UUID? = nil
  var adaptive = false
  private var strong: AnyShapeStyle { adaptive ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.white) }
  private var weak: AnyShapeStyle { adaptive ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.gray) }
  private var isDone: Bool { state.total > 0 && state.done == state.total }

  var body: some View {
    VStack(alignment: .leading, spacing: adaptive ? 2 : 4) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(state.title).font(.headline).foregroundStyle(strong).lineLimit(1)
        Spacer(minLength: 0)
        if state.total > 0 { Text("\(state.done)/\(state.total)").font(.subheadline).monospacedDigit().foregroundStyle(weak) }
      }
      if isDone {
        Text("All done").font(.subheadline).foregroundStyle(weak)
      } else if !state.preview.isEmpty {
        Text(state.preview).font(.subheadline).foregroundStyle(weak).lineLimit(1)
      }
      ForEach(state.counters, id: \.line) { counter in row(counter) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(_ counter: PinnedCounterItem) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(counter.label).font(.subheadline).foregroundStyle(strong)
      Spacer(minLength: 8)
      Text("\(counter.value)").font(.subheadline.weight(.semibold)).monospacedDigit()
      if let noteID {
        Button(intent: StepPinnedIntent(noteID: noteID, line: counter.line)) { plus }.buttonStyle(.plain)
      } else {
        plus
      }
    }
  }
  private var plus: some View {
    Image(systemName: "plus").font(.footnote.weight(.semibold)).frame(width: 24, height: 24).contentShape(Rectangle())
  }
}

#Preview("Pinned", as: .content, using: PinnedAttributes(noteID: UUID())) {
  PinnedLiveActivity()
} contentStates: {
  PinnedAttributes.ContentState(title: "Groceries", preview: "eggs, milk", counters: [], done: 1, total: 4)
}
