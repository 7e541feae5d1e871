import SwiftUI

/// The services of the phone that the timer needs, apart from ActivityKit and notifications.
struct PhoneServices: Sendable {
  /// A charge of at most this, between 0 and 1, counts as nearly empty.
  static let criticalBattery = 0.05

  let now: @Sendable () -> Date
  /// Between 0 and 1.
  let batteryLevel: @Sendable () -> Double
  let supportsHaptics: @Sendable () -> Bool
  /// Whether the person wants to be left alone (Intents: `INFocusStatusCenter`).
  let isFocused: @Sendable () -> Bool
  let playSuccessHaptic: @Sendable () -> Void
  let ringBell: @Sendable () -> Void
  /// Draws the app's screen again after something happened by itself.
  let screenChanged: @Sendable () -> Void

  var isBatteryCritical: Bool { batteryLevel() <= Self.criticalBattery }
}
