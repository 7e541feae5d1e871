/// The sound of a notification.
public struct UNNotificationSound: Hashable, Sendable, Codable {
  /// The file in the app's bundle or in `Library/Sounds`; `nil` is the system's sound.
  public let fileName: String?
  /// Whether it is played although the phone is silenced; needs an entitlement of Apple's.
  public let isCritical: Bool
  /// Between 0 and 1; only critical sounds have a volume of their own.
  public let volume: Double?

  init(fileName: String?, isCritical: Bool = false, volume: Double? = nil) {
    self.fileName = fileName
    self.isCritical = isCritical
    self.volume = volume.map { $0.isNaN ? 1 : min(max($0, 0), 1) }
  }

  /// The same sound without the privileges of a critical one.
  var ordinary: UNNotificationSound { isCritical ? UNNotificationSound(fileName: fileName) : self }

  /// A sound file of the app.
  public init(named name: UNNotificationSoundName) { self.init(fileName: name.rawValue) }

  /// The system's own sound.
  public static let `default` = UNNotificationSound(fileName: nil)
  /// The system's sound for critical alerts.
  public static let defaultCritical = UNNotificationSound(fileName: nil, isCritical: true)

  /// The system's sound for critical alerts, at a volume between 0 and 1.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(fileName: nil, isCritical: true, volume: Double(volume))
  }

  /// A sound file of the app, as a critical alert.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(fileName: name.rawValue, isCritical: true)
  }

  /// A sound file of the app, as a critical alert at a volume between 0 and 1.
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(fileName: name.rawValue, isCritical: true, volume: Double(volume))
  }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a sound file of the app.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
