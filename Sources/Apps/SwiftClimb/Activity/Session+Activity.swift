extension Session {
  /// The part that its Live Activity is told once and for all.
  var activityAttributes: ClimbingSessionAttributes {
    ClimbingSessionAttributes(sessionId: id, discipline: discipline.rawValue, startedAt: startedAt)
  }
}
