import FoundationEssentials

/// Something that is felt, and until when a picture shows it.
nonisolated public struct Haptic: Hashable, Sendable, Codable {
  /// How it feels (UIKit: feedback generators).
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case success, warning, error
    case light, medium, heavy
    case selection
  }
  public let kind: Kind
  public let end: Date

  /// How long it is shown, in seconds.
  public static let duration = 1.0
}

extension Device {
  /// Plays a haptic; where haptics are off it is only written down.
  func play(_ kind: Haptic.Kind, from source: EventLog.Source, isLogged: Bool = true) {
    guard settings.hasHaptics else {
      if isLogged {
        note(
          .feedback(.hapticOff), "haptic \(kind.rawValue) not played: haptics are off, so show it as well",
          from: source)
      }
      return
    }
    if isLogged { note(.feedback(.haptic), "haptic \(kind.rawValue)", from: source) }
    haptic = Haptic(kind: kind, end: clock.now.addingTimeInterval(Haptic.duration))
    touch()
  }

  /// Plays a sound of an app; in silent mode it is only written down.
  func play(sound: String, from source: EventLog.Source) {
    guard settings.hasSounds else {
      return note(.feedback(.soundOff), "sound \(sound) not heard: silent mode", from: source)
    }
    note(.feedback(.sound), "sound \(sound)", from: source)
    bellPending = true
  }
}
