import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct RulesTests {
  /// The states one second before, at, and one second after an instant.
  private func around(_ instant: Date, _ registry: Registry, _ id: String) -> [ActivityState?] {
    [-1, 0, 1].map { offset in
      var registry = registry
      registry.advance(to: instant + offset)
      return registry.state(id)
    }
  }

  @Test("P03 stale exactly at the stale date, not a second earlier")
  func stale() {
    var registry = Registry()
    let id = registry.start(pizzaRequest(staleDate: epoch + 60))
    #expect(around(epoch + 60, registry, id) == [.active, .stale, .stale])
    #expect(registry.nextDeadline == epoch + 60)
  }

  @Test("T04 a card is drawn anew when the clock is set, and from then on as of what happens after that")
  func drawnSinceClockSet() {
    var registry = Registry()
    let id = registry.start(pizzaRequest(staleDate: epoch + 60))
    registry.advance(to: epoch + 100)
    func drawn() -> Date? { registry.record(id)?.drawnAt }
    #expect(drawn() == epoch + 60)
    registry.apply(.clockSet(by: -7200), at: epoch + 100)
    #expect(drawn() == epoch - 7100, "what was drawn later by the old clock doesn't count")
    let change = ContentChange(state: pizzaState(2), staleDate: epoch - 7000)
    registry.apply(.update(id: id, change), at: epoch - 7050)
    #expect(drawn() == epoch - 7050)
    registry.advance(to: epoch - 6900)
    #expect(drawn() == epoch - 7000, "it became stale")
    registry.apply(.end(id: id, nil, EndTerms(policy: .default)), at: epoch - 6800)
    #expect(drawn() == epoch - 6800)
    let stored = try? CanonicalJSON.decode(Registry.self, from: registry.bytes)
    #expect(stored?.record(id)?.drawnAt == epoch - 6800)
  }

  @Test("P03 the system ends an activity after 8 hours and removes its card 4 hours later")
  func longestLife() {
    var registry = Registry()
    let id = registry.start()
    #expect(around(epoch + Int(8 * hour), registry, id) == [.active, .ended, .ended])
    #expect(around(epoch + Int(12 * hour), registry, id) == [.ended, .dismissed, .dismissed])
    registry.advance(to: epoch + Int(8 * hour))
    #expect(registry.island() == .idle && registry.cardCount == 1)
  }

  @Test(
    "P03 each dismissal policy removes the card at its date, within 4 hours of the end",
    arguments: [
      (ActivityUIDismissalPolicy.default, 4 * hour), (.after(epoch + 600), 600),
      (.after(epoch + Int(9 * hour)), 4 * hour), (.after(epoch + Int(4 * hour)), 4 * hour),
      (.after(.distantFuture), 4 * hour),
    ])
  func dismissal(policy: ActivityUIDismissalPolicy, seconds: Double) {
    var registry = Registry()
    let id = registry.start()
    registry.apply(.end(id: id, nil, EndTerms(policy: policy)), at: epoch)
    #expect(around(epoch + Int(seconds), registry, id) == [.ended, .dismissed, .dismissed])
  }

  @Test("P03 immediate and past dismissal dates remove the card with the end, a second ahead doesn't")
  func immediate() {
    for (policy, expected) in [
      (ActivityUIDismissalPolicy.immediate, ActivityState.dismissed), (.after(epoch + -1), .dismissed),
      (.after(epoch), .dismissed), (.after(epoch + 1), .ended),
    ] {
      var registry = Registry()
      let id = registry.start()
      registry.apply(.end(id: id, nil, EndTerms(policy: policy)), at: epoch)
      #expect(registry.state(id) == expected)
    }
  }

  @Test("P03 a second end can bring the removal forward but not put it off")
  func secondEnd() {
    var registry = Registry()
    let id = registry.start()
    func end(_ policy: ActivityUIDismissalPolicy, _ seconds: Int) -> [RegistryEffect] {
      registry.apply(.end(id: id, nil, EndTerms(policy: policy)), at: epoch + seconds)
    }
    #expect(end(.after(epoch + 900), 0).states == [.ended])
    #expect(end(.default, 1).ignored == [.over(.ended)])
    #expect(end(.after(epoch + 600), 2).map(\.kind) == [.removalMoved(to: epoch + 600)])
    #expect(registry.nextDeadline == epoch + 600)
    #expect(end(.immediate, 3).states == [.dismissed])
  }

  @Test("P03 exactly 4096 bytes of attributes and state pass, one more throws, and an update of that size is ignored")
  func size() {
    var registry = Registry()
    var request = pizzaRequest()
    request.content.state = Data(repeating: 32, count: 4096 - request.attributes.count)
    let id = registry.start(request)
    #expect(registry.state(id) == .active)
    var change = request.content
    #expect(registry.apply(.update(id: id, change), at: epoch).ignored == [])
    change.state.append(32)
    #expect(registry.apply(.update(id: id, change), at: epoch).ignored == [.tooLarge(bytes: 4097, limit: 4096)])
    #expect(registry.record(id)?.state == request.content.state)
    request.content = change
    #expect(registry.apply(.request(request), at: epoch).refused == [.attributesTooLarge])
  }

  @Test("P03 the sixth activity of an app and the ninth of the device are refused, each with its own error")
  func limits() {
    var registry = Registry()
    let first = (0..<5).map { _ in registry.start() }[0]
    #expect(registry.apply(.request(pizzaRequest()), at: epoch).refused == [.targetMaximumExceeded])
    for _ in 0..<3 { #expect(registry.start(pizzaRequest("com.example.other")) != "") }
    let refused = registry.apply(.request(pizzaRequest("com.example.other")), at: epoch)
    #expect(refused.refused == [.globalMaximumExceeded])
    #expect(refused[0].logMessage.contains("8 of 8 on the device"))
    registry.apply(.end(id: first, nil, EndTerms()), at: epoch)
    #expect(registry.start() != "", "an ended activity no longer counts")
  }

  @Test("P01 P03 request checks come in the system's order, whatever else is wrong as well")
  func checkOrder() {
    var full = Registry()
    for _ in 0..<5 { _ = full.start() }
    for index in 0..<3 { _ = full.start(pizzaRequest("com.example.\(index)")) }
    var almost = Registry()
    for _ in 0..<5 { _ = almost.start() }
    var forbidden = Registry()
    forbidden.apply(.permission(appIdentifier: nil, isAllowed: false), at: epoch)
    var request = pizzaRequest()
    request.isForeground = false
    #expect(Registry().refusal(of: request) == .visibility)
    request.isTargetSupported = false
    #expect(Registry().refusal(of: request) == .unsupportedTarget)
    #expect(forbidden.refusal(of: request) == .denied)
    #expect(almost.refusal(of: request) == .targetMaximumExceeded)
    #expect(full.refusal(of: request) == .globalMaximumExceeded)
    request.isStorageAvailable = false
    #expect(full.refusal(of: request) == .persistenceFailure)
    request.isDeviceSupported = false
    #expect(full.refusal(of: request) == .unsupported)
    request.attributes = Data(repeating: 32, count: 4097)
    #expect(full.refusal(of: request) == .attributesTooLarge)
    var channel = pizzaRequest()
    channel.pushType = .channel("not base64!")
    #expect(Registry().refusal(of: channel) == .unsupported)
  }

  @Test("P03 changed rules move the deadlines of running activities")
  func changedRules() {
    var registry = Registry()
    let id = registry.start()
    registry.rules.longestActiveTime = 60
    #expect(registry.nextDeadline == epoch + 60 && registry.invariants() == [])
    registry.advance(to: epoch + 60)
    #expect(registry.state(id) == .ended)
  }

  @Test("P03 the gone are forgotten in time, and a late call still gets an answer")
  func memory() {
    var registry = Registry()
    registry.rules.memoryOfTheGone = 4
    let first = registry.start()
    registry.apply(.swipe(id: first), at: epoch)
    for _ in 0..<20 {
      let id = registry.start()
      registry.apply(.swipe(id: id), at: epoch)
    }
    #expect(registry.records.count <= 9 && registry.invariants() == [])
    #expect(registry.apply(.swipe(id: first), at: epoch).ignored == [.unknownActivity])
  }
}
