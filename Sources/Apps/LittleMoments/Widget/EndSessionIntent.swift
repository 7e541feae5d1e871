import ActivityKit
import AppIntents

/// Ends the running session from its Live Activity, as completed or as cancelled, without opening the app.
struct EndSessionIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "End Session"

  /// The session as the activity names it.
  @Parameter(title: "Session") var session: Int
  @Parameter(title: "Completed") var isCompleted: Bool

  init() {}

  init(session: Int, isCompleted: Bool) {
    self.session = session
    self.isCompleted = isCompleted
  }

  func perform() async throws -> some IntentResult {
    try await RunningApp.current?.endSession(session, as: isCompleted ? .completed : .cancelled)
    return .result()
  }
}
