import FoundationEssentials
import SkerryBasics
import SkerryTesting
import Synchronization
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// How the widget's queue gets into the vault, and what crashes can't do to it.
@MainActor @Suite struct DrainTests {
  @Test("W06 on launch the queue is written in order and cleared", arguments: [true, false])
  func launch(isKilled: Bool) throws {
    let phone = try WizPhone()
    if isKilled { phone.device.kill(phone.scene.process) }
    for type in [ActivityType.sleep, .wake, .meal] {
      try phone.press(type)
      phone.scene.advance(by: 61)
    }
    #expect(phone.note("2026-01-31") == nil)
    phone.device.open(phone.scene.process)
    #expect(
      phone.entries("2026-01-31").map { $0.split(separator: " ^")[0] } == [
        "- 09:41:00 🌙 Sleep", "- 09:42:01 ☀️ Wake", "- 09:43:02 🍽️ Meal",
      ])
    #expect(phone.pending == nil)
    #expect(phone.count("3 entries of the widget moved into the vault.") == 1)
    #expect(phone.lastKnown.count == 3)
  }

  @Test("W06 what was logged twice within a second is there twice")
  func sameSecond() throws {
    let phone = try WizPhone()
    try phone.log(.meal)
    for _ in 0..<3 { try phone.press(.meal) }
    phone.device.open(phone.scene.process)
    #expect(phone.entries("2026-01-31").count == 4)
    #expect(Set(phone.entries("2026-01-31")).count == 4, "each has a name of its own")
  }

  @Test("W06 W02 while the vault is gone the queue stays; items whose note is broken wait, the others are written")
  func trouble() throws {
    let phone = try WizPhone()
    let folders = try #require(phone.folders as? MemoryFolders)
    folders.setExists(false, WizPhone.path)
    try phone.press(.meal)
    phone.device.open(phone.scene.process)
    #expect(phone.pending?.contains("meal") == true)
    #expect(phone.screen().contains("in the widget"))
    #expect(!phone.actionIDs.contains("remove-entry"), "it is not the app's yet")
    phone.scene.advance(by: 86_400)
    try phone.press(.wake)
    folders.setExists(true, WizPhone.path)
    folders.edit("2026-01-31.md", in: WizPhone.path, "---\n")
    phone.device.open(phone.scene.process)
    #expect(phone.entries("2026-02-01").count == 1)
    #expect(phone.pending == nil)
    #expect(phone.count("1 entry of the widget moved into the vault; 1 entry waits on this phone.") == 1)
    #expect(phone.screen().contains("1 entry waits on this phone"))
    folders.edit("2026-01-31.md", in: WizPhone.path, nil)
    phone.device.settle()
    #expect(phone.entries("2026-01-31").count == 1)
  }

  @Test("W06 many entries are moved with each note written once, and many notes a part at a time, told on the screen")
  func many() throws {
    let phone = try WizPhone()
    phone.device.kill(phone.scene.process)
    let start = phone.now - 80 * 86_400
    // Three a day for eighty days, as after a summer without the app.
    let items = (0..<240).map {
      ActivityItem(activityType: [.wake, .meal, .sleep][$0 % 3], activityTime: start + $0 * 28_800)
    }
    func queue(_ items: [ActivityItem]) throws {
      phone.device.defaults.set(
        .data(try JSONEncoder().encode(items)), forKey: SharedActivities.pendingKey, in: SharedActivities.appGroup)
    }
    try queue(items)
    phone.device.open(phone.scene.process)
    #expect(phone.screen().contains("89 of 240 entries of the widget are in the vault; the others follow."))
    #expect(phone.pending?.isEmpty == false)
    phone.scene.advance(by: 0.05)
    #expect(phone.screen().contains("179 of 240 entries"))
    // Nothing waits for it: what is logged meanwhile is saved at once.
    try phone.log(.exercise)
    #expect(phone.entries("2026-01-31").contains { $0.contains("Exercise") })
    phone.scene.advance(by: 1)
    #expect(phone.pending == nil && !phone.screen().contains("of 240"))
    #expect(phone.count("240 entries of the widget moved into the vault.") == 1)
    let lines = try phone.folders.names(in: WizPhone.path).flatMap { phone.entries(String($0.dropLast(3))) }
    #expect(lines.count == 241)
    // As many on one day are one write.
    phone.device.kill(phone.scene.process)
    try queue((0..<240).map { ActivityItem(activityType: .meal, activityTime: phone.now - 3600 + $0) })
    phone.device.open(phone.scene.process)
    #expect(phone.pending == nil && phone.count("240 entries of the widget moved into the vault.") == 2)
  }

  @Test("W06 a drain that is killed half-way goes on at the next launch; nothing is lost or twice")
  func killedHalfway() throws {
    let phone = try WizPhone()
    phone.device.kill(phone.scene.process)
    let items = (0..<100).map {
      ActivityItem(activityType: .meal, activityTime: phone.now - 100 * 86_400 + $0 * 86_400)
    }
    phone.device.defaults.set(
      .data(try JSONEncoder().encode(items)), forKey: SharedActivities.pendingKey, in: SharedActivities.appGroup)
    phone.device.open(phone.scene.process)
    #expect(phone.pending?.isEmpty == false)
    phone.device.kill(phone.scene.process)
    phone.scene.advance(by: 60)
    #expect(phone.pending?.isEmpty == false, "nothing of a killed app runs")
    phone.device.open(phone.scene.process)
    phone.scene.advance(by: 1)
    let lines = try phone.folders.names(in: WizPhone.path).flatMap { phone.entries(String($0.dropLast(3))) }
    #expect(phone.pending == nil && lines.count == 100)
  }

  // MARK: Crashes

  /// Lets the program die before any step that changes something, whatever store it concerns.
  private func afterEachCrash(
    _ prepare: (WizPhone) throws -> Void, _ scenario: (WizPhone) throws -> Void, _ check: (WizPhone, Int) throws -> Void
  ) throws -> Int {
    var step = 1
    while true {
      let files = MemoryStore()
      let folders = MemoryFolders([WizPhone.path])
      let first = try WizPhone(files: files, folders: folders)
      try prepare(first)
      let scissors = Scissors(before: step)
      let dying = try WizPhone(
        files: CutFiles(files, scissors), folders: CutFolders(folders, scissors), start: first.device.now,
        choosesVault: false)
      try scenario(dying)
      let again = try WizPhone(files: files, folders: folders, start: dying.device.now, choosesVault: false)
      again.device.open(again.scene.process)
      try check(again, step)
      if !scissors.hasCut { return step }
      step += 1
    }
  }

  @Test("W06 a crash between any two steps of the drain loses nothing and writes nothing twice")
  func crashes() throws {
    let types: [ActivityType] = [.sleep, .wake, .meal, .meal, .exercise]
    let steps = try afterEachCrash { phone in
      phone.device.kill(phone.scene.process)
      for (index, type) in types.enumerated() {
        try phone.press(type)
        // Two within a second, and the last on another day.
        if index == 1 { phone.scene.advance(by: 60) }
        if index == 3 { phone.scene.advance(by: 86_400) }
      }
    } _: { phone in
      phone.device.open(phone.scene.process)
    } _: { phone, step in
      let lines = phone.entries("2026-01-31") + phone.entries("2026-02-01")
      #expect(
        lines.map { $0.split(separator: " ")[3] } == types.map { Substring($0.displayName) }, "cut before step \(step)")
      #expect(phone.pending == nil, "cut before step \(step)")
      let waiting = try phone.documents.read("waiting.json")
      #expect(waiting == nil, "cut before step \(step)")
      #expect(phone.lastKnown.count == 4, "cut before step \(step)")
    }
    #expect(steps > 8, "\(steps)")
  }

  @Test("W06 W02 nor does one in the midst of writing what waited, with more being logged")
  func crashesWhileWaiting() throws {
    _ = try afterEachCrash { phone in
      let folders = try #require(phone.folders as? MemoryFolders)
      folders.setExists(false, WizPhone.path)
      try phone.log(.wake)
      try phone.press(.meal)
      folders.setExists(true, WizPhone.path)
      phone.device.kill(phone.scene.process)
    } _: { phone in
      phone.device.open(phone.scene.process)
    } _: { phone, step in
      #expect(
        phone.entries("2026-01-31").map { $0.split(separator: " ")[3] }.sorted() == ["Meal", "Wake"],
        "cut before step \(step)")
    }
  }

  @Test("W01 W02 moving an entry to another day is there once after a crash at any step: as it was, or as it is to be")
  func crashesWhileMoving() throws {
    let steps = try afterEachCrash { phone in
      try phone.log(.meal)
    } _: { phone in
      // In the dead program's last moments nothing can be written; what it answers is nobody's.
      _ = try? phone.act("change-entry", ["day": "2026-01-30"])
    } _: { phone, step in
      #expect(phone.entries("2026-01-30").count + phone.entries("2026-01-31").count == 1, "cut before step \(step)")
      #expect(phone.rows().count == 1, "cut before step \(step)")
    }
    #expect(steps > 4, "\(steps)")
  }

  @Test("W06 a full disk at any step of the drain: the queue is kept, and written when there is room")
  func fullDisk() throws {
    for file in ["waiting.json", "vault.json"] {
      let name = FailingFiles.FailingName()
      let phone = try WizPhone(files: FailingFiles(failing: name))
      try phone.press(.meal)
      name.name = file
      phone.device.open(phone.scene.process)
      name.name = nil
      phone.device.goHome()
      phone.device.open(phone.scene.process)
      #expect(phone.entries("2026-01-31").count == 1, "\(file)")
      #expect(phone.pending == nil, "\(file)")
    }
  }

  @Test("W06 W02 an entry that its note refused is written by itself when there is room, while the app is in front")
  func room() throws {
    let folders = MemoryFolders([WizPhone.path])
    let phone = try WizPhone(folders: folders)
    folders.setReadOnly(true, WizPhone.path, isTold: false)
    try phone.log(.meal)
    #expect(phone.screen().contains("1 entry waits"))
    phone.scene.advance(by: 60)
    #expect(phone.entries("2026-01-31").isEmpty)
    folders.setReadOnly(false, WizPhone.path, isTold: false)
    phone.scene.advance(by: 120)
    #expect(phone.entries("2026-01-31").count == 1)
    #expect(!phone.screen().contains("waits"))
  }
}

/// Counts everything that changes something, and lets the program die before one of it.
final class Scissors: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(before limit: Int) { self.limit = limit }

  var hasCut: Bool { count.withLock { $0 >= limit } }

  /// Counts, and says whether the program still lives.
  func lives() -> Bool {
    count.withLock {
      $0 += 1
      return $0 < limit
    }
  }
}

/// Files of a program that dies: what it writes afterwards vanishes, while it believes that all went well.
final class CutFiles: WholeFileStore {
  private let store: any FileStore
  private let scissors: Scissors
  init(_ store: any FileStore, _ scissors: Scissors) { (self.store, self.scissors) = (store, scissors) }

  func read(_ name: String) throws -> Data? { try store.read(name) }
  func write(_ data: Data, to name: String) throws { if scissors.lives() { try store.write(data, to: name) } }
  func append(_ data: Data, to name: String) throws { if scissors.lives() { try store.append(data, to: name) } }
  func remove(_ name: String) throws { if scissors.lives() { try store.remove(name) } }
  func setAside(_ name: String) throws -> String { scissors.lives() ? try store.setAside(name) : name }
  func folder(_ name: String) -> any FileStore { CutFiles(store.folder(name), scissors) }
  func names() throws -> [String] { try store.names() }
  var losses: Int { 0 }
}

/// Folders of the same program.
final class CutFolders: FolderSystem {
  private let folders: MemoryFolders
  private let scissors: Scissors
  init(_ folders: MemoryFolders, _ scissors: Scissors) { (self.folders, self.scissors) = (folders, scissors) }

  var watchProblem: String? { nil }
  var changeDescriptor: Int32? { nil }
  var isKept: Bool { true }
  func path(_ typed: String) throws(FolderError) -> String { try folders.path(typed) }
  func check(_ path: String) throws(FolderError) { try folders.check(path) }
  func names(in path: String) throws(FolderError) -> [String] { try folders.names(in: path) }
  func read(_ name: String, in path: String) throws(FolderError) -> FolderFile? { try folders.read(name, in: path) }
  func stamp(of name: String, in path: String) throws(FolderError) -> FolderFile.Stamp? {
    try folders.stamp(of: name, in: path)
  }
  func write(
    _ data: Data, to name: String, in path: String, replacing: FolderFile.Stamp?
  ) throws(FolderError) -> FolderFile.Stamp {
    guard scissors.lives() else { return FolderFile.Stamp(file: 0, bytes: 0, changed: 0) }
    return try folders.write(data, to: name, in: path, replacing: replacing)
  }
  func changes(in path: String) -> AsyncStream<FolderChange> { folders.changes(in: path) }
  func deliverChanges() -> Bool { false }
  func forgetListeners(of executor: AppExecutor) { folders.forgetListeners(of: executor) }
}
