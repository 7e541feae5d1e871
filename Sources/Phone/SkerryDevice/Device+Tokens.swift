import SkerryActivities

/// Tokens that change, as they do on a phone now and then.
extension Device {
  /// Gives an activity a new update token; the old one dies, and the app hears of the new one.
  public func rotateToken(of record: ActivityRecord) {
    apply(.tokenRotation(id: record.id))
    settle()
  }
}
