import FoundationEssentials
import SkerryBasics
import Synchronization

/// The device's one place for activities: the registry behind a lock, a clock, and everyone who listens.
public final class ActivityCenter: Sendable {
  /// Called after each change, in the order of the changes and outside the lock.
  public typealias Observer = @Sendable ([RegistryEffect], Date) -> Void

  struct Contents: Sendable {
    var registry: Registry
    var subscribers = ActivitySubscribers()
    var nextSubscriber = 0
  }

  let contents: Mutex<Contents>
  private let outbox: Outbox<(effects: [RegistryEffect], instant: Date)>
  private let clock: @Sendable () -> Date

  /// Creates a center for a registry, new or restored, with the clock that local calls go by.
  public init(
    registry: Registry = Registry(), now: @escaping @Sendable () -> Date,
    observer: @escaping Observer = { _, _ in }
  ) {
    contents = Mutex(Contents(registry: registry))
    outbox = Outbox { observer($0.effects, $0.instant) }
    clock = now
  }

  /// The device's present instant.
  public var now: Date { clock() }

  /// Replaces whoever is told about changes.
  public func observe(_ observer: @escaping Observer) {
    outbox.observe { observer($0.effects, $0.instant) }
  }

  /// Reads the registry. Encode it here rather than copy it out: a copy makes the next change expensive.
  public func withRegistry<Result: Sendable>(_ body: (Registry) -> Result) -> Result {
    contents.withLock { body($0.registry) }
  }

  /// The registry is on disk as it was in a version.
  package func countAsWritten(_ version: Int) { contents.withLock { $0.registry.countAsWritten(version) } }

  /// Makes an attributes type of an installed app known, so that pushes can be checked.
  public func install<Attributes: ActivityAttributes>(_ type: Attributes.Type, for appIdentifier: String) {
    contents.withLock { $0.registry.types.register(type, for: appIdentifier) }
  }

  /// Makes an attributes type known that an app runs with, and issues the app's push-to-start token, if it has none.
  public func register<Attributes: ActivityAttributes>(_ type: Attributes.Type, for appIdentifier: String) {
    contents.withLock { $0.registry.types.register(type, for: appIdentifier) }
    apply(.attributesTypeSeen(appIdentifier: appIdentifier, attributesType: Attributes.registeredName))
  }

  /// Lets an event happen now, or at the instant given.
  @discardableResult
  public func apply(_ event: RegistryEvent, at instant: Date? = nil) -> [RegistryEffect] {
    let instant = instant ?? now
    return change(at: instant) { ($0.apply(event, at: instant), ()) }.effects
  }

  /// Runs every deadline up to the instant.
  @discardableResult
  public func advance(to instant: Date) -> [RegistryEffect] {
    change(at: instant) { ($0.advance(to: instant), ()) }.effects
  }

  /// Changes the registry, tells the subscribers in order, and the observer afterwards.
  func change<Result: Sendable>(
    at instant: Date, _ body: (inout Registry) -> ([RegistryEffect], Result)
  ) -> (effects: [RegistryEffect], result: Result) {
    let (effects, result, finishers) = contents.withLock { contents in
      let wereEnabled = contents.subscribers.areActivitiesEnabled(in: contents.registry)
      let (effects, result) = body(&contents.registry)
      if !effects.isEmpty { outbox.add((effects, instant)) }
      return (effects, result, contents.subscribers.publish(effects, of: contents.registry, wereEnabled: wereEnabled))
    }
    for finish in finishers { finish() }
    outbox.deliver()
    return (effects, result)
  }
}

extension ActivityCenter {
  /// Delivers an HTTP request now, or at the instant given, and says what APNs answers.
  @discardableResult
  public func deliver(_ request: APNsRequest, at instant: Date? = nil) -> PushAnswer {
    deliver(at: instant ?? now) { $0.deliver(request, at: $1) }
  }

  /// Delivers a push without its HTTP head and says what APNs would have answered.
  @discardableResult
  public func deliver(_ push: PushRequest, at instant: Date? = nil) -> PushAnswer {
    deliver(at: instant ?? now) { $0.deliver(push, at: $1) }
  }

  private func deliver(
    at instant: Date, _ body: (inout Registry, Date) -> (answer: PushAnswer, effects: [RegistryEffect])
  ) -> PushAnswer {
    change(at: instant) { registry in
      let (answer, effects) = body(&registry, instant)
      return (effects, answer)
    }.result
  }
}
