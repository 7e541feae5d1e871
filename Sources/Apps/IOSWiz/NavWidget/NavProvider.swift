import SwiftUI
import WidgetKit

/// Makes the widget's entries from what the App Group holds: two after a button was pressed, so that it is drawn at once,
/// else sixty, one a minute.
struct NavProvider: TimelineProvider {
  static let pressedCount = 2
  static let count = 60
  /// Seconds from one entry to the next.
  private static let step = 60

  func placeholder(in context: Context) -> NavEntry { sample }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NavEntry) -> Void) {
    let known = SharedActivities().combined(at: .now)
    completion(context.isPreview && known.times.isEmpty ? sample : NavEntry(date: .now, lastKnown: known))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NavEntry>) -> Void) {
    let now = Date.now
    let shared = SharedActivities()
    let wasPressed = shared.takePress(context.family, at: Int(now.timeIntervalSince1970.rounded(.down)))
    let known = shared.combined(at: now)
    let dates = Self.dates(from: now, known, count: wasPressed ? Self.pressedCount : Self.count)
    completion(Timeline(entries: dates.map { NavEntry(date: $0, lastKnown: known) }, policy: .atEnd))
  }

  /// The instants at which another minute since the last change of the conscious state is over, from the one that has
  /// just been. So a timeline made a little later goes on with the same entries.
  private static func dates(from now: Date, _ known: LastActivities, count: Int) -> [Date] {
    let time = Int(now.timeIntervalSince1970.rounded(.down))
    let change = known.change?.time ?? known.times[.meal] ?? time
    let first = time - (time - change) % step
    return (0..<count).map { Date(timeIntervalSince1970: Double(first + $0 * step)) }
  }

  private var sample: NavEntry {
    let now = Date.now
    let time = Int(now.timeIntervalSince1970.rounded(.down))
    let times: [ActivityType: Int] = [.wake: time - 8100, .meal: time - 5040, .exercise: time - 1800]
    return NavEntry(date: now, lastKnown: LastActivities(times: times))
  }
}
