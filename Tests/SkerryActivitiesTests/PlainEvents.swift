import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// A reproducible stream of plain events; what it may address it takes from the model.
struct PlainEvents {
  private var generator: SplitMix
  private(set) var instant = epoch

  private static let versions = [(16, 0), (16, 1), (17, 1), (17, 2), (18, 0), (26, 1)].map { SystemVersion($0, $1) }

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// Moves the clock, sometimes far, now and then backwards.
  mutating func pass() {
    let seconds = [0, 1, 2, 30, 30, 600, 600, 3600, 5 * 3600, -900]
    instant = instant + pick(seconds, or: 0)
  }

  mutating func next(_ phone: PlainPhone) -> PlainEvent {
    let app = pick(PlainPhone.apps, or: "a")
    let number = pick(Array(phone.items.indices.suffix(10)) + [phone.items.count], or: 0)
    switch below(24) {
    case 0..<6: return .request(request(app))
    case 6..<9: return .update(number, content())
    case 9..<11: return .end(number, below(2) == 0 ? content() : nil, removal(), timestamp: timestamp())
    case 11..<17: return .push(push(phone))
    case 17: return .swipe(number)
    case 18: return .tokenRotation(number)
    case 19: return .typeSeen(app)
    case 20: return .consent(app, below(4) > 0)
    case 21: return .conditions(conditions(phone.conditions))
    case 22: return .transientEnd(below(2) == 0 ? app : nil)
    default: return rare(app, phone)
    }
  }

  private mutating func rare(_ app: String, _ phone: PlainPhone) -> PlainEvent {
    switch below(8) {
    case 0: .appRemoved(app)
    case 1: .startTokenRotation(app)
    case 2: .permission(app, false)
    case 3: .permission(phone.denied.first ?? app, true)
    case 4: .permission(nil, false)
    case 5: .frequentPushes(app, below(2) == 0)
    default: .permission(nil, true)
    }
  }

  private mutating func request(_ app: String) -> PlainRequest {
    var request = PlainRequest(app: app, content: content())
    request.isTransient = below(6) == 0
    request.push = pick([.none, .token, .token, .channel], or: .none)
    request.start = below(5) == 0 ? instant + pick([-10, 0, 40, 1200], or: 0) : nil
    request.isForeground = below(12) > 0
    request.isTargetSupported = below(12) > 0
    return request
  }

  private mutating func content() -> PlainContent {
    let stale = pick([nil, -5, 0, 20, 900, 40_000], or: nil)
    return PlainContent(
      slices: below(9), stale: stale.map { instant + $0 }, relevance: Double(below(3)), timestamp: timestamp())
  }

  private mutating func timestamp() -> Date? { pick([nil, nil, nil, -60, 0], or: nil).map { instant + $0 } }

  private mutating func removal() -> PlainRemoval {
    let date = instant + (below(20_000) - 100)
    return [.usual, .now, .after(date)][below(3)]
  }

  private mutating func push(_ phone: PlainPhone) -> PlainPush {
    let time = Int(instant.timeIntervalSince1970)
    var push = PlainPush(
      address: address(phone), event: "update", timestamp: time + pick([0, 0, 0, 5, -20], or: 0), slices: below(9))
    push.event = pick(["update", "update", "end", "start"], or: "end")
    if case .start = push.address, below(6) > 0 { push.event = "start" }
    push.priority = below(3) == 0 ? 5 : 10
    push.stale = pick([nil, nil, -5, 50], or: nil).map { time + $0 }
    push.dismissal = pick([nil, -5, 600, 99_999], or: nil).map { time + $0 }
    push.wantsToken = below(2) == 0
    if below(8) == 0 { push.flaw = pick(PlainPush.Flaw.allCases, or: .none) }
    return push
  }

  /// Mostly a living address, sometimes an earlier one.
  private mutating func address(_ phone: PlainPhone) -> PlainPush.Address {
    var known: [PlainPush.Address] = [.channel]
    for (number, item) in phone.items.enumerated().suffix(10) where item.tokens > 0 {
      known.append(.activity(number, token: below(8) == 0 ? 1 + below(item.tokens) : item.tokens))
    }
    for token in phone.startTokens where token.count > 0 {
      known.append(.start(token.app, token: below(8) == 0 ? 1 + below(token.count) : token.count))
    }
    return below(30) == 0 ? .nowhere : pick(known, or: .nowhere)
  }

  private mutating func conditions(_ old: RegistryConditions) -> RegistryConditions {
    var new = old
    let app = pick(PlainPhone.apps, or: "a")
    switch below(9) {
    case 0, 1: new.systemVersion = pick(Self.versions, or: SystemVersion(26))
    case 2: new.supportsLiveActivities = below(4) > 0
    case 3: new.isLowPowerMode.toggle()
    case 4: new.asksForConsent.toggle()
    case 5: new.forceQuitApps.formSymmetricDifference([app])
    case 6: new.frequentUpdateApps.formSymmetricDifference([app])
    case 7: new.behaviors.formSymmetricDifference([pick(ReportedBehavior.allCases, or: .slowLocalUpdates)])
    default:
      new = RegistryConditions()
      new.asksForConsent = old.asksForConsent
    }
    return new
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &generator) ?? fallback
  }
}
