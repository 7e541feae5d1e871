import SwiftUI
import WidgetKit

/// The content of the widget from an instant on.
struct SessionsEntry: TimelineEntry {
  let date: Date
  /// Newest first.
  let sessions: [SessionHistory.Summary]

  /// How far back the numbers go, in seconds.
  static let week: TimeInterval = 7 * 86_400

  /// The session that goes on, or the last one.
  var latest: SessionHistory.Summary? { sessions.first }
  var climbCount: Int { ofWeek.reduce(0) { $0 + $1.climbCount } }
  var sentCount: Int { ofWeek.reduce(0) { $0 + $1.sentCount } }

  private var ofWeek: [SessionHistory.Summary] {
    sessions.filter { $0.startedAt.addingTimeInterval(Self.week) > date }
  }
}

/// Makes entries from what the app shared: one for now, and one for each session that will be older than a week.
struct SessionsProvider: TimelineProvider {
  func placeholder(in context: Context) -> SessionsEntry { sample }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SessionsEntry) -> Void) {
    let sessions = SessionHistory.read().sessions
    completion(context.isPreview && sessions.isEmpty ? sample : SessionsEntry(date: .now, sessions: sessions))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SessionsEntry>) -> Void) {
    let now = Date.now
    let sessions = SessionHistory.read().sessions
    let turns = sessions.map { $0.startedAt.addingTimeInterval(SessionsEntry.week) }.filter { $0 > now }
    let entries = ([now] + turns.reversed()).map { SessionsEntry(date: $0, sessions: sessions) }
    // The app asks for more as soon as there is more to show.
    completion(Timeline(entries: entries, policy: .never))
  }

  private var sample: SessionsEntry {
    let now = Date.now
    let sessions = (0..<3).map { days in
      SessionHistory.Summary(
        id: UUID(), discipline: Discipline.bouldering.displayName,
        startedAt: now.addingTimeInterval(Double(-days) * 86_400), endedAt: now, climbCount: 8, sentCount: 5)
    }
    return SessionsEntry(date: now, sessions: sessions)
  }
}
