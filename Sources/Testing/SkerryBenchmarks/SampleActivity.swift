import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews
import SkerryWidgets

/// The attributes of an activity as apps have them.
nonisolated struct SampleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var climbs: Int
    var attempts: Int
    var route: String
  }
  var place: String
  var interval: ClosedRange<Date>
}

/// How the sample activity looks, in all its presentations.
struct SampleWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SampleAttributes.self) { context in
      SampleCard(attributes: context.attributes, state: context.state)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { SampleCard(attributes: context.attributes, state: context.state) }
      } compactLeading: {
        Image(systemName: "figure.climbing")
      } compactTrailing: {
        Text(timerInterval: context.attributes.interval, countsDown: false)
      } minimal: {
        Image(systemName: "figure.climbing")
      }
    }
  }
}

private struct SampleCard: View {
  let attributes: SampleAttributes
  let state: SampleAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "figure.climbing").foregroundStyle(.orange)
        Text(attributes.place).font(.headline)
        Spacer()
        Text(timerInterval: attributes.interval, countsDown: false)
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: 80)
          .foregroundStyle(.orange)
      }
      ProgressView(timerInterval: attributes.interval, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .tint(.orange)
      HStack {
        Text("Climbs \(state.climbs)").foregroundStyle(.secondary)
        Text("Attempts \(state.attempts)").foregroundStyle(.secondary)
        Spacer()
        Text(state.route).font(.caption)
      }
    }
    .padding()
  }
}

/// The sample activity as the system keeps it.
struct SampleActivity {
  static let attributesType = "SampleAttributes"
  let widget: ActivityWidget
  let attributes: Data
  let state: Data

  /// Encodes the content by hand, as a push would bring it, so that encoding is no part of what is measured.
  init?() {
    guard let widget = WidgetCollection(SampleWidget()).activities[Self.attributesType] else { return nil }
    self.widget = widget
    let start = ReferenceScreen.start.timeIntervalSinceReferenceDate
    attributes = Data(#"{"place":"Bouldering Hall","interval":[\#(start - 754),\#(start + 28_046)]}"#.utf8)
    state = Data(#"{"climbs":7,"attempts":12,"route":"Blue 6b"}"#.utf8)
  }

  func rendering(id: String, of presentation: LiveActivityPresentation) throws -> PresentationRendering {
    try widget.rendering(
      of: presentation, attributes: attributes, state: state, activityID: id, at: ReferenceScreen.start)
  }
}
