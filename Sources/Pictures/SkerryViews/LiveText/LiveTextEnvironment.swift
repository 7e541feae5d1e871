/// The circumstances that the wording of a live text depends on besides the instant.
nonisolated public struct LiveTextEnvironment: Hashable, Sendable {
  /// A time zone identifier such as `Europe/Berlin`; "" is the process's own zone.
  public var timeZone: String
  /// The device's 24-Hour Time switch.
  public var uses24HourClock: Bool
  /// Always-On display: seconds are withheld, texts change once a minute.
  public var isLuminanceReduced: Bool

  /// A zone by identifier, empty for the computer's own; whether a day has 24 hours; whether the display is dimmed.
  public init(timeZone: String = "", uses24HourClock: Bool = false, isLuminanceReduced: Bool = false) {
    self.timeZone = timeZone
    self.uses24HourClock = uses24HourClock
    self.isLuminanceReduced = isLuminanceReduced
  }
}
