import FoundationEssentials
import SkerrySoak
import Testing

@testable import IOSWiz

/// Random lists: whatever is done with an entry, every other line stays part of what it was part of.
@Suite struct NoteBelongingTests {
  private static let blanks = ["", "", "", " ", "  ", "  ", "  ", "    ", "\t", "\t", "      ", "  \t", "\t\t"]
  private static let contents = [
    "- #", "- #", "- #", "- #, eggs", "* #", "- as", "* bs", "1. cs", "12) ds", "- [x] es", "words",
    "words", "more `<!--` words", "> quote", "> - #", "~~~\n  code\n~~~", "```\n- #\n```", "### Rank", "---", "===",
    "%% - # %%", "<!-- a\n\n-->", "| t |", "^own", "<div>",
  ]

  /// Lines with numbers, so that each is unlike any other; `isTame` leaves out code, comments and headings.
  private static func text(_ generator: inout NoteGenerator) -> (text: String, count: Int) {
    var lines = ["## Activities", ""]
    var minute = 0
    let end = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
    for number in 0..<Int.random(in: 1...14, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 { lines.append("") }
      let content = contents.randomElement(using: &generator) ?? ""
      minute += Int.random(in: 1...40, using: &generator)
      let time = "\(Day.padded(minute / 60, 2)):\(Day.padded(minute % 60, 2)) Meal"
      var line = (blanks.randomElement(using: &generator) ?? "")
      line += content.hasPrefix("###") ? content : content.replacing("#", with: time)
      if !content.contains("\n"), content.first != ">", content.hasSuffix("s") || content.hasSuffix("#") {
        line += " n\(number)"
      }
      if content.hasSuffix("eggs") { line += " ^mine" }
      let blank = String(line.prefix { $0 == " " || $0 == "\t" })
      lines += line.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        $0.offset == 0 ? String($0.element) : blank + String($0.element)
      }
    }
    let isEnded = Bool.random(using: &generator)
    return (lines.joined(separator: end) + (isEnded ? end : ""), lines.count)
  }

  private static func note(_ text: String) throws -> DailyNote {
    try DailyNote(Data(text.utf8), of: try #require(Day(text: "2026-01-31")), in: "UTC")
  }

  /// What every line of words is part of: the words of the item, of which entries count only.
  private static func owners(_ note: DailyNote) -> [String: String] {
    var owners: [String: String] = [:]
    for index in 0..<note.lines.count where note.lines[index].contains(" n") {
      let item = note.blocks.items.last { $0.line < index && $0.end > index }
      owners[word(note.lines[index])] = item.map { word(note.lines[$0.line]) } ?? "nothing"
    }
    return owners
  }

  private static func word(_ line: String) -> String {
    line.split(separator: " ").last { $0.hasPrefix("n") }.map(String.init) ?? line
  }

  private static func words(_ note: DailyNote) -> [String] {
    (0..<note.lines.count).map { note.lines[$0].words }.filter { !$0.isEmpty }
  }

  @Test("W02 random lists: what belongs to an entry stays with it, and what doesn't comes to none")
  func belongings() throws {
    var (moved, back, removed, added) = (0, 0, 0, 0)
    for seed in 1...UInt64(SoakCount.of(2000, 30_000)) {
      var generator = NoteGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let (text, _) = Self.text(&generator)
      let note = try Self.note(text)
      guard note.obstacle == nil else { continue }
      let owners = Self.owners(note)
      // A new entry.
      let time = 1_769_817_600 + Int.random(in: 0..<86_400, using: &generator)
      let block = BlockID(time: time, utcOffset: 0) { _ in false }
      var written = note
      written.insert(EntryLine(.wake, LocalTime(time, utcOffset: 0), block))
      added += 1
      #expect(Self.owners(written) == owners, "seed \(seed)\n\(text)\n->\n\(written.string)")
      #expect(written.entries.count == note.entries.count + 1, "seed \(seed)\n\(text)\n->\n\(written.string)")
      // One that is changed.
      guard let old = note.entries.randomElement(using: &generator) else { continue }
      var line = old.line
      let minute = Int.random(in: 0..<1440, using: &generator)
      line.change(to: .meal, at: LocalTime(1_769_817_600 + minute * 60, utcOffset: 0))
      var changed = note
      changed.replace(old.key, with: line)
      moved += 1
      #expect(
        Self.words(changed).sorted()
          == Self.words(note).map { $0 == old.line.text.words ? line.text.words : $0 }.sorted(),
        "seed \(seed)\n\(text)\n->\n\(changed.string)")
      #expect(Self.owners(changed) == owners, "seed \(seed)\n\(text)\n->\n\(changed.string)")
      if let new = changed.entries.first(where: { $0.line.text == line.text }) {
        var again = changed
        again.replace(new.key, with: old.line)
        if again.data == note.data {
          back += 1
        } else if note.entries.count + 2 == note.lines.count {
          print("BACK seed \(seed)\n\(text)\n-> \(line.text)\n\(changed.string)\n->\n\(again.string)")
        }
      }
      // One that is removed. What would become an entry then has a test of its own.
      if note.belongings(of: old.key).contains(where: { EntryLine.read($0.trimmed) != .other }) { continue }
      var less = note
      less.remove(old.key)
      removed += 1
      let gone = Self.word(old.line.text)
      let parent =
        note.blocks.item(at: old.index).flatMap { note.blocks.items[$0].parent }.map {
          Self.word(note.lines[note.blocks.items[$0].line])
        } ?? "nothing"
      var rest = owners
      rest[gone] = nil
      let freed = Set(rest.filter { $0.value == gone }.keys)
      for key in freed { rest[key] = parent }
      // What was text behind the entry may be an item of its own now.
      var now = Self.owners(less)
      for key in freed where now[key].map({ freed.contains($0) || "-*".contains($0.trimmed) }) == true {
        now[key] = parent
      }
      #expect(now == rest, "seed \(seed)\n\(text)\n-> without \(old.line.text)\n\(less.string)")
      #expect(less.entries.count == note.entries.count - 1, "seed \(seed)\n\(text)\n->\n\(less.string)")
    }
    print("\(added) added \(moved) moved, \(back) back, \(removed) removed")
  }
}

extension DailyNote { fileprivate var string: String { String(decoding: data, as: UTF8.self) } }
extension String { fileprivate var trimmed: String { String(drop { $0 == " " || $0 == "\t" }) } }
extension String { fileprivate var words: String { String(drop { "-+* \t".contains($0) }) } }
