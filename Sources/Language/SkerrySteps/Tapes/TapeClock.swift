/// The real time of a phone that a tape plays on, in seconds: it moves when the player says so, and with a clock
/// of the computer once a person has taken over.
final class TapeClock {
  private var seconds = 0.0
  /// A clock that only grows, and what it showed when this one began to follow it.
  private var followed: (clock: @MainActor () -> Double, start: Double, seconds: Double)?

  var now: Double { followed.map { $0.seconds + $0.clock() - $0.start } ?? seconds }

  func set(_ seconds: Double) { if followed == nil { self.seconds = max(self.seconds, seconds) } }

  func follow(_ clock: @escaping @MainActor () -> Double) { followed = (clock, clock(), seconds) }
}
