/// Where the messages go that an app writes with `os`.
///
/// A device binds ``handler`` around the code of apps, intents and providers. It is not bound while views are drawn: a
/// picture must look the same, and leave the same behind, whether and how often somebody looks.
public enum AppLog {
  /// Receives the messages of apps.
  @TaskLocal public static var handler: Handler?

  /// How much a message matters.
  public enum Level: Hashable, Sendable { case detail, usual, problem }

  /// A value around the function: as a task-local, a bare function crashes optimised programs.
  public struct Handler: Sendable {
    private let receive: @Sendable (Level, _ category: String, _ message: String) -> Void
    /// Takes messages with their level and category.
    public init(_ receive: @escaping @Sendable (Level, String, String) -> Void) { self.receive = receive }
    /// Hands over a message.
    public func take(_ level: Level, category: String, _ message: String) { receive(level, category, message) }
  }
}
