/// The size class of an activity's card.
nonisolated public enum ActivityFamily: Int, Codable, CaseIterable, Hashable, Sendable {
  /// The Watch's Smart Stack and CarPlay.
  case small
  /// The lock screen of iPhone and iPad.
  case medium
}
