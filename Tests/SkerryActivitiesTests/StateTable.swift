import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// Where an activity can stand before something happens to it.
enum TableState: String, CaseIterable {
  case pending, active, stale, ended, dismissed
  /// Started by push on a phone that asks, and not answered yet: active without a token.
  case held
}

/// An activity in a state, with everything that is needed to address it.
struct TableStart {
  var registry: Registry
  let id: String
  /// Its newest update token, dead or alive; empty if it never had one.
  var token = ""
  var startToken = ""

  static let instant = epoch + 60

  init(_ state: TableState) {
    registry = Registry.withTypes()
    registry.apply(.attributesTypeSeen(appIdentifier: pizzeria, attributesType: "PizzaAttributes"), at: epoch)
    startToken = registry.startToken("PizzaAttributes", of: pizzeria)?.lowercaseHex ?? ""
    var request = pizzaRequest()
    request.pushType = .token
    if state == .pending { request.startDate = epoch + 1000 }
    if state == .stale { request.content.staleDate = epoch + 10 }
    if state == .held {
      var conditions = RegistryConditions()
      conditions.asksForConsent = true
      registry.apply(.conditions(conditions), at: epoch)
      let push = TablePush(target: startToken, event: "start", rest: #","input-push-token":1"#).request(at: epoch)
      id = registry.apply(.push(push), at: epoch).last?.activityID ?? ""
    } else {
      id = registry.start(request)
    }
    registry.advance(to: epoch + 1)
    token = registry.record(id)?.pushToken?.lowercaseHex ?? ""
    if state == .ended || state == .dismissed {
      let policy: ActivityUIDismissalPolicy = state == .dismissed ? .immediate : .default
      registry.apply(.end(id: id, nil, EndTerms(policy: policy)), at: epoch + 20)
    }
    registry.advance(to: Self.instant)
  }
}

/// A push of the table.
struct TablePush {
  var target: String
  var event: String
  var rest = ""

  func request(at instant: Date) -> PushRequest {
    let body = """
      {"aps":{"timestamp":\(Int(instant.timeIntervalSince1970)),"event":"\(event)",\
      "content-state":{"slices":7,"note":""},"attributes-type":"PizzaAttributes","attributes":{"name":"P"},\
      "alert":{"title":"T","body":"B"}\(rest)}}
      """
    return PushRequest(target: .token(target), body: Data(body.utf8))
  }
}

/// Something that happens, and what it does in each state: the state after it, then the names of its log lines.
struct TableRow: Sendable {
  let name: String
  let act: @Sendable (inout TableStart) -> [RegistryEffect]
  /// `nil` for time that passes.
  let event: (@Sendable (TableStart) -> RegistryEvent)?
  let expected: [TableState: String]

  init(
    _ name: String, pending: String, active: String, stale: String, ended: String, dismissed: String, held: String,
    _ event: @escaping @Sendable (TableStart) -> RegistryEvent
  ) {
    self.name = name
    self.event = event
    act = { $0.registry.apply(event($0), at: TableStart.instant) }
    expected = [
      .pending: pending, .active: active, .stale: stale, .ended: ended, .dismissed: dismissed, .held: held,
    ]
  }

  /// What happens by itself when time goes on until so many seconds after the request.
  init(
    until seconds: Int, pending: String, active: String, stale: String, ended: String, dismissed: String, held: String
  ) {
    name = "\(seconds) seconds"
    event = nil
    act = { $0.registry.advance(to: epoch + seconds) }
    expected = [
      .pending: pending, .active: active, .stale: stale, .ended: ended, .dismissed: dismissed, .held: held,
    ]
  }

  /// Something that leaves every state as it is and always says the same, or nothing.
  init(_ name: String, always line: String, _ event: @escaping @Sendable (TableStart) -> RegistryEvent) {
    func stays(_ state: String) -> String { line.isEmpty ? state : "\(state): \(line)" }
    self.init(
      name, pending: stays("pending"), active: stays("active"), stale: stays("stale"), ended: stays("ended"),
      dismissed: stays("dismissed"), held: stays("active"), event)
  }
}
