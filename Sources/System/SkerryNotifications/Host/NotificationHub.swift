import FoundationEssentials
import SkerryBasics
import Synchronization

/// The phone's one place for notifications: their state behind a lock, a clock, and everyone who waits for an answer.
public final class NotificationHub: Sendable {
  /// Called after each change, in the order of the changes and outside the lock.
  public typealias Observer = @Sendable ([NotificationEffect]) -> Void

  private struct Contents: Sendable {
    var state: NotificationState
    /// Apps' calls that wait for the person's answer, by app.
    var waiting: [String: [@Sendable (Bool) -> Void]] = [:]
  }

  private let contents: Mutex<Contents>
  private let outbox: Outbox<[NotificationEffect]>
  private let clock: @Sendable () -> Date

  /// Creates a hub for a state, new or restored, with the clock that apps' calls go by.
  public init(
    state: NotificationState = NotificationState(), now: @escaping @Sendable () -> Date,
    observer: @escaping Observer = { _ in }
  ) {
    contents = Mutex(Contents(state: state))
    outbox = Outbox(observer: observer)
    clock = now
  }

  /// The phone's present instant.
  public var now: Date { clock() }

  /// Replaces whoever is told about changes.
  public func observe(_ observer: @escaping Observer) {
    outbox.observe(observer)
  }

  /// Reads the state. Encode it here rather than copy it out: a copy makes the next change expensive.
  public func withState<Result: Sendable>(_ body: (NotificationState) -> Result) -> Result {
    contents.withLock { body($0.state) }
  }

  /// Says how the wall clock runs, and looks again when notifications that go by it are due.
  public func setTimeZone(_ identifier: String) {
    let goesByWallClock = contents.withLock { contents in
      contents.state.timeZone = identifier
      return contents.state.goesByWallClock
    }
    // A start says it each time: what changes nothing must not be written.
    if goesByWallClock { apply(.clockChanged) } else { advance(to: now) }
  }

  /// Lets an event happen now, or at the instant given.
  @discardableResult
  public func apply(_ event: NotificationEvent, at instant: Date? = nil) -> [NotificationEffect] {
    let instant = instant ?? now
    return change { $0.apply(event, at: instant) }
  }

  /// Runs every deadline up to the instant.
  @discardableResult
  public func advance(to instant: Date) -> [NotificationEffect] {
    change { $0.advance(to: instant) }
  }

  /// Asks for leave on behalf of an app; answers once the person decided, or at once if that was long ago.
  ///
  /// The process ending before that counts as no.
  func ask(_ options: UNAuthorizationOptions, for app: String, answer: @escaping @Sendable (Bool) -> Void) {
    // Waiting begins before asking: whoever observes the question may answer at once.
    contents.withLock { $0.waiting[app, default: []].append(answer) }
    apply(.authorizationAsked(appIdentifier: app, options))
  }

  private func change(_ body: (inout NotificationState) -> [NotificationEffect]) -> [NotificationEffect] {
    let (effects, answers) = contents.withLock { contents in
      let effects = body(&contents.state)
      if !effects.isEmpty { outbox.add(effects) }
      return (effects, Self.settled(&contents))
    }
    for answer in answers { answer() }
    outbox.deliver()
    return effects
  }

  /// The answers to calls whose app has no open question any more.
  private static func settled(_ contents: inout Contents) -> [@Sendable () -> Void] {
    var answers: [@Sendable () -> Void] = []
    for app in contents.waiting.keys.sorted() where !contents.state.dialogs.contains(app) {
      let isAllowed = contents.state.apps[app]?.isAllowed ?? false
      for answer in contents.waiting.removeValue(forKey: app) ?? [] { answers.append { answer(isAllowed) } }
    }
    return answers
  }
}
