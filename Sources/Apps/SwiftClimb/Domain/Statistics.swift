import SwiftUI

/// Sessions in numbers.
struct Statistics: Hashable, Sendable {
  /// Climbs, and how many of them were done.
  struct Tally: Hashable, Sendable {
    var climbs = 0
    var sent = 0
    /// Climbs that were sent with the first attempt.
    var flashed = 0
    var attempts = 0

    mutating func count(_ climb: Climb) {
      climbs += 1
      if climb.isSent { sent += 1 }
      if climb.attempts.first?.isSent ?? false { flashed += 1 }
      attempts += climb.attempts.count
    }

    /// The percentage of climbs that were sent, rounded; `nil` without climbs.
    var sentPercentage: Int? { Self.percentage(sent, of: climbs) }
    /// The percentage of climbs that were flashed, rounded; `nil` without climbs.
    var flashPercentage: Int? { Self.percentage(flashed, of: climbs) }

    private static func percentage(_ part: Int, of whole: Int) -> Int? {
      whole == 0 ? nil : (part * 200 + whole) / (2 * whole)
    }
  }

  /// The climbs of one grade; those without a grade have none.
  struct GradeTally: Hashable, Sendable, Identifiable {
    var grade: Grade?
    var tally = Tally()
    var id: String { grade?.label ?? "" }
  }

  /// The climbs of the sessions that began on one day.
  struct DayTally: Hashable, Sendable, Identifiable {
    /// Days since 2001-01-01 where the climber is.
    var day: Int
    /// The start of the day's first session.
    var start: Date
    var tally = Tally()
    var id: Int { day }
  }

  var total = Tally()
  /// From easy to hard, those without a grade last.
  var grades: [GradeTally] = []
  /// Newest first.
  var days: [DayTally] = []

  /// `secondsFromGMT` is how far the clocks are ahead at an instant where the climber is.
  init(_ sessions: [Session], secondsFromGMT: (Date) -> Int) {
    var byGrade: [Grade?: Tally] = [:]
    var byDay: [Int: DayTally] = [:]
    for session in sessions {
      let local = session.startedAt.timeIntervalSinceReferenceDate + Double(secondsFromGMT(session.startedAt))
      let day = Int((local / 86_400).rounded(.down))
      for climb in session.climbs {
        total.count(climb)
        byGrade[Grade(in: climb.name), default: Tally()].count(climb)
        byDay[day, default: DayTally(day: day, start: session.startedAt)].tally.count(climb)
      }
    }
    let graded = byGrade.compactMap { grade, tally in grade.map { (grade: $0, tally: tally) } }
    grades = graded.sorted { $0.grade < $1.grade }.map { GradeTally(grade: $0.grade, tally: $0.tally) }
    if let rest = byGrade[nil] { grades.append(GradeTally(grade: nil, tally: rest)) }
    days = byDay.values.sorted { $0.day > $1.day }
  }
}
