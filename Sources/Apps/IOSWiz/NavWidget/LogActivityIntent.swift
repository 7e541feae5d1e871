import AppIntents
import SwiftUI
import WidgetKit

/// Logs an activity from the home screen. It runs in the widget's process, which can't reach the vault: the app takes the
/// queue over when it is opened.
struct LogActivityIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Activity"
  static var description: IntentDescription? { "Adds waking, sleeping, a meal or exercise to your log." }

  @Parameter(title: "Activity") var activity: ActivityType

  init() {}

  init(_ activity: ActivityType) { self.activity = activity }

  func perform() async throws -> some IntentResult {
    let now = Int(Date.now.timeIntervalSince1970.rounded(.down))
    let shared = SharedActivities()
    shared.append(ActivityItem(activityType: activity, activityTime: now))
    shared.notePress(at: now)
    // The pressed widget is drawn anew by the system; this reaches those of other sizes.
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}
