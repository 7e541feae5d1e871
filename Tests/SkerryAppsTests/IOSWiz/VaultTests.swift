import FoundationEssentials
import SkerryBasics
import SkerryScreens
import SkerryTesting
import Synchronization
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// The vault and its troubles, in memory; what the disk adds is in the tests of the disk.
@MainActor @Suite struct VaultTests {
  private func memory(_ phone: WizPhone) throws -> MemoryFolders { try #require(phone.folders as? MemoryFolders) }

  @Test("W02 the folder is chosen in the settings, checked beside its field, and remembered")
  func choosing() throws {
    let phone = try WizPhone(choosesVault: false)
    #expect(phone.screen().contains("Choose the folder of your notes: press v, then c."))
    try phone.act("settings")
    let field = try #require(phone.scene.process.screen?.actions.first { $0.id == "choose-vault" }?.fields.first)
    #expect(field.problem(with: "/nowhere") == "No such folder.")
    #expect(field.problem(with: "vault") == "Begin with / or ~/.")
    #expect(field.problem(with: "") != nil)
    #expect(field.problem(with: "/vault/") == nil)
    #expect(
      try phone.act("choose-vault", ["folder": "/nowhere"]) == "Nothing was changed. There is no folder /nowhere.")
    #expect(try phone.act("choose-vault", ["folder": "/vault"]) == nil)
    #expect(phone.screen().contains("/vault 0 daily notes, 0 read; entries stand below “## Activities”."))
    phone.device.kill(phone.scene.process)
    #expect(phone.screen().contains("Nothing is logged yet"))
    let again = try phone.restarted()
    try again.log(.meal)
    #expect(again.entries("2026-01-31").count == 1)
  }

  @Test("W02 without a vault entries wait on the phone, durably, and are in the vault as soon as one is chosen")
  func waitingForVault() throws {
    let phone = try WizPhone(choosesVault: false)
    try phone.log(.wake)
    phone.scene.advance(by: 60)
    try phone.log(.meal)
    #expect(phone.rows().count == 2)
    #expect(phone.screen().contains("2 entries wait on this phone for the vault."))
    #expect(phone.count("is kept on this phone and waits: no vault is chosen yet") == 2)
    #expect(phone.lastKnown["meal"] == phone.now)
    let again = try phone.restarted()
    #expect(again.rows().count == 2)
    #expect(try again.act("change-entry", ["type": "Exercise"]) == nil, "what waits can be edited")
    try again.act("older")
    try again.act("remove-entry")
    try again.choose(WizPhone.path)
    #expect(again.entries("2026-01-31").map { $0.split(separator: " ^")[0] } == ["- 09:42:00 🏃 Exercise"])
    #expect(again.count("1 entry that waited is in the vault now.") == 1)
    #expect(!again.screen().contains("wait"))
    #expect(try again.waitingNames().isEmpty)
  }

  @Test("W02 edits by another program appear at once: changed, added, renamed and removed notes")
  func otherPrograms() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    let folders = try memory(phone)
    let version = phone.scene.process.state.version
    folders.edit("2026-01-31.md", in: WizPhone.path, "## Activities\n- 08:00 Meal, eggs\n")
    phone.device.settle()
    #expect(phone.scene.process.state.version > version, "the screen is drawn without a touch")
    #expect(phone.screen().contains("🍴 Meal 8:00 AM Jan 31 ☀ Wake eggs"))
    #expect(phone.lastKnown == ["meal": phone.now - 101 * 60])
    folders.edit("2026-01-30.md", in: WizPhone.path, "## Activities\n- 22:00 Sleep\n")
    folders.edit("notes.md", in: WizPhone.path, "## Activities\n- 22:00 Wake\n")
    #expect(phone.rows().count == 2)
    folders.edit("2026-01-31.md", in: WizPhone.path, nil)
    #expect(phone.rows().count == 1)
    #expect(phone.lastKnown.keys.sorted() == ["sleep"])
  }

  @Test("W02 what another program writes at the same moment is kept")
  func racing() throws {
    let racing = RacingFolders(MemoryFolders([WizPhone.path]))
    let phone = try WizPhone(folders: racing)
    racing.competitor = "## Activities\n- 07:00 Wake, by another program\n"
    try phone.log(.meal)
    #expect(phone.note("2026-01-31")?.contains("by another program") == true)
    #expect(phone.entries("2026-01-31").count == 2)
  }

  @Test("W02 S06 a vault that goes: told on screen and in the log, entries wait; it comes back by itself")
  func gone() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    let folders = try memory(phone)
    folders.setExists(false, WizPhone.path)
    #expect(phone.screen().contains("There is no folder /vault."))
    #expect(phone.screen().contains("What is logged already"))
    #expect(!phone.screen().contains("Nothing is logged yet") && phone.screen().contains("Awake 0:00"))
    #expect(phone.count("There is no folder /vault. Nothing is lost") == 1)
    #expect(phone.lastKnown["wake"] == phone.now, "the widget knows what it knew")
    phone.scene.advance(by: 60)
    try phone.log(.meal)
    #expect(phone.screen().contains("1 entry waits on this phone"))
    phone.device.kill(phone.scene.process)
    #expect(phone.rows().count == 1)
    folders.setExists(true, WizPhone.path)
    phone.device.settle()
    #expect(phone.entries("2026-01-31").count == 1, "written without a touch")
    #expect(phone.count("Over: There is no folder /vault.") == 1)
    #expect(!phone.screen().contains("wait"))
  }

  @Test("W02 S06 a read-only vault: the log is shown, new entries wait, edits are refused with the reason")
  func readOnly() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    let before = phone.note("2026-01-31")
    let folders = try memory(phone)
    folders.setReadOnly(true, WizPhone.path)
    phone.scene.advance(by: 60)
    try phone.log(.meal)
    #expect(phone.rows().count == 2)
    #expect(phone.screen().contains("1 entry waits"))
    #expect(phone.count("waits: 2026-01-31.md can't be written: Read-only file system.") == 1)
    try phone.act("older")
    #expect(try phone.act("remove-entry")?.contains("Read-only file system") == true)
    #expect(try phone.act("change-entry", ["type": "Sleep"])?.hasPrefix("Nothing was changed.") == true)
    #expect(phone.note("2026-01-31") == before)
    try phone.act("newer")
    #expect(try phone.act("remove-entry") == nil)
    #expect(phone.count("Meal waits no longer: it was removed before it came into 2026-01-31.md.") == 1)
    #expect(phone.count("is removed from") == 0)
    try phone.log(.meal)
    folders.setReadOnly(false, WizPhone.path)
    phone.device.settle()
    #expect(phone.entries("2026-01-31").count == 2)
  }

  @Test("W02 S06 an unreadable note, or one with open front matter: told with its line, left alone, its entries wait")
  func broken() throws {
    let phone = try WizPhone()
    let folders = try memory(phone)
    let broken = "---\ntitle: x\n\n## Activities\n- 09:00 Meal\n"
    folders.edit("2026-01-31.md", in: WizPhone.path, broken)
    #expect(phone.screen().contains("2026-01-31.md:1: the front matter that begins here has no closing ---."))
    try phone.log(.wake)
    #expect(phone.note("2026-01-31") == broken)
    #expect(phone.screen().contains("1 entry waits"))
    #expect(phone.count("2026-01-31.md:1: the front matter") == 2)
    folders.edit("2026-01-31.md", in: WizPhone.path, "---\ntitle: x\n---\n\n## Activities\n- 09:00 Meal\n")
    phone.device.settle()
    #expect(phone.entries("2026-01-31").count == 2)
    #expect(phone.count("Over: 2026-01-31.md:1:") == 1)
  }

  @Test("W02 P02 a line that can't be read and moves down in its note is neither over nor told again")
  func movedProblem() throws {
    let phone = try WizPhone()
    let folders = try memory(phone)
    folders.edit("2026-01-31.md", in: WizPhone.path, "## Activities\n\n- 25:99:00 Meal\n")
    phone.device.settle()
    #expect(phone.count("2026-01-31.md:3: “25:99:00” is no time of day") == 1)
    try phone.log(.meal)
    #expect(phone.note("2026-01-31")?.contains("🍽️ Meal") == true)
    #expect(phone.count("is no time of day") == 1, "\(phone.device.log.entries.map(\.message))")
    folders.edit("2026-01-31.md", in: WizPhone.path, "## Activities\n\n- 08:00:00 Meal\n")
    phone.device.settle()
    #expect(phone.count("Over: 2026-01-31.md:") == 1)
  }

  @Test("W02 W06 an entry that moves between two notes of a vault waits for that vault, whichever is chosen meanwhile")
  func moveBelongsToItsVault() throws {
    let folders = MemoryFolders([WizPhone.path, "/other"])
    let note = "## Activities\n\n- 08:00 Wake, hello\n\t- child text\n- 12:00 Meal\n"
    folders.edit("2026-01-30.md", in: WizPhone.path, note)
    folders.edit("2026-01-29.md", in: WizPhone.path, "```\n")
    let phone = try WizPhone(folders: folders)
    try phone.act("older")
    #expect(try phone.act("change-entry", ["day": "2026-01-29"]) == nil)
    #expect(phone.screen().contains("1 entry waits on this phone for the vault."))
    try phone.choose("/other")
    let other = phone.screen()
    #expect(!other.contains("hello") && other.contains("1 entry moves between the notes of another vault once"))
    #expect(phone.note("2026-01-29", in: "/other") == nil && phone.note("2026-01-30", in: WizPhone.path) == note)
    try phone.log(.exercise)
    #expect(phone.entries("2026-01-31", in: "/other").count == 1, "what is new comes into any vault")
    let again = try phone.restarted()
    #expect(try again.waitingNames().count == 1)
    try again.choose(WizPhone.path)
    #expect(again.screen().contains("hello"))
    folders.edit("2026-01-29.md", in: WizPhone.path, "")
    again.device.settle()
    #expect(again.entries("2026-01-29").map { $0.contains("- 08:00 Wake, hello") } == [true])
    #expect(again.entries("2026-01-30") == ["- 12:00 Meal"])
    #expect(try again.waitingNames().isEmpty)
  }

  @Test("W01 T04 an entry that lies in the future may say something else, but not be put into the future")
  func futureEntry() throws {
    let phone = try WizPhone()
    try memory(phone).edit("2026-01-31.md", in: WizPhone.path, "## Activities\n\n- 23:58 Meal plan\n")
    phone.device.settle()
    #expect(try phone.act("change-entry", ["type": "Exercise"]) == nil)
    #expect(phone.entries("2026-01-31") == ["- 23:58 Exercise plan"])
    #expect(try phone.act("change-entry", ["time": "23:59"])?.contains("in the future") == true)
  }

  @Test("W01 T02 in the hour that comes twice an entry that is put a little earlier stays in the one in which it is")
  func hourThatComesTwice() throws {
    // 2:30 in Berlin for the second time.
    let start = Date(timeIntervalSince1970: 1_792_891_800)
    let phone = try WizPhone(start: start, timeZone: "Europe/Berlin")
    try phone.log(.meal)
    #expect(try phone.act("change-entry", ["time": "02:25"]) == nil)
    #expect(phone.lastKnown["meal"] == 1_792_891_500)
    #expect(try phone.act("change-entry", ["time": "01:25"]) == nil)
    #expect(phone.lastKnown["meal"] == 1_792_891_500 - 2 * 3600)
  }

  @Test(
    "W02 a line that a person takes for an entry, with its time written in another way, is told",
    arguments: ["12:00: Meal", "**11:00** Meal", "8:31 PM Meal", "8:31pm Meal"])
  func otherTimes(text: String) throws {
    let phone = try WizPhone()
    try memory(phone).edit("2026-01-31.md", in: WizPhone.path, "## Activities\n\n- \(text), soup\n- 08:00 Wake\n")
    phone.device.settle()
    #expect(phone.count("2026-01-31.md:3: the time of an entry is written like 08:31 or 20:31") == 1)
    #expect(phone.rows().count == 1)
  }

  @Test("W02 S06 the app's own files can't be read: set aside with their names told; can't be written: nothing changes")
  func ownFiles() throws {
    let files = MemoryStore()
    try files.folder("apps").folder("ioswiz").write(Data("{".utf8), to: "waiting.json")
    let phone = try WizPhone(files: files, choosesVault: false)
    #expect(phone.screen().contains("waiting.json could not be understood. It is kept as waiting.json.unreadable"))
    try phone.log(.meal)
    #expect(phone.rows().count == 1)
    let name = FailingFiles.FailingName()
    let failing = try WizPhone(files: FailingFiles(failing: name), choosesVault: false)
    name.name = "waiting.json"
    #expect(try failing.act("log-meal")?.contains("the disk is full") == true)
    #expect(failing.rows().isEmpty)
  }

  @Test("W02 10,000 notes: the names are looked at, the newest notes are read, and a change reads one")
  func manyNotes() throws {
    let inner = MemoryFolders([WizPhone.path])
    for number in 0..<10_000 {
      let day = LocalTime(1_769_852_460 - (number + 1) * 86_400, in: "UTC").day
      inner.edit(
        day.noteName, in: WizPhone.path,
        "## Activities\n" + ActivityType.allCases.map { "- 12:00 \($0.displayName)\n" }.joined())
    }
    let folders = RacingFolders(inner)
    let phone = try WizPhone(folders: folders)
    #expect(folders.reads <= Vault.page, "\(folders.reads) notes read at the launch")
    #expect(phone.screen().contains("1 of 124"))
    try phone.act("settings")
    #expect(phone.screen().contains("10000 daily notes, 31 read;"))
    try phone.act("back")
    let before = folders.reads
    try phone.log(.meal)
    inner.edit("2026-01-30.md", in: WizPhone.path, "## Activities\n- 12:00 Meal\n")
    phone.device.settle()
    #expect(folders.reads - before <= 5, "\(folders.reads - before) notes read for one entry and one edit")
  }

  @Test("W02 thousands of notes that come at once, as by a checkout, are not all read")
  func checkout() throws {
    let inner = MemoryFolders([WizPhone.path])
    let folders = RacingFolders(inner)
    let phone = try WizPhone(folders: folders)
    try phone.log(.wake)
    for number in 0..<300 {
      let day = LocalTime(1_769_852_460 - (number + 1) * 86_400, in: "UTC").day
      inner.edit(
        day.noteName, in: WizPhone.path,
        "## Activities\n" + ActivityType.allCases.map { "- 12:00 \($0.displayName)\n" }.joined())
    }
    #expect(phone.rows().count > 40)
    #expect(folders.reads < 200, "\(folders.reads) notes read")
  }

  @Test("W02 the last time of each type is looked for a year back, and not further")
  func farBack() throws {
    let inner = MemoryFolders([WizPhone.path])
    for number in 0..<1000 {
      let day = LocalTime(1_769_852_460 - (number + 1) * 86_400, in: "UTC").day
      let rare = number == 300 ? "- 13:00 Exercise\n" : number == 600 ? "- 13:00 Sleep\n" : ""
      inner.edit(day.noteName, in: WizPhone.path, "## Activities\n- 12:00 Meal\n- 07:00 Wake\n\(rare)")
    }
    let folders = RacingFolders(inner)
    let phone = try WizPhone(folders: folders)
    #expect(phone.lastKnown.keys.sorted() == ["exercise", "meal", "wake"])
    #expect(folders.reads <= ActivityStack.farthest + Vault.page)
  }

  @Test("W02 P07 a restart changes nothing: the screen is the same to the cell")
  func neverStopped() throws {
    let phone = try WizPhone()
    for type in ActivityType.allCases {
      try phone.log(type)
      phone.scene.advance(by: 600)
    }
    _ = phone.screen()
    let again = try phone.restarted()
    #expect(again.scene.process.isRunning)
    #expect(again.device.phonePicture(rows: 40).grid == phone.device.phonePicture(rows: 40).grid)
    again.device.goHome()
    phone.device.goHome()
    #expect(again.device.phonePicture(rows: 40).grid == phone.device.phonePicture(rows: 40).grid)
  }

  @Test("W02 W06 what is logged while the vault is away is not taken for a line of the same second that is in it")
  func sameSecond() throws {
    for types in [[ActivityType.meal, .exercise, .sleep], [.meal, .meal, .meal]] {
      let folders = MemoryFolders([WizPhone.path])
      let phone = try WizPhone(folders: folders)
      try phone.log(types[0])
      for type in types.dropFirst() {
        try phone.act("settings")
        try phone.act("forget-vault")
        try phone.act("back")
        try phone.log(type)
        try phone.choose(WizPhone.path)
      }
      #expect(phone.entries("2026-01-31").count == 3, "\(phone.note("2026-01-31") ?? "")")
      #expect(Set(phone.entries("2026-01-31").map { $0.split(separator: "^").last }).count == 3)
      #expect(phone.rows().count == 3)
    }
  }

  @Test("W02 a line of another phone that has an entry's name by chance does not swallow the entry")
  func sameName() throws {
    let folders = MemoryFolders([WizPhone.path])
    let phone = try WizPhone(folders: folders)
    folders.setExists(false, WizPhone.path)
    try phone.log(.meal)
    let name = try #require(try phone.waitingNames().first)
    folders.setExists(true, WizPhone.path)
    folders.edit("2026-01-31.md", in: WizPhone.path, "## Activities\n\n- 09:41 Sleep ^\(name)\n")
    _ = phone.rows()
    #expect(phone.entries("2026-01-31").map { $0.contains("Meal") } == [false, true])
    #expect(phone.rows().count == 2)
  }
}

/// Folders in which another program may write in the very moment between reading and writing.
final class RacingFolders: FolderSystem {
  private let folders: MemoryFolders
  private let state = FailingFiles.FailingName()
  private let readCount = Mutex(0)

  init(_ folders: MemoryFolders) { self.folders = folders }

  /// What the other program writes just before the next writing.
  var competitor: String? {
    get { state.name }
    set { state.name = newValue }
  }
  /// How many files were read.
  var reads: Int { readCount.withLock { $0 } }

  var watchProblem: String? { nil }
  var changeDescriptor: Int32? { nil }
  var isKept: Bool { true }
  func path(_ typed: String) throws(FolderError) -> String { try folders.path(typed) }
  func check(_ path: String) throws(FolderError) { try folders.check(path) }
  func names(in path: String) throws(FolderError) -> [String] { try folders.names(in: path) }
  func read(_ name: String, in path: String) throws(FolderError) -> FolderFile? {
    readCount.withLock { $0 += 1 }
    return try folders.read(name, in: path)
  }
  func stamp(of name: String, in path: String) throws(FolderError) -> FolderFile.Stamp? {
    try folders.stamp(of: name, in: path)
  }
  func write(
    _ data: Data, to name: String, in path: String, replacing: FolderFile.Stamp?
  ) throws(FolderError) -> FolderFile.Stamp {
    if let text = competitor {
      competitor = nil
      folders.edit(name, in: path, text)
    }
    return try folders.write(data, to: name, in: path, replacing: replacing)
  }
  func changes(in path: String) -> AsyncStream<FolderChange> { folders.changes(in: path) }
  func deliverChanges() -> Bool { false }
  func forgetListeners(of executor: AppExecutor) { folders.forgetListeners(of: executor) }
}
