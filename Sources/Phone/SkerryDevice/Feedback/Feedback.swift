import FoundationEssentials

/// What is felt and heard of the phone.
public struct Feedback {
  /// What is felt now.
  public private(set) var haptic: Haptic?
  /// Set when the bell should ring; the view of the phone that rings it resets it.
  var bellPending = false

  init(haptic: Haptic? = nil) { self.haptic = haptic }

  /// Plays a haptic, where haptics are on; returns what the log says of one that an app plays.
  mutating func play(
    _ kind: Haptic.Kind, from source: EventLog.Source, at instant: Date, settings: DeviceSettings
  ) -> EventLog.Statement {
    guard settings.hasHaptics else {
      return EventLog.Statement(
        .feedback(.hapticOff), "haptic \(kind.rawValue) not played: haptics are off, so show it as well", from: source)
    }
    haptic = Haptic(kind: kind, end: instant.addingTimeInterval(Haptic.duration))
    return EventLog.Statement(.feedback(.haptic), "haptic \(kind.rawValue)", from: source)
  }

  /// Plays a sound of an app; in silent mode it is only written down.
  mutating func play(
    sound: String, from source: EventLog.Source, settings: DeviceSettings
  ) -> EventLog.Statement {
    guard settings.hasSounds else {
      return EventLog.Statement(.feedback(.soundOff), "sound \(sound) not heard: silent mode", from: source)
    }
    bellPending = true
    return EventLog.Statement(.feedback(.sound), "sound \(sound)", from: source)
  }

  /// Rings for something that asks for attention, except in silent mode; returns whether it does.
  mutating func ring(isCritical: Bool = false, settings: DeviceSettings) -> Bool {
    guard settings.hasSounds || isCritical else { return false }
    bellPending = true
    return true
  }

  var nextDeadline: Date? { haptic?.end }

  /// What is felt for a while is felt as long, whatever a person makes of the wall clock.
  mutating func keepDurations(whenSetBy seconds: Double) {
    haptic = haptic.map { Haptic(kind: $0.kind, end: $0.end.addingTimeInterval(seconds)) }
  }

  /// Ends what has been felt long enough; returns whether anything has.
  mutating func release(at instant: Date) -> Bool {
    guard let end = haptic?.end, end <= instant else { return false }
    haptic = nil
    return true
  }
}

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
