/// A part of the past sessions that a screen shows at once, so that a thousand of them cost no more than a hundred.
struct SessionsPage: Hashable, Sendable {
  /// Sessions on a page at most.
  static let size = 100

  /// The page's sessions, newest first.
  let past: ArraySlice<PastSession>
  /// The place of the page, from 0, the newest sessions.
  let number: Int
  /// How many past sessions there are in all.
  let count: Int

  /// Takes the page with a number, or the last one if there are fewer.
  init(_ number: Int, of past: [PastSession]) {
    count = past.count
    self.number = max(0, min(number, (past.count - 1) / Self.size))
    self.past = past.dropFirst(self.number * Self.size).prefix(Self.size)
  }

  /// The number of the page that has a session, and of the first one for a session that is gone.
  static func number(of session: Int, in past: [PastSession]) -> Int {
    (past.firstIndex { $0.number == session } ?? 0) / size
  }

  var hasEarlier: Bool { past.endIndex < count }
  var hasLater: Bool { number > 0 }

  /// Which ones it shows, in words: 1 is the newest. Nothing where it shows all.
  var range: String? {
    hasEarlier || hasLater ? "\(past.startIndex + 1) to \(past.endIndex) of \(count), newest first" : nil
  }
}
