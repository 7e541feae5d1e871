import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import SkerryActivities
@testable import SkerryBasics
@testable import SkerryDevice

/// The journal of a state folder.
@MainActor @Suite struct JournalTests {
  private let folder = StateFolderOnDisk()

  private func climb(_ phone: TestPhone, _ notes: Int) throws {
    for number in 0..<notes {
      try phone.act("alpha", "update", ["name": "Alpha", "note": "\(number)"])
      try phone.act("alpha", "store", ["note": "kept \(number)"])
    }
  }

  private func expectSame(_ again: TestPhone, _ phone: TestPhone) throws {
    #expect(try again.records("alpha") == phone.records("alpha") && !phone.records("alpha").isEmpty)
    #expect(again.device.settings == phone.device.settings)
    #expect(again.device.defaults.values(of: "group.Alpha") == phone.device.defaults.values(of: "group.Alpha"))
  }

  @Test("P07 what changed is in the journal alone; a phone that is put away has its files up to date, and no journal")
  func folding() throws {
    let disk = try folder.store
    let phone = TestPhone(files: JournaledStore(disk))
    try phone.start("alpha")
    try climb(phone, 1)
    let before = try folder.names("") + ["\(disk.length(of: "registry.json") ?? -1)"]
    try climb(phone, 3)
    #expect(try folder.names("") + ["\(disk.length(of: "registry.json") ?? -1)"] == before)
    try expectSame(TestPhone(restoring: OverlayStore(JournaledStore(disk)), now: phone.device.now), phone)
    try phone.device.keep()
    #expect(try !folder.names().contains(JournaledStore.name) && folder.names("defaults") == ["group.Alpha.json"])
    try expectSame(TestPhone(restoring: OverlayStore(disk), now: phone.device.now), phone)
  }

  @Test("P07 a folder of an earlier version, which has no journal, is read, and changes are added to it")
  func earlier() throws {
    let disk = try folder.store
    let first = TestPhone(files: disk)
    try first.start("alpha")
    try climb(first, 1)
    let registry = try disk.read("registry.json")
    let phone = TestPhone(restoring: JournaledStore(disk), now: first.device.now)
    try expectSame(phone, first)
    try climb(phone, 2)
    #expect(try disk.read("registry.json") == registry)
    try expectSame(TestPhone(restoring: JournaledStore(disk), now: phone.device.now), phone)
  }

  @Test("P07 S06 a last line that was never finished is left out and told, and the phone goes on")
  func torn() throws {
    let disk = try folder.store
    let phone = TestPhone(files: JournaledStore(disk))
    try phone.start("alpha")
    try climb(phone, 1)
    try disk.append(Data("{\"file\":\"registry.json\",\"change\":{\"ver".utf8), to: JournaledStore.name)
    let again = TestPhone(restoring: JournaledStore(disk), now: phone.device.now)
    try expectSame(again, phone)
    #expect(again.messages.count { $0.contains("journal.jsonl ended within a line") } == 1)
    #expect(again.device.log.entries.allSatisfy { $0.level != .failure })
    try climb(again, 2)
    let third = TestPhone(restoring: JournaledStore(disk), now: again.device.now)
    try expectSame(third, again)
    #expect(third.messages.count { $0.contains("journal.jsonl ended") } == 1)
  }

  @Test("P07 S06 a journal that is there and can't be read is kept with its name told, and nothing is written over it")
  func unreadable() throws {
    let disk = try folder.store
    let phone = TestPhone(files: JournaledStore(disk))
    try phone.start("alpha")
    let text = try #require(try disk.read(JournaledStore.name))
    try disk.remove(JournaledStore.name)
    try text.write(to: URL(filePath: folder.path + "/elsewhere.jsonl"))
    symlink("elsewhere.jsonl", folder.path + "/" + JournaledStore.name)
    let store = JournaledStore(disk)
    #expect(store.brokenFiles.map(\.name) == [JournaledStore.name])
    #expect(throws: StorageError.self) { try store.write(Data("1".utf8), to: "settings.json") }
    let remarks = store.mend()
    #expect(
      remarks.count == 1 && remarks.allSatisfy { $0.isLoss && $0.sentence.contains("can't be read and is kept as") })
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/elsewhere.jsonl")) == text)
    #expect(store.brokenFiles.isEmpty)
    try store.write(Data("1".utf8), to: "settings.json")
    #expect(try JournaledStore(disk).read("settings.json") == Data("1".utf8))
  }

  @Test("P07 what one deed changes in several files is there as a whole, wherever the journal ends")
  func together() throws {
    let store = CountingStore()
    let phone = TestPhone(files: JournaledStore(store))
    try phone.start("alpha")
    // A force-quit is the settings', and a condition of the registry's.
    phone.device.kill(try phone.process("alpha"))
    let text = try store.read(JournaledStore.name).map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(text.contains(#"{"with":"registry.json","change":"#))
    let first = [
      FileChange("registry.json", .whole(Data("{}".utf8))), FileChange("settings.json", .whole(Data("1".utf8))),
    ]
    let second = [
      FileChange("registry.json", .part(Data(#"{"a":1}"#.utf8))), FileChange("settings.json", .whole(Data("2".utf8))),
    ]
    let disk = MemoryStore()
    let whole = JournaledStore(disk)
    try whole.write(Data("0".utf8), to: "settings.json")
    let start = disk.length(of: JournaledStore.name) ?? 0
    try whole.write(first)
    try whole.write(second)
    let bytes = try #require(try disk.read(JournaledStore.name))
    var seen: Set<String> = []
    for length in start...bytes.count {
      let cut = MemoryStore()
      try cut.write(bytes.prefix(length), to: JournaledStore.name)
      let again = JournaledStore(cut)
      let settings = try again.read("settings.json").map { String(decoding: $0, as: UTF8.self) } ?? "-"
      let registry = try again.read("registry.json").map { String(decoding: $0, as: UTF8.self) } ?? "-"
      seen.insert(settings + registry + "\(again.amendments(of: "registry.json").count)")
      // What was cut off is left out, and the next deed is added behind what is there.
      _ = again.mend()
      try again.write(first)
      #expect(try JournaledStore(cut).read("settings.json") == Data("1".utf8))
    }
    #expect(seen == ["0-0", "1{}0", "2{}1"])
  }

  @Test(
    "P07 a store in front of another hands on everything, which the compiler sees to; none of them writes whole files")
  func inFront() throws {
    let disk = MemoryStore()
    let journal = JournaledStore(disk)
    try journal.write([FileChange("registry.json", .whole(Data("{}".utf8)))])
    try journal.write([FileChange("registry.json", .part(Data("1".utf8)))])
    let overlay = OverlayStore(journal)
    #expect(overlay.amendments(of: "registry.json") == [Data("1".utf8)])
    try overlay.write([FileChange("registry.json", .whole(Data("[]".utf8)))])
    #expect(try overlay.amendments(of: "registry.json").isEmpty && overlay.read("registry.json") == Data("[]".utf8))
    #expect(try journal.read("registry.json") == Data("{}".utf8))
    for store in [overlay, journal] as [any FileStore] { #expect(!(store is any WholeFileStore)) }
  }

  @Test("P07 S06 a journal that is damaged within is kept under another name; the phone is as it was before the damage")
  func damaged() throws {
    let disk = try folder.store
    let phone = TestPhone(files: JournaledStore(disk))
    try phone.start("alpha")
    let first = try #require(try disk.read(JournaledStore.name))
    let held = try phone.records("alpha")
    try disk.append(Data([0, 0, 0, 0x0A]), to: JournaledStore.name)
    try disk.append(Data("{\"file\":\"clock.json\",\"json\":{}}\n".utf8), to: JournaledStore.name)
    let data = try disk.read(JournaledStore.name)
    #expect(StateCheck.brokenFiles(in: JournaledStore(disk)).map(\.name) == [JournaledStore.name])
    #expect(try disk.read(JournaledStore.name) == data)
    let again = TestPhone(restoring: JournaledStore(disk), now: phone.device.now)
    #expect(try again.records("alpha") == held)
    let told = again.device.log.entries.filter { $0.level == .failure }.map(\.message)
    #expect(told.count == 1 && told[0].contains("journal.jsonl can't be understood and is kept as journal.jsonl.un"))
    #expect(try disk.read("journal.jsonl.unreadable") == data)
    #expect(first.split(separator: 0x0A).count <= (data ?? Data()).split(separator: 0x0A).count - 2)
  }

  @Test("P07 S06 changes that can't be used are set aside with the file they are of")
  func brokenChange() throws {
    let disk = try folder.store
    let phone = TestPhone(files: JournaledStore(disk))
    try phone.start("alpha")
    try climb(phone, 1)
    try phone.device.keep()
    try disk.write(Data("{\"file\":\"registry.json\",\"change\":{\"version\":\"x\"}}\n".utf8), to: JournaledStore.name)
    let again = TestPhone(restoring: JournaledStore(disk), now: phone.device.now)
    #expect(try again.records("alpha").isEmpty)
    let told = again.device.log.entries.filter { $0.level == .failure }.map(\.message)
    #expect(told.count == 1 && told[0].contains("registry.json can't be understood and is kept as"), "\(told)")
    #expect(try folder.text("registry.json.unreadable-changes") == "{\"version\":\"x\"}\n")
    try again.start("alpha")
    try expectSame(TestPhone(restoring: JournaledStore(disk), now: again.device.now), again)
  }

  @Test("P07 S06 a journal that somebody removes while the phone runs is written anew, with all it held")
  func removed() throws {
    let disk = try folder.store
    let phone = TestPhone(files: JournaledStore(disk))
    try phone.start("alpha")
    try climb(phone, 2)
    try disk.remove(JournaledStore.name)
    try phone.act("alpha", "update", ["name": "Alpha", "note": "later"])
    try expectSame(TestPhone(restoring: JournaledStore(disk), now: phone.device.now), phone)
  }

  @Test("P07 a change waits for the disk once, and writes as much with 1,000 activities as with four")
  func cost() throws {
    func cost(_ count: Int) throws -> (bytes: Int, calls: [String]) {
      let store = CountingStore()
      let phone = TestPhone(files: JournaledStore(store))
      for _ in 0..<4 { try phone.start("alpha") }
      let record = try #require(phone.records("alpha").first)
      phone.device.center.contents.withLock { contents in
        contents.registry.rules.activitiesPerApp = .max
        contents.registry.rules.activitiesPerDevice = .max
        for number in 4..<count {
          let request = ActivityRequest(
            appIdentifier: "elsewhere \(number / 10)", attributesType: record.attributesType,
            attributes: record.attributes, content: ContentChange(state: record.state))
          contents.registry.apply(.request(request), at: TestPhone.start)
        }
      }
      try climb(phone, 2)
      store.forget()
      try phone.act("alpha", "update", ["name": "Alpha", "note": "2"])
      return (store.bytes, store.calls)
    }
    let (few, many) = (try cost(4), try cost(1000))
    #expect(Double(many.bytes) <= 1.2 * Double(few.bytes) && few.bytes > 0, "\(few.bytes), \(many.bytes)")
    #expect(few.calls.count { $0 == "synchronise" } == 1 && !few.calls.contains("write"), "\(few.calls)")
    #expect(many.calls == few.calls)
  }

  @Test(
    "P07 a journal that has grown long is folded while the phone runs, and a death in the midst of it loses nothing")
  func longJournal() throws {
    var number = 1
    while true {
      let store = FailingStore()
      let phone = TestPhone(files: JournaledStore(store))
      try phone.start("alpha")
      try climb(phone, 1)
      phone.device.lock()
      let begin = store.count
      store.set(.diesWithin(begin + number))
      try phone.device.keep()
      let again = TestPhone(restoring: JournaledStore(store.files), now: phone.device.now)
      try expectSame(again, phone)
      #expect(again.device.log.entries.allSatisfy { $0.level == .information || $0.level == .detail })
      if store.count < begin + number { break }
      number += 1
    }
    #expect(number > 4)
    let store = FailingStore()
    let phone = TestPhone(files: JournaledStore(store))
    try phone.start("alpha")
    let note = String(repeating: "long ", count: 300)
    var lengths: [Int] = []
    for number in 0..<300 {
      try phone.act("alpha", "store", ["note": "\(note) \(number)"])
      lengths.append(store.files.length(of: JournaledStore.name) ?? 0)
    }
    #expect(
      lengths.max() ?? 0 < 2 * JournaledStore.shortLength && zip(lengths, lengths.dropFirst()).contains { $0 > $1 })
    try expectSame(TestPhone(restoring: JournaledStore(store.files), now: phone.device.now), phone)
  }
}

/// Counts what is written, and how.
private final class CountingStore: WholeFileStore {
  private let files = MemoryStore()
  private let counted = Mutex<(bytes: Int, calls: [String])>((0, []))

  var bytes: Int { counted.withLock { $0.bytes } }
  var calls: [String] { counted.withLock { $0.calls } }
  func forget() { counted.withLock { $0 = (0, []) } }

  private func count(_ call: String, _ name: String, _ bytes: Int) {
    guard name != LogFile.name else { return }
    counted.withLock { $0 = ($0.bytes + bytes, $0.calls + [call]) }
  }

  func read(_ name: String) throws -> Data? { try files.read(name) }
  func write(_ data: Data, to name: String) throws {
    count("write", name, data.count)
    try files.write(data, to: name)
  }
  func append(_ data: Data, to name: String) throws {
    count("append", name, data.count)
    try files.append(data, to: name)
  }
  func synchronise(_ name: String) throws { count("synchronise", name, 0) }
  func remove(_ name: String) throws { try files.remove(name) }
  func setAside(_ name: String) throws -> String { try files.setAside(name) }
  func folder(_ name: String) -> any FileStore { files.folder(name) }
  func names() throws -> [String] { try files.names() }
  var losses: Int { 0 }
}
