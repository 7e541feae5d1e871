import SkerryActivities
import SkerryViews

nonisolated extension EnvironmentValues {
  /// The size class of the card that is drawn.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// The size classes the activity has a look of its own for.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesKey.self] }
    set { self[SupportedActivityFamiliesKey.self] = newValue }
  }
  /// Whether the card fills the screen, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[ActivityFullscreenKey.self] }
    set { self[ActivityFullscreenKey.self] = newValue }
  }
  /// Whether only updates with an alert reach the device that shows the activity.
  public var isActivityUpdateReduced: Bool {
    get { self[ActivityUpdateReducedKey.self] }
    set { self[ActivityUpdateReducedKey.self] = newValue }
  }
  /// The size of the widget that is drawn.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the colours of a widget are shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// Whether the background given to the container is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsContainerBackgroundKey.self] }
    set { self[ShowsContainerBackgroundKey.self] = newValue }
  }
  /// The margins the system keeps around a widget's content, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
  /// How much detail there is room for.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
  /// The iOS of the phone that draws: here one program is drawn by each, where `#available` is settled when it is built.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}

/// How the colours of a widget are shown.
nonisolated public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name, for messages.
  public let description: String
  /// In the colours given.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In one tint, as on a tinted home screen.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In greys, as on the lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How much detail there is room for.
nonisolated public struct LevelOfDetail: Hashable, Sendable {
  private let name: String
  /// All there is to say.
  public static let `default` = LevelOfDetail(name: "default")
  /// The little that can be read from far away.
  public static let simplified = LevelOfDetail(name: "simplified")
}

nonisolated private enum ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
nonisolated private enum SupportedActivityFamiliesKey: EnvironmentKey {
  static let defaultValue: Set<ActivityFamily> = [.medium]
}
nonisolated private enum ActivityFullscreenKey: EnvironmentKey { static let defaultValue = false }
nonisolated private enum ActivityUpdateReducedKey: EnvironmentKey { static let defaultValue = false }
nonisolated private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
nonisolated private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
nonisolated private enum ShowsContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
nonisolated private enum WidgetContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
nonisolated private enum SystemVersionKey: EnvironmentKey {
  static let defaultValue = RegistryConditions().systemVersion
}
nonisolated private enum LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }
