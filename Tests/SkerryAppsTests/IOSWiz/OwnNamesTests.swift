import FoundationEssentials
import SkerryTesting
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// What a person wrote behind a time, above all the block ids that other notes lead to, through every change and move.
@MainActor @Suite struct OwnNamesTests {
  private static let today = "2026-01-31"
  private static let yesterday = "2026-01-30"
  private static let text = "## Activities\n\n- 08:00 ☕ meal, eggs ^my-id\n\n  A paragraph.\n\n\t- toast\n\n## B\n"

  private func phone(_ text: String = text, zone: String = "UTC") throws -> (WizPhone, MemoryFolders) {
    let folders = MemoryFolders([WizPhone.path])
    folders.edit("\(Self.today).md", in: WizPhone.path, text)
    return (try WizPhone(folders: folders, timeZone: zone), folders)
  }

  @Test(
    "W02 a person's own block id stays as it is when the entry changes, however often",
    arguments: ["UTC", "Asia/Kolkata"])
  func change(zone: String) throws {
    let (phone, _) = try phone(zone: zone)
    for time in ["08:30", "08:31", "07:05", "08:00"] {
      #expect(try phone.act("change-entry", ["time": time]) == nil)
      #expect(phone.note(Self.today) == Self.text.replacing("08:00", with: time))
    }
    #expect(try phone.act("change-entry", ["type": "Exercise", "time": "08:00:30"]) == nil)
    #expect(phone.entries(Self.today) == ["- 08:00:30 ☕ exercise, eggs ^my-id"])
  }

  @Test("W02 it stays when the entry moves to another day and back, and so does all else that is written there")
  func move() throws {
    for (name, end) in [("my-id", "\n"), ("wiz-abc", "\r\n"), ("wiz-abc-e0000", "\n")] {
      let text = Self.text.replacing("my-id", with: name).replacing("\n", with: end)
      let (phone, folders) = try phone(text)
      folders.edit("\(Self.yesterday).md", in: WizPhone.path, "words\(end)")
      #expect(try phone.act("change-entry", ["day": Self.yesterday]) == nil)
      let moved = "\n- 08:00 ☕ meal, eggs ^\(name)\n\n  A paragraph.\n\n\t- toast\n".replacing("\n", with: end)
      #expect(phone.note(Self.yesterday) == "words\(end)\(end)## Activities\(end)\(moved)")
      #expect(phone.note(Self.today) == "## Activities\n\n\n## B\n".replacing("\n", with: end))
      #expect(try phone.act("change-entry", ["day": Self.today]) == nil)
      #expect(phone.note(Self.today) == text)
      #expect(phone.note(Self.yesterday) == "words\(end)\(end)## Activities\(end)\(end)")
      #expect(phone.rows().count == 1)
    }
  }

  @Test("W02 it stays where another line of that day has the same one, and neither line is lost")
  func sameName() throws {
    let (phone, folders) = try phone()
    folders.edit("\(Self.yesterday).md", in: WizPhone.path, "## Activities\n\n- 08:00 ☕ meal, ham ^my-id\n")
    #expect(try phone.act("change-entry", ["day": Self.yesterday]) == nil)
    #expect(phone.entries(Self.yesterday) == ["- 08:00 ☕ meal, ham ^my-id", "- 08:00 ☕ meal, eggs ^my-id"])
    #expect(phone.rows().count == 2)
  }

  @Test("W02 an entry that is copied with the app's own name is not taken for the one that moves there")
  func copied() throws {
    let (phone, folders) = try phone("## Activities\n\n- 08:00 Meal, eggs ^wiz-a-e0000\n")
    folders.edit("\(Self.yesterday).md", in: WizPhone.path, "## Activities\n\n- 08:00 Meal, ham ^wiz-a-e0000\n")
    #expect(try phone.act("change-entry", ["day": Self.yesterday]) == nil)
    let lines = phone.entries(Self.yesterday)
    #expect(lines.count == 2 && lines[0].contains("ham") && lines[1].contains("eggs"), "\(lines)")
  }

  @Test(
    "W02 while a move waits the line is whole: after a restart, after edits by another program, and in another zone")
  func waiting() throws {
    var (phone, folders) = try phone(zone: "Asia/Kolkata")
    folders.edit("\(Self.yesterday).md", in: WizPhone.path, "```\n")
    #expect(try phone.act("change-entry", ["day": Self.yesterday, "time": "23:15"]) == nil)
    #expect(phone.note(Self.today) == Self.text)
    #expect(try phone.waitingNames() == ["my-id"])
    folders.edit("\(Self.today).md", in: WizPhone.path, Self.text.replacing("eggs", with: "eggs and ham"))
    phone = try phone.restarted()
    #expect(phone.rows().count == 1 && phone.rows()[0].contains("11:15 PM Jan 30"))
    folders.edit("\(Self.yesterday).md", in: WizPhone.path, "")
    _ = phone.rows()
    #expect(phone.entries(Self.yesterday) == ["- 23:15 ☕ meal, eggs and ham ^my-id"])
    #expect(phone.note(Self.yesterday)?.hasSuffix("^my-id\n\n  A paragraph.\n\n\t- toast\n") == true)
    #expect(phone.entries(Self.today).isEmpty && phone.rows().count == 1)
    #expect(phone.rows()[0].contains("11:15 PM Jan 30"))
  }

  @Test("W02 a move that waits can be taken back or changed, and its entry removed: nothing is lost or comes back")
  func takingBack() throws {
    for name in ["my-id", "wiz-abc-e0000"] {
      let text = Self.text.replacing("my-id", with: name)
      let (phone, folders) = try phone(text)
      folders.edit("\(Self.yesterday).md", in: WizPhone.path, "```\n")
      #expect(try phone.act("change-entry", ["day": Self.yesterday, "time": "23:15"]) == nil)
      #expect(try phone.act("change-entry", ["day": Self.today, "time": "08:00"]) == nil)
      folders.edit("\(Self.yesterday).md", in: WizPhone.path, "")
      _ = phone.rows()
      #expect(phone.note(Self.today) == text)
      #expect(try phone.waitingNames().isEmpty && phone.rows().count == 1)
      folders.edit("\(Self.yesterday).md", in: WizPhone.path, "```\n")
      #expect(try phone.act("change-entry", ["day": Self.yesterday, "time": "23:15"]) == nil)
      #expect(try phone.act("remove-entry") == nil)
      folders.edit("\(Self.yesterday).md", in: WizPhone.path, "")
      #expect(phone.rows().isEmpty)
      #expect(phone.note(Self.today) == "## Activities\n\n\nA paragraph.\n\n- toast\n\n## B\n")
    }
  }

  @Test("W02 a move that waits for one note does not keep other entries from theirs")
  func otherEntries() throws {
    let (phone, folders) = try phone()
    folders.edit("\(Self.yesterday).md", in: WizPhone.path, "## Activities\n\n- 08:00 Sleep, long\n\n```\n")
    folders.edit("2026-01-29.md", in: WizPhone.path, "```\n")
    #expect(try phone.act("change-entry", ["day": "2026-01-29"]) == nil)
    folders.setReadOnly(true, WizPhone.path)
    try phone.log(.wake)
    folders.setReadOnly(false, WizPhone.path)
    folders.edit("\(Self.today).md", in: WizPhone.path, Self.text + "\n")
    _ = phone.rows()
    #expect(phone.entries(Self.today).count == 2)
  }
}
