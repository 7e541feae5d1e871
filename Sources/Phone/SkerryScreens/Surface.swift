/// A place that shows presentations, by its name on the command line.
nonisolated public enum Surface: String, CaseIterable, Hashable, Sendable {
  /// The card of the selected activity.
  case lockScreen = "lock-screen"
  case compact
  case minimal
  case expanded
  /// The card as it drops down on an unlocked phone without an island.
  case banner
  /// The small card of a paired Watch.
  case watch
  /// The island as the phone shows it now.
  case island
  /// The whole phone: lock screen, home screen or the app in front.
  case phone
  case home
  case app
  case dashboard
}
