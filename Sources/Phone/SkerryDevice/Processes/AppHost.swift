import FoundationEssentials
import Glibc
import SkerryBackground
import SkerryBasics
import SkerryDefaults
import SkerryWidgets

/// The app that running code belongs to, and where `Date()` finds the phone's time.
nonisolated public enum AppHost {
  @TaskLocal public static var current: AppHostContext?

  /// Lets `Date()` say the phone's time in the code of apps and extensions, from the first phone on.
  static let isFollowed: Void = PresentTime.follow { instant in
    guard let host = AppHost.current, let now = host.instant ?? host.clock?.now else { return false }
    PresentTime.write(now, to: instant)
    return true
  }

  /// Does something as code of a process: with its stores and its background tasks.
  package static func run<Result>(as host: AppHostContext, _ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(host) {
      try DefaultsHost.$current.withValue(host.stores) {
        try BackgroundHost.$current.withValue(host.background) {
          try HourFormat.$is24HourOfPhone.withValue(host.uses24HourClock) {
            try PhoneSystem.$ofPhone.withValue(host.system, operation: body)
          }
        }
      }
    }
  }

  /// Does something as code of the present process while `Date()` says an instant that was; `nil` for the phone's time.
  static func run(asOf instant: Date?, _ body: () -> Void) {
    guard let instant, var host = current else { return body() }
    host.instant = instant
    $current.withValue(host, operation: body)
  }

  /// Does something as code of a widget extension on a phone that holds nothing, whose clock stands still at `instant`:
  /// views and providers find their stores, empty, and the time.
  ///
  /// - Parameter start: when the preview that is shown was started: the stores hold what previews left in them.
  package static func onEmptyPhone<Result>(
    at instant: Date, previewFrom start: Date? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let stores = DefaultsHostContext(
      bundleIdentifier: "snapshot", appGroups: [], store: DefaultsStore(files: MemoryStore()), isUnconfigured: true)
    return try run(as: AppHostContext(app: nil, stores: stores, clock: DeviceClock(now: instant))) {
      if let start { PreviewStores.fillStores(at: start) }
      return try body()
    }
  }
}

/// An app process, or an extension's, as the code in it sees it.
nonisolated public struct AppHostContext: Sendable {
  /// The app, in its own process; `nil` in the processes of its extensions.
  public let app: (any SimulatedApp)?
  /// The stores that the process may open.
  package let stores: DefaultsHostContext
  /// Where background tasks are asked for.
  package let background: BackgroundHostContext?
  /// The phone's clock.
  public let clock: DeviceClock?
  /// How the phone writes hours; `nil` for the way of its language.
  var uses24HourClock: Bool?
  /// The phone's iOS; `nil` for that of phones for which nobody chooses one.
  var system: PhoneSystem?
  /// What `Date()` says instead of the clock's time.
  var instant: Date?

  package init(
    app: (any SimulatedApp)?, stores: DefaultsHostContext, background: BackgroundTaskHub? = nil,
    clock: DeviceClock? = nil
  ) {
    self.app = app
    self.stores = stores
    self.background = background.map {
      BackgroundHostContext(hub: $0, bundleIdentifier: stores.bundleIdentifier, isExtension: app == nil)
    }
    self.clock = clock
  }
}
