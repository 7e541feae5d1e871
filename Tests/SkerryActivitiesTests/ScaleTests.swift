import FoundationEssentials
import Testing

@testable import SkerryActivities

@Suite struct ScaleTests {
  /// A registry with as many activities, in apps of ten, and the id of one of them.
  private func registry(of count: Int) -> (Registry, String) {
    var registry = Registry()
    registry.rules.activitiesPerApp = .max
    registry.rules.activitiesPerDevice = .max
    var last = ""
    for number in 0..<count {
      var request = pizzaRequest("app \(number / 10)", relevance: Double(number % 7))
      request.content.staleDate = epoch + 1000 + number
      last = registry.start(request)
    }
    return (registry, last)
  }

  /// How many records a few ordinary events, one deadline and the queries look at, step by step.
  private func visits(_ count: Int) -> [Int] {
    var (registry, id) = registry(of: count)
    let counter = VisitCounter()
    registry.visits = counter
    var result: [Int] = []
    func measure(_ body: (inout Registry) -> Void) {
      let before = counter.count
      body(&registry)
      result.append(counter.count - before)
    }
    measure { $0.apply(.update(id: id, ContentChange(state: pizzaState(3), relevanceScore: 9)), at: epoch + 1) }
    measure { $0.advance(to: epoch + 2) }
    measure { _ = $0.nextDeadline }
    measure { _ = $0.cards(limit: 5) }
    measure { _ = $0.island(excluding: ["app 0"]) }
    measure { $0.advance(to: epoch + 1000) }
    measure { _ = $0.start(pizzaRequest("new"), at: epoch + 1000) }
    measure { $0.apply(.end(id: id, nil, EndTerms(policy: .immediate)), at: epoch + 1000) }
    measure { _ = $0.cards(limit: 5) }
    return result
  }

  @Test("T05 with 100,000 activities events, deadlines and queries look at as many records as with 5")
  func visitedRecords() {
    let few = visits(6)
    #expect(visits(100_000) == few)
    #expect(few[1] == 0 && few[2] == 0 && few[3] == 5 && few[4] == 0)
    #expect(few.allSatisfy { $0 <= 6 })
  }

  @Test("P01 a record decodes into the app's types, or says why not")
  func decoding() throws {
    let (registry, id) = registry(of: 1)
    let record = try #require(registry.record(id))
    #expect(record.attributesType == ActivityTypeRegistry.name(of: PizzaAttributes.self))
    #expect(try record.decodedAttributes(as: PizzaAttributes.self).name == "Margherita")
    #expect(try record.decodedState(of: PizzaAttributes.self).slices == 0)
    #expect(throws: DecodingError.self) { try record.decodedState(of: ClimbingAttributes.self) }
  }

  @Test("T05 the version tells whether anything changed")
  func version() {
    var (registry, id) = registry(of: 5)
    let version = registry.version
    registry.advance(to: epoch + 5)
    registry.apply(.update(id: "nobody", ContentChange(state: Data())), at: epoch + 5)
    #expect(registry.version == version)
    registry.apply(.update(id: id, ContentChange(state: pizzaState(1))), at: epoch + 5)
    #expect(registry.version > version)
  }
}
