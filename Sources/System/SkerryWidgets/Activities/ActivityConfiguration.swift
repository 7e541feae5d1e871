import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews

/// Describes how the activities of one attributes type look: on the lock screen and in the island.
///
/// ```swift
/// struct OrderLiveActivity: Widget {
///   var body: some WidgetConfiguration {
///     ActivityConfiguration(for: OrderAttributes.self) { context in
///       Text("Order \(context.attributes.number)").padding()
///     } dynamicIsland: { context in
///       DynamicIsland {
///         DynamicIslandExpandedRegion(.bottom) { Text(context.state.arrival, style: .timer) }
///       } compactLeading: {
///         Image(systemName: "bicycle")
///       } compactTrailing: {
///         Text(context.state.arrival, style: .timer)
///       } minimal: {
///         Image(systemName: "bicycle")
///       }
///     }
///   }
/// }
/// ```
public struct ActivityConfiguration<Attributes: ActivityAttributes>: PrimitiveWidgetConfiguration {
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  private let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// `content` is the lock screen's card and the banner; `dynamicIsland` holds the other presentations.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    self.dynamicIsland = dynamicIsland
  }

  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    collection.add(
      ActivityWidget(
        attributesType: unqualifiedName(of: Attributes.self), activityFamilies: traits.activityFamilies,
        register: { $0.install(Attributes.self, for: $1) }, open: views,
        sample: { PreviewedActivity.sample(Attributes.self, in: $0) }))
  }

  private func views(attributes: Data, state: Data) throws(ActivityContentError) -> ActivityViews {
    let attributes = try ActivityContentError.decode(Attributes.self, from: attributes, as: .attributes)
    let state = try ActivityContentError.decode(Attributes.ContentState.self, from: state, as: .state)
    func context(_ activityID: String, _ isStale: Bool) -> ActivityViewContext<Attributes> {
      ActivityViewContext(activityID: activityID, attributes: attributes, state: state, isStale: isStale)
    }
    return ActivityViews(
      content: { content(context($0, $1)) }, island: { dynamicIsland(context($0, $1)) })
  }
}

/// The views of one decoded content, whose types are erased.
struct ActivityViews {
  let content: (_ activityID: String, _ isStale: Bool) -> AnyView
  let island: (_ activityID: String, _ isStale: Bool) -> DynamicIsland
}

/// The values from which the presentations of an activity are drawn.
nonisolated public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The system's id of the activity.
  public let activityID: String
  /// The part that stays the same for the activity's whole life.
  public let attributes: Attributes
  /// The newest content.
  public let state: Attributes.ContentState
  /// Whether the content's stale date has passed.
  public let isStale: Bool
}

/// The size class of an activity's card.
nonisolated public enum ActivityFamily: Int, Codable, CaseIterable, Hashable, Sendable {
  /// The Watch's Smart Stack and CarPlay.
  case small
  /// The lock screen of iPhone and iPad.
  case medium
}
