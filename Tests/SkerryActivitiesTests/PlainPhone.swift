import FoundationEssentials

@testable import SkerryActivities

/// The system's rules once more, as plainly as they can be said: arrays that are looked through from end to end.
///
/// It follows the fact sheet's tables and shares nothing with the registry but the names of states and conditions.
struct PlainPhone {
  static let apps = ["a", "b", "c"]
  static let hour = 3600.0

  struct Item {
    var app: String
    var content: PlainContent
    var newestTimestamp: Date
    var isTransient: Bool
    var push: PlainPushType
    var start: Date
    var order: Int
    var state = ActivityState.pending
    var version = 1
    var started: Date?
    var ended: Date?
    var removal: Date?
    /// How many tokens it has had; the last of them is alive if `hasToken`.
    var tokens = 0
    var hasToken = false
    var tokenDue: Date?
    var isHeld = false
    var isStaleHidden = false

    var isLive: Bool { state == .pending || isRunning }
    var isRunning: Bool { state == .active || state == .stale }
    var hasCard: Bool { isRunning || state == .ended }
  }

  /// An answer Allow, with the newest start at the time; without a number it is Always Allow.
  struct Answer {
    var app: String
    var order: Int?
  }

  /// How many push-to-start tokens an app has had, and whether the last of them is alive.
  struct StartToken {
    var app: String
    var count: Int
    var isAlive: Bool
  }

  var items: [Item] = []
  var conditions = RegistryConditions()
  var isAllowedForAll = true
  var denied: [String] = []
  var withoutFrequent: [String] = []
  var answers: [Answer] = []
  var urgent: [(app: String, date: Date)] = []
  var startTokens: [StartToken] = []
  /// Apps that have run with their type.
  var ran: Set<String> = []
  var starts = 0

  func isAllowed(_ app: String) -> Bool { isAllowedForAll && !denied.contains(app) }

  func has(_ major: Int, _ minor: Int) -> Bool {
    let version = conditions.systemVersion
    return conditions.supportsLiveActivities
      && (version.major > major || version.major == major && version.minor >= minor)
  }

  // MARK: Time

  /// What is due next: of equal dates the earlier start's, then in the order in which things happen to one activity.
  private var due: (date: Date, item: Int, what: Int)? {
    var all: [(date: Date, order: Int, what: Int, item: Int)] = []
    for (number, item) in items.enumerated() {
      let dates: [Date?] = [
        item.state == .pending ? item.start : nil,
        item.state == .active ? item.content.stale : nil,
        item.isRunning ? item.started?.addingTimeInterval(8 * Self.hour) : nil,
        item.isRunning ? item.tokenDue : nil,
        item.state == .ended ? item.removal : nil,
      ]
      for (what, date) in dates.enumerated() {
        if let date { all.append((date, item.order, what, number)) }
      }
    }
    let first = all.min { ($0.date, $0.order, $0.what) < ($1.date, $1.order, $1.what) }
    return first.map { ($0.date, $0.item, $0.what) }
  }

  var nextDeadline: Date? { due?.date }

  mutating func advance(to target: Date) {
    while let next = due, next.date <= target {
      switch next.what {
      case 0:
        starts += 1
        items[next.item].order = starts
        begin(next.item, at: next.date)
      case 1:
        items[next.item].state = .stale
        let isKilled = conditions.forceQuitApps.contains(items[next.item].app)
        items[next.item].isStaleHidden = isKilled && conditions.behaviors.contains(.staleNotDrawnAfterKill)
      case 2: end(next.item, removal: next.date.addingTimeInterval(4 * Self.hour), at: next.date)
      case 3: giveToken(next.item)
      default: dismiss(next.item, at: next.date)
      }
    }
  }

  // MARK: What happens to one activity

  mutating func create(_ request: PlainRequest, byPush: Bool, at now: Date) {
    starts += 1
    let start = max(request.start ?? now, now)
    items.append(
      Item(
        app: request.app, content: known(request.content), newestTimestamp: request.content.timestamp ?? now,
        isTransient: request.isTransient, push: request.push, start: start, order: starts))
    if start <= now { begin(items.count - 1, byPush: byPush, at: now) }
  }

  private mutating func begin(_ number: Int, byPush: Bool = false, at now: Date) {
    items[number].state = .active
    items[number].started = now
    if items[number].push == .token {
      let isAnswered = answers.contains { $0.app == items[number].app }
      items[number].isHeld = byPush && conditions.asksForConsent && !isAnswered
      if !items[number].isHeld { items[number].tokenDue = now.addingTimeInterval(1) }
    }
    judgeStaleness(number, at: now)
  }

  mutating func apply(_ content: PlainContent, to number: Int, at now: Date) {
    items[number].content = known(content)
    items[number].version += 1
    items[number].isStaleHidden = false
    items[number].newestTimestamp = max(items[number].newestTimestamp, content.timestamp ?? now)
  }

  /// Stale dates and relevance scores came with iOS 16.2.
  func known(_ content: PlainContent) -> PlainContent {
    var known = content
    if !has(16, 2) { (known.stale, known.relevance) = (nil, 0) }
    return known
  }

  mutating func judgeStaleness(_ number: Int, at now: Date) {
    guard items[number].isRunning else { return }
    let isPast = items[number].content.stale.map { $0 <= now } ?? false
    items[number].state = isPast ? .stale : .active
  }

  mutating func end(_ number: Int, removal: Date, at now: Date) {
    close(number, at: now)
    items[number].state = .ended
    items[number].removal = removal
    if removal <= now { dismiss(number, at: now) }
  }

  mutating func dismiss(_ number: Int, at now: Date) {
    close(number, at: now)
    items[number].state = .dismissed
    items[number].removal = now
  }

  private mutating func close(_ number: Int, at now: Date) {
    if items[number].ended == nil { items[number].ended = now }
    items[number].hasToken = false
    items[number].tokenDue = nil
    items[number].isHeld = false
  }

  mutating func giveToken(_ number: Int) {
    items[number].tokens += 1
    items[number].hasToken = true
    items[number].tokenDue = nil
  }

  /// Takes activities off because what they stood on is gone.
  mutating func revoke(at now: Date, where isConcerned: (Item) -> Bool) {
    for number in items.indices where isConcerned(items[number]) && items[number].state != .dismissed {
      dismiss(number, at: now)
    }
  }
}
