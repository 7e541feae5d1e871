import SwiftUI

/// Mindful minutes as other programs read them.
struct MindfulTable: Sendable {
  static let baseName = "mindful-minutes"

  let sessions: [MindfulSession]

  /// One line per session below a line of titles; times in UTC.
  var csv: String {
    let rows = sessions.map {
      [$0.start.formatted(.iso8601), $0.end.formatted(.iso8601), LengthText.string(minutes: $0.minutes)]
    }
    return ([["start", "end", "minutes"]] + rows).map(CSVLine.text).joined()
  }

  /// An array of objects with the same three members.
  func json() throws -> String {
    struct Row: Encodable {
      let start: Date
      let end: Date
      let minutes: Double
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    let rows = sessions.map { Row(start: $0.start, end: $0.end, minutes: $0.minutes) }
    return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
  }
}
