import FoundationEssentials
import Testing

@testable import IOSWiz

/// What the lines of a note are: which are text, which belong to an entry, and which nobody may touch.
@Suite struct NoteBlocksTests {
  private static func text(_ note: DailyNote) -> String { String(decoding: note.data, as: UTF8.self) }

  @Test(
    "W02 only what CommonMark and Obsidian take for a comment hides entries: no inline code, no code, no open bracket",
    arguments: [
      "Obsidian hides text between `<!--` and `-->`; remember that `<!--` begins a comment.", "`<!--` begins it",
      "`` a ` <!-- `` b", "`code\nof <!-- two lines`", "~~~\n<!--\n~~~", "```\n%%\n```",
      "text\n\n    <!-- code\n\n\t%%",
      "text <!-- that nothing ends", "> <!-- quoted", "%% a %% and `%%`", "<!-- whole -->", "- item\n  <!-- its own",
      "- ```\n  code\n  ```", "<pre> </pre>", "<!---->", "\\<!-- no comment",
    ])
  func noComment(before: String) throws {
    for end in ["\n", "\r\n"] {
      let start = "\(before)\n\n## Activities\n\n- 12:00 Meal\n".replacing("\n", with: end)
      var note = try NoteTests.note(start)
      #expect(note.entries.count == 1 && note.obstacle == nil && note.problems.isEmpty, "\(note.problems)")
      let line = NoteTests.line(.sleep, 23)
      note.insert(line)
      #expect(Self.text(note) == start + line.text + end)
    }
  }

  @Test("W02 comments, code and HTML that is shown as it is hide what looks like an entry, wherever they end")
  func hidden() throws {
    for block in ["<!--\n\n# -->", "%%\n#\n\n%%", "<pre>\n\n#\n</pre>", "~~~ md\n#\n~~~~", "  ```\n#\n  ```"] {
      let text = "## Activities\n\n\(block.replacing("#", with: "- 01:00 Wake"))\n\n- 12:00 Meal\n"
      #expect(try NoteTests.note(text).activities.map(\.type) == [.meal], "\(text)")
    }
    for (block, name) in [("<!-- a", "comment"), ("%% a", "comment"), ("<script>", "HTML"), ("~~~", "code block")] {
      let problem = try NoteTests.note("## Activities\n\(block)\n- 09:00 Meal\n").obstacle
      #expect(problem?.description == "2026-01-31.md:2: the \(name) that begins here is never closed.")
    }
  }

  @Test(
    "W02 the section's heading may be indented by three spaces, or have its line below; four spaces make it code",
    arguments: [
      ("# Day\n\n  ## Activities\n", true), ("   ##\tActivities ##\n", true), ("Activities\n===\n", true),
      ("Activities\n  ---  \n", true), ("text\n\n    ## Activities\n", false), ("> ## Activities\n", false),
      ("- mine\n  ## Activities\n", false), ("Activities\n\n---\n", false), ("##Activities\n", false),
    ])
  func heading(heading: String, isOne: Bool) throws {
    let start = "\(heading)\n- 22:00 Sleep\n"
    var note = try NoteTests.note(start)
    #expect(note.entries.count == (isOne ? 1 : 0))
    let line = NoteTests.line(.wake, 7)
    note.insert(line)
    #expect(
      Self.text(note)
        == (isOne ? "\(heading)\n\(line.text)\n- 22:00 Sleep\n" : "\(start)\n## Activities\n\n\(line.text)\n"))
  }

  @Test("W02 entries in a second section of that name are told, for they are not read")
  func second() throws {
    let note = try NoteTests.note(
      "# Activities\n- 08:00 Meal\n\nActivities\n===\nwords\n- 09:00 Meal\n# Activities\nwords\n")
    #expect(note.entries.count == 1)
    #expect(note.problems.map(\.description) == ["2026-01-31.md:5: entries below a second “Activities” are not read."])
  }

  @Test("W02 headings of each kind end the section, and lines across the page don't")
  func end() throws {
    for end in ["## B", " # B", "B\n---", "B\nC\n===", "##"] {
      #expect(
        try NoteTests.note("## Activities\n\n- 08:00 Meal\n\n\(end)\n\n- 09:00 Meal\n").entries.count == 1, "\(end)")
    }
    for end in ["---", "***", "### B", "> # B", "    # B", "- # B", "#B", "1. # B"] {
      #expect(
        try NoteTests.note("## Activities\n\n- 08:00 Meal\n\n\(end)\n\n- 09:00 Meal\n").entries.count == 2, "\(end)")
    }
  }

  /// What may stand below an entry and belong to it, and what ends it.
  private static let belongings = [
    "\n  A paragraph.", "  directly\n\n  A paragraph.\n\n  Another.", "lazy text", "\tand Ben",
    "  - a\n    - b\n\n    c\n  - d",
    "\n  ~~~\n  code\n\n  more\n  ~~~", "\n  > [!note] callout\n  > - 10:00 Meal", "  1. a\n  2. b",
    "  - [x] done\n  - [ ] open",
    "\n\t- tab\n\t\t- two tabs", "\n      code\n\n  text", "  ### heading", "  ^my-id", "  emoji 👩‍👩‍👧 e\u{301}  ",
    "  * a\n\n\n  + b",
    "  <!-- a\n\n  b -->", "  | a | b |\n  | - | - |\n  | 1 | 2 |", "  words %% hidden %%\n  more",
  ]
  private static let followers = [
    "", "\n## B\n", "\n> quote\n", "\nParagraph.\n", "1. one\n", "\n***\n", "```\ncode\n```\n",
  ]

  @Test(
    "W02 a new entry stands behind all that belongs to the one before, also behind blank lines", arguments: belongings)
  func insertBehind(belongings: String) throws {
    for (follower, end) in Self.followers.flatMap({ [($0, "\n"), ($0, "\r\n")] }) {
      let above = "## Activities\n\n- 00:10 Wake\n\(belongings)\n".replacing("\n", with: end)
      let below = follower.replacing("\n", with: end)
      var note = try NoteTests.note(above + below)
      let line = NoteTests.line(.meal, 9)
      note.insert(line)
      #expect(Self.text(note) == above + line.text + end + below)
    }
  }

  @Test("W02 what belongs to an entry goes with it to its new place and back, byte for byte", arguments: belongings)
  func moveWith(belongings: String) throws {
    for (follower, end) in Self.followers.flatMap({ [($0, "\n"), ($0, "\r\n")] }) {
      let item = "- 00:10 Wake, early ^my-id\n\(belongings)\n"
      func text(_ items: String) -> String { "\u{FEFF}## Activities\n\n\(items)\(follower)".replacing("\n", with: end) }
      var note = try NoteTests.note(text("\(item)- 00:20 ☕ meal\n"))
      let old = note.entries[0].line
      var line = old
      line.change(to: .wake, at: LocalTime(NoteTests.time(0, 30), in: "UTC"))
      note.replace(note.entries[0].key, with: line)
      #expect(Self.text(note) == text("- 00:20 ☕ meal\n\(item.replacing("00:10", with: "00:30"))"))
      note.replace(note.entries[1].key, with: old)
      #expect(Self.text(note) == text("\(item)- 00:20 ☕ meal\n"))
    }
  }

  @Test("W02 what belongs to an entry goes with it into another day's note and back", arguments: belongings)
  func moveAway(belongings: String) throws {
    for (follower, end) in Self.followers.flatMap({ [($0, "\n"), ($0, "\r\n")] }) {
      func text(_ words: String) -> String { words.replacing("\n", with: end) }
      let start = text("## Activities\n\n- 00:05 Sleep\n- 00:10 Wake, early ^my-id\n\(belongings)\n\(follower)")
      var note = try NoteTests.note(start)
      var other = try NoteTests.note(text("words\n\n# Activities\n\n* 00:15 Meal\n\n# C\n"))
      let before = other
      let entry = note.entries[1]
      let lines = note.belongings(of: entry.key)
      other.insert(entry.line, with: lines, isNew: false)
      #expect(other.entries[0].line == entry.line && other.belongings(of: other.entries[0].key) == lines)
      note.remove(entry.key, movedWith: lines)
      #expect(Self.text(note) == text("## Activities\n\n- 00:05 Sleep\n\(follower)"))
      note.insert(entry.line, with: other.belongings(of: other.entries[0].key), isNew: false)
      other.remove(entry.key, movedWith: lines)
      #expect(Self.text(note) == start && other == before)
    }
  }

  @Test("W02 an entry moves away with all of its own from between text and an empty item, too")
  func moveFromBetween() throws {
    for belongings in ["    a remark\n", "    - 09:00 Wake\n", "  - eggs\n\n  words\n"] {
      var note = try NoteTests.note("## Activities\nToday was long\n- 10:00 Exercise\n\(belongings)-\n")
      let key = note.entries[0].key
      note.remove(key, movedWith: note.belongings(of: key))
      let left = Self.text(note).split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(!left.contains("a remark") && !left.contains("- eggs") && !left.contains("words"), "\(Self.text(note))")
      #expect(left.count { $0 == "-" } == 1, "\(Self.text(note))")
    }
  }

  @Test("W02 what belonged to an entry that is removed stays, and comes to no other entry", arguments: belongings)
  func removeAbove(belongings: String) throws {
    for follower in Self.followers {
      var note = try NoteTests.note("## Activities\n\n- 00:10 Wake\n- 00:20 Meal\n\(belongings)\n\(follower)")
      note.remove(note.entries[1].key)
      #expect(note.entries.count == 1 && note.belongings(of: note.entries[0].key).isEmpty, "\(Self.text(note))")
      let words = belongings.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      let left = Self.text(note).split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      #expect(words.allSatisfy(left.contains), "\(Self.text(note))")
    }
  }

  @Test("W02 entries within other list items stay part of them, and take nothing of theirs along")
  func nested() throws {
    let text = "## Activities\n\n- Dinner\n  - 20:00 Meal\n    - soup\n  - with Anna\n- 21:00 Exercise\n"
    var note = try NoteTests.note(text)
    let meal = note.entries[0]
    var line = meal.line
    line.change(to: .meal, at: LocalTime(NoteTests.time(22), in: "UTC"))
    note.replace(meal.key, with: line)
    #expect(Self.text(note) == text.replacing("20:00", with: "22:00"))
    note = try NoteTests.note(text)
    note.insert(NoteTests.line(.wake, 7))
    note.insert(NoteTests.line(.sleep, 20, 30))
    #expect(note.activities.map(\.type) == [.wake, .meal, .sleep, .exercise])
    #expect(
      Self.text(note).contains("- Dinner\n  - 20:00 Meal\n    - soup\n  - with Anna\n- 20:30"), "\(Self.text(note))")
    note = try NoteTests.note(
      "## Activities\n- 07:00 Wake\n  - 08:00 Meal\n    - eggs\n\n  slept well\n- 09:00 Sleep\n")
    note.remove(note.entries[0].key, movedWith: note.belongings(of: note.entries[0].key))
    #expect(Self.text(note) == "## Activities\n- 08:00 Meal\n  - eggs\n- 09:00 Sleep\n")
  }

  @Test("W02 a child that would become an entry when its own is removed stays a child, of an empty item")
  func wouldBeEntry() throws {
    var note = try NoteTests.note("## Activities\n- 08:00 Wake\n- 09:00 Meal, eggs\n    - 10:00 Exercise, no entry\n")
    note.remove(note.entries[1].key)
    #expect(Self.text(note) == "## Activities\n- 08:00 Wake\n-\n    - 10:00 Exercise, no entry\n")
    #expect(note.entries.count == 1 && note.belongings(of: note.entries[0].key).isEmpty)
  }

  @Test("W02 a list keeps its own markers: new entries take them, and what stands further in is kept apart")
  func markers() throws {
    for marker in ["* ", "+ ", "-   ", "-\t", "  - ", " * "] {
      var note = try NoteTests.note("## Activities\n\n\(marker)08:00 Meal\n\(marker)10:00 Meal\n\n^list\n")
      note.insert(NoteTests.line(.wake, 7))
      note.insert(NoteTests.line(.exercise, 9))
      note.insert(NoteTests.line(.sleep, 23))
      #expect(note.activities.count == 5)
      let lines = Self.text(note).split(separator: "\n")
      #expect(lines.count { $0.hasPrefix(marker) } == 5 && lines.last == "^list", "\(Self.text(note))")
    }
    var note = try NoteTests.note("## Activities\n\n-   08:00 Meal\n\n  not the meal's\n")
    let line = NoteTests.line(.sleep, 23)
    note.insert(line)
    #expect(note.belongings(of: note.entries[1].key).isEmpty, "\(Self.text(note))")
    note.remove(note.entries[0].key)
    #expect(note.belongings(of: note.entries[0].key).isEmpty, "\(Self.text(note))")
  }

  @Test(
    "W02 what is written behind a time stays as it is: blanks, pictures, letters, short times, the person's own name")
  func kept() throws {
    for text in [
      "- 8:15 meal, soup ^my-id  ", "*\t08:15 ☕  Meal  ", "+ 08:15 **MEAL** x ^wiz-abc\t", "- 08:15 🍽 Meal^x",
    ] {
      guard case .entry(let old) = EntryLine.read(text) else {
        Issue.record("\(text)")
        continue
      }
      var line = old
      line.change(to: .wake, at: LocalTime(NoteTests.time(9, 30), in: "UTC"))
      #expect(line.text.contains("9:30") && !line.text.contains("9:30:00"))
      line.change(to: .meal, at: LocalTime(NoteTests.time(8, 15), in: "UTC"))
      #expect(line.text == text)
    }
  }

  @Test("W02 D07 a name with a number that no log reaches does not count as given by the app")
  func farMark() {
    #expect(BlockID(text: "wiz-a-q7-e0000").mark == 7)
    #expect(BlockID(text: "wiz-a-q\(Int.max)-e0000").mark == nil)
    #expect(BlockID(text: "abc-x-q7").mark == nil && BlockID(text: "wiz-a-q7").mark == nil)
  }
}
