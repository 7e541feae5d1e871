import SkerryActivities

/// When a widget matters to a person; widgets stand in no stack here, and nothing asks.
nonisolated public struct WidgetRelevance<Configuration> {
  /// Times and places.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]
  /// Times and places.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// When a widget matters to a person, by the first name.
public typealias WidgetRelevances = WidgetRelevance

/// A time or a place at which a widget matters.
nonisolated public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration that matters then; `nil` for a widget that nobody configures.
  public let configuration: Configuration?
  /// Widgets that matter together.
  public init(group: WidgetRelevanceGroup) where Configuration == Void { configuration = nil }
  /// A configuration that matters together with others.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) { self.configuration = configuration }
}

/// Widgets that matter together.
nonisolated public struct WidgetRelevanceGroup: Hashable, Sendable {
  private let name: String
  /// As the system wants it.
  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  /// By itself.
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
  /// Those with a name.
  public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}

nonisolated extension TimelineProvider {
  /// Matters at no time more than at others, unless a provider knows better.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
extension AppIntentTimelineProvider {
  /// Matters at no time more than at others, unless a provider knows better.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
extension IntentTimelineProvider {
  /// Matters at no time more than at others, unless a provider knows better.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
  /// Choices that a watch offers: none, unless a provider has some.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration by Intents' own kind of intent, with the words that offer it.
nonisolated public struct IntentRecommendation<Intent> {
  /// The intent with its parameters filled in.
  public let intent: Intent
  /// The words for it.
  public let description: String
  /// A choice in words as they stand.
  public init<S: StringProtocol>(intent: Intent, description: S) {
    (self.intent, self.description) = (intent, String(description))
  }
}

/// An intent, and when it matters; nothing offers it here.
nonisolated public struct RelevantIntent: Sendable {
  /// The intent.
  public let intent: any WidgetConfigurationIntent
  /// The kind of widget that shows it.
  public let widgetKind: String
  /// An intent that a kind of widget shows.
  public init(_ intent: any WidgetConfigurationIntent, widgetKind: String) {
    (self.intent, self.widgetKind) = (intent, widgetKind)
  }
}
/// Takes intents and when they matter; nothing offers them here.
nonisolated public final class RelevantIntentManager: Sendable {
  /// That of the app.
  public static let shared = RelevantIntentManager()
  private init() {}
  /// Takes intents.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
