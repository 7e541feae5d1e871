import CommuteTimely
import IOSWiz
import Inviso
import LittleMoments
import SkerryDevice
import SwiftClimb

/// The example apps.
public enum Apps {
  /// All of them, in the order of the home screen.
  public static let all = [InstalledApp.swiftClimb, .commuteTimely, .iOSWiz, .littleMoments, .inviso]

  /// The demonstration, a tape.
  public static var demo: String { String(decoding: PackageResources.demo_tape, as: UTF8.self) }
}
