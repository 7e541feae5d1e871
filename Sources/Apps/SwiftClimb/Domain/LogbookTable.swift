import SwiftUI

/// The past sessions as other programs read them, oldest first; times in UTC.
struct LogbookTable: Sendable {
  static let baseName = "climbing-log"

  let sessions: [Session]

  /// One line per climb below a line of titles; a session without climbs has one line without a climb.
  var csv: String {
    let titles = [
      "start", "end", "discipline", "climb", "attempts", "sent", "effort", "pump", "mental", "physical", "notes",
    ]
    return ([titles] + sessions.flatMap(rows)).map(CSVLine.text).joined()
  }

  private func rows(_ session: Session) -> [[String]] {
    func text(_ rating: Rating?) -> String { rating.map { String($0.value) } ?? "" }
    let ending = session.ending
    let before = [
      session.startedAt.formatted(.iso8601), ending?.endedAt.formatted(.iso8601) ?? "", session.discipline.rawValue,
    ]
    let after = [
      text(ending?.effort), text(ending?.pump), text(session.readiness.mental), text(session.readiness.physical),
      ending?.notes ?? "",
    ]
    if session.climbs.isEmpty { return [before + ["", "0", "no"] + after] }
    return session.climbs.map { before + [$0.name, String($0.attempts.count), $0.isSent ? "yes" : "no"] + after }
  }

  /// An array of sessions, each with its climbs and their attempts.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(sessions), as: UTF8.self) + "\n"
  }
}
