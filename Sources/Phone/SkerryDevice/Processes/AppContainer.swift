import FoundationEssentials
// The type of an app's files.
@_exported import protocol SkerryBasics.FileStore

/// The phone's gifts to an app: its clock, its folder, its log.
nonisolated public struct AppContainer: Sendable {
  public let clock: DeviceClock
  /// The app's own files.
  public let documents: any FileStore
  /// Folders outside of the app, as far as the phone's owner chooses them.
  public let folders: any FolderSystem
  /// The phone the app runs on.
  public let device: CurrentDevice
  private let logger: @Sendable (String) -> Void
  private let player: @Sendable (Haptic.Kind) -> Void
  private let soundPlayer: @Sendable (String) -> Void
  private let refresher: @Sendable () -> Void
  private let registrar: @Sendable () -> Data?
  private let planner: @Sendable ([(date: Date, push: AppPush)]) -> Void
  private let focus: @Sendable () -> Bool
  private let groupListener: @Sendable (String) -> AsyncStream<String>

  package init(
    clock: DeviceClock, documents: any FileStore, folders: any FolderSystem = MemoryFolders(),
    device: CurrentDevice = CurrentDevice(),
    player: @escaping @Sendable (Haptic.Kind) -> Void = { _ in },
    soundPlayer: @escaping @Sendable (String) -> Void = { _ in }, refresher: @escaping @Sendable () -> Void = {},
    registrar: @escaping @Sendable () -> Data? = { nil },
    planner: @escaping @Sendable ([(date: Date, push: AppPush)]) -> Void = { _ in },
    focus: @escaping @Sendable () -> Bool = { false },
    groupListener: @escaping @Sendable (String) -> AsyncStream<String> = { _ in AsyncStream { $0.finish() } },
    logger: @escaping @Sendable (String) -> Void
  ) {
    self.clock = clock
    self.documents = documents
    self.folders = folders
    self.device = device
    self.player = player
    self.soundPlayer = soundPlayer
    self.refresher = refresher
    self.registrar = registrar
    self.planner = planner
    self.focus = focus
    self.groupListener = groupListener
    self.logger = logger
  }

  /// The present virtual instant.
  public var now: Date { clock.now }

  /// Writes a line into the event log.
  public func log(_ message: String) { logger(message) }

  /// Registers for remote notifications and returns the token that a server addresses (UIKit:
  /// `registerForRemoteNotifications`).
  public func registerForRemoteNotifications() -> Data? { registrar() }

  /// Tells the app's server what it is going to send, and when, in the place of what it was told before; nothing is sent
  /// while the app runs and learns of it by itself. No part of iOS: it stands for what happens elsewhere.
  public func planPushes(_ pushes: [(date: Date, push: AppPush)]) { planner(pushes) }

  /// Whether a Focus is on (Intents: `INFocusStatusCenter`).
  public var isFocused: Bool { focus() }

  /// The keys of an App Group whose values change from now on, also where an extension in a process of its own changes
  /// them (Foundation: key-value observing of the group's `UserDefaults`). A suspended app hears of them when it runs again.
  public func changes(inGroup name: String) -> AsyncStream<String> { groupListener(name) }

  /// Plays a haptic (UIKit: feedback generators); nothing is felt where haptics are off, or while the app is not in front.
  public func playHaptic(_ kind: Haptic.Kind) { player(kind) }

  /// Plays a sound of the app itself (AVFoundation); nothing is heard in silent mode, or while the app is not in front. A
  /// Focus silences notifications only.
  public func playSound(_ name: String) { soundPlayer(name) }

  /// Says that the app's screen may have changed although nobody touched it: the phone asks for it again.
  public func screenChanged() { refresher() }
}
