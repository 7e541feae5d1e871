import SwiftUI
import WidgetKit

/// The newest sessions as the app shares them with its widgets: how much was climbed, and nothing that was noted.
struct SessionHistory: Codable, Hashable, Sendable {
  static let key = "sessionHistory"
  /// How many are shared in any case.
  static let least = 20
  /// How many of the last seven days are shared at most.
  static let most = 500

  /// Newest first.
  var sessions: [Summary] = []

  /// One session as widgets show it.
  struct Summary: Codable, Hashable, Sendable, Identifiable {
    let id: UUID
    let discipline: String
    let startedAt: Date
    /// `nil` while it is running.
    let endedAt: Date?
    let climbCount: Int
    let sentCount: Int
  }

  /// The sessions that the app shared last; nothing before its first launch.
  static func read() -> SessionHistory {
    guard let data = UserDefaults(suiteName: SessionActivityState.appGroup)?.data(forKey: key) else {
      return SessionHistory()
    }
    return (try? JSONDecoder().decode(SessionHistory.self, from: data)) ?? SessionHistory()
  }

  /// Shares this history and asks for new timelines, if it is another than what the widgets show.
  func share() {
    guard self != Self.read(), let defaults = UserDefaults(suiteName: SessionActivityState.appGroup) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    defaults.set(data, forKey: Self.key)
    WidgetCenter.shared.reloadAllTimelines()
  }
}

extension SessionHistory {
  init(_ logbook: Logbook) {
    let newest = logbook.sessions.suffix(Self.most)
    let weekAgo = newest.last?.startedAt.addingTimeInterval(-7 * 86_400) ?? .distantPast
    let recent = max(newest.reversed().prefix { $0.startedAt >= weekAgo }.count, Self.least)
    sessions = newest.suffix(recent).reversed().map(Summary.init)
  }
}

extension SessionHistory.Summary {
  init(_ session: Session) {
    id = session.id
    discipline = session.discipline.displayName
    startedAt = session.startedAt
    endedAt = session.ending?.endedAt
    climbCount = session.climbs.count
    sentCount = session.sentCount
  }

  var isRunning: Bool { endedAt == nil }
  /// Opens the app at the session, as long as it is running.
  var url: URL? { isRunning ? DeepLink.viewSession(sessionId: id).url : nil }
}
