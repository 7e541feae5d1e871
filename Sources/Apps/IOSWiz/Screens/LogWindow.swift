import SwiftUI

/// The part of the log that fits into a screen: as much as there is room for, always with the chosen entry.
struct LogWindow: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    /// A day, above its entries, where rows are too narrow to name it themselves.
    case day(Day)
    /// An entry, by its place in ``ActivityLog/rows``.
    case entry(Int)
  }
  let lines: [Line]
  /// Whether each row names its day.
  let namesDays: Bool

  /// - Parameters:
  ///   - columns: the width, in cells.
  ///   - rows: the height, in cells; the chosen entry is there in any.
  init(_ log: ActivityLog, columns: Int, rows: Int) {
    let namesDays = Double(columns) * 8 >= log.leastWidth
    self.namesDays = namesDays
    let selected = log.selected.map { $0 - log.first } ?? 0
    guard log.rows.indices.contains(selected) else {
      lines = []
      return
    }
    var part = Part(log, from: selected, namesDays: namesDays)
    // The one after the chosen one is worth a look as well; then come those above, and below what still has room.
    part.extendDown(within: rows, atMost: 1)
    part.extendUp(within: rows)
    part.extendDown(within: rows, atMost: log.rows.count)
    lines = part.lines
  }

  /// Entries in a row, with the days they begin.
  private struct Part {
    let log: ActivityLog
    let namesDays: Bool
    private var range: ClosedRange<Int>
    private var height: Int

    init(_ log: ActivityLog, from place: Int, namesDays: Bool) {
      (self.log, self.namesDays) = (log, namesDays)
      range = place...place
      height = log.rows[place].rowCount + (namesDays ? 0 : 1)
    }

    mutating func extendUp(within rows: Int) {
      while range.lowerBound > 0 {
        let added = added(range.lowerBound - 1, besides: range.lowerBound)
        guard height + added <= rows else { return }
        height += added
        range = range.lowerBound - 1...range.upperBound
      }
    }

    mutating func extendDown(within rows: Int, atMost count: Int) {
      for _ in 0..<count where range.upperBound + 1 < log.rows.count {
        let added = added(range.upperBound + 1, besides: range.upperBound)
        guard height + added <= rows else { return }
        height += added
        range = range.lowerBound...range.upperBound + 1
      }
    }

    private func added(_ place: Int, besides other: Int) -> Int {
      let beginsDay = !namesDays && log.day(of: log.rows[place]) != log.day(of: log.rows[other])
      return log.rows[place].rowCount + (beginsDay ? 1 : 0)
    }

    var lines: [Line] {
      var lines: [Line] = []
      var day: Day?
      for place in range {
        if !namesDays {
          let own = log.day(of: log.rows[place])
          if own != day { lines.append(.day(own)) }
          day = own
        }
        lines.append(.entry(place))
      }
      return lines
    }
  }
}

extension ActivityLog {
  func day(of activity: LoggedActivity) -> Day { LocalTime(activity.time, in: timeZone).day }
}

extension LoggedActivity {
  /// Whether a second row says that it waits, or what was noted.
  var hasRemarks: Bool { place != .vault || !remark.isEmpty }
  fileprivate var rowCount: Int { hasRemarks ? 2 : 1 }
}
