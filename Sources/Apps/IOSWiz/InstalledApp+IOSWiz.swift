import SkerryDevice

extension InstalledApp {
  /// A log of the day that lives in a vault of Markdown notes.
  public static let iOSWiz = InstalledApp(IOSWizApp.self)
}
