import FoundationEssentials
import Testing

@testable import SkerryActivities

@Suite struct PlacesTests {
  @Test("P04 no activity leaves the island idle, one is compact, also if its app has several")
  func oneApp() {
    var registry = Registry()
    #expect(registry.island() == .idle && registry.cards().isEmpty)
    let low = registry.start(pizzaRequest(relevance: 1))
    #expect(registry.island() == .compact(low))
    let high = registry.start(pizzaRequest(relevance: 2))
    #expect(registry.island() == .compact(high))
    #expect(registry.cards().map(\.id) == [high, low])
  }

  @Test("P04 of equal relevance the one started first leads, in the island and among the cards")
  func ties() {
    var registry = Registry()
    let ids = (0..<3).map { _ in registry.start(pizzaRequest(relevance: 5)) }
    #expect(registry.island() == .compact(ids[0]))
    #expect(registry.cards().map(\.id) == ids)
    registry.apply(.update(id: ids[2], ContentChange(state: pizzaState(1), relevanceScore: 6)), at: epoch)
    #expect(registry.cards().map(\.id) == [ids[2], ids[0], ids[1]])
    #expect(registry.island() == .compact(ids[2]))
  }

  @Test("P04 of three apps the two started last share the island, the earlier attached, the later detached")
  func threeApps() {
    var registry = Registry()
    let first = registry.start(pizzaRequest("a", relevance: 100))
    let second = registry.start(pizzaRequest("b"))
    #expect(registry.island() == .minimal(attached: first, detached: second))
    let third = registry.start(pizzaRequest("c"))
    #expect(registry.island() == .minimal(attached: second, detached: third))
    #expect(registry.cards().map(\.id) == [third, second, first])
    #expect(registry.cards(limit: 2).map(\.id) == [third, second])
    #expect(registry.cards(limit: 0).isEmpty && registry.cards(limit: -1).isEmpty)
  }

  @Test("P04 the app in the foreground isn't in the island, and an app left out makes room for the next")
  func foreground() {
    var registry = Registry()
    let ids = ["a", "b", "c"].map { registry.start(pizzaRequest($0)) }
    #expect(registry.island(excluding: ["c"]) == .minimal(attached: ids[0], detached: ids[1]))
    #expect(registry.island(excluding: ["a", "c"]) == .compact(ids[1]))
    #expect(registry.island(excluding: ["a", "b", "c"]) == .idle)
    #expect(registry.cardCount == 3)
  }

  @Test("P04 an ended activity leaves the island at once and keeps its card, a stale one keeps both")
  func ended() {
    var registry = Registry()
    let stale = registry.start(pizzaRequest("a", staleDate: epoch + 1))
    let ended = registry.start(pizzaRequest("b"))
    registry.advance(to: epoch + 1)
    registry.apply(.end(id: ended, nil, EndTerms()), at: epoch + 2)
    #expect(registry.island() == .compact(stale))
    #expect(registry.cards().map(\.id) == [ended, stale])
  }

  @Test("P04 a scheduled activity takes its place by its real start, not by its request")
  func scheduledPlace() {
    var registry = Registry()
    var request = pizzaRequest("a")
    request.startDate = epoch + 50
    let scheduled = registry.start(request)
    let direct = registry.start(pizzaRequest("b"), at: epoch + 1)
    registry.advance(to: epoch + 50)
    #expect(registry.island() == .minimal(attached: direct, detached: scheduled))
  }
}
