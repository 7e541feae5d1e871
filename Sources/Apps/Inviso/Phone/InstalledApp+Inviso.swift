// Stands for UIKit: the entry of the app on the home screen, which on an iPhone its bundle and `@main` make.
import SkerryDevice

extension InstalledApp {
  /// A chat of two whose waiting for the other one is a Live Activity.
  public static let inviso = InstalledApp(InvisoApp.self)
}
