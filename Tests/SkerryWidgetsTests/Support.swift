import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// 12:26:40 on a summer's day, in UTC.
nonisolated let start = Date(timeIntervalSinceReferenceDate: 803_132_800)

/// Draws presentations of one kind of activity.
struct Studio<Attributes: ActivityAttributes> {
  let widget: ActivityWidget
  let attributes: Data
  var environment = PresentationEnvironment()

  init(_ widget: some Widget, _ attributes: Attributes) throws {
    self.widget = try #require(WidgetCollection(widget).activities[String(describing: Attributes.self)])
    self.attributes = try JSONEncoder().encode(attributes)
    environment.timeZone = "UTC"
  }

  func draw(
    _ presentation: LiveActivityPresentation, _ state: Attributes.ContentState, at instant: Date = start,
    isStale: Bool = false
  ) throws -> PresentationRendering {
    try widget.rendering(
      of: presentation, attributes: attributes, state: JSONEncoder().encode(state), activityID: "A",
      isStale: isStale, environment: environment, at: instant)
  }
}

/// Compares a picture with the one in the test, row by row.
func expect(
  _ rendering: PresentationRendering, looks picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let drawn = rendering.grid.plainText()
  #expect(drawn == picture + "\n", "\n\(drawn)", sourceLocation: sourceLocation)
}

/// An activity whose views a test gives.
struct BareAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var end = start }
}

/// A widget around views a test gives.
struct BareWidget: Widget {
  static var island: (ActivityViewContext<BareAttributes>) -> DynamicIsland = { _ in emptyIsland }
  static var content: () -> AnyView = { AnyView(EmptyView()) }

  var body: some WidgetConfiguration {
    let content = Self.content
    let island = Self.island
    return ActivityConfiguration(for: BareAttributes.self) { _ in
      content()
    } dynamicIsland: {
      island($0)
    }
  }

  private static var emptyIsland: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.center) { EmptyView() }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
  }

  static func studio(content: @escaping () -> some View) throws -> Studio<BareAttributes> {
    self.content = { AnyView(content()) }
    return try Studio(BareWidget(), BareAttributes())
  }

  static func studio(
    island: @escaping (ActivityViewContext<BareAttributes>) -> DynamicIsland
  ) throws -> Studio<BareAttributes> {
    self.island = island
    return try Studio(BareWidget(), BareAttributes())
  }

  /// A studio for an expanded island alone.
  static func studio<Content>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Content>
  ) throws -> Studio<BareAttributes> {
    try studio(island: { _ in
      DynamicIsland(expanded: expanded) {
      } compactTrailing: {
      } minimal: {
      }
    })
  }

  /// A studio for the pills alone.
  static func studio(
    leading: @escaping () -> some View = { EmptyView() }, trailing: @escaping () -> some View = { EmptyView() },
    minimal: @escaping () -> some View = { EmptyView() }
  ) throws -> Studio<BareAttributes> {
    try studio(island: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
        leading()
      } compactTrailing: {
        trailing()
      } minimal: {
        minimal()
      }
    })
  }
}
