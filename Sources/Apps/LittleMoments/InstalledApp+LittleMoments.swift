import SkerryDevice

extension InstalledApp {
  /// A meditation timer whose running session is a Live Activity.
  public static let littleMoments = InstalledApp(LittleMomentsApp.self)
}
