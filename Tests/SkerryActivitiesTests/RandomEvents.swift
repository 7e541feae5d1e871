import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// A reproducible stream of events over a few apps, with the clock mostly going forward.
struct RandomEvents {
  private var generator: SplitMix
  private(set) var instant = epoch
  private var ids: [String] = []
  private var tokens: [String] = ["", "00"]

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  mutating func step(_ registry: inout Registry) -> [RegistryEffect] {
    let event = next()
    let effects = registry.apply(event, at: instant)
    for effect in effects {
      if case .transition(nil, _, _) = effect.kind, let id = effect.activityID { ids.append(id) }
      if case .tokenChanged(let token) = effect.kind { tokens.append(token.lowercaseHex) }
      if case .startTokenChanged(let token) = effect.kind { tokens.append(token.lowercaseHex) }
    }
    return effects
  }

  /// Moves the clock, sometimes far, now and then backwards.
  mutating func pass() {
    let seconds = [0, 1, 30, 600, 3600, 5 * 3600, -900].randomElement(using: &generator) ?? 0
    instant = instant + seconds
  }

  private mutating func next() -> RegistryEvent {
    let app = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    let id = ids.suffix(12).randomElement(using: &generator) ?? "nobody"
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7: return .request(request(app))
    case 7..<11: return .update(id: id, change())
    case 11..<14: return .end(id: id, Bool.random(using: &generator) ? change() : nil, terms())
    case 14: return .swipe(id: id)
    case 15: return .push(push())
    case 16: return .tokenRotation(id: id)
    case 17: return .attributesTypeSeen(appIdentifier: app, attributesType: "PizzaAttributes")
    case 18: return .transientEnd(appIdentifier: Bool.random(using: &generator) ? app : nil)
    default: return rare(app)
    }
  }

  private mutating func rare(_ app: String) -> RegistryEvent {
    let isAllowed = Int.random(in: 0..<3, using: &generator) > 0
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .appRemoved(appIdentifier: app)
    case 1: return .permission(appIdentifier: app, isAllowed: isAllowed)
    case 2: return .frequentPushes(appIdentifier: app, isAllowed: isAllowed)
    default: return .permission(appIdentifier: nil, isAllowed: true)
    }
  }

  private mutating func request(_ app: String) -> ActivityRequest {
    var request = pizzaRequest(app)
    request.content = change()
    request.style = Int.random(in: 0..<5, using: &generator) == 0 ? .transient : .standard
    request.pushType = [nil, .token, .channel("QUJD")].randomElement(using: &generator) ?? nil
    request.startDate = Int.random(in: 0..<4, using: &generator) == 0 ? instant + 1200 : nil
    request.content.alert = Bool.random(using: &generator) ? pizzaAlert : nil
    return request
  }

  private mutating func change() -> ContentChange {
    let stale = [nil, -5, 0, 20, 900, 40_000].randomElement(using: &generator) ?? nil
    let age = [nil, nil, -60, 0].randomElement(using: &generator) ?? nil
    return ContentChange(
      state: pizzaState(Int.random(in: 0..<9, using: &generator)), staleDate: stale.map { instant + $0 },
      relevanceScore: Double(Int.random(in: 0..<3, using: &generator)), timestamp: age.map { instant + $0 })
  }

  private mutating func terms() -> EndTerms {
    let after = ActivityUIDismissalPolicy.after(instant + Int.random(in: -100..<20_000, using: &generator))
    return EndTerms(policy: [.default, .immediate, after].randomElement(using: &generator) ?? .default)
  }

  private mutating func push() -> PushRequest {
    let event = ["start", "update", "end"].randomElement(using: &generator) ?? "end"
    let time = Int(instant.timeIntervalSince1970)
    let body = """
      {"aps":{"timestamp":\(time),"event":"\(event)","content-state":{"slices":3,"note":"p"},
      "attributes-type":"PizzaAttributes","attributes":{"name":"Push"},"alert":{"title":"T","body":"B"}}}
      """
    let isBroadcast = Int.random(in: 0..<4, using: &generator) == 0
    let token = tokens.suffix(6).randomElement(using: &generator) ?? ""
    return PushRequest(target: isBroadcast ? .channel("QUJD") : .token(token), body: Data(body.utf8))
  }
}

extension Registry {
  /// A registry of which all three apps brought their type.
  static func withTypes(_ restored: Registry = Registry()) -> Registry {
    var registry = restored
    for app in ["a", "b", "c", pizzeria] { registry.types.register(PizzaAttributes.self, for: app) }
    return registry
  }
}
