// Stands for UIKit: the entry of the app on the home screen, which on an iPhone its bundle and `@main` make.
import SkerryDevice

extension InstalledApp {
  /// A meditation timer whose running session is a Live Activity.
  public static let littleMoments = InstalledApp(LittleMomentsApp.self)
}
