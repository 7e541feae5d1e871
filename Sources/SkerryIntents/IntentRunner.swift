/// How intents that are pressed on a surface are run.
public enum IntentRunner {
  /// Performs an intent in the process of whoever asks.
  public static func run(_ intent: any AppIntent) async throws { _ = try await intent.perform() }
}
