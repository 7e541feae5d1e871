import FoundationEssentials

@testable import SkerryActivities

/// Something that happens, in words that neither the registry nor the model owns: activities are numbered by birth.
enum PlainEvent {
  case request(PlainRequest)
  case update(Int, PlainContent)
  case end(Int, PlainContent?, PlainRemoval, timestamp: Date?)
  case push(PlainPush)
  case swipe(Int)
  case permission(String?, Bool)
  case frequentPushes(String, Bool)
  case appRemoved(String)
  case typeSeen(String)
  case tokenRotation(Int)
  case startTokenRotation(String)
  case consent(String, Bool)
  case conditions(RegistryConditions)
  case transientEnd(String?)
}

struct PlainRequest {
  var app: String
  var content: PlainContent
  var isTransient = false
  var push = PlainPushType.none
  var start: Date?
  var isForeground = true
  var isTargetSupported = true
}

enum PlainPushType: Equatable {
  case none, token, channel
}

struct PlainContent {
  var slices: Int
  var stale: Date?
  var relevance = 0.0
  var timestamp: Date?
}

enum PlainRemoval {
  case usual, now
  case after(Date)
}

/// A push by symbolic address: the how-manieth token of an activity or of an app's type.
struct PlainPush {
  enum Address: Hashable {
    case activity(Int, token: Int)
    case start(String, token: Int)
    case channel
    case nowhere
  }

  enum Flaw: CaseIterable {
    case none, undecodable, noAlert, otherType, garbage
  }

  var address: Address
  var event: String
  var timestamp: Int
  var slices: Int
  var priority = 10
  var stale: Int?
  var dismissal: Int?
  var wantsToken = false
  var flaw = Flaw.none
}

/// What became of an event, in one word.
enum PlainVerdict: Equatable, CustomStringConvertible {
  case done
  case ignored
  case refused(ActivityAuthorizationError)
  /// APNs' reason word, or "dropped".
  case pushRefused([String])

  var description: String {
    switch self {
    case .done: "done"
    case .ignored: "ignored"
    case .refused(let error): "refused \(error)"
    case .pushRefused(let words): "push \(words)"
    }
  }
}

/// Everything of an activity that can be seen from outside.
struct PlainLook: Equatable {
  var app: String
  var state: ActivityState
  var slices: Int
  var stale: Date?
  var relevance: Double
  var started: Date?
  var ended: Date?
  var removal: Date?
  var version: Int
  var timestamp: Date
  var tokens: Int
  var hasToken: Bool
  var isHeld: Bool
  var isDrawnStale: Bool
}

/// Everything of a phone that can be seen from outside.
struct PlainView: Equatable {
  var activities: [PlainLook]
  var cards: [Int]
  var island: [Int]
  var islandWithoutFirstApp: [Int]
  var questions: [String]
  var budgets: [[Int]]
  var allowed: [Bool]
  var nextDeadline: Date?
}
