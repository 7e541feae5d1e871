import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct StoredFormatTests {
  /// What version 0.1 wrote: one activity each that is active, pending, ended and dismissed.
  private let format1 = """
    {"deadTokens":[{"appIdentifier":"com.example.pizza","since":821692803,\
    "token":"4b218b0c1513d7d37f21b33ef0d717b28469734c331c527a20e2538a7d32c0be"}],"format":1,\
    "gone":["C8C0E00B-D3C5-4A10-905D-B9ED35BDC2FF"],"orderCount":4,"permissions":{"appsWithoutFrequentPushes":[],\
    "deniedApps":["com.example.other"],"isAllowedGlobally":true},"records":[{"activityState":"active",\
    "appIdentifier":"com.example.pizza","attributes":"eyJuYW1lIjoiTWFyZ2hlcml0YSJ9",\
    "attributesType":"PizzaAttributes","contentTimestamp":821692800,"contentVersion":1,\
    "id":"F5B36F54-5152-452C-A256-EE29BD52A33B","order":1,\
    "pushToken":"it/Mmx9/nS/9SDWsR6XHlQXOkDDXqhiLPyExqtKiibM=","pushType":{"route":{"token":{}}},\
    "relevanceScore":0,"requestedAt":821692800,"startDate":821692800,"startedAt":821692800,\
    "state":"eyJub3RlIjoiIiwic2xpY2VzIjoxfQ==","style":"standard","tokenRotation":1},{"activityState":"pending",\
    "appIdentifier":"com.example.pizza","attributes":"eyJuYW1lIjoiTWFyZ2hlcml0YSJ9",\
    "attributesType":"PizzaAttributes","contentTimestamp":821692800,"contentVersion":1,\
    "id":"E256EE29-BD52-433B-9F83-77852177AC6F","order":2,"relevanceScore":0,"requestedAt":821692800,\
    "startDate":821693800,"state":"eyJub3RlIjoiIiwic2xpY2VzIjoyfQ==","style":"standard","tokenRotation":0},\
    {"activityState":"ended","appIdentifier":"com.example.pizza","attributes":"eyJuYW1lIjoiTWFyZ2hlcml0YSJ9",\
    "attributesType":"PizzaAttributes","contentTimestamp":821692800,"contentVersion":1,"dismissalDate":821707203,\
    "endedAt":821692803,"id":"DF837785-2177-4C6F-88C0-E00BD3C5CA10","order":3,"pushType":{"route":{"token":{}}},\
    "relevanceScore":0,"requestedAt":821692800,"startDate":821692800,"startedAt":821692800,\
    "state":"eyJub3RlIjoiIiwic2xpY2VzIjozfQ==","style":"standard","tokenRotation":1},{"activityState":"dismissed",\
    "appIdentifier":"com.example.pizza","attributes":"eyJuYW1lIjoiTWFyZ2hlcml0YSJ9",\
    "attributesType":"PizzaAttributes","contentTimestamp":821692800,"contentVersion":1,"dismissalDate":821692804,\
    "endedAt":821692804,"id":"C8C0E00B-D3C5-4A10-905D-B9ED35BDC2FF","order":4,"relevanceScore":0,\
    "requestedAt":821692800,"startDate":821692800,"startedAt":821692800,\
    "state":"eyJub3RlIjoiIiwic2xpY2VzIjo0fQ==","style":"standard","tokenRotation":0}],"requestCount":4,\
    "rules":{"activitiesPerApp":5,"activitiesPerDevice":8,"broadcastLimit":5120,"contentLimit":4096,\
    "longestActiveTime":28800,"longestStay":14400,"memoryOfTheGone":256,"payloadLimit":4096,"tokenDelay":1},\
    "seed":0,"startTokenCount":1,"startTokens":[{"startable":{"appIdentifier":"com.example.pizza",\
    "attributesType":"PizzaAttributes"},"token":"iKjhhH6Y+FmI2Q4dmi/hfVf9c14A0YEGKE0fLMiEkA0="}],"version":10}
    """

  @Test("P07 a file of format 1 loads, goes on as it would have, and is written in the new format")
  func format1Loads() throws {
    var registry = try JSONDecoder().decode(Registry.self, from: Data(format1.utf8))
    #expect(registry.invariants() == [])
    var rules = RegistryRules()
    rules.memoryOfTheGone = 256
    #expect(registry.rules == rules && registry.conditions == RegistryConditions())
    #expect(registry.cardCount == 2 && registry.totalLiveCount == 2 && !registry.isSwitchedOn("com.example.other"))
    #expect(registry.consent(of: pizzeria) == .undecided)
    #expect(registry.pushBudget(of: pizzeria, at: epoch) == PushBudget(used: 0, limit: 15, nextFree: nil))
    let token = registry.cards().first { $0.activityState == .active }?.pushToken?.lowercaseHex ?? ""
    registry.types.register(PizzaAttributes.self, for: pizzeria)
    let push = TablePush(target: token, event: "update").request(at: epoch + 10)
    #expect(registry.deliver(push, at: epoch + 10).answer.status == 200)
    let causes = registry.advance(to: epoch + Int(13 * hour)).causes
    #expect(causes.filter { $0 == .activeTimeOver }.count == 2 && causes.contains(.scheduledStart))
    let again = try JSONDecoder().decode(Registry.self, from: registry.bytes)
    #expect(again.bytes == registry.bytes)
    #expect(String(decoding: registry.bytes, as: UTF8.self).contains(#""format":2"#))
  }

  @Test(
    "P07 ways of pushes are stored as the compiler's own code stores them",
    arguments: [
      (PushType.token, #"{"route":{"token":{}}}"#), (.channel("QQ=="), #"{"route":{"channel":{"_0":"QQ=="}}}"#),
    ])
  func pushTypes(_ type: PushType, _ stored: String) throws {
    let encoder = JSONEncoder()
    #expect(String(decoding: try encoder.encode(type), as: UTF8.self) == stored)
    #expect(try JSONDecoder().decode(PushType.self, from: Data(stored.utf8)) == type)
  }

  @Test(
    "P07 a way of pushes that is none or two is refused",
    arguments: [
      "{}", #"{"token":{},"channel":{"_0":"QQ=="}}"#, #"{"post":{}}"#, #"{"channel":{}}"#,
    ])
  func brokenPushTypes(_ route: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PushType.self, from: Data((#"{"route":"# + route + "}").utf8))
    }
  }

  @Test("P07 a file of a format to come is refused with a sentence that names both")
  func future() throws {
    let saved = format1.replacing(#""format":1"#, with: #""format":3"#)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Registry.self, from: Data(saved.utf8))
    }
    #expect(error?.sentence.contains("format 3 is newer than 2") == true)
  }

  @Test("P07 conditions, consents, budgets and held tokens are stored")
  func newParts() throws {
    var registry = Registry.withTypes()
    registry.apply(.attributesTypeSeen(appIdentifier: pizzeria, attributesType: "PizzaAttributes"), at: epoch)
    var conditions = RegistryConditions()
    conditions.systemVersion = SystemVersion(18, 4)
    conditions.asksForConsent = true
    conditions.behaviors = [.oneAppInBothSlots, .slowLocalUpdates]
    conditions.forceQuitApps = ["b", "a"]
    registry.apply(.conditions(conditions), at: epoch)
    let token = registry.startToken("PizzaAttributes", of: pizzeria)?.lowercaseHex ?? ""
    let push = TablePush(target: token, event: "start", rest: #","input-push-token":1"#).request(at: epoch)
    let id = registry.apply(.push(push), at: epoch).first?.activityID ?? ""
    _ = registry.start(pizzaRequest("a"))
    registry.apply(.consent(appIdentifier: "a", isAllowed: true), at: epoch)
    var again = try JSONDecoder().decode(Registry.self, from: registry.bytes)
    #expect(again.bytes == registry.bytes && again.conditions == conditions)
    #expect(again.consent(of: "a") == .allowed && again.consentQuestion(of: id) == .allow)
    #expect(again.pushBudget(of: pizzeria, at: epoch + 1).used == 1)
    again.apply(.consent(appIdentifier: pizzeria, isAllowed: true), at: epoch + 60)
    #expect(again.advance(to: epoch + 61).map(\.activityID) == [id])
  }

  @Test("P07 conditions are written sorted, and what is missing is as on a new phone")
  func conditions() throws {
    var conditions = RegistryConditions()
    conditions.forceQuitApps = ["c", "a", "b"]
    conditions.behaviors = Set(ReportedBehavior.allCases)
    let text = String(decoding: try CanonicalJSON.encode(conditions), as: UTF8.self)
    #expect(text.contains(#""forceQuitApps":["a","b","c"]"#) && text.contains(#""systemVersion":"26.1""#))
    #expect(try CanonicalJSON.decode(RegistryConditions.self, from: Data(text.utf8)) == conditions)
    #expect(try CanonicalJSON.decode(RegistryConditions.self, from: Data("{}".utf8)) == RegistryConditions())
    #expect(throws: DecodingError.self) {
      try CanonicalJSON.decode(RegistryConditions.self, from: Data(#"{"systemVersion":"late"}"#.utf8))
    }
  }
}
