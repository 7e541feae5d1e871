import SkerryDevice
import SkerryWidgets

/// A presentation of an activity as snapshots tell them apart.
nonisolated public enum SnapshotPresentation: String, CaseIterable, Hashable, Sendable {
  /// The card on the lock screen.
  case lockScreen = "lock-screen"
  /// The card on the always-on screen: dark, timers without seconds.
  case dimmed
  /// The card at the top of an unlocked phone without an island, with an alert.
  case banner
  /// Both sides of the island.
  case compact
  /// The small circle beside another activity.
  case minimal
  /// The island held long.
  case expanded
  /// The card of a Watch and of CarPlay.
  case small

  /// The presentations that a model can show: no island without a camera in it, no dimmed card without an always-on
  /// screen, and a small card where the widget has one (`supplementalActivityFamilies`).
  @MainActor static func all(on model: DeviceModel, of widget: ActivityWidget) -> [SnapshotPresentation] {
    allCases.filter { presentation in
      switch presentation {
      case .lockScreen: true
      case .dimmed: model.hasAlwaysOnDisplay
      case .banner: !model.hasIsland
      case .compact, .minimal, .expanded: model.hasIsland
      case .small: widget.activityFamilies.contains(.small)
      }
    }
  }

  var kind: LiveActivityPresentation {
    switch self {
    case .lockScreen, .dimmed, .small: .lockScreen
    case .banner: .banner
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }

  func apply(to environment: inout PresentationEnvironment) {
    if self == .dimmed { environment.isLuminanceReduced = true }
    if self == .small { environment.activityFamily = .small }
    // Only a locked phone hides what is private.
    if self != .lockScreen, self != .dimmed { environment.redaction.remove(.privacy) }
  }
}
