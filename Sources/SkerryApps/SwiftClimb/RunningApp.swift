import ActivityKit
import Synchronization

/// Where an intent finds the process of the app that it runs in.
///
/// An iOS app has one process and would keep it in a global; here every phone has one, told apart by its activities.
enum RunningApp {
  private struct Entry {
    weak var app: SwiftClimbApp?
  }
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// The app of the process that asks.
  static var current: SwiftClimbApp? {
    guard let phone = ActivityHost.current?.center else { return nil }
    return entries.withLock { $0[ObjectIdentifier(phone)]?.app }
  }

  /// Makes an app the one that intents find.
  static func register(_ app: SwiftClimbApp) {
    guard let phone = ActivityHost.current?.center else { return }
    entries.withLock { entries in
      entries = entries.filter { $0.value.app != nil }
      entries[ObjectIdentifier(phone)] = Entry(app: app)
    }
  }
}
