import SkerryActivities
import SkerryViews

// Each leaves a record in the program, which ``LinkedPreview`` finds: tests draw it, and a program of a widget bundle
// starts its activities from it. One that contains `await` compiles and is left out.

/// A preview of a view.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of an activity.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewArrayBuilder<Attributes.ContentState> contentStates: @escaping () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of an activity on the lock screen.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, using attributes: Attributes, widget: @escaping @MainActor () -> any Widget,
  @PreviewArrayBuilder<Attributes.ContentState> contentStates: @escaping () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget.
@freestanding(declaration)
public macro Preview<Entry: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewArrayBuilder<Entry> timeline: @escaping () async -> [Entry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget that people configure, with what they chose.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget that people configure by Intents' own kind of intent.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a preview of a view have state of its own, which begins with the value that is written.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Gathers the states or entries of a preview.
@resultBuilder
nonisolated public struct PreviewArrayBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}

/// Which presentation of an activity a preview shows.
nonisolated public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// The presentations in the island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }
  private let island: DynamicIslandPreviewViewState?

  /// The lock screen's card.
  public static let content = ActivityPreviewViewKind(island: nil)
  /// The island in one of its states.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(island: state)
  }

  /// The presentation that is drawn for it.
  public var presentation: LiveActivityPresentation {
    switch island {
    case nil: .lockScreen
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }
}
