/// What the Dynamic Island shows; the values are ids of activities.
public enum IslandOccupancy: Hashable, Sendable, Codable {
  /// Nothing: the island is as small as it gets.
  case idle
  /// One app's activity on both sides of the camera.
  case compact(String)
  /// Two apps: one attached to the camera's pill, one in a circle of its own.
  case minimal(attached: String, detached: String)
}
