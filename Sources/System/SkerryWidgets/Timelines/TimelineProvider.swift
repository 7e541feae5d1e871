import SkerryActivities
import SkerryBasics
import SkerryViews

/// Makes the entries of a widget.
///
/// ```swift
/// struct OrderEntry: TimelineEntry {
///   let date: Date
///   let count: Int
/// }
///
/// struct OrderProvider: TimelineProvider {
///   func placeholder(in context: Context) -> OrderEntry { OrderEntry(date: .now, count: 0) }
///
///   func getSnapshot(in context: Context, completion: @escaping (OrderEntry) -> Void) {
///     completion(OrderEntry(date: .now, count: 3))
///   }
///
///   func getTimeline(in context: Context, completion: @escaping (Timeline<OrderEntry>) -> Void) {
///     completion(Timeline(entries: [OrderEntry(date: .now, count: 3)], policy: .after(.now + 3600)))
///   }
/// }
/// ```
nonisolated public protocol TimelineProvider {
  /// The entry that a view shows.
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
  /// The entry that a view shows.
  associatedtype Entry: TimelineEntry
  /// The intent whose parameters the person chose.
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// An entry that stands for any content, at once: its texts are covered.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery or a passing moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on, for what the person chose.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations to choose from where people can't configure, as on a watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Choices that a watch offers: none, unless a provider has some.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration with the words that offer it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The intent with its parameters filled in.
  public let intent: Intent
  /// The words for it.
  public let description: String

  /// A choice in words that can be translated.
  nonisolated public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description.string
  }
  /// A choice in words as they stand.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(intent: Intent, description: S) {
    self.intent = intent
    self.description = String(description)
  }
}

/// The widget that a provider makes entries for.
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

  /// The surroundings that the widget is drawn for, by the names of the environment; here always those of one drawing.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    /// The values of one part of the surroundings; none are drawn ahead here.
    public subscript<Value>(dynamicMember path: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
  }
  /// The surroundings that the widget is drawn for.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}
