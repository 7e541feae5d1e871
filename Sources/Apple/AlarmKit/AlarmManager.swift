import AppIntents
import Synchronization

/// Sets an app's alarms and shows their Live Activities.
///
/// A timer counts down, stands still, goes on and is stopped; nothing rings here, and alarms last as long as the program.
public final class AlarmManager: Sendable {
  /// Whether the app may set alarms.
  public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
  /// Why an alarm can't be set or changed.
  public enum AlarmError: Error, Hashable, Sendable {
    /// There are too many already.
    case maximumLimitReached
    /// There is no such alarm.
    case notFound
  }

  /// The app's alarms.
  public static let shared = AlarmManager()

  private struct Entry {
    var alarm: Alarm
    /// Shows a state in the alarm's Live Activity; `nil` ends it.
    let show: @Sendable (AlarmPresentationState.Mode?) -> Void
    var countdown: AlarmPresentationState.Mode.Countdown?
  }
  private let entries = Mutex<[UUID: Entry]>([:])

  /// People are not asked here: apps may set alarms.
  public var authorizationState: AuthorizationState { .authorized }
  /// People are not asked here: apps may set alarms.
  public func requestAuthorization() async throws -> AuthorizationState { .authorized }
  /// The state as it is; it never changes here.
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.yield(.authorized) } }

  /// All alarms, in the order of their identities.
  public var alarms: [Alarm] {
    get throws { entries.withLock { $0.values.map(\.alarm).sorted { $0.id.uuidString < $1.id.uuidString } } }
  }
  /// All alarms as they are now; later changes are asked for with ``alarms``.
  public var alarmUpdates: AsyncStream<[Alarm]> {
    let now = (try? alarms) ?? []
    return AsyncStream { $0.yield(now) }
  }

  /// An alarm's schedule, words and buttons.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let countdownDuration: Alarm.CountdownDuration?
    let schedule: Alarm.Schedule?
    let attributes: AlarmAttributes<Metadata>

    /// An alarm, a timer, or both.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
    }
    /// A timer, in seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil), attributes: attributes)
    }
    /// An alarm at a time.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration { AlarmConfiguration(schedule: schedule, attributes: attributes) }
  }

  /// Sets an alarm; one that counts down shows its Live Activity at once.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let attributes = configuration.attributes
    var alarm = Alarm(
      id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration, state: .scheduled)
    var countdown: AlarmPresentationState.Mode.Countdown?
    if let seconds = configuration.countdownDuration?.preAlert, configuration.schedule == nil {
      let counting = Self.countdown(of: seconds)
      _ = try Activity.request(
        attributes: attributes,
        content: ActivityContent(
          state: AlarmPresentationState(alarmID: id, mode: .countdown(counting)), staleDate: nil))
      countdown = counting
      alarm.state = .countdown
    }
    let entry = Entry(
      alarm: alarm,
      show: { mode in
        Task {
          for activity in Activity<AlarmAttributes<Metadata>>.activities where activity.content.state.alarmID == id {
            if let mode {
              await activity.update(
                ActivityContent(state: AlarmPresentationState(alarmID: id, mode: mode), staleDate: nil))
            } else {
              await activity.end(nil, dismissalPolicy: .immediate)
            }
          }
        }
      },
      countdown: countdown)
    entries.withLock { $0[id] = entry }
    return alarm
  }

  /// A countdown that begins now: the phone's now, since an app's code runs on its clock.
  private static func countdown(of seconds: TimeInterval) -> AlarmPresentationState.Mode.Countdown {
    let start = Date.now
    return AlarmPresentationState.Mode.Countdown(
      totalCountdownDuration: seconds, previouslyElapsedDuration: 0, startDate: start, fireDate: start + seconds)
  }

  private func change(_ id: Alarm.ID, _ change: (inout Entry) -> AlarmPresentationState.Mode?) throws {
    try entries.withLock { entries in
      guard var entry = entries[id] else { throw AlarmError.notFound }
      let mode = change(&entry)
      entries[id] = entry
      if let mode { entry.show(mode) }
    }
  }

  /// Takes an alarm away.
  public func cancel(id: Alarm.ID) throws {
    let entry = entries.withLock { $0.removeValue(forKey: id) }
    guard let entry else { throw AlarmError.notFound }
    entry.show(nil)
  }
  /// Ends an alarm that rings or counts down.
  public func stop(id: Alarm.ID) throws { try cancel(id: id) }
  /// Lets an alarm that counts down stand still.
  public func pause(id: Alarm.ID) throws {
    try change(id) { entry in
      guard let counting = entry.countdown, entry.alarm.state == .countdown else { return nil }
      entry.alarm.state = .paused
      let elapsed = counting.previouslyElapsedDuration + Date.now.timeIntervalSince(counting.startDate)
      entry.countdown?.previouslyElapsedDuration = elapsed
      return .paused(
        .init(totalCountdownDuration: counting.totalCountdownDuration, previouslyElapsedDuration: elapsed))
    }
  }
  /// Lets an alarm that stands still go on.
  public func resume(id: Alarm.ID) throws {
    try change(id) { entry in
      guard var counting = entry.countdown, entry.alarm.state == .paused else { return nil }
      entry.alarm.state = .countdown
      counting.startDate = .now
      counting.fireDate = counting.startDate + counting.totalCountdownDuration - counting.previouslyElapsedDuration
      entry.countdown = counting
      return .countdown(counting)
    }
  }
  /// Lets an alarm that rings count down again.
  public func countdown(id: Alarm.ID) throws {
    try change(id) { entry in
      guard let seconds = entry.alarm.countdownDuration?.postAlert else { return nil }
      entry.alarm.state = .countdown
      let counting = Self.countdown(of: seconds)
      entry.countdown = counting
      return .countdown(counting)
    }
  }
}
