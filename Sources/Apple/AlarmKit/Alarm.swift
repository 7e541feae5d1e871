/// An alarm or a timer.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  public typealias ID = UUID
  /// The states of an alarm.
  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
  /// Which one.
  public var id: UUID
  /// When it rings; `nil` for a timer.
  public var schedule: Schedule?
  /// How long it counts down.
  public var countdownDuration: CountdownDuration?
  /// Its state.
  public var state: State

  /// How long an alarm counts down, in seconds.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    /// Before it rings.
    public var preAlert: TimeInterval?
    /// Before it rings again.
    public var postAlert: TimeInterval?
    /// How long an alarm counts down, in seconds.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// When an alarm rings.
  public enum Schedule: Codable, Hashable, Sendable {
    /// At an instant.
    case fixed(Date)
    /// At a time of day, wherever the phone is.
    case relative(Relative)

    /// A time of day, once or on days of the week.
    public struct Relative: Codable, Hashable, Sendable {
      /// The time of day.
      public var time: Time
      /// On which days again.
      public var repeats: Recurrence
      /// A time of day, once or on days of the week.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }

      /// A time of day.
      public struct Time: Codable, Hashable, Sendable {
        /// From 0 to 23.
        public var hour: Int
        /// From 0 to 59.
        public var minute: Int
        /// A time of day.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// On which days an alarm rings again.
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        #if Foundation
          case weekly([Locale.Weekday])
        #endif
      }
    }
  }
}
