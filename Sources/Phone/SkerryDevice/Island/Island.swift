import FoundationEssentials
import SkerryActivities

/// The part of activities that lies on top of the unlocked screen for a while: the expanded island, or a banner on a
/// phone without one; and what a swipe hid in the island.
public struct Island {
  /// A presentation that is shown for a while.
  nonisolated public struct Expansion: Hashable, Sendable, Codable {
    public let activityID: String
    /// `nil` until the person closes it.
    public let end: Date?
  }

  /// The activity the island shows expanded, and until when; set by an alert or a long press.
  public private(set) var expansion: Expansion?
  /// The activity whose banner is shown at the top of a phone without an island.
  public private(set) var banner: Expansion?
  /// Activities that a swipe hid, by their ids; forgotten with a reboot.
  private(set) var hidden: Set<String> = []

  /// How long an alert keeps the island expanded or the banner down, in seconds (undocumented; about 4 on devices).
  public static let alertDuration = 4.0

  init() {}

  /// Goes on where an earlier run of the program stopped.
  init(expansion: Expansion?, banner: Expansion?, hidden: [String]) {
    self.expansion = expansion
    self.banner = banner
    self.hidden = Set(hidden)
  }

  /// Expands an activity until it is closed.
  mutating func expand(_ id: String) { expansion = Expansion(activityID: id, end: nil) }
  mutating func collapse() { expansion = nil }
  mutating func closeBanner() { banner = nil }
  /// Takes everything off the screen that is shown for a while.
  mutating func clear() { (expansion, banner) = (nil, nil) }

  /// Shows an activity that asks for attention.
  mutating func alert(_ id: String, at instant: Date, hasIsland: Bool) {
    let alert = Expansion(activityID: id, end: instant.addingTimeInterval(Self.alertDuration))
    if hasIsland { expansion = alert } else { banner = alert }
  }

  /// An activity that is over leaves the island and the banner.
  mutating func takeOff(_ id: String) {
    if expansion?.activityID == id { expansion = nil }
    if banner?.activityID == id { banner = nil }
  }

  /// When something closes by itself.
  var nextDeadline: Date? { [expansion?.end, banner?.end].compactMap(\.self).min() }

  /// A presentation shown for so many seconds is shown for them, whatever a person makes of the wall clock.
  mutating func keepDurations(whenSetBy seconds: Double) {
    func moved(_ shown: Expansion?) -> Expansion? {
      shown.map { Expansion(activityID: $0.activityID, end: $0.end?.addingTimeInterval(seconds)) }
    }
    (expansion, banner) = (moved(expansion), moved(banner))
  }

  /// Closes what has been shown long enough; returns whether anything has.
  mutating func release(at instant: Date) -> Bool {
    let before = (expansion, banner)
    if let end = expansion?.end, end <= instant { expansion = nil }
    if let end = banner?.end, end <= instant { banner = nil }
    return before != (expansion, banner)
  }

  /// Why a long press does not expand an activity, as part of a sentence; `nil` if it does.
  ///
  /// - Parameter front: the bundle id of the app on the screen, if there is one.
  func refusalOfLongPress(_ record: ActivityRecord, settings: DeviceSettings, front: String?) -> String? {
    if !settings.model.hasIsland { return "this model has no island" }
    if record.activityState != .active, record.activityState != .stale {
      return "the activity is \(record.activityState.rawValue), so it is not in the island"
    }
    if settings.isLocked { return "the island shows no activities while the lock screen is up" }
    return record.appIdentifier == front ? "an app in the foreground is not shown in the island" : nil
  }

  // MARK: What a swipe hides

  /// Hides an activity; what was hidden before and has no card any more is forgotten.
  mutating func hide(_ id: String, cards: [String]) {
    hidden.formIntersection(cards)
    hidden.insert(id)
  }

  /// Brings back hidden activities; returns whether there were any.
  mutating func bringBack(where belongs: (String) -> Bool) -> Bool {
    let back = hidden.filter(belongs)
    hidden.subtract(back)
    return !back.isEmpty
  }

  /// The content of the island when neither some apps nor what a swipe hid are shown.
  func occupancy(of registry: Registry, excluding apps: Set<String>) -> IslandOccupancy {
    var excluded = apps
    while true {
      let occupancy = registry.island(excluding: excluded)
      // An app sends its most relevant activity only: if that one is hidden, the app shows none.
      let gone = occupancy.ids.filter(hidden.contains).compactMap { registry.record($0)?.appIdentifier }
      guard !gone.isEmpty else { return occupancy }
      excluded.formUnion(gone)
    }
  }
}

extension IslandOccupancy {
  /// The activities in the island, by their ids.
  package var ids: [String] {
    switch self {
    case .idle: []
    case .compact(let id): [id]
    case .minimal(let attached, let detached): [attached, detached]
    }
  }
}
