/// Where an app's process is in its life (UIKit, About the background execution sequence).
nonisolated public enum ProcessPhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// It was never started, or the phone was switched off since.
  case notRunning
  /// In front, and it gets what a person does.
  case foreground
  /// Its code runs behind something else, for as long as the system lets it.
  case background
  /// In memory, and none of its code runs.
  case suspended
  /// The system ended it, as when memory is short: pushes, background tasks and intents launch it again.
  case endedBySystem
  /// The person removed it from the app switcher: hardly anything launches it until it is opened.
  case forceQuit

  /// A few words for people.
  public var title: String {
    switch self {
    case .notRunning: "not running"
    case .foreground: "foreground"
    case .background: "background"
    case .suspended: "suspended"
    case .endedBySystem: "ended by the system"
    case .forceQuit: "force-quit"
    }
  }
}

/// Why a process may run although its app is not in front, and for how many seconds at most.
nonisolated enum BackgroundRuntime: Hashable, Sendable {
  /// It has just left the screen: UIKit gives `didEnterBackground` 5 s.
  case leaving
  /// It was woken for a token or for an activity that a push started: “a few seconds”, says Apple's staff.
  case token
  /// A silent push: 30 s for `didReceiveRemoteNotification`.
  case push
  /// A background task: its own time, and some for its expiration handler.
  case task
  /// An App Intent or the action of a notification; no figure is documented, 30 s is what other wakes have.
  case intent

  var seconds: Double {
    switch self {
    case .leaving, .token: Self.shortest
    case .push, .intent: 30
    case .task: 30 + Self.shortest
    }
  }

  /// The time left to a process once it has done what it was woken for, in seconds.
  static let shortest = 5.0
}
