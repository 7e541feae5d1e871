import SkerryActivities
import SkerryBasics
import SkerryViews

/// Makes the entries of a widget.
nonisolated public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// A stand-in shown until there is something to show.
  func placeholder(in context: Context) -> Entry
  /// One entry for the gallery.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that people configure.
@MainActor @preconcurrency
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations to choose from where people can't configure, as on a watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration with the words that offer it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public let intent: Intent
  public let description: String

  nonisolated public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description.string
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(intent: Intent, description: S) {
    self.intent = intent
    self.description = String(description)
  }
}

/// What a provider is told about the widget it makes entries for.
nonisolated public struct TimelineProviderContext: Sendable {
  /// The size class of the widget.
  public let family: WidgetFamily
  /// Whether the widget stands in the gallery.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: LayoutSize

  init(_ family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
    displaySize = family.pointSize
  }
}
