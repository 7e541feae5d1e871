import SkerryDevice

/// The example apps.
public enum Apps {
  /// All of them, in the order of the home screen.
  public static let all = [InstalledApp(SwiftClimbApp.self)]
}
