import SkerryActivities

/// The values from which the presentations of an activity are drawn.
nonisolated public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The system's id of the activity.
  public let activityID: String
  /// The part that stays the same for the activity's whole life.
  public let attributes: Attributes
  /// The newest content.
  public let state: Attributes.ContentState
  /// Whether the content's stale date has passed.
  public let isStale: Bool
}
