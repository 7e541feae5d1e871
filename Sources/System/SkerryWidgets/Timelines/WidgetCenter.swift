import FoundationEssentials
import SkerryViews

/// Through which an app asks for new timelines.
///
/// ```swift
/// WidgetCenter.shared.reloadTimelines(ofKind: "last-order")
/// ```
nonisolated public final class WidgetCenter: Sendable {
  /// The widgets of the app.
  public static let shared = WidgetCenter()

  /// Receives what apps ask of the center; the device that runs an app binds it.
  @TaskLocal public static var handler: Handler?

  /// The answer to a request. A value around the function: as a task-local, a bare function crashes optimised programs.
  public struct Handler: Sendable {
    let take: @Sendable (Request) -> Void

    /// Hands requests for new timelines to the phone.
    public init(_ take: @escaping @Sendable (Request) -> Void) { self.take = take }
  }

  /// The requests of an app.
  public enum Request: Sendable {
    /// The widgets of one kind ask their providers again.
    case reloadTimelines(kind: String)
    /// All widgets of the app ask their providers again.
    case reloadAllTimelines
    /// Controls of a kind, or all.
    case reloadControls(kind: String?)
    /// An intent opens a link.
    case openLink(String)
    /// An intent opens another one, which runs where it belongs.
    case run(HitAction)
  }

  private init() {}

  /// Asks all providers of a kind for a new timeline.
  public func reloadTimelines(ofKind kind: String) { Self.handler?.take(.reloadTimelines(kind: kind)) }

  /// Asks all providers for a new timeline.
  public func reloadAllTimelines() { Self.handler?.take(.reloadAllTimelines) }
}
