import SkerryDevice

extension InstalledApp {
  /// A climbing logbook whose running session is a Live Activity.
  public static let swiftClimb = InstalledApp(SwiftClimbApp.self)
}
