import FoundationEssentials

extension WallClock {
  /// Seconds from 1970 beyond which calendars give up.
  private static let farAway = 1e11

  /// The first instant after another at which the wall clock of a time zone shows these fields; `nil` if it never will.
  ///
  /// Where the clocks go forward over it, as much later as they do; where they go back, the first time only. A zone among
  /// the fields counts before `timeZone`.
  package static func next(matching components: DateComponents, after instant: Date, timeZone: String) -> Date? {
    guard let fields = components.wallFields, abs(instant.timeIntervalSince1970) < farAway else { return nil }
    let offsets =
      components.timeZone.map { zone in WallOffsets { zone.secondsFromGMT(for: $0) } }
      ?? WallOffsets { WallClock($0, timeZone: timeZone).utcOffset }
    var wall = instant.addingTimeInterval(Double(offsets.offset(instant)))
    // A wall time that was skipped or repeated may lie before the instant; then the one after it counts.
    for _ in 0..<3 {
      let next = Calendar.universal.nextDate(after: wall, matching: fields, matchingPolicy: .strict)
      guard let next else { return nil }
      let found = offsets.instant(ofWall: next)
      if found > instant { return found }
      wall = next
    }
    return nil
  }
}

/// How far a wall clock is ahead of universal time, as any source of zones tells it.
private struct WallOffsets {
  /// Seconds east of Greenwich at an instant.
  let offset: (Date) -> Int

  /// The instant at which the wall clock shows a time, given as if it were universal time.
  func instant(ofWall wall: Date) -> Date {
    let early = wall.addingTimeInterval(-Double(offset(wall.addingTimeInterval(-86_400))))
    let late = wall.addingTimeInterval(-Double(offset(wall.addingTimeInterval(86_400))))
    for candidate in [min(early, late), max(early, late)]
    where candidate.addingTimeInterval(Double(offset(candidate))) == wall {
      return candidate
    }
    return max(early, late)
  }
}

extension Calendar {
  fileprivate static let universal: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension DateComponents {
  /// The fields alone, without calendar and zone; `nil` if none is set or one can't be.
  fileprivate var wallFields: DateComponents? {
    let ranges: [(Int?, ClosedRange<Int>)] = [
      (year, 1...9999), (month, 1...12), (day, 1...31), (hour, 0...23), (minute, 0...59), (second, 0...59),
      (weekday, 1...7), (weekdayOrdinal, -5...5), (quarter, 1...4), (weekOfMonth, 1...6), (weekOfYear, 1...53),
      (yearForWeekOfYear, 1...9999),
    ]
    let isSet = ranges.contains { $0.0 != nil }
    guard isSet, ranges.allSatisfy({ value, range in value.map(range.contains) ?? true }) else { return nil }
    var fields = self
    fields.calendar = nil
    fields.timeZone = nil
    fields.nanosecond = nil
    return fields
  }
}
