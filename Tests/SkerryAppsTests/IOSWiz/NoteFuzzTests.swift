import FoundationEssentials
import SkerrySoak
import Testing

@testable import IOSWiz

/// Random notes: nothing that stands in them is lost or changed, and nothing brings the reader down.
@Suite struct NoteFuzzTests {
  private static let pieces = [
    "---", "\n", "\n", "\n", "\r\n", "\r", "## Activities", "# Activities\n", "### x\n", "```", "~~~\n", "- ", "* ",
    "  - ", "\t", " ", "07:00", "7:5", "25:61", "12:30:59", " Meal", " wake", " Sleep", "🍽️", "☀️ ", " ^wiz-abc-e0100",
    " ^wiz-", " ^x", "^", "e\u{301}", "\u{200B}", "\u{202E}", "\u{1B}[2J", "date: 2026-01-31\n", "tags:x\n", "...\n",
    "- 07:00 ☀️ Wake\n", "- 11:11 Meal\r\n", "* 8:15 Meal, soup ^x\n", "- 25:00 Meal\n",
    "- 09:00 Sleep ^wiz-abc-e0100\n", "  - more\n",
    "\n## Activities\n", "> ", "1. ", "👩‍👩‍👧", "\u{FEFF}", "日本", ":", "#", "%%\n", "\u{2028}", "-", "0",
  ]

  private static func bytes(_ generator: inout NoteGenerator) -> Data {
    var data = Data(Bool.random(using: &generator) ? "## Activities\n".utf8 : "".utf8)
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      if Int.random(in: 0..<60, using: &generator) == 0 {
        data.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        data.append(contentsOf: pieces.randomElement(using: &generator).map { Array($0.utf8) } ?? [])
      }
    }
    return data
  }

  /// The lines of a text without their ends.
  private static func lines(_ data: Data) -> [[UInt8]] {
    data.split(separator: 10, omittingEmptySubsequences: false).map { line in
      var line = Array(line)
      while line.last == 13 { line.removeLast() }
      return line
    }
  }

  /// Whether all of these lines are among those, in their order.
  private static func keeps(_ few: [[UInt8]], in many: [[UInt8]]) -> Bool {
    var rest = many[...]
    for line in few {
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  @Test("W02 S06 D07 random notes: read and written they are the same bytes, and each change touches its own line only")
  func fuzz() throws {
    let day = try #require(Day(text: "2026-01-31"))
    let count = SoakCount.of(1500, 100_000)
    var (changed, withEntries) = (0, 0)
    for seed in 1...UInt64(count) {
      var generator = NoteGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let data = Self.bytes(&generator)
      let note: DailyNote
      do throws(NoteProblem) { note = try DailyNote(data, of: day, in: "Europe/Berlin") } catch { continue }
      #expect(note.data == data, "seed \(seed)")
      if !note.entries.isEmpty { withEntries += 1 }
      #expect(Set(note.entries.map(\.key)).count == note.entries.count, "seed \(seed)")
      guard note.obstacle == nil else { continue }
      changed += 1
      try Self.change(note, data, &generator, seed)
    }
    #expect(changed > count / 4 && withEntries > count / 100, "\(changed) changed, \(withEntries) with entries")
    if SoakCount.isFull { print("soak: \(count) notes, \(changed) changed, \(withEntries) with entries") }
  }

  private static func change(
    _ note: DailyNote, _ data: Data, _ generator: inout NoteGenerator, _ seed: UInt64
  ) throws {
    let time = 1_769_814_000 + Int.random(in: 0..<86_400, using: &generator)
    let local = LocalTime(time, in: "Europe/Berlin")
    let block = BlockID(time: time, utcOffset: local.utcOffset) { _ in false }
    var written = note
    let line = EntryLine(ActivityType.allCases.randomElement(using: &generator) ?? .meal, local, block)
    written.insert(line)
    // A byte order mark and a missing end of the last line are the only things that may differ in a line.
    #expect(keeps(lines(data).filter { !$0.isEmpty }, in: lines(written.data)), "seed \(seed)")
    #expect(written.entries.count == note.entries.count + 1, "seed \(seed)")
    #expect(written.hasToken(block.token), "seed \(seed)")
    #expect(try DailyNote(written.data, of: note.day, in: "Europe/Berlin") == written, "seed \(seed)")
    let key = try #require(written.entries.first { $0.line.block == block }, "seed \(seed)").key
    var removed = written
    removed.remove(key)
    #expect(keeps(lines(data).filter { !$0.isEmpty }, in: lines(removed.data)), "seed \(seed)")
    #expect(removed.entries.count == note.entries.count, "seed \(seed)")
    guard let old = note.entries.randomElement(using: &generator) else { return }
    var edited = note
    var changedLine = old.line
    changedLine.change(to: line.type, at: nil)
    edited.replace(old.key, with: changedLine)
    #expect(edited.entries.count == note.entries.count, "seed \(seed)")
    var others = lines(data)
    others.remove(at: old.index)
    #expect(keeps(others.filter { !$0.isEmpty }, in: lines(edited.data)), "seed \(seed)")
  }
}
