import SkerryDevice

extension InstalledApp {
  /// A commute planner whose countdown to leaving is a Live Activity.
  public static let commuteTimely = InstalledApp(CommuteTimelyApp.self)
}
