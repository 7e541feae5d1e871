import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// Drives a registry with plain events, and looks at it with the model's eyes.
struct PlainDriver {
  var registry = Registry.withTypes()
  private(set) var ids: [String] = []
  private var numbers: [String: Int] = [:]
  private var tokens: [PlainPush.Address: String] = [:]
  private var startTokenCounts: [String: Int] = [:]

  mutating func apply(_ event: PlainEvent, at instant: Date) -> [RegistryEffect] {
    let effects = registry.apply(registryEvent(event), at: instant)
    note(effects)
    return effects
  }

  mutating func advance(to instant: Date) -> [RegistryEffect] {
    let effects = registry.advance(to: instant)
    note(effects)
    return effects
  }

  mutating func restart() throws {
    registry = .withTypes(try JSONDecoder().decode(Registry.self, from: registry.bytes))
  }

  /// Remembers the ids and tokens that came to be.
  private mutating func note(_ effects: [RegistryEffect]) {
    for effect in effects {
      switch effect.kind {
      case .transition(nil, _, _):
        numbers[effect.activityID ?? ""] = ids.count
        ids.append(effect.activityID ?? "")
      case .tokenChanged(let token):
        guard let number = effect.activityID.flatMap({ numbers[$0] }) else { continue }
        var count = 1
        while tokens[.activity(number, token: count)] != nil { count += 1 }
        tokens[.activity(number, token: count)] = token.lowercaseHex
      case .startTokenChanged(let token):
        startTokenCounts[effect.appIdentifier, default: 0] += 1
        let count = startTokenCounts[effect.appIdentifier] ?? 0
        tokens[.start(effect.appIdentifier, token: count)] = token.lowercaseHex
      default: break
      }
    }
  }

  static func verdict(_ effects: [RegistryEffect]) -> PlainVerdict {
    if let error = effects.refused.first { return .refused(error) }
    let pushes = effects.pushRefusals.map { $0.reason ?? "dropped" }
    if !pushes.isEmpty { return .pushRefused(pushes) }
    return effects.ignored.isEmpty ? .done : .ignored
  }

  func view(at instant: Date) -> PlainView {
    func number(_ id: String) -> Int { numbers[id] ?? -1 }
    func island(without excluded: Set<String>) -> [Int] {
      switch registry.island(excluding: excluded) {
      case .idle: []
      case .compact(let id): [number(id)]
      case .minimal(let attached, let detached): [number(attached), number(detached)]
      }
    }
    return PlainView(
      activities: ids.compactMap { registry.record($0)?.look }, cards: registry.cards().map { number($0.id) },
      island: island(without: []), islandWithoutFirstApp: island(without: ["a"]),
      questions: ids.map { registry.consentQuestion(of: $0)?.rawValue ?? "" },
      budgets: PlainPhone.apps.map { app in
        let budget = registry.pushBudget(of: app, at: instant)
        return [budget.used, budget.limit, budget.nextFree.map { Int($0.timeIntervalSince(epoch)) } ?? -1]
      },
      allowed: PlainPhone.apps.map(registry.isAllowed), nextDeadline: registry.nextDeadline)
  }

  // MARK: Translation

  private func id(_ number: Int) -> String { ids.indices.contains(number) ? ids[number] : "nobody" }

  private func app(of address: PlainPush.Address) -> String {
    switch address {
    case .activity(let number, _): registry.record(id(number))?.appIdentifier ?? ""
    case .start(let app, _): app
    case .channel, .nowhere: ""
    }
  }

  private func registryEvent(_ event: PlainEvent) -> RegistryEvent {
    switch event {
    case .request(let request): .request(request.registryRequest)
    case .update(let number, let content): .update(id: id(number), content.change)
    case .end(let number, let content, let removal, let timestamp):
      .end(id: id(number), content?.change, EndTerms(policy: removal.policy, timestamp: timestamp))
    case .push(let push): .push(push.request(tokens[push.address], for: app(of: push.address)))
    case .swipe(let number): .swipe(id: id(number))
    case .permission(let app, let isAllowed): .permission(appIdentifier: app, isAllowed: isAllowed)
    case .frequentPushes(let app, let isAllowed): .frequentPushes(appIdentifier: app, isAllowed: isAllowed)
    case .appRemoved(let app): .appRemoved(appIdentifier: app)
    case .typeSeen(let app): .attributesTypeSeen(appIdentifier: app, attributesType: "PizzaAttributes")
    case .tokenRotation(let number): .tokenRotation(id: id(number))
    case .startTokenRotation(let app): .startTokenRotation(appIdentifier: app, attributesType: "PizzaAttributes")
    case .consent(let app, let isAllowed): .consent(appIdentifier: app, isAllowed: isAllowed)
    case .conditions(let conditions): .conditions(conditions)
    case .transientEnd(let app): .transientEnd(appIdentifier: app)
    }
  }
}

extension PlainContent {
  var change: ContentChange {
    ContentChange(
      state: pizzaState(slices), staleDate: stale, relevanceScore: relevance, timestamp: timestamp)
  }
}

extension PlainRequest {
  fileprivate var registryRequest: ActivityRequest {
    var request = pizzaRequest(app)
    request.content = content.change
    request.style = isTransient ? .transient : .standard
    request.pushType = push == .none ? nil : push == .token ? .token : .channel("QUJD")
    request.startDate = start
    // The model knows no alerts; they must change nothing it knows.
    if start != nil { request.content.alert = pizzaAlert }
    request.isForeground = isForeground
    request.isTargetSupported = isTargetSupported
    return request
  }
}

extension PlainRemoval {
  fileprivate var policy: ActivityUIDismissalPolicy {
    switch self {
    case .usual: .default
    case .now: .immediate
    case .after(let date): .after(date)
    }
  }
}

extension PlainPush {
  fileprivate func request(_ token: String?, for app: String) -> PushRequest {
    var aps = [#""timestamp":\#(timestamp)"#, #""event":"\#(event)""#]
    let slices = flaw == .undecodable ? "true" : "\(slices)"
    aps.append(#""content-state":{"slices":\#(slices),"note":""}"#)
    aps.append(#""attributes-type":"\#(flaw == .otherType ? "Other" : "PizzaAttributes")","attributes":{"name":"P"}"#)
    if flaw != .noAlert { aps.append(#""alert":{"title":"T","body":"B"}"#) }
    if let stale { aps.append(#""stale-date":\#(stale)"#) }
    if let dismissal { aps.append(#""dismissal-date":\#(dismissal)"#) }
    if wantsToken { aps.append(#""input-push-token":1"#) }
    let body = flaw == .garbage ? "{" : #"{"aps":{\#(aps.joined(separator: ","))}}"#
    var request = PushRequest(
      target: address == .channel ? .channel("QUJD") : .token(token ?? "00"), body: Data(body.utf8))
    if priority == 5 {
      request.headers = [
        "apns-priority": "5", "apns-push-type": "liveactivity", "apns-topic": "\(app).push-type.liveactivity",
      ]
    }
    return request
  }
}

extension ActivityRecord {
  fileprivate var look: PlainLook {
    PlainLook(
      app: appIdentifier, state: activityState, slices: slicesOfState[state] ?? -1, stale: staleDate,
      relevance: relevanceScore, started: startedAt, ended: endedAt, removal: dismissalDate, version: contentVersion,
      timestamp: contentTimestamp, tokens: tokenRotation, hasToken: pushToken != nil,
      isHeld: consentAwaitedSince != nil, isDrawnStale: isDrawnStale)
  }
}

private let slicesOfState = Dictionary(uniqueKeysWithValues: (0..<10).map { (pizzaState($0), $0) })
