// Stands for UIKit: the entry of the app on the home screen, which on an iPhone its bundle and `@main` make.
import SkerryDevice

extension InstalledApp {
  /// A commute planner whose countdown to leaving is a Live Activity.
  public static let commuteTimely = InstalledApp(CommuteTimelyApp.self)
}
