import ActivityKit
import AppIntents

/// Opens the app at a trip, from its Live Activity.
struct OpenTripIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Trip"
  static let openAppWhenRun = true

  /// The trip as the activity names it.
  @Parameter(title: "Trip") var tripId: String

  init() {}

  init(tripId: String) { self.tripId = tripId }

  func perform() async throws -> some IntentResult {
    await RunningApp.current?.show(tripId)
    return .result()
  }
}

/// Cancels a trip from its Live Activity, without opening the app.
struct CancelTripIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel Trip"

  /// The trip as the activity names it.
  @Parameter(title: "Trip") var tripId: String

  init() {}

  init(tripId: String) { self.tripId = tripId }

  func perform() async throws -> some IntentResult {
    try await RunningApp.current?.cancelTrip(tripId)
    return .result()
  }
}
