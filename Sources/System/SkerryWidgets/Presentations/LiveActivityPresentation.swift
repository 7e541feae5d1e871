/// One of the ways an activity is shown.
nonisolated public enum LiveActivityPresentation: String, CaseIterable, Hashable, Sendable {
  /// The card on the lock screen.
  case lockScreen = "lock-screen"
  /// Both sides of the camera, while the island shows this activity alone.
  case compact
  /// The side left of the camera.
  case compactLeading = "compact-leading"
  /// The side right of the camera.
  case compactTrailing = "compact-trailing"
  /// A small oval, while several apps share the island.
  case minimal
  /// The island grown large, after a long press or with an alert.
  case expanded
  /// The lock screen's card at the top of a phone without an island, with an alert.
  case banner
  /// The small card of a paired Watch and of CarPlay.
  case watch

  /// Whether it is part of the island: black, dark appearance.
  public var isInIsland: Bool { ![.lockScreen, .banner, .watch].contains(self) }
}
