import Testing

@testable import IOSWiz

/// Which part of the log is on the screen.
@Suite struct LogWindowTests {
  private static let noon = 1_769_860_800
  /// Entries of so many hours before noon, newest first.
  private func log(_ hours: [Int], selected: Int, first: Int = 0, remarks: Set<Int> = []) -> ActivityLog {
    let rows = hours.enumerated().map { place, hour in
      let time = Self.noon - hour * 3600
      return LoggedActivity(
        key: LoggedActivity.Key(day: LocalTime(time, in: "UTC").day, id: "\(place)"), type: .meal, time: time,
        remark: remarks.contains(place) ? "soup" : "", place: .vault, order: place)
    }
    return ActivityLog(
      rows: rows, selected: selected, first: first, count: rows.count, hasMore: false, timeZone: "UTC", year: 2026)
  }

  private func entries(_ window: LogWindow) -> [Int] {
    window.lines.compactMap { if case .entry(let place) = $0 { place } else { nil } }
  }

  @Test("W01 whichever entry is chosen, it is there, with the next one, and no row stays empty")
  func full() {
    for selected in 0..<30 {
      for rows in 1...12 {
        let shown = entries(LogWindow(log(Array(0..<30), selected: selected), columns: 40, rows: rows))
        #expect(shown.count == rows && shown.contains(selected), "\(selected) in \(rows)")
        #expect(rows == 1 || selected == 29 || shown.contains(selected + 1))
      }
    }
    #expect(entries(LogWindow(log([0, 1, 2], selected: 2), columns: 40, rows: 8)) == [0, 1, 2])
    #expect(entries(LogWindow(log([], selected: 0), columns: 40, rows: 8)).isEmpty)
  }

  @Test("W01 an entry with a remark takes two rows; where not even that fits, it is there nevertheless")
  func remarks() {
    let log = log([0, 1, 2, 3], selected: 1, remarks: [0, 1])
    #expect(entries(LogWindow(log, columns: 40, rows: 5)) == [0, 1, 2])
    #expect(entries(LogWindow(log, columns: 40, rows: 4)) == [1, 2, 3])
    #expect(entries(LogWindow(log, columns: 40, rows: 1)) == [1])
    #expect(entries(LogWindow(log, columns: 40, rows: -3)) == [1])
  }

  @Test("W01 where rows are too narrow for the date, each day stands above its entries and takes a row")
  func days() {
    // 12:00, 11:00 and the evening before.
    let log = log([0, 1, 14, 15], selected: 0)
    let window = LogWindow(log, columns: 25, rows: 6)
    let today = LocalTime(Self.noon, in: "UTC").day
    let before = LocalTime(Self.noon - 14 * 3600, in: "UTC").day
    #expect(!window.namesDays && LogWindow(log, columns: 29, rows: 6).namesDays)
    #expect(window.lines == [.day(today), .entry(0), .entry(1), .day(before), .entry(2), .entry(3)])
    #expect(LogWindow(log, columns: 25, rows: 4).lines == [.day(today), .entry(0), .entry(1)])
  }
}
