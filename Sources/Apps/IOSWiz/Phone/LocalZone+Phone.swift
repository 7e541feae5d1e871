// Stands for Foundation's `TimeZone`: the zone is the simulated phone's, and its rules are the computer's own.
import SkerryBasics
import SkerryDevice
import SwiftUI

extension LocalZone {
  /// The zone with an identifier such as `Europe/Berlin`; "" is the computer's own.
  init(_ identifier: String) {
    self.init(identifier) { WallClock($0, timeZone: identifier).utcOffset }
  }
}

extension IOSWizApp {
  /// The zone of the phone, which may be another one the next time.
  nonisolated var timeZone: LocalZone { LocalZone(container.device.timeZone) }
}
