/// How intents that are pressed on a surface are run.
public enum IntentRunner {
  /// Runs intents in place of Skerry; a device binds it to launch apps and to log.
  @TaskLocal public static var handler: (@Sendable (any AppIntent) async throws -> Void)?

  /// Performs an intent, or hands it to whoever runs intents here.
  public static func run(_ intent: any AppIntent) async throws {
    if let handler {
      try await handler(intent)
    } else {
      _ = try await intent.perform()
    }
  }
}
