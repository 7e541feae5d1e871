/// Where an activity stands in its life.
public enum ActivityState: String, Sendable, Codable, Hashable, CaseIterable {
  /// Scheduled for a later start; it has no surface yet.
  case pending
  /// Visible, and updates are welcome.
  case active
  /// Still visible on the lock screen, but closed for updates.
  case ended
  /// Over and gone from every surface.
  case dismissed
  /// Visible and open for updates, but its stale date has passed.
  case stale
}

extension ActivityState {
  /// Whether the activity can be updated and counts against the limits.
  public var isLive: Bool { self == .pending || self == .active || self == .stale }
  /// Whether the lock screen has a card for it.
  package var hasCard: Bool { self == .active || self == .stale || self == .ended }
  /// Whether the island may show it.
  var isInIsland: Bool { self == .active || self == .stale }
}
