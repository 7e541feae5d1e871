import FoundationEssentials
import Testing

@testable import SkerryActivities

@Suite struct ConsentTests {
  private func asking() -> Registry { Registry.on { $0.asksForConsent = true } }

  @Test("P05 a first card asks for Allow, a later one for Always Allow, and then none")
  func questions() {
    var registry = asking()
    let first = registry.start()
    #expect(registry.consent(of: pizzeria) == .undecided && registry.consentQuestion(of: first) == .allow)
    #expect(registry.consentQuestion(of: first)?.agreement == "Allow")
    registry.apply(.consent(appIdentifier: pizzeria, isAllowed: true), at: epoch)
    #expect(registry.consent(of: pizzeria) == .allowed && registry.consentQuestion(of: first) == nil)
    #expect(registry.apply(.consent(appIdentifier: pizzeria, isAllowed: true), at: epoch).ignored == [.noQuestion])
    let second = registry.start()
    #expect(registry.consentQuestion(of: first) == nil && registry.consentQuestion(of: second) == .alwaysAllow)
    registry.apply(.consent(appIdentifier: pizzeria, isAllowed: true), at: epoch)
    #expect(registry.consent(of: pizzeria) == .always && registry.consentQuestion(of: second) == nil)
    let third = registry.start()
    #expect(registry.consentQuestion(of: third) == nil && registry.consentQuestion(of: "nobody") == nil)
  }

  @Test("P05 of several cards of an app only the topmost asks, and each app has its own question")
  func topmost() {
    var registry = asking()
    let low = registry.start(pizzaRequest(relevance: 1))
    let high = registry.start(pizzaRequest(relevance: 2))
    let other = registry.start(pizzaRequest("a"))
    #expect(registry.consentQuestion(of: low) == nil && registry.consentQuestion(of: high) == .allow)
    #expect(registry.consentQuestion(of: other) == .allow)
    registry.apply(.swipe(id: high), at: epoch)
    #expect(registry.consentQuestion(of: low) == .allow)
  }

  @Test("P05 Don't Allow switches the app off: its activities go, and later requests are denied")
  func refusal() {
    var registry = asking()
    let id = registry.start()
    let effects = registry.apply(.consent(appIdentifier: pizzeria, isAllowed: false), at: epoch)
    #expect(effects.states == [.ended, .dismissed] && registry.state(id) == .dismissed)
    #expect(!registry.isAllowed(pizzeria) && registry.isAllowed("a"))
    #expect(registry.apply(.request(pizzaRequest()), at: epoch).refused == [.denied])
    registry.apply(.permission(appIdentifier: pizzeria, isAllowed: true), at: epoch)
    #expect(registry.consent(of: pizzeria) == .always, "the switch in Settings is an answer")
    let later = registry.start()
    #expect(registry.state(later) == .active && registry.consentQuestion(of: later) == nil)
  }

  @Test("P08 a push-started activity gets its update token only after Allow, a local one at once")
  func heldToken() {
    var registry = asking()
    var request = pizzaRequest()
    request.pushType = .token
    let local = registry.start(request)
    let effects = registry.startByPush(#","input-push-token":1"#)
    let pushed = effects.first?.activityID ?? ""
    #expect(effects.contains { $0.kind == .tokenHeld && $0.logMessage.contains("hasn't tapped Allow") })
    registry.advance(to: epoch + 7200)
    #expect(registry.record(local)?.pushToken != nil && registry.record(pushed)?.pushToken == nil)
    #expect(registry.record(pushed)?.consentAwaitedSince == epoch)
    registry.apply(.consent(appIdentifier: pizzeria, isAllowed: true), at: epoch + 7200)
    #expect(registry.record(pushed)?.pushToken == nil, "it takes the usual moment")
    let arrived = registry.advance(to: epoch + 7201)
    #expect(arrived.map(\.activityID) == [pushed] && registry.record(pushed)?.pushToken != nil)
    #expect(
      registry.startByPush(#","input-push-token":1"#, at: epoch + 7202).contains { $0.kind == .tokenHeld } == false)
  }

  @Test("P08 a held token is released when the phone no longer asks, and never comes to what is over")
  func release() {
    var registry = asking()
    let kept = registry.startByPush(#","input-push-token":1"#).first?.activityID ?? ""
    let gone = registry.startByPush(#","input-push-token":1"#).first?.activityID ?? ""
    registry.apply(.swipe(id: gone), at: epoch + 1)
    registry.apply(.conditions(RegistryConditions()), at: epoch + 2)
    registry.advance(to: epoch + 3)
    #expect(registry.record(kept)?.pushToken != nil && registry.record(gone)?.pushToken == nil)
    #expect(registry.record(gone)?.consentAwaitedSince == nil && registry.invariants() == [])
  }

  @Test("P05 a phone that doesn't ask has no questions, and a deleted app is asked again")
  func notAsking() {
    var registry = Registry.on()
    let unasked = registry.start()
    #expect(registry.state(unasked) == .active && registry.consentQuestion(of: unasked) == nil)
    registry = asking()
    _ = registry.start()
    registry.apply(.consent(appIdentifier: pizzeria, isAllowed: true), at: epoch)
    registry.apply(.appRemoved(appIdentifier: pizzeria), at: epoch)
    let again = registry.start()
    #expect(registry.consentQuestion(of: again) == .allow)
  }
}
