import SwiftUI

/// A daily note: its entries, and everything else that stands in it, which stays as it is to the byte.
struct DailyNote: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let key: LoggedActivity.Key
    /// Where it stands, from 0.
    let index: Int
    let line: EntryLine
    /// Seconds since 1970.
    let time: Int
  }

  let day: Day
  let timeZone: LocalZone
  var lines: NoteLines
  private(set) var outline: NoteOutline
  /// In the order of the lines.
  private(set) var entries: [Entry] = []
  /// Lines that can't be understood.
  private(set) var problems: [NoteProblem] = []
  /// Why nothing can be written into it.
  var obstacle: NoteProblem? { outline.obstacle }

  /// Reads a note. Throws what is wrong with it if it is no text.
  init(_ data: Data, of day: Day, in timeZone: LocalZone) throws(NoteProblem) {
    self.day = day
    self.timeZone = timeZone
    lines = NoteLines(data)
    if let index = lines.firstUnreadable {
      throw NoteProblem(day: day, line: index + 1, reason: "this is no UTF-8 text")
    }
    outline = NoteOutline(lines, of: day)
    readEntries()
  }

  /// A note that isn't there yet.
  init(newOn day: Day, in timeZone: LocalZone) {
    self.day = day
    self.timeZone = timeZone
    lines = NoteLines(Data("---\ndate: \(day.text)\n---\n".utf8))
    outline = NoteOutline(lines, of: day)
  }

  var data: Data { lines.data }

  var blocks: NoteBlocks { outline.blocks }

  /// Reads the lines again after they have changed.
  mutating func refresh() {
    outline = NoteOutline(lines, of: day)
    readEntries()
  }

  private mutating func readEntries() {
    entries = []
    problems = outline.remarks + [outline.obstacle].compactMap(\.self)
    for other in outline.others where blocks.items.contains(where: { other.contains($0.line) && isEntry($0.line) }) {
      let reason = "entries below a second “\(NoteOutline.title)” are not read"
      problems.append(NoteProblem(day: day, line: other.lowerBound, reason: reason))
    }
    var counts: [String: Int] = [:]
    var last: Int?
    for index in blocks.items.map(\.line) where outline.section.contains(index) && index != last {
      last = index
      let text = lines[index]
      switch EntryLine.read(text) {
      case .other: continue
      case .broken(let reason): problems.append(NoteProblem(day: day, line: index + 1, reason: reason))
      case .entry(let line):
        // The same line twice, as by copying, is two entries.
        let name = line.block?.text ?? text
        counts[name, default: 0] += 1
        let count = counts[name] ?? 1
        entries.append(
          Entry(
            key: LoggedActivity.Key(day: day, id: count == 1 ? name : "\(name)#\(count)"), index: index, line: line,
            time: LocalTime.unixTime(day, line.secondOfDay, utcOffset: line.block?.utcOffset, in: timeZone)))
      }
    }
  }

  private func isEntry(_ line: Int) -> Bool { if case .entry = EntryLine.read(lines[line]) { true } else { false } }

  func entry(_ key: LoggedActivity.Key) -> Entry? { entries.first { $0.key == key } }

  /// Whether an id is used here, whatever offset it ends with.
  func hasToken(_ token: String) -> Bool { entries.contains { $0.line.block?.token == token } }

  /// Whether an entry stands here already.
  func holds(_ entry: WaitingEntry) -> Bool {
    entries.contains { other in
      guard entry.isSame(other) else { return false }
      return entry.replaces == nil
        || Self.texts(belongings(of: other.key)) == Self.texts(entry.belongings ?? [])
    }
  }

  /// Lines without their indentation, which depends on the list they stand in.
  private static func texts(_ lines: [String]) -> [Substring] { lines.map { $0.drop { $0 == " " || $0 == "\t" } } }
}

extension DailyNote {
  /// The entries as the log shows them.
  var activities: [LoggedActivity] {
    entries.map {
      LoggedActivity(
        key: $0.key, type: $0.line.type, time: $0.time, remark: $0.line.remark, place: .vault,
        order: $0.index)
    }
  }
}
