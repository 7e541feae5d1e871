import SkerryCells
import SkerryDevice

/// The entries of the log that are seen at once: whole ones, from the newest that is wanted upwards.
struct LogWindow {
  /// An entry as it is shown.
  struct Row {
    let line: EventLog.Line
    /// The whole message.
    let message: CellText
    /// The message, cut into lines.
    let lines: [CellText]
    /// The day that is said above it, where another one begins.
    var day: String?
  }

  /// From the oldest to the newest.
  private(set) var rows: [Row] = []
  let hidden: HiddenCells
  /// How many entries may lie below the last one that is shown: as many as leave the oldest in sight.
  let limit: Int

  /// - Parameters:
  ///   - entries: all that can be seen, oldest first.
  ///   - last: the number of the newest one that is shown; `nil` for the newest of all.
  ///   - rows: the room.
  ///   - day: the day of an entry, in words.
  ///   - layOut: an entry, and how often it was said in a row, as it is shown.
  init(
    _ entries: [EventLog.Entry], last: Int?, rows: Int, day: (EventLog.Entry) -> String,
    layOut: (EventLog.Entry, Int) -> Row
  ) {
    var shown: [Row] = []
    let end = Self.end(of: entries, after: last)
    // An entry may take more rows than one, as far as there is room.
    var free = rows
    var index = end - 1
    var details: Set<EventLog.Statement> = []
    while index >= 0, free > 0 {
      let entry = entries[index]
      let count = Self.repetitions(of: entry, in: entries, endingAt: index)
      // A detail said again and again must not hide what was said once: of the same details the newest is enough.
      let isKnown = entry.level == .detail && !details.insert(entry.statement).inserted
      index -= count
      guard !isKnown else { continue }
      if let newer = shown.last.map({ day($0.line.entry) }), newer != day(entry) {
        shown[shown.count - 1].day = newer
        free -= 1
        guard free > 0 else {
          index += count
          break
        }
      }
      let row = layOut(entry, count)
      shown.append(Row(line: row.line, message: row.message, lines: Self.cut(row.lines, to: free)))
      free -= min(free, row.lines.count)
    }
    self.rows = shown.reversed()
    limit = Self.limit(entries, rows: rows, day: day, layOut: layOut)
    hidden = HiddenCells(above: index + 1, below: entries.count - end)
  }

  /// The place behind the entry of that number, or behind the newest.
  static func end(of entries: [EventLog.Entry], after last: Int?) -> Int {
    guard let last else { return entries.count }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id <= last { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func limit(
    _ entries: [EventLog.Entry], rows: Int, day: (EventLog.Entry) -> String, layOut: (EventLog.Entry, Int) -> Row
  ) -> Int {
    var (count, used) = (0, 0)
    for (index, entry) in entries.enumerated() {
      used += layOut(entry, 1).lines.count
      if index > 0, day(entry) != day(entries[index - 1]) { used += 1 }
      guard used <= rows || count == 0 else { break }
      count += 1
      if used >= rows { break }
    }
    return entries.count - count
  }

  /// How often the same was said in a row: what comes every hour must not hide what came once.
  private static func repetitions(
    of entry: EventLog.Entry, in entries: [EventLog.Entry], endingAt last: Int
  ) -> Int {
    var first = last
    while first > 0, last - first < 998, entry.statement == entries[first - 1].statement { first -= 1 }
    return last - first + 1
  }

  /// Only the oldest entry may have to be cut, and says so.
  private static func cut(_ texts: [CellText], to rows: Int) -> [CellText] {
    guard texts.count > rows, let last = texts.prefix(rows).last else { return texts }
    return texts.prefix(rows - 1) + [last.dropLast(columns: 1) + "…"]
  }
}
