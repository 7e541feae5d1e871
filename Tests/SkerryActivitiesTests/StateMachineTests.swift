import FoundationEssentials
import Testing

@testable import SkerryActivities

/// Brings a fresh activity into a state by events alone.
private func activity(in state: ActivityState) -> (Registry, String) {
  var registry = Registry()
  var request = pizzaRequest()
  if state == .pending { request.startDate = epoch + 1000 }
  if state == .stale { request.content.staleDate = epoch + 10 }
  let id = registry.start(request)
  if state == .ended || state == .dismissed {
    let policy: ActivityUIDismissalPolicy = state == .dismissed ? .immediate : .default
    registry.apply(.end(id: id, nil, EndTerms(policy: policy)), at: epoch + 20)
  }
  registry.advance(to: epoch + 60)
  return (registry, id)
}

private struct Expectation: Sendable {
  let name: String
  let event: @Sendable (String) -> RegistryEvent
  let states: [ActivityState: ActivityState]
}

private let fresh = ContentChange(state: pizzaState(7))
private let table: [Expectation] = [
  Expectation(
    name: "update", event: { .update(id: $0, fresh) },
    states: [.pending: .pending, .active: .active, .stale: .active, .ended: .ended, .dismissed: .dismissed]),
  Expectation(
    name: "update that is stale already",
    event: { .update(id: $0, ContentChange(state: pizzaState(7), staleDate: epoch)) },
    states: [.pending: .pending, .active: .stale, .stale: .stale, .ended: .ended, .dismissed: .dismissed]),
  Expectation(
    name: "end", event: { .end(id: $0, nil, EndTerms()) },
    states: [.pending: .dismissed, .active: .ended, .stale: .ended, .ended: .ended, .dismissed: .dismissed]),
  Expectation(
    name: "immediate end", event: { .end(id: $0, fresh, EndTerms(policy: .immediate)) },
    states: [
      .pending: .dismissed, .active: .dismissed, .stale: .dismissed, .ended: .dismissed, .dismissed: .dismissed,
    ]),
  Expectation(
    name: "swipe", event: { .swipe(id: $0) },
    states: [
      .pending: .pending, .active: .dismissed, .stale: .dismissed, .ended: .dismissed, .dismissed: .dismissed,
    ]),
  Expectation(
    name: "permission off", event: { _ in .permission(appIdentifier: pizzeria, isAllowed: false) },
    states: [
      .pending: .dismissed, .active: .dismissed, .stale: .dismissed, .ended: .dismissed, .dismissed: .dismissed,
    ]),
  Expectation(
    name: "app removed", event: { _ in .appRemoved(appIdentifier: pizzeria) },
    states: [
      .pending: .dismissed, .active: .dismissed, .stale: .dismissed, .ended: .dismissed, .dismissed: .dismissed,
    ]),
  Expectation(
    name: "token rotation", event: { .tokenRotation(id: $0) },
    states: [.pending: .pending, .active: .active, .stale: .stale, .ended: .ended, .dismissed: .dismissed]),
]

@Suite struct StateMachineTests {
  @Test(
    "P02 each state meets each event, and every transition or refusal to move is logged",
    arguments: ActivityState.allCases)
  func everyStateAndEvent(state: ActivityState) {
    for row in table {
      var (registry, id) = activity(in: state)
      #expect(registry.state(id) == state)
      let effects = registry.apply(row.event(id), at: epoch + 60)
      #expect(registry.state(id) == row.states[state], "\(row.name) in \(state.rawValue)")
      #expect(registry.invariants() == [])
      let isSilent = row.name == "app removed" && state == .dismissed
      #expect(!effects.isEmpty || isSilent, "\(row.name) in \(state.rawValue) left no trace")
      #expect(effects.allSatisfy { !$0.logMessage.isEmpty })
      let moved = row.states[state] != state
      #expect(effects.states.isEmpty == !moved || row.name.contains("stale"), "\(row.name) in \(state.rawValue)")
    }
  }

  @Test("P02 app and system ends go through ended, a swipe is dismissed only")
  func order() {
    var (registry, id) = activity(in: .active)
    #expect(registry.apply(.end(id: id, nil, EndTerms(policy: .immediate)), at: epoch).states == [.ended, .dismissed])
    (registry, id) = activity(in: .active)
    #expect(registry.apply(.swipe(id: id), at: epoch).states == [.dismissed])
    (registry, id) = activity(in: .active)
    let revoked = registry.apply(.permission(appIdentifier: nil, isAllowed: false), at: epoch)
    #expect(revoked.states == [.ended, .dismissed])
    #expect(revoked.causes == [.permissionRevoked, .permissionRevoked])
  }

  @Test("P02 a scheduled start becomes active at its date with its alert, and only then")
  func scheduled() {
    var registry = Registry()
    var request = pizzaRequest()
    request.startDate = epoch + 100
    request.content.alert = pizzaAlert
    let id = registry.start(request)
    #expect(registry.state(id) == .pending)
    #expect(registry.cardCount == 0 && registry.island() == .idle && registry.totalLiveCount == 1)
    #expect(registry.advance(to: epoch + 99) == [])
    let effects = registry.advance(to: epoch + 100)
    #expect(effects.causes == [.scheduledStart] && effects.alerts == 1)
    #expect(registry.record(id)?.startedAt == epoch + 100)
    #expect(registry.nextDeadline == epoch + 100 + Int(8 * hour))
  }

  @Test("P02 older timestamps are dropped with a sentence that names both, equal ones apply")
  func timestamps() {
    var (registry, id) = activity(in: .active)
    func update(_ seconds: Int, _ slices: Int) -> [RegistryEffect] {
      registry.apply(
        .update(id: id, ContentChange(state: pizzaState(slices), timestamp: epoch + seconds)), at: epoch + 70)
    }
    #expect(update(65, 1).ignored == [])
    #expect(update(65, 2).ignored == [])
    let late = update(64, 3)
    #expect(late.ignored == [.outdated(epoch + 64, newest: epoch + 65)])
    #expect(registry.record(id)?.state == pizzaState(2))
    let sentence = late[0].logMessage { "\(Int($0.timeIntervalSince(epoch)))" }
    #expect(sentence == "update ignored: timestamp 64 is older than 65; send data in the order they are produced")
  }

  @Test("P02 transient activities end when the person turns away, standard ones stay")
  func transients() {
    var registry = Registry()
    let standard = registry.start()
    var request = pizzaRequest()
    request.style = .transient
    let transient = registry.start(request)
    #expect(registry.apply(.transientEnd(appIdentifier: "com.example.other"), at: epoch + 1).states == [])
    #expect(registry.apply(.transientEnd(appIdentifier: nil), at: epoch + 1).states == [.ended, .dismissed])
    #expect(registry.state(standard) == .active && registry.state(transient) == .dismissed)
  }

  @Test("P02 nonsense never traps: unknown ids, dates and scores that are no numbers")
  func nonsense() {
    var registry = Registry()
    for event in table.map({ $0.event("nobody") }) { registry.apply(event, at: epoch) }
    registry.apply(.permission(appIdentifier: pizzeria, isAllowed: true), at: epoch)
    var request = pizzaRequest(relevance: .nan)
    request.content.staleDate = Date(timeIntervalSinceReferenceDate: .infinity)
    let id = registry.start(request, at: epoch)
    #expect(registry.state(id) == .active && registry.record(id)?.relevanceScore == 0)
    registry.advance(to: Date(timeIntervalSinceReferenceDate: .nan))
    let strange = ContentChange(
      state: pizzaState(1), staleDate: .distantPast, relevanceScore: -.infinity,
      timestamp: Date(timeIntervalSinceReferenceDate: .infinity))
    registry.apply(.update(id: id, strange), at: epoch)
    #expect(registry.state(id) == .stale && registry.invariants() == [])
    #expect((try? JSONDecoder().decode(Registry.self, from: registry.bytes)) != nil)
  }
}
