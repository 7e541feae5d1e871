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

@Suite struct StateMachineTests {
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
    let nobody = TableStart(.pending)
    for event in TableRow.all.compactMap({ $0.event?(nobody) }) {
      registry.apply(event, at: epoch)
      #expect(registry.invariants() == [])
    }
    registry.apply(.permission(appIdentifier: nil, isAllowed: true), at: epoch)
    registry.apply(.permission(appIdentifier: pizzeria, isAllowed: true), at: epoch)
    registry.apply(.appRemoved(appIdentifier: pizzeria), at: epoch)
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
