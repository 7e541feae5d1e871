/// A problem of a note, and its place.
struct NoteProblem: Error, Hashable, Sendable, CustomStringConvertible {
  let day: Day
  /// From 1; `nil` if it is the whole file.
  var line: Int?
  /// In one sentence, without its full stop.
  let reason: String

  var place: String { line.map { "\(day.noteName):\($0)" } ?? day.noteName }
  var description: String { "\(place): \(reason)." }
}
