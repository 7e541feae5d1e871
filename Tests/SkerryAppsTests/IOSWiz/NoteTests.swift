import FoundationEssentials
import Testing

@testable import IOSWiz

/// Daily notes: what is read from them, and what is written into them.
@Suite struct NoteTests {
  private static let day = Day(text: "2026-01-31")
  static func note(_ text: String, in zone: LocalZone = "UTC") throws -> DailyNote {
    try DailyNote(Data(text.utf8), of: try #require(day), in: zone)
  }

  /// 2026-01-31 at so many hours and minutes, UTC.
  static func time(_ hour: Int, _ minute: Int = 0) -> Int { 1_769_817_600 + hour * 3600 + minute * 60 }

  static func line(_ type: ActivityType, _ hour: Int, _ minute: Int = 0) -> EntryLine {
    let time = time(hour, minute)
    return EntryLine(type, LocalTime(time, in: "UTC"), BlockID(time: time, utcOffset: 0) { _ in false })
  }

  private static func text(_ note: DailyNote) -> String { String(decoding: note.data, as: UTF8.self) }

  @Test("W02 a new note has front matter, a heading and a list that Obsidian shows well, with hidden block ids")
  func newNote() throws {
    var note = DailyNote(newOn: try #require(Self.day), in: "UTC")
    note.insert(Self.line(.meal, 12, 30))
    note.insert(Self.line(.wake, 7))
    #expect(
      Self.text(note) == """
        ---
        date: 2026-01-31
        ---

        ## Activities

        - 07:00:00 ☀️ Wake ^wiz-t9pvg0-e0000
        - 12:30:00 🍽️ Meal ^wiz-t9qaq0-e0000

        """)
  }

  @Test("W02 what people write by hand is read: markers, short times, case, remarks, other block ids")
  func handwriting() throws {
    let note = try Self.note(
      """
      # Activities #
      - 7:05 wake
      * 12:30 🍽️ **Meal**, soup
      + 13:05:59 EXERCISE: 5 km ^run
      - 22:00 Sleepy
      - nothing at 08:00
        - 23:00 Meal
          - 23:30 Meal, nested too deep
      1. 10:00 Meal
      > - 11:00 Meal
      - 12:00Meal
      """)
    #expect(
      note.activities.map { "\($0.type) \($0.time - Self.time(0)) \($0.remark)" } == [
        "wake 25500 ", "meal 45000 ** , soup".replacing("** ,", with: "**,"), "exercise 47159 5 km", "meal 82800 ",
      ])
    #expect(note.entries[2].key.id == "run")
    #expect(note.problems.isEmpty)
  }

  @Test("W02 only the section of that name counts, up to the next heading of its rank, and no block of code")
  func section() throws {
    let note = try Self.note(
      """
      - 01:00 Meal
      ```
      ## Activities
      ```
      ## Activities
      - 02:00 Meal
      ### Details
      - 03:00 Meal
      ~~~~
      - 04:00 Meal
      ~~~
      ~~~~
      ## Other
      - 05:00 Meal
      ## Activities
      - 06:00 Meal
      """)
    #expect(note.activities.map { ($0.time - Self.time(0)) / 3600 } == [2, 3])
  }

  @Test("W02 S06 broken lines and front matter are told with their lines; entries are read all the same")
  func problems() throws {
    let note = try Self.note(
      """
      ---
      tags: [a]
      mood:good
      ---
      ## Activities
      - 25:10 Meal
      - 07:61 Wake
      - 08:00 ☀️ Nonsense ^wiz-abc-e0100
      - 09:00 Meal
      """)
    #expect(
      note.problems.map(\.description) == [
        "2026-01-31.md:3: broken front matter, there is no blank behind the colon.",
        "2026-01-31.md:6: “25:10” is no time of day.", "2026-01-31.md:7: “07:61” is no time of day.",
        "2026-01-31.md:8: no activity stands behind the time.",
      ])
    #expect(note.activities.count == 1)
    #expect(note.obstacle == nil)
  }

  @Test("W02 S06 open front matter, open code and what is no text forbid writing, with the line told")
  func obstacles() throws {
    #expect(
      try Self.note("---\ntitle: x\n\n## Activities\n- 09:00 Meal\n").obstacle?.description
        == "2026-01-31.md:1: the front matter that begins here has no closing ---.")
    #expect(
      try Self.note("## Activities\n- 09:00 Meal\n```swift\n").obstacle?.description
        == "2026-01-31.md:3: the code block that begins here is never closed.")
    for bytes in [[0x61, 0x0A, 0xFF, 0xFE], [0x61, 0x0A, 0x00], [0x61, 0x0A, 0xC3, 0x28]] as [[UInt8]] {
      let day = try #require(Self.day)
      #expect(throws: NoteProblem(day: day, line: 2, reason: "this is no UTF-8 text")) {
        try DailyNote(Data(bytes), of: day, in: "UTC")
      }
    }
  }

  @Test(
    "W02 the first entry of a section stands apart from what is around it",
    arguments: [
      ("", "## Activities\n\nE"), ("text", "text\n\n## Activities\n\nE"), ("text\n\n", "text\n\n## Activities\n\nE"),
      ("## Activities", "## Activities\n\nE"), ("## Activities\n\n", "## Activities\n\nE\n"),
      ("## Activities\nwords\n## B\n", "## Activities\nwords\n\nE\n\n## B\n"),
      ("## Activities\n\n- mine\n\n## B", "## Activities\n\n- mine\nE\n\n## B"),
      ("\u{FEFF}# activities\n", "\u{FEFF}# activities\n\nE"),
    ])
  func first(before: String, after: String) throws {
    var note = try Self.note(before)
    let line = Self.line(.meal, 9)
    note.insert(line)
    let expected = after.hasSuffix("E") ? after + "\n" : after
    #expect(Self.text(note) == expected.replacing("E", with: line.text))
    #expect(note.activities.count == 1)
  }

  @Test("W02 an entry goes where its time belongs, behind what is indented below the one before")
  func order() throws {
    var note = try Self.note(
      "## Activities\r\n- 08:00 Meal\r\n  - with Anna\r\n\tand Ben\r\n- 12:00 Meal\r\ngoes on\r\n\r\nend of section\r\n"
    )
    note.insert(Self.line(.wake, 7))
    note.insert(Self.line(.exercise, 9))
    note.insert(Self.line(.sleep, 23))
    let lines = Self.text(note).split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map {
      $0.split(separator: " ^").first ?? ""
    }
    #expect(
      lines == [
        "## Activities", "- 07:00:00 ☀️ Wake", "- 08:00 Meal", "  - with Anna", "\tand Ben", "- 09:00:00 🏃 Exercise",
        "- 12:00 Meal", "goes on", "- 23:00:00 🌙 Sleep", "", "end of section",
      ])
    #expect(!Self.text(note).replacing("\r\n", with: "").contains("\n"), "lines end as the note's do")
  }

  @Test("W02 what is indented below an entry may have code in it: nothing is put into that")
  func codeBelow() throws {
    var note = try Self.note("## Activities\n- 08:00 Meal\n  ~~~\nrecipe\n\n  ~~~\n- 12:00 Meal\n```\ncode\n```\n")
    note.insert(Self.line(.exercise, 9))
    note.insert(Self.line(.sleep, 23))
    let lines = Self.text(note).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ^").first ?? ""
    }
    #expect(
      lines == [
        "## Activities", "- 08:00 Meal", "  ~~~", "recipe", "", "  ~~~", "- 09:00:00 🏃 Exercise", "- 12:00 Meal",
        "- 23:00:00 🌙 Sleep", "```", "code", "```", "",
      ])
  }

  @Test("W02 the same line twice is two entries; removing one leaves the other")
  func twice() throws {
    var note = try Self.note(
      "## Activities\n- 08:00 Meal ^wiz-a-e0000\n- 08:00 Meal ^wiz-a-e0000\n- 08:00 Meal\n- 08:00 Meal\n")
    #expect(Set(note.entries.map(\.key)).count == 4)
    note.remove(note.entries[1].key)
    note.remove(note.entries[2].key)
    #expect(Self.text(note) == "## Activities\n- 08:00 Meal ^wiz-a-e0000\n- 08:00 Meal\n")
  }

  @Test("W02 what stands in a comment is no entry and no heading, and no entry is written into a comment")
  func comments() throws {
    for (open, close) in [("<!-- old:", "-->"), ("%%", "%%"), ("  %% old", "end %%")] {
      var note = try Self.note("\(open)\n## Activities\n\(close)\n## Activities\n\(open)\n- 00:01 Wake\n\(close)\n")
      #expect(note.entries.isEmpty && note.problems.isEmpty, "\(note.problems)")
      note.insert(Self.line(.meal, 12))
      #expect(note.entries.count == 1 && Self.text(note).contains("\(close)\n\n- 12:00:00"), "\(Self.text(note))")
      #expect(try Self.note("## Activities\n\(open)\n- 00:01 Wake\n").obstacle?.line == 2)
    }
    var behind = try Self.note("## Activities\n- 08:00 Wake <!-- a\nb -->\n- 10:00 Meal %% hm %%\n")
    behind.insert(Self.line(.exercise, 9))
    #expect(behind.entries.count == 3 && Self.text(behind).contains("b -->\n- 09:00:00"), "\(Self.text(behind))")
  }

  private static let withLines = """
    ## Activities

    - 00:10 Wake
        - slept badly
    - 00:20 Meal ^lunch
        - two eggs
          ~~~
    salt
          ~~~
        - coffee\r
    - 00:30 Exercise
        - 5 km

    """

  @Test("W02 lines that people indent below an entry go with it when its time changes, to the byte")
  func moveWithLines() throws {
    var note = try Self.note(Self.withLines)
    note.replace(note.entries[1].key, with: Self.line(.meal, 0, 40))
    #expect(
      Self.text(note) == """
        ## Activities

        - 00:10 Wake
            - slept badly
        - 00:30 Exercise
            - 5 km
        - 00:40:00 🍽️ Meal ^\(Self.line(.meal, 0, 40).block?.text ?? "")
            - two eggs
              ~~~
        salt
              ~~~
            - coffee\r

        """)
  }

  @Test("W02 lines below an entry that is removed stay, and are not the next entry's nor the one's before")
  func removeWithLines() throws {
    var note = try Self.note(Self.withLines)
    note.remove(note.entries[2].key)
    #expect(Self.text(note).hasSuffix("    - coffee\r\n- 5 km\n"))
    note.remove(note.entries[0].key)
    #expect(Self.text(note).hasPrefix("## Activities\n\n- slept badly\n- 00:20 Meal"))
    #expect(note.belongings(of: note.entries[0].key).count == 5)
    var nested = try Self.note("## Activities\n- 08:00 Wake\n- 09:00 Meal\n    - 10:00 Exercise, no entry\n")
    nested.remove(nested.entries[1].key)
    #expect(nested.entries.count == 1 && Self.text(nested).hasSuffix("\n    - 10:00 Exercise, no entry\n"))
  }

  @Test("W02 W06 what moved with an entry is not left behind, though an empty item below would become text without it")
  func movedAway() throws {
    for inside in ["    a remark\n", "    - 09:00 soup\n"] {
      var note = try Self.note("## Activities\nToday was long\n- 10:00 Exercise\n\(inside)-\n")
      let key = note.entries[0].key
      note.remove(key, movedWith: note.belongings(of: key))
      #expect(Self.text(note) == "## Activities\nToday was long\n\n-\n")
    }
  }

  @Test("W02 T02 a line means one instant wherever the phone is, and in the hour that comes twice")
  func zones() throws {
    let berlin: LocalZone = "Europe/Berlin"
    // 2026-10-25 02:30 comes twice there; these are both, an hour apart.
    for time in [1_792_888_200, 1_792_891_800] {
      let local = LocalTime(time, in: berlin)
      #expect(local.clockText == "02:30:00")
      var note = DailyNote(newOn: local.day, in: berlin)
      note.insert(EntryLine(.wake, local, BlockID(time: time, utcOffset: local.utcOffset) { _ in false }))
      for zone in [berlin, "America/New_York", "Asia/Kolkata", "UTC"] {
        #expect(
          try DailyNote(note.data, of: local.day, in: zone).activities.map(\.time) == [time], "\(zone.identifier)")
      }
    }
    #expect(BlockID(time: 0, utcOffset: -12_600) { _ in false }.text == "wiz-0-w0330")
    #expect(BlockID(text: "wiz-0-w0330").utcOffset == -12_600)
    #expect(BlockID(text: "wiz-0-2-e0545").token == "wiz-0-2")
    for text in ["wiz-0-e9900", "wiz-0-e0160", "mine-e0100", "wiz-e01", ""] {
      #expect(BlockID(text: text).utcOffset == nil)
    }
  }

  @Test("W02 daily notes are named as days of the calendar; no other file is one")
  func names() {
    #expect(Day(noteName: "2024-02-29.md") != nil)
    for name in [
      "2026-02-29.md", "2026-13-01.md", "2026-1-01.md", "2026-01-31", "2026-01-31.txt", "x2026-01-31.md",
      "2026-01-31 2.md", "../2026-01-31.md", ".2026-01-31.md", "2026-01-00.md", "0000-01-01.md", "२०२६-01-31.md",
    ] { #expect(Day(noteName: name) == nil, "\(name)") }
  }
}
