import FoundationEssentials
import SkerryNotifications

/// The haptics and sounds of the phone.
public struct Feedback {
  /// The haptic that is felt now.
  public private(set) var haptic: Haptic?
  /// Set when the bell should ring; the view of the phone that rings it resets it.
  var bellPending = false

  init(haptic: Haptic? = nil) { self.haptic = haptic }

  // MARK: What apps play

  /// Plays a haptic of an app, where haptics are on and the app is in front (UIKit: other requests are ignored without an
  /// error); returns what the log says of it.
  mutating func play(
    _ kind: Haptic.Kind, from source: EventLog.Source, isInFront: Bool, focus: FocusMode, at instant: Date,
    settings: DeviceSettings
  ) -> EventLog.Statement {
    let obstacle =
      !settings.hasHaptics
      ? "haptics are off, so show it as well" : !isInFront ? "the app is not in front, and only then it is felt" : nil
    if let obstacle {
      return EventLog.Statement(.feedback(.hapticOff), "haptic \(kind.rawValue) not played: \(obstacle)", from: source)
    }
    feel(kind, at: instant)
    // No word of Apple's on it: a Focus is described as silencing calls, alerts and notifications.
    let remark = focus == .none ? "" : ": Focus \(focus.title) silences notifications, not an app in front"
    return EventLog.Statement(.feedback(.haptic), "haptic \(kind.rawValue)\(remark)", from: source)
  }

  /// Plays a sound of an app that is in front, as without the background mode for audio; in silent mode it is only
  /// written down.
  mutating func play(
    sound: String, from source: EventLog.Source, isInFront: Bool, settings: DeviceSettings
  ) -> EventLog.Statement {
    let obstacle =
      !settings.hasSounds
      ? "silent mode" : !isInFront ? "the app is not in front and has no background mode for audio" : nil
    if let obstacle {
      return EventLog.Statement(.feedback(.soundOff), "sound \(sound) not heard: \(obstacle)", from: source)
    }
    bellPending = true
    return EventLog.Statement(.feedback(.sound), "sound \(sound)", from: source)
  }

  // MARK: What the phone plays

  /// Rings for something that asks for attention, except in silent mode; returns whether it is heard.
  mutating func ring(isCritical: Bool = false, settings: DeviceSettings) -> Bool {
    guard settings.hasSounds || isCritical else { return false }
    bellPending = true
    return true
  }

  /// Vibrates, where haptics are on; returns whether it is felt.
  mutating func vibrate(_ kind: Haptic.Kind, at instant: Date, settings: DeviceSettings) -> Bool {
    guard settings.hasHaptics else { return false }
    feel(kind, at: instant)
    return true
  }

  private mutating func feel(_ kind: Haptic.Kind, at instant: Date) {
    haptic = Haptic(kind: kind, end: instant.addingTimeInterval(Haptic.duration))
  }

  var nextDeadline: Date? { haptic?.end }

  /// A haptic that is felt for a while is felt as long, whatever a person makes of the wall clock.
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

/// A haptic, and until when a picture shows it.
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
