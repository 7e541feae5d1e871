import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryWidgets

/// The app that running code belongs to: where `UserDefaults` finds the phone's stores, and `Date()` the time.
nonisolated public enum AppHost {
  @TaskLocal public static var current: AppHostContext?

  /// Lets `Date()` say the phone's time in the code of apps and extensions, from the first phone on.
  static let isFollowed: Void = PresentTime.follow { instant in
    guard let now = AppHost.current?.clock?.now else { return false }
    PresentTime.write(now, to: instant)
    return true
  }

  /// Does something as code of a widget extension on a phone that holds nothing, whose clock stands still at `instant`:
  /// views and providers find their stores, empty, and the time.
  package static func onEmptyPhone<Result>(at instant: Date, _ body: () throws -> Result) rethrows -> Result {
    var host = AppHostContext(
      app: nil, bundleIdentifier: "snapshot", appGroups: [], defaults: DefaultsStore(files: MemoryStore()))
    host.isUnconfigured = true
    host.clock = DeviceClock(now: instant)
    return try $current.withValue(host, operation: body)
  }
}

/// An app process, or an extension's, as the code in it sees it.
nonisolated public struct AppHostContext: Sendable {
  /// The app, in its own process; `nil` in the processes of its extensions.
  public let app: (any SimulatedApp)?
  package let bundleIdentifier: String
  package let appGroups: [String]
  package let defaults: DefaultsStore
  /// See ``AppInformation/isUnconfigured``.
  package var isUnconfigured = false
  /// Where background tasks are asked for.
  package var background: BackgroundTaskHub?
  /// The phone's clock.
  public package(set) var clock: DeviceClock?

  /// An app may open its own store and those of the App Groups it is entitled to.
  func mayOpen(_ suite: String) -> Bool {
    isUnconfigured || suite == bundleIdentifier || appGroups.contains(suite)
  }
}
