import Synchronization

/// An app whose running session can be ended from outside.
protocol SessionEnding: Sendable {
  /// Ends a session by the id in an activity. Throws ``SessionError/notRunning`` for any but the running one.
  func endSession(_ id: String) async throws
}

/// Where an intent finds the app in whose process it runs.
enum RunningApp {
  private static let search = Mutex<@Sendable () -> (any SessionEnding)?>({ nil })

  /// The app; `nil` in other processes, such as that of a widget extension.
  static var current: (any SessionEnding)? { search.withLock { $0 }() }

  /// Says how the app is found; to be called when it launches.
  static func isFound(by search: @escaping @Sendable () -> (any SessionEnding)?) {
    self.search.withLock { $0 = search }
  }
}
