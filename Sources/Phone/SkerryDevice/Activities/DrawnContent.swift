import FoundationEssentials
import SkerryActivities

/// Which content is drawn, where a phone draws less often than apps update.
///
/// Reported from iOS 18 on: updates that an app makes itself are drawn some seconds apart
/// (``ReportedBehavior/slowLocalUpdates``).
nonisolated package struct DrawnContent: Hashable, Codable {
  /// Content that is still drawn although there is newer one.
  package struct Held: Hashable, Codable {
    package let state: Data
    /// When it was drawn; `nil` in data saved before this was kept.
    package let since: Date?
    var until: Date
  }
  private var held: [String: Held] = [:]
  private var lastDrawn: [String: Date] = [:]

  /// Takes note of an update; returns when it will be drawn if it has to wait.
  mutating func update(_ record: ActivityRecord, replacing earlier: Data, at instant: Date) -> Date? {
    let free = lastDrawn[record.id]?.addingTimeInterval(ReportedBehavior.localUpdateInterval) ?? instant
    guard record.contentOrigin == .app, record.activityState.isLive, instant < free else {
      held[record.id] = nil
      lastDrawn[record.id] = instant
      return nil
    }
    if held[record.id] == nil {
      held[record.id] = Held(state: earlier, since: lastDrawn[record.id], until: free)
    }
    return free
  }

  /// Forgets an activity that is over; what it shows last is drawn at once.
  mutating func forget(_ id: String) {
    held[id] = nil
    lastDrawn[id] = nil
  }

  /// When something that waits is drawn, `nil` if nothing does.
  var nextDate: Date? { held.values.map(\.until).min() }

  /// A wait of so many seconds lasts them, whatever a person makes of the wall clock.
  mutating func keepDurations(whenSetBy seconds: Double) {
    for id in held.keys { held[id]?.until.addTimeInterval(seconds) }
    lastDrawn = lastDrawn.mapValues { $0.addingTimeInterval(seconds) }
  }

  /// Draws what has waited long enough; returns whether anything has.
  mutating func release(at instant: Date) -> Bool {
    let due = held.filter { $0.value.until <= instant }
    for (id, content) in due {
      held[id] = nil
      lastDrawn[id] = content.until
    }
    return !due.isEmpty
  }

  /// The content that is drawn in place of the newest, `nil` if the newest is.
  func held(for id: String) -> Held? { held[id] }

  /// When a phone has drawn what it shows of an activity, whoever looks at it since.
  func date(for record: ActivityRecord) -> Date {
    guard let held = held[record.id] else { return max(record.drawnAt, lastDrawn[record.id] ?? record.drawnAt) }
    let since = held.since ?? record.drawnAt
    return record.isDrawnStale ? max(since, record.staleDate ?? since) : since
  }
}
