import FoundationEssentials
import SkerryScreens
import SkerryTesting
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// The page: timers, log, menu, editing, removing.
@MainActor @Suite struct ActivitiesPageTests {
  @Test("W01 the page shows title, timers that run, the log newest first with icon, time and date, and the menu")
  func page() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    phone.scene.advance(by: 3600)
    try phone.log(.meal)
    phone.scene.advance(by: 61)
    let screen = phone.screen()
    #expect(screen.contains("Activities"))
    #expect(screen.contains("Awake 1:01:01"))
    #expect(screen.contains("Last meal 1:01"))
    #expect(
      phone.rows().map { $0.dropFirst($0.hasPrefix("▸") ? 2 : 0) } == [
        "🍴 Meal 10:41 AM Jan 31 ☀ Wake", "☀ Wake 9:41 AM Jan 31 ☾ Sleep",
      ])
    phone.scene.advance(by: 1)
    #expect(phone.screen().contains("Awake 1:01:02"), "the timer is live")
    try phone.log(.sleep)
    #expect(phone.screen().contains("Asleep 0:00"))
  }

  @Test("W01 P14 spoken: each row as one sentence, the chosen one as chosen, icons are silent", arguments: [40])
  func spoken(rows: Int) throws {
    let phone = try WizPhone()
    try phone.log(.meal)
    phone.device.open(phone.scene.process)
    let lines = phone.device.phonePicture(rows: rows).spoken
    #expect(lines.contains { $0.contains("Meal") && $0.contains("9:41") && $0.contains("selected") })
    #expect(lines.contains { $0.contains("Log Exercise") && $0.contains("button") })
    #expect(lines.contains { $0.contains("Awake") && $0.contains("not logged yet") })
    #expect(!lines.contains { $0.contains("sun.max") || $0.contains("fork") })
  }

  @Test("W01 W02 each of the four logs at once, by key and by the button at the right of the log")
  func menu() throws {
    let phone = try WizPhone()
    for type in ActivityType.allCases {
      try phone.log(type)
      phone.scene.advance(by: 60)
    }
    #expect(phone.entries("2026-01-31").count == 4)
    let region = try #require(
      phone.device.phonePicture(rows: 40).regions.first { $0.label == "Log Exercise" })
    guard case .action(let action, _) = region.target else {
      Issue.record("no button")
      return
    }
    phone.device.press(action, of: phone.scene.process)
    #expect(phone.entries("2026-01-31").count == 5)
    #expect(phone.rows().count == 5, "the screen shows it without being touched")
  }

  @Test(
    "W01 of two entries within a second the later one is the newer, in the vault and while they wait",
    arguments: [true, false])
  func sameSecond(hasVault: Bool) throws {
    let phone = try WizPhone(choosesVault: hasVault)
    for type in [ActivityType.sleep, .wake, .meal, .sleep] { try phone.log(type) }
    #expect(phone.rows().map { $0.contains("Sleep 9") } == [true, false, false, true])
    #expect(phone.screen().contains("Asleep 0:00"))
  }

  @Test("W01 an entry's time and type are edited in its note; what stands behind it stays")
  func edit() throws {
    let phone = try WizPhone()
    try phone.log(.meal)
    let folders = try #require(phone.folders as? MemoryFolders)
    let text = try #require(phone.note("2026-01-31"))
    folders.edit(
      "2026-01-31.md", in: WizPhone.path, text.replacing("🍽️ Meal", with: "🍽️ Meal, soup [[Anna]]"))
    #expect(try phone.act("change-entry", ["type": "Exercise", "time": "08:05"]) == nil)
    let line = try #require(phone.entries("2026-01-31").first)
    #expect(line.hasPrefix("- 08:05:00 🏃 Exercise, soup [[Anna]] ^wiz-"))
    #expect(phone.screen().contains("🏃 Exercise 8:05 AM Jan 31 ☀ Wake soup [[Anna]]"))
    #expect(phone.lastKnown == ["exercise": phone.now - 96 * 60])
  }

  @Test("W01 S06 what can't be is refused beside its field, and nothing changes")
  func validation() throws {
    let phone = try WizPhone()
    try phone.log(.meal)
    let before = phone.note("2026-01-31")
    let fields = try #require(phone.scene.process.screen?.actions.first { $0.id == "change-entry" }?.fields)
    #expect(fields[1].problem(with: "2026-02-30") == "Like 2026-01-31.")
    #expect(fields[2].problem(with: "24:00") == "Like 07:30 or 07:30:15.")
    #expect(fields[2].problem(with: "7:5") != nil)
    #expect(fields[2].problem(with: "7:05") == nil)
    #expect(try phone.act("change-entry", ["time": "23:59"]) == ActivityError.inFuture.description)
    #expect(try phone.act("change-entry", ["time": "noon"])?.contains("no time of day") == true)
    #expect(phone.note("2026-01-31") == before)
  }

  @Test("W01 W02 an entry edited to another day moves into that day's note, under the same name")
  func move() throws {
    let phone = try WizPhone()
    try phone.log(.sleep)
    let name = try #require(phone.entries("2026-01-31").first?.split(separator: "^").last)
    #expect(try phone.act("change-entry", ["day": "2026-01-30", "time": "23:15:30"]) == nil)
    #expect(phone.entries("2026-01-31").isEmpty)
    #expect(phone.entries("2026-01-30") == ["- 23:15:30 🌙 Sleep ^\(name)"])
    #expect(phone.rows() == ["▸ ☾ Sleep 11:15 PM Jan 30 ☀ Wake"])
  }

  @Test("W02 lines below an entry move into the other day's note with it, also where it has to wait for that note")
  func moveWithLines() throws {
    for waits in [false, true] {
      let folders = MemoryFolders([WizPhone.path])
      var phone = try WizPhone(folders: folders)
      try phone.log(.sleep)
      folders.edit("2026-01-31.md", in: WizPhone.path, (phone.note("2026-01-31") ?? "") + "    - dreams\n- plain\n")
      // A block of code without an end: nothing can be written behind it.
      if waits { folders.edit("2026-01-30.md", in: WizPhone.path, "```\n") }
      phone.scene.advance(by: 1)
      #expect(try phone.act("change-entry", ["day": "2026-01-30", "time": "23:15:30"]) == nil)
      if waits {
        #expect(phone.note("2026-01-31")?.contains("dreams") == true)
        phone = try phone.restarted()
        folders.edit("2026-01-30.md", in: WizPhone.path, "")
        _ = phone.rows()
      }
      #expect(phone.note("2026-01-30")?.hasSuffix("\n    - dreams\n") == true, "\(phone.note("2026-01-30") ?? "")")
      #expect(phone.note("2026-01-31")?.contains("dreams") == false)
      #expect(phone.note("2026-01-31")?.hasSuffix("\n- plain\n") == true)
    }
  }

  @Test("W01 removing takes out the entry's line only, and the next one is chosen")
  func remove() throws {
    let phone = try WizPhone()
    for type in [ActivityType.wake, .meal, .exercise] {
      try phone.log(type)
      phone.scene.advance(by: 60)
    }
    try phone.act("older")
    #expect(try phone.act("remove-entry") == nil)
    #expect(phone.entries("2026-01-31").map { $0.contains("Meal") } == [false, false])
    #expect(phone.rows()[1].hasPrefix("▸ ☀ Wake"))
    try phone.act("remove-entry")
    try phone.act("remove-entry")
    #expect(phone.entries("2026-01-31").isEmpty)
    #expect(phone.screen().contains("Nothing is logged yet"))
    #expect(!phone.actionIDs.contains("remove-entry"))
    #expect(phone.scene.process.screen?.actions.first { $0.id == "remove-entry" } == nil)
  }

  @Test("W01 the log scrolls by key as far as there are notes, and the chosen row stays on the screen")
  func scrolling() throws {
    let phone = try WizPhone(folders: Self.year())
    #expect(phone.screen().contains("1 of 31"))
    for _ in 0..<40 { try phone.act("older") }
    #expect(phone.rows().count { $0.hasPrefix("▸") } == 1 && phone.rows().count > 30)
    #expect(phone.screen().contains("41 of 62"))
    for _ in 0..<200 where phone.actionIDs.contains("older") { try phone.act("older") }
    #expect(phone.screen().contains("100 of 100"))
    #expect(phone.actionIDs.contains("newer"))
    for _ in 0..<200 where phone.actionIDs.contains("newer") { try phone.act("newer") }
    #expect(phone.rows()[0].hasPrefix("▸"))
  }

  /// A note with all types, then one meal on each of 99 days before.
  private static func year() -> MemoryFolders {
    let folders = MemoryFolders([WizPhone.path])
    for number in 0..<100 {
      let day = LocalTime(1_769_852_460 - (number + 1) * 86_400, in: "UTC").day
      folders.edit(
        day.noteName, in: WizPhone.path, "## Activities\n- 12:00 \(ActivityType.allCases[number % 4].displayName)\n")
    }
    return folders
  }

  @Test("W01 P05 times follow the phone's 24-hour clock; another year is said")
  func clock() throws {
    let phone = try WizPhone()
    let folders = try #require(phone.folders as? MemoryFolders)
    folders.edit("2025-12-31.md", in: WizPhone.path, "## Activities\n- 18:30 Meal\n")
    #expect(phone.rows().first?.contains("6:30 PM Dec 31, 2025") == true)
    phone.device.set24HourClock(true)
    #expect(phone.screen().contains("18:30 Dec 31, 2025"))
  }

  @Test("W01 P10 links lead to the page and to the settings; others change nothing and are logged")
  func links() throws {
    let phone = try WizPhone()
    #expect(phone.device.open(url: "ioswiz://settings"))
    #expect(phone.screen().contains("Edits by other programs appear at once."))
    for link in ["ioswiz://", "ioswiz://nowhere", "ioswiz://settings/deeper", "ioswiz://activities/1"] {
      #expect(phone.device.open(url: link))
      #expect(phone.screen().contains("Edits by other"), "\(link) changes nothing")
    }
    #expect(phone.count("leads nowhere") == 4)
    #expect(phone.device.open(url: "IOSWIZ://Activities/"))
    #expect(phone.screen().contains("Activities"))
  }

  @Test("W01 T02 an entry of the future, written into a note by hand, counts from its time on")
  func future() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    let folders = try #require(phone.folders as? MemoryFolders)
    folders.edit(
      "2026-01-31.md", in: WizPhone.path, (phone.note("2026-01-31") ?? "") + "- 10:00 Meal\n")
    #expect(phone.screen().contains("Last meal –"))
    #expect(phone.lastKnown["meal"] == nil)
    phone.scene.advance(by: 19 * 60)
    #expect(phone.lastKnown["meal"] == phone.now)
    phone.scene.advance(by: 60)
    #expect(phone.screen().contains("Last meal 1:00"))
  }

  @Test("W01 D07 what a note says behind an entry is shown as text, whatever it is")
  func untrusted() throws {
    let phone = try WizPhone()
    let folders = try #require(phone.folders as? MemoryFolders)
    folders.edit(
      "2026-01-31.md", in: WizPhone.path,
      "## Activities\n- 07:00 Meal \u{1B}[2J\u{1B}]0;x\u{7}\u{202E}evil\u{9B}31m ^wiz-a-e0000\n- 99:00 \u{1B}c Meal\n")
    phone.device.settle()
    let picture = phone.device.phonePicture(rows: 40)
    let text = picture.grid.plainText()
    #expect(text.contains("Meal"))
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 0x202E })
  }
}
