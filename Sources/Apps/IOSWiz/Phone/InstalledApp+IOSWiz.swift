// Stands for UIKit: the entry of the app on the home screen, which on an iPhone its bundle and `@main` make.
import SkerryDevice

extension InstalledApp {
  /// A log of the day that lives in a vault of Markdown notes.
  public static let iOSWiz = InstalledApp(IOSWizApp.self)
}
