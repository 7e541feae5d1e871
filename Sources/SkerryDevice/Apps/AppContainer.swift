import FoundationEssentials

/// What the phone gives an app: its clock, its folder, its log.
nonisolated public struct AppContainer: Sendable {
  public let clock: DeviceClock
  /// The app's own files.
  public let documents: any FileStore
  private let logger: @Sendable (String) -> Void

  package init(clock: DeviceClock, documents: any FileStore, logger: @escaping @Sendable (String) -> Void) {
    self.clock = clock
    self.documents = documents
    self.logger = logger
  }

  /// The present virtual instant.
  public var now: Date { clock.now }

  /// Writes a line into the event log.
  public func log(_ message: String) { logger(message) }
}

/// The app that running code belongs to: where `UserDefaults` finds the phone's stores.
nonisolated public enum AppHost {
  @TaskLocal public static var current: AppHostContext?
}

/// An app process as `UserDefaults` sees it.
nonisolated public struct AppHostContext: Sendable {
  package let bundleIdentifier: String
  package let appGroups: [String]
  package let defaults: DefaultsStore
}
