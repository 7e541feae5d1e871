import FoundationEssentials

/// Through which an app asks for new timelines.
nonisolated public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Receives what apps ask of the center; the device that runs an app binds it.
  @TaskLocal public static var handler: (@Sendable (Request) -> Void)?

  /// What an app asks for.
  public enum Request: Hashable, Sendable {
    case reloadTimelines(kind: String)
    case reloadAllTimelines
  }

  private init() {}

  /// Asks all providers of a kind for a new timeline.
  public func reloadTimelines(ofKind kind: String) { Self.handler?(.reloadTimelines(kind: kind)) }

  /// Asks all providers for a new timeline.
  public func reloadAllTimelines() { Self.handler?(.reloadAllTimelines) }
}
