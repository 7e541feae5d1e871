import SkerryDevice

extension InstalledApp {
  /// A chat of two whose waiting for the other one is a Live Activity.
  public static let inviso = InstalledApp(InvisoApp.self)
}
