import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// Attributes as a developer writes them: nothing is Sendable by declaration.
public struct PizzaAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    public var slices: Int
    public var note: String
  }

  public var name: String
}

let pizzeria = "com.example.pizza"
let epoch = Date(timeIntervalSince1970: 1_800_000_000)
let hour = 3600.0

extension Date {
  static func + (date: Date, seconds: Int) -> Date { date.addingTimeInterval(Double(seconds)) }
  static func - (date: Date, seconds: Int) -> Date { date.addingTimeInterval(-Double(seconds)) }
}

func pizzaState(_ slices: Int, note: String = "") -> Data {
  (try? CanonicalJSON.encode(PizzaAttributes.ContentState(slices: slices, note: note))) ?? Data()
}

func pizzaRequest(
  _ app: String = pizzeria, relevance: Double = 0, staleDate: Date? = nil, slices: Int = 0
) -> ActivityRequest {
  ActivityRequest(
    appIdentifier: app, attributesType: "PizzaAttributes", attributes: Data(#"{"name":"Margherita"}"#.utf8),
    content: ContentChange(state: pizzaState(slices), staleDate: staleDate, relevanceScore: relevance))
}

let pizzaAlert = AlertConfiguration(title: "Ready", body: "Your pizza is out", sound: .default)

extension Registry {
  /// Starts a pizza and returns its id; an empty string fails whatever the test expects next.
  mutating func start(_ request: ActivityRequest = pizzaRequest(), at instant: Date = epoch) -> String {
    apply(.request(request), at: instant).lazy.filter { effect in
      if case .transition(nil, _, _) = effect.kind { true } else { false }
    }.compactMap(\.activityID).first ?? ""
  }

  func state(_ id: String) -> ActivityState? { record(id)?.activityState }

  /// The registry as bytes, which tell two registries apart.
  var bytes: Data { (try? CanonicalJSON.encode(self)) ?? Data() }
}

extension [RegistryEffect] {
  /// The states that were come to, in order.
  var states: [ActivityState] {
    compactMap { if case .transition(_, let to, _) = $0.kind { to } else { nil } }
  }

  var causes: [TransitionCause] {
    compactMap { if case .transition(_, _, let cause) = $0.kind { cause } else { nil } }
  }

  var ignored: [IgnoredReason] {
    compactMap { if case .ignored(_, let reason) = $0.kind { reason } else { nil } }
  }

  var refused: [ActivityAuthorizationError] {
    compactMap { if case .refused(let error, _) = $0.kind { error } else { nil } }
  }

  var pushRefusals: [PushRefusal] {
    compactMap { if case .pushRefused(let refusal) = $0.kind { refusal } else { nil } }
  }

  var alerts: Int { count { if case .alert = $0.kind { true } else { false } } }
}
