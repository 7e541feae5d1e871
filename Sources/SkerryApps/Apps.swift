import Inviso
import LittleMoments
import SkerryDevice
import SwiftClimb

/// The example apps.
public enum Apps {
  /// All of them, in the order of the home screen.
  public static let all = [InstalledApp.swiftClimb, .littleMoments, .inviso]
}
