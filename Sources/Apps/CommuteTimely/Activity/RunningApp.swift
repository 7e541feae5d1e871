import Synchronization

/// An app whose trips can be looked at and cancelled from outside.
protocol TripShowing: Sendable {
  /// Shows a trip by the id in an activity.
  func show(_ tripId: String) async
  /// Whether a trip, by the id in a notification, is still ahead.
  func isPlanned(_ tripId: String) async -> Bool
  /// Cancels a trip by the id in an activity. Throws ``TripError/unknownTrip`` for one that is over.
  func cancelTrip(_ tripId: String) async throws(TripError)
}

/// Where an intent finds the app in whose process it runs.
enum RunningApp {
  private static let search = Mutex<@Sendable () -> (any TripShowing)?>({ nil })

  /// The app; `nil` in other processes, such as that of a widget extension.
  static var current: (any TripShowing)? { search.withLock { $0 }() }

  /// Says how the app is found; to be called when it launches.
  static func isFound(by search: @escaping @Sendable () -> (any TripShowing)?) { self.search.withLock { $0 = search } }
}
