import FoundationEssentials
import SkerryActivities

/// The phone's knowledge of the contents of activities besides the registry: which one the log told last, and which one
/// is drawn where that isn't always the newest.
struct ActivityContents {
  /// The state each activity had when the log last spoke of it.
  private var told: [String: Data] = [:]
  private(set) var drawn: DrawnContent

  /// Goes on with the activities of an earlier run of the program.
  init(_ records: [ActivityRecord] = [], drawn: DrawnContent = DrawnContent()) {
    self.drawn = drawn
    for record in records where record.activityState != .dismissed { told[record.id] = record.state }
  }

  /// The log's words about an update: its number, what it changed, how near it comes to the limit in bytes, and when it
  /// is drawn if not at once; `nil` for all other effects.
  mutating func message(
    for effect: RegistryEffect, on record: ActivityRecord, limit: Int, settings: PhoneSettings
  ) -> String? {
    guard case .contentChanged(let version) = effect.kind else {
      // Only what was told counts as known: other effects of the same push may come before its content, also where the
      // activity goes with it.
      if case .transition(_, .dismissed, _) = effect.kind {
        told[record.id] = nil
      } else if told[record.id] == nil, record.activityState != .dismissed {
        told[record.id] = record.state
      }
      return nil
    }
    let earlier = told[record.id]
    told[record.id] = record.state
    let change = StateChange.sentence(from: earlier, to: record.state)
    let bytes = record.attributes.count + record.state.count
    let wait = holdIfSlow(record, replacing: earlier, at: effect.instant, settings)
    return "update \(version - 1) applied\(change.isEmpty ? "" : ": \(change)") (\(bytes) of \(limit) bytes)\(wait)"
  }

  /// On a phone that draws an app's own updates some seconds apart, this one may have to wait; says so.
  private mutating func holdIfSlow(
    _ record: ActivityRecord, replacing earlier: Data?, at instant: Date, _ settings: PhoneSettings
  ) -> String {
    guard settings.values.reportedBehaviors.contains(.slowLocalUpdates), let earlier,
      let date = drawn.update(record, replacing: earlier, at: instant)
    else { return "" }
    return "; drawn at \(settings.timeOfDay(date)), as local updates are "
      + "\(Int(ReportedBehavior.localUpdateInterval)) s apart on this phone"
  }

  /// An activity is over; what it shows last is drawn at once.
  mutating func takeOff(_ id: String) { drawn.forget(id) }

  /// When content that waits is drawn.
  var nextDeadline: Date? { drawn.nextDate }

  /// A wait of so many seconds lasts them, whatever a person makes of the wall clock.
  mutating func keepDurations(whenSetBy seconds: Double) { drawn.keepDurations(whenSetBy: seconds) }

  /// Draws what has waited long enough; returns whether anything has.
  mutating func release(at instant: Date) -> Bool { drawn.release(at: instant) }
}
