import ActivityKit
import AppIntents

/// Ends the running session from its Live Activity, without asking how it was.
struct EndSessionIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "End Session"

  /// The session as the activity names it.
  @Parameter(title: "Session") var sessionId: String

  init() {}

  init(sessionId: String) { self.sessionId = sessionId }

  func perform() async throws -> some IntentResult {
    try await RunningApp.current?.endSession(sessionId)
    return .result()
  }
}
