import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults
import Testing

@testable import SkerryDevice

/// One session, in which every single operation on files fails, or is the program's last.
@MainActor @Suite struct EveryOperationTests {
  /// What a phone has and must find again.
  private struct Holding: Equatable {
    var records: [ActivityRecord]
    var settings: DeviceSettings
    var group: [String: DefaultsValue]
    var note: String?
    var lastLine: String?
  }

  private let steps: [@MainActor (TestPhone) throws -> Void] = [
    { $0.device.open(try $0.process("alpha")) },
    { try tap($0, "start", ["name": "Alpha", "relevance": "2", "stale": "100"]) },
    { try tap($0, "store", ["note": "first"]) },
    { try tap($0, "update", ["name": "Alpha", "note": "on"]) },
    { $0.device.set24HourClock(true) },
    { try tap($0, "start", ["name": "Alpha two"]) },
    { $0.advance(200) },
    { try tap($0, "store", ["note": "second"]) },
    { $0.device.setBattery(40) },
    { $0.device.lock() },
    { try tap($0, "update", ["name": "Alpha", "note": "alert", "alert": "look"]) },
    { try tap($0, "end", ["name": "Alpha", "policy": "immediate"]) },
    { $0.device.kill(try $0.process("alpha")) },
    { try tap($0, "store", ["note": "third"]) },
    { $0.device.lock() },
  ]

  /// Does an action of alpha's; what it says is wrong is its own affair.
  private static func tap(_ phone: TestPhone, _ action: String, _ values: [String: String]) throws {
    let alpha = try phone.process("alpha")
    phone.device.open(alpha)
    let found = try #require(alpha.screen?.actions.first { $0.id == action })
    phone.device.perform(found, of: alpha, form: AppForm(values))
  }

  private func holding(_ phone: TestPhone, _ files: any FileStore) throws -> Holding {
    Holding(
      records: try phone.records("alpha"), settings: phone.device.settings,
      group: phone.device.defaults.values(of: "group.Alpha"),
      note: try files.folder("apps").folder("alpha").read("notes").map { String(decoding: $0, as: UTF8.self) },
      lastLine: phone.device.log.entries.last?.message)
  }

  /// How many operations the session takes when nothing fails.
  private func operationCount(_ isJournaled: Bool = false) throws -> Int {
    let store = FailingStore()
    let phone = TestPhone(files: files(store, isJournaled))
    for step in steps { try step(phone) }
    return store.count
  }

  /// Files that are written one by one, or by a journal.
  private func files(_ store: any FileStore, _ isJournaled: Bool) -> any FileStore {
    isJournaled ? JournaledStore(store) : store
  }

  @Test(
    "P07 S06 a program that dies before, within or after any operation has lost nothing that was acknowledged",
    arguments: [false, true])
  func deathAtAny(_ isJournaled: Bool) throws {
    let count = try operationCount(isJournaled)
    #expect(count > 40)
    for number in 1...count {
      for weather in [FailingStore.Weather.diesBefore(number), .diesWithin(number), .diesAfter(number)] {
        try dies(weather, number, isJournaled)
      }
    }
  }

  private func dies(_ weather: FailingStore.Weather, _ number: Int, _ isJournaled: Bool) throws {
    let store = FailingStore(weather)
    let phone = TestPhone(files: files(store, isJournaled))
    // What was acknowledged last, and what the phone had in memory when the step was over in which the program died.
    var before = try holding(phone, store)
    var after: Holding?
    var isExact = true
    for step in steps where after == nil {
      let begin = store.count
      try step(phone)
      // Nothing is owed to a step that died at its first operation before it was done.
      isExact = number == begin + 1 && weather != .diesAfter(number)
      if store.count >= number { after = try holding(phone, store) } else { before = try holding(phone, store) }
    }
    let next = try #require(after)
    let files = self.files(store.files, isJournaled)
    #expect(try files.names().contains { $0.contains("unreadable") } == false, "\(weather)")
    let again = TestPhone(restoring: files, now: phone.device.now)
    let found = try holding(again, files)
    #expect(again.device.log.entries.allSatisfy { $0.level != .failure }, "\(weather)")
    #expect(again.device.center.withRegistry { $0.invariants() }.isEmpty, "\(weather)")
    if number == 1 { return }
    #expect(found.note == before.note || found.note == next.note, "\(weather)")
    #expect(found.group == before.group || found.group == next.group, "\(weather)")
    #expect(Set(before.records.map(\.id)).intersection(next.records.map(\.id)).isSubset(of: found.records.map(\.id)))
    if isExact {
      #expect(found.records == before.records && found.settings == before.settings, "\(weather)")
    }
    for record in found.records {
      let old = before.records.first { $0.id == record.id }?.contentVersion ?? 0
      let new = next.records.first { $0.id == record.id }?.contentVersion ?? .max
      #expect(old <= record.contentVersion && record.contentVersion <= new, "\(weather)")
    }
  }

  @Test("P07 S06 any single operation that is refused is told, and everything is on disk with the next change")
  func refusalAtAny() throws {
    for number in 1...(try operationCount()) {
      let store = FailingStore(.refuses(at: number))
      let phone = TestPhone(files: store)
      for step in steps { try step(phone) }
      phone.device.settle()
      let lines = phone.device.log.entries.filter { $0.message.contains("No space left on device") }
      // A store of values is written again at once, before anybody could see that it wasn't.
      let isStore = store.refused == ["group.Alpha.json"]
      #expect(lines.count == (isStore ? 0 : 1), "operation \(number): \(lines.map(\.message))")
      let again = TestPhone(restoring: store.files, now: phone.device.now)
      let (found, held) = (try holding(again, store.files), try holding(phone, store))
      #expect(found.records == held.records && found.settings == held.settings, "operation \(number)")
      #expect(found.group == held.group && found.note == held.note, "operation \(number)")
      // The app, which runs in the background, may say something when it is started again.
      #expect(Array(again.messages.prefix(phone.messages.count)) == phone.messages, "operation \(number)")
    }
  }

  @Test(
    "P07 S06 a disk that stays full from any operation on is told once, at the end again, and nothing is lost in memory",
    arguments: [false, true])
  func fullFromAny(_ isJournaled: Bool) throws {
    for number in stride(from: 1, through: try operationCount(isJournaled), by: 3) {
      let store = FailingStore(.refusesFrom(number))
      let phone = TestPhone(files: files(store, isJournaled))
      for step in steps { try step(phone) }
      let told = phone.device.log.entries.filter { $0.level == .failure && $0.source == .phone }
      #expect(told.count == 1, "from \(number): \(told.map(\.message))")
      #expect(throws: StorageError.self, "from \(number)") { try phone.device.keep() }
      #expect(phone.phone.contains("card Alpha two"), "from \(number)")
      store.set(.fair)
      #expect(throws: Never.self, "from \(number)") { try phone.device.keep() }
      let again = TestPhone(restoring: store.files, now: phone.device.now)
      let (found, held) = (try holding(again, store.files), try holding(phone, store))
      #expect(found.records == held.records && found.settings == held.settings, "from \(number)")
      #expect(found.group == held.group, "from \(number)")
    }
  }
}
