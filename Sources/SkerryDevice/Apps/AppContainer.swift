import FoundationEssentials

/// What the phone gives an app: its clock, its folder, its log.
nonisolated public struct AppContainer: Sendable {
  public let clock: DeviceClock
  /// The app's own files.
  public let documents: any FileStore
  /// The phone the app runs on.
  public let device: CurrentDevice
  private let logger: @Sendable (String) -> Void
  private let player: @Sendable (Haptic.Kind) -> Void
  private let registrar: @Sendable () -> Data?

  package init(
    clock: DeviceClock, documents: any FileStore, device: CurrentDevice = CurrentDevice(),
    player: @escaping @Sendable (Haptic.Kind) -> Void = { _ in },
    registrar: @escaping @Sendable () -> Data? = { nil }, logger: @escaping @Sendable (String) -> Void
  ) {
    self.clock = clock
    self.documents = documents
    self.device = device
    self.player = player
    self.registrar = registrar
    self.logger = logger
  }

  /// The present virtual instant.
  public var now: Date { clock.now }

  /// Writes a line into the event log.
  public func log(_ message: String) { logger(message) }

  /// Registers for remote notifications and returns the token that a server addresses (UIKit:
  /// `registerForRemoteNotifications`).
  public func registerForRemoteNotifications() -> Data? { registrar() }

  /// Plays a haptic (UIKit: feedback generators); where haptics are off nothing is felt.
  public func playHaptic(_ kind: Haptic.Kind) { player(kind) }
}

/// The app that running code belongs to: where `UserDefaults` finds the phone's stores.
nonisolated public enum AppHost {
  @TaskLocal public static var current: AppHostContext?
}

/// An app process as `UserDefaults` sees it.
nonisolated public struct AppHostContext: Sendable {
  /// The app, in its own process; `nil` in the processes of its extensions.
  public let app: (any SimulatedApp)?
  package let bundleIdentifier: String
  package let appGroups: [String]
  package let defaults: DefaultsStore

  /// An app may open its own store and those of the App Groups it is entitled to.
  func mayOpen(_ suite: String) -> Bool { suite == bundleIdentifier || appGroups.contains(suite) }
}
