import FoundationEssentials
import Synchronization

/// An event that will happen to an activity by itself.
public struct RegistryDeadline: Hashable, Sendable {
  /// The kinds of events.
  public enum Kind: Int, Hashable, Sendable {
    /// It starts, as it was scheduled.
    case start
    /// Its content goes stale.
    case stale
    /// Its longest active time is over, so the system ends it.
    case activeTimeOver
    /// Its first update token arrives.
    case token
    /// The newest broadcast of its channel arrives.
    case broadcast
    /// Its card goes.
    case removal
  }

  public let kind: Kind
  public let date: Date
  /// The bundle id of the app.
  public let appIdentifier: String
}

/// A deadline of one activity; earlier ones first, then in the order things happen to an activity.
struct Deadline: Comparable, Hashable, Sendable {
  typealias Kind = RegistryDeadline.Kind

  let date: Date
  let kind: Kind
  let order: Int
  let id: String

  static func < (left: Deadline, right: Deadline) -> Bool {
    if left.date != right.date { return left.date < right.date }
    if left.order != right.order { return left.order < right.order }
    return left.kind.rawValue < right.kind.rawValue
  }
}

/// Where a card stands among those of its app: the most relevant first, of equals the one started first.
struct CardPlace: Comparable, Hashable, Sendable {
  let relevanceScore: Double
  let order: Int
  let id: String

  static func < (left: CardPlace, right: CardPlace) -> Bool {
    if left.relevanceScore != right.relevanceScore { return left.relevanceScore > right.relevanceScore }
    return left.order < right.order
  }
}

/// Where an app stands among the apps: by a start of one of its activities.
struct AppPlace: Comparable, Hashable, Sendable {
  let order: Int
  let appIdentifier: String

  static func < (left: AppPlace, right: AppPlace) -> Bool { left.order < right.order }
}

/// The activities of one app, each list in the order in which it is asked for.
struct AppIndex: Sendable {
  /// All activities that aren't dismissed, by start.
  var present: [String: SortedList<PresentPlace>] = [:]
  /// Those with a card.
  var cards = SortedList<CardPlace>()
  /// The starts of those with a card.
  var cardStarts = SortedList<Int>()
  /// Those that the island may show.
  var island = SortedList<CardPlace>()
  /// How many count against the limit.
  var liveCount = 0

  var isEmpty: Bool { present.isEmpty }
}

/// An activity's place among those of its attributes type: by start.
struct PresentPlace: Comparable, Hashable, Sendable {
  let order: Int
  let id: String

  static func < (left: PresentPlace, right: PresentPlace) -> Bool { left.order < right.order }
}

/// Counts how many records were looked at.
final class VisitCounter: Sendable {
  private let visits = Atomic<Int>(0)

  func add() { visits.add(1, ordering: .relaxed) }
  var count: Int { visits.load(ordering: .relaxed) }
}
