import FoundationEssentials

/// The app that running code belongs to: where `UserDefaults` finds the phone's stores, and widgets the time.
///
/// A widget's provider has no ``AppContainer``; it asks ``now`` where it would ask for the present date on iOS:
///
/// ```swift
/// func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
///   completion(Timeline(entries: [Entry(date: AppHost.now)], policy: .never))
/// }
/// ```
nonisolated public enum AppHost {
  @TaskLocal public static var current: AppHostContext?

  /// The phone's present instant, in apps and in their extensions; outside of a phone, the computer's.
  public static var now: Date { current?.clock?.now ?? .now }

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
