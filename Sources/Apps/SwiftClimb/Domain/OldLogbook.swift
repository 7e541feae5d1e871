import SwiftUI

/// The file of earlier versions of the app, which was written whole with each change.
struct OldLogbook: Decodable {
  static let fileName = "sessions.json"

  private let version: Int
  private let revision: Int
  private let sessions: [Session]

  /// The same sessions; `nil` if the file is of a version that isn't known, or holds what can't be.
  var logbook: Logbook? {
    guard version == 1, (0...1_000_000_000).contains(revision) else { return nil }
    var logbook = Logbook(revision: max(0, revision - sessions.count))
    for session in sessions {
      let change = LogbookChange.keep(session: session)
      guard change.isPossible, (try? logbook.apply(change)) != nil else { return nil }
    }
    return logbook
  }
}
