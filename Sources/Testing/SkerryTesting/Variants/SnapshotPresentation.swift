import SkerryDevice
import SkerryWidgets

/// A presentation of an activity as snapshots tell them apart.
nonisolated public struct SnapshotPresentation: Hashable, Sendable {
  /// The card on the lock screen.
  public static let lockScreen = SnapshotPresentation(.lockScreen)
  /// The card on the always-on screen: dark, timers without seconds.
  public static let dimmed = SnapshotPresentation(.lockScreen, name: "dimmed", isDimmed: true)
  /// The card at the top of an unlocked phone without an island, with an alert.
  public static let banner = SnapshotPresentation(.banner)
  /// Both sides of the camera, while the island shows one activity.
  public static let compact = SnapshotPresentation(.compact)
  /// A small oval, while several apps share the island.
  public static let minimal = SnapshotPresentation(.minimal)
  /// The island grown large.
  public static let expanded = SnapshotPresentation(.expanded)
  /// The card of a Watch and of CarPlay.
  public static let small = SnapshotPresentation(.watch, name: "small")

  /// The name in sheets, such as `lock-screen`.
  public let name: String
  let presentation: LiveActivityPresentation
  private let isDimmed: Bool

  private init(_ presentation: LiveActivityPresentation, name: String? = nil, isDimmed: Bool = false) {
    self.presentation = presentation
    self.name = name ?? presentation.rawValue
    self.isDimmed = isDimmed
  }

  /// The presentations a model can show of a widget: no island without a camera in it, no dimmed card without an
  /// always-on screen, and a small card where the widget has one (`supplementalActivityFamilies`).
  @MainActor static func all(on model: DeviceModel, of widget: ActivityWidget) -> [SnapshotPresentation] {
    allCases.filter { shown in
      if shown.isDimmed { return model.hasAlwaysOnDisplay }
      return switch shown.presentation.traits.place {
      case .lockScreen: true
      case .banner: !model.hasIsland
      case .island: model.hasIsland
      case .pairedDevice: widget.activityFamilies.contains(shown.presentation.traits.family)
      }
    }
  }

  func apply(to environment: inout PresentationEnvironment) {
    if isDimmed { environment.isLuminanceReduced = true }
    if !presentation.traits.hidesPrivate { environment.redaction.remove(.privacy) }
  }
}

nonisolated extension SnapshotPresentation: CaseIterable {
  /// All of them, in the order of a sheet.
  public static let allCases: [SnapshotPresentation] = [
    .lockScreen, .dimmed, .banner, .compact, .minimal, .expanded, .small,
  ]
}
