import FoundationEssentials
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryActivities

@Suite struct FuzzTests {
  /// A phone that all kinds of pushes can reach.
  private struct Phone {
    var registry = Registry()
    private(set) var instant = epoch
    private var id = ""

    init() {
      registry.rules.urgentPushesPerHour = 1000
      registry.types.register(TrainAttributes.self, for: pizzeria)
      registry.apply(.attributesTypeSeen(appIdentifier: pizzeria, attributesType: "TrainAttributes"), at: epoch)
      var listener = request
      listener.pushType = .channel("QUJD")
      _ = registry.start(listener)
    }

    private var request: ActivityRequest {
      ActivityRequest(
        appIdentifier: pizzeria, attributesType: "TrainAttributes", attributes: Data(#"{"built":0}"#.utf8),
        content: ContentChange(state: Data("{}".utf8)))
    }

    /// Lets a few seconds pass, and starts the activity again that an earlier push may have ended.
    mutating func pass() {
      instant = instant + 20
      registry.advance(to: instant)
      guard registry.record(id)?.pushToken == nil else { return }
      for record in registry.cards().dropLast() { registry.apply(.swipe(id: record.id), at: instant) }
      var request = request
      request.pushType = .token
      request.content.timestamp = epoch
      id = registry.start(request, at: instant)
      registry.advance(to: instant + 1)
    }

    var tokens: [String] { [registry.record(id)?.pushToken?.lowercaseHex ?? ""] }
    var startTokens: [String] { [registry.startToken("TrainAttributes", of: pizzeria)?.lowercaseHex ?? ""] }
  }

  @Test("P08 T04 whatever a server sends, it is refused with a reason word, dropped with a sentence, or applied")
  func pushes() throws {
    let total = SoakCount.of(2000, 1_000_000)
    var counts: [String: Int] = [:]
    var phone = Phone()
    var fuzzed = FuzzedPushes(seed: 8)
    for number in 0..<total {
      if number % 500 == 499 {
        try check(phone.registry)
        phone = Phone()
      }
      phone.pass()
      let request = fuzzed.request(tokens: phone.tokens, startTokens: phone.startTokens, at: phone.instant)
      let (answer, effects) = phone.registry.deliver(request, at: phone.instant)
      let problem = Self.problem(answer, effects)
      #expect(problem == nil, "push \(number): \(request)")
      if problem != nil { return }
      counts[Self.outcome(effects), default: 0] += 1
    }
    for outcome in ["applied", "dropped", "refused"] {
      #expect((counts[outcome] ?? 0) > total / 20, "\(counts)")
    }
  }

  @Test("P08 T04 nesting of any depth, cut off anywhere, is refused and never traps")
  func nesting() {
    struct Anything: Decodable {
      init(from decoder: any Decoder) throws {}
    }
    func isRefused(_ bytes: [UInt8]) -> Bool {
      let own = try? JSONValue(parsing: Data(bytes))
      let foundation = try? CanonicalJSON.decode(Anything.self, from: Data(bytes))
      return own == nil && foundation == nil
    }
    for opener in ["[", #"{"aps":"#, #"{"[\"{":["#] {
      for count in [1, 256, 257, 511, 512, 513, 514, 700] {
        let text = String(repeating: opener, count: count)
        for cut in [0, 1, 2, opener.count - 1] {
          let bytes = Array(text.dropLast(cut).utf8)
          #expect(isRefused(bytes) && isRefused(bytes.flatMap { [$0, 0] }), "\(count) of \(opener) without \(cut)")
        }
      }
    }
    let text = Data("\"\(String(repeating: #"[\""#, count: 600))\"".utf8)
    #expect((try? JSONValue(parsing: text)) != nil, "brackets in a string are only text")
  }

  @Test("P08 T05 a push whose state is nested as deep as can be is dealt with in a moment")
  func deepState() {
    var fixture = APNsFixture()
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let body = """
      {"aps":{"timestamp":1800000010,"event":"update","content-state":{"slices":1,"note":"","x":\(deep)}}}
      """
    let request = fixture.update.with { $0.body = Data(body.utf8) }
    let time = ProcessorTime.spent {
      #expect(fixture.registry.deliver(request, at: APNsFixture.instant).answer.status == 200)
    }
    #expect(time < 1, "\(time) s")
    #expect(fixture.registry.record(fixture.id)?.contentVersion == 2)
  }

  private func check(_ registry: Registry) throws {
    #expect(registry.invariants() == [])
    #expect(try JSONDecoder().decode(Registry.self, from: registry.bytes).bytes == registry.bytes)
  }

  private static func outcome(_ effects: [RegistryEffect]) -> String {
    guard let refusal = effects.pushRefusals.first else { return "applied" }
    return refusal.reason == nil ? "dropped" : "refused"
  }

  /// What is wrong with an answer, if anything.
  private static func problem(_ answer: PushAnswer, _ effects: [RegistryEffect]) -> String? {
    let applied = effects.count { if case .pushApplied = $0.kind { true } else { false } }
    if applied + effects.pushRefusals.count == 0 { return "nothing became of it" }
    if answer.outcome.isEmpty || effects.contains(where: \.logMessage.isEmpty) { return "there is no sentence" }
    if (answer.status == 200) != (answer.reason == nil) { return "status and reason don't fit" }
    if answer.reason == nil { return answer.body.isEmpty ? nil : "an accepted push is answered with a body" }
    guard [400, 403, 404, 405, 410, 413].contains(answer.status) else { return "status \(answer.status)" }
    return (try? JSONDecoder().decode(JSONValue.self, from: answer.body)) == nil ? "the body isn't JSON" : nil
  }
}
