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
  private let timeZone: LocalZone
  private var lines: NoteLines
  private var outline: NoteOutline
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

  private mutating func refresh() {
    outline = NoteOutline(lines, of: day)
    readEntries()
  }

  private mutating func readEntries() {
    entries = []
    problems = outline.remarks + [outline.obstacle].compactMap(\.self)
    var counts: [String: Int] = [:]
    for index in outline.section where !outline.code.contains(index) {
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

  // MARK: Changing

  func entry(_ key: LoggedActivity.Key) -> Entry? { entries.first { $0.key == key } }

  /// Whether an id is used here, whatever offset it ends with.
  func hasToken(_ token: String) -> Bool { entries.contains { $0.line.block?.token == token } }

  /// Whether an entry stands here already.
  func holds(_ entry: WaitingEntry) -> Bool { entries.contains(where: entry.isSame) }

  /// Adds a line where it belongs by its time, with the lines that belong to it.
  mutating func insert(_ line: EntryLine, with belongings: [String] = []) {
    let texts = [line.text] + belongings
    if let earlier = entries.last(where: { $0.time <= time(of: line) }) {
      lines.insert(texts, at: afterWhatBelongs(to: earlier.index))
    } else if let first = entries.first {
      lines.insert(texts, at: first.index)
    } else if outline.heading != nil {
      insertFirst(texts)
    } else {
      let isBlank = lines.count == 0 || lines.isBlank(lines.count - 1)
      lines.insert((isBlank ? [] : [""]) + ["## \(NoteOutline.title)", ""] + texts, at: lines.count)
    }
    refresh()
  }

  /// Adds the first entry behind everything else in the section, apart from it by blank lines.
  private mutating func insertFirst(_ new: [String]) {
    let last = outline.section.last { !lines.isBlank($0) }
    var index = (last ?? outline.heading ?? -1) + 1
    var texts = new
    if last.map({ !Self.isListItem(lines[$0]) }) ?? true {
      // One blank line before it: the one that is there, or a new one.
      if index < lines.count, lines.isBlank(index) { index += 1 } else { texts.insert("", at: 0) }
    }
    if index < lines.count, !lines.isBlank(index) { texts.append("") }
    lines.insert(texts, at: index)
  }

  private static func isListItem(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return ["- ", "* ", "+ "].contains { text.hasPrefix($0) }
  }

  /// Lines that are indented below an entry belong to it, with the blocks of code that begin among them.
  private func afterWhatBelongs(to index: Int) -> Int {
    var next = index + 1
    var isInCode = outline.commented.contains(index)
    while next < lines.count {
      let isCode = outline.code.contains(next)
      if !(isCode && isInCode) {
        guard !lines.isBlank(next), lines.isIndented(next) else { break }
        if !isCode, case .entry = EntryLine.read(lines[next]) { break }
      }
      isInCode = isCode
      next += 1
    }
    return next
  }

  /// Writes an entry anew. Nothing happens if it isn't there.
  mutating func replace(_ key: LoggedActivity.Key, with line: EntryLine) {
    guard let entry = entry(key) else { return }
    let before = entries.filter { $0.key != key }
    let isInPlace =
      before.allSatisfy { ($0.index < entry.index) == ($0.time <= time(of: line)) || $0.time == entry.time }
    if isInPlace {
      lines.replace(entry.index, with: line.text)
      refresh()
    } else {
      let belongings = rangeOfBelongings(of: entry).map(lines.whole)
      take(entry)
      insert(line, with: belongings)
    }
  }

  private func time(of line: EntryLine) -> Int {
    LocalTime.unixTime(day, line.secondOfDay, utcOffset: line.block?.utcOffset, in: timeZone)
  }

  /// The lines that belong to an entry, without their ends: those that are indented below it.
  func belongings(of key: LoggedActivity.Key) -> [String] {
    entry(key).map { rangeOfBelongings(of: $0).map { lines[$0] } } ?? []
  }

  private func rangeOfBelongings(of entry: Entry) -> Range<Int> {
    entry.index + 1..<afterWhatBelongs(to: entry.index)
  }

  /// Takes an entry out that stands in another note now, with what belongs to it and went there, too.
  mutating func remove(_ key: LoggedActivity.Key, movedWith belongings: [String]) {
    guard let entry = entry(key) else { return }
    if self.belongings(of: key) == belongings { take(entry) } else { remove(key) }
  }

  private mutating func take(_ entry: Entry) {
    lines.remove(entry.index..<afterWhatBelongs(to: entry.index))
    refresh()
  }

  /// Takes an entry's line out, and no other. Lines that belonged to it are no longer indented: below the entry before it
  /// they would be that one's.
  mutating func remove(_ key: LoggedActivity.Key) {
    guard let entry = entry(key) else { return }
    let count = entries.count
    var outdented = self
    outdented.lines.outdent(rangeOfBelongings(of: entry))
    outdented.lines.remove(entry.index..<entry.index + 1)
    outdented.refresh()
    // A line that would become an entry stays as it is.
    if outdented.entries.count == count - 1, outdented.problems.count <= problems.count { return self = outdented }
    lines.remove(entry.index..<entry.index + 1)
    refresh()
  }
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
