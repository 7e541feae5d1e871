import FoundationEssentials
import SkerryBasics
import Synchronization
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct LogbookFileTests {
  @Test("C11 sessions of one instant have ids of their own, also after one was deleted or the journal was read again")
  func ownIDs() throws {
    var logbook = Logbook()
    var ids: Set<Session.ID> = []
    for round in 1...6 {
      let id = logbook.newSessionID(at: ClimbingPhone.start)
      #expect(ids.insert(id).inserted, "round \(round)")
      try logbook.apply(.start(id: id, discipline: .sport, readiness: .init(), at: ClimbingPhone.start))
      try logbook.apply(.end(session: id, ending: Session.Ending(endedAt: ClimbingPhone.start, notes: "")))
      if round.isMultiple(of: 2) { try logbook.apply(.deletePast(session: try #require(logbook.sessions.first).id)) }
    }
    // As a process that reads what is left of it: at least none that is there is given again.
    var read = Logbook()
    for session in logbook.sessions { try read.apply(.keep(session: session)) }
    #expect(!read.sessions.map(\.id).contains(read.newSessionID(at: ClimbingPhone.start)))
  }

  @Test(
    "C01 an unreadable logbook is set aside and told, never overwritten",
    arguments: [LogbookJournal.fileName, OldLogbook.fileName],
    ["", "{", "[]", #"{"logbook":{"version":3,"revision":0}}"#, #"{"version":2,"revision":0,"sessions":[]}"#])
  func unreadable(name: String, content: String) async throws {
    let phone = ClimbingPhone()
    try phone.files.write(Data(content.utf8), to: name)
    let process = ClimbingProcess(phone)
    try await phone.run { _ = try await process.start.execute(.sport) }
    #expect(try phone.files.read(name + ".unreadable") == Data(content.utf8))
    #expect(phone.log.first?.contains(name + ".unreadable") == true)
    #expect(await process.store.notice?.contains(name + ".unreadable") == true)
    #expect(try await ClimbingProcess(phone).store.logbook().sessions.count == 1)
  }

  @Test("C01 a logbook that can't be opened is left alone, and nothing is started")
  func unavailable() async throws {
    let files = FailingStore()
    let phone = ClimbingPhone(files: files)
    files.fail(true)
    let process = ClimbingProcess(phone)
    await phone.run {
      await #expect(throws: SessionError.storeUnavailable("the disk is full")) {
        try await process.start.execute(.sport)
      }
    }
    #expect(phone.activities.isEmpty)
  }

  @Test("C01 ids of sessions differ, follow from start and place, and are well formed")
  func ids() {
    let ids = (0..<500).map { UUID(ordinal: $0, startedAt: ClimbingPhone.start) }
    #expect(Set(ids).count == 500)
    #expect(ids[3] == UUID(ordinal: 3, startedAt: ClimbingPhone.start))
    for id in ids {
      let text = Array(id.uuidString)
      #expect(text[14] == "8" && "89AB".contains(text[19]))
    }
  }

  @Test("C01 the logbook of an earlier version is taken over whole, once, and its file goes")
  func earlierVersion() async throws {
    let phone = ClimbingPhone()
    try phone.files.write(Data(Self.oldFile.utf8), to: OldLogbook.fileName)
    for launch in 1...2 {
      let logbook = try await ClimbingProcess(phone).store.logbook()
      #expect(logbook.past.map(\.ending?.notes) == ["Cold"] && logbook.running?.climbs.map(\.id) == [2, 3])
      #expect(logbook.running?.climbs.map(\.attempts.count) == [2, 0] && logbook.running?.sentCount == 1)
      #expect(logbook.running?.lastClimbNumber == 4 && logbook.revision == 12, "launch \(launch)")
      #expect(logbook.running?.readiness.mental?.value == 7)
    }
    #expect(try phone.files.names() == [LogbookJournal.fileName])
    #expect(phone.log.count == 1 && phone.log[0].contains(OldLogbook.fileName))
  }

  @Test("C01 a process that died while it took the old logbook over is finished by the next; other old files are kept")
  func earlierVersionTwice() async throws {
    let phone = ClimbingPhone()
    try phone.files.write(Data(Self.oldFile.utf8), to: OldLogbook.fileName)
    let logbook = try await ClimbingProcess(phone).store.logbook()
    try phone.files.write(Data(Self.oldFile.utf8), to: OldLogbook.fileName)
    #expect(try await ClimbingProcess(phone).store.logbook() == logbook)
    #expect(try phone.files.names() == [LogbookJournal.fileName])
    let other = Self.oldFile.replacing("123E4567", with: "123E4568")
    try phone.files.write(Data(other.utf8), to: OldLogbook.fileName)
    #expect(try await ClimbingProcess(phone).store.logbook() == logbook)
    #expect(try phone.files.read(OldLogbook.fileName + ".unreadable") == Data(other.utf8))
  }

  /// A file as the app wrote it before there was a journal.
  private static let oldFile = """
    {"version": 1, "revision": 12, "sessions": [
      {"id": "123E4567-E89B-82D3-A456-426614174000", "discipline": "trad", "startedAt": 800000000, "readiness": {},
       "climbs": [], "lastClimbNumber": 0, "ending": {"endedAt": 800003600, "notes": "Cold"}},
      {"id": "223E4567-E89B-82D3-A456-426614174000", "discipline": "sport", "startedAt": 800090000,
       "readiness": {"mental": 7}, "lastClimbNumber": 4, "climbs": [
         {"id": 2, "name": "6a", "addedAt": 800090060, "attempts": [
           {"loggedAt": 800090060, "isSent": false}, {"loggedAt": 800090070.5, "isSent": true}]},
         {"id": 3, "name": "6b", "addedAt": 800090090, "attempts": []}]}]}
    """

  /// The logbook after each deed of a busy session, and the file then.
  private func busySession(_ phone: ClimbingPhone) async throws -> [(logbook: Logbook, file: Data)] {
    var states: [(logbook: Logbook, file: Data)] = []
    func note() async throws {
      let file = try #require(try phone.files.read(LogbookJournal.fileName))
      states.append((try await ClimbingProcess(phone).store.logbook(), file))
    }
    let process = ClimbingProcess(phone)
    let id = try await process.start.execute(.bouldering, mentalReadiness: 3).id
    try await note()
    for number in 1...3 {
      phone.advance(by: 60.25)
      try await process.addClimb.execute(id, name: "V\(number) “Ü”", attempts: number, isSent: number == 2)
      try await note()
    }
    try await process.logAttempt.execute(id, climb: 1, isSent: true)
    try await note()
    try await process.deleteAttempt.execute(id, climb: 3, attempt: 2)
    try await note()
    try await EditClimb(services: process.services).execute(id, climb: 3, name: "V7", isSent: true)
    try await note()
    try await process.deleteClimb.execute(id, climb: 2)
    try await note()
    try await process.end.execute(id, effort: 5, notes: "Zwei\nZeilen")
    try await note()
    try await process.start.execute(.sport)
    try await note()
    try await process.store.apply { logbook throws(SessionError) in
      .deletePast(session: try logbook.pastSession(1).id)
    }
    try await note()
    return states
  }

  @Test("C01 C03 each deed adds one line to the logbook's file and leaves the rest as it is")
  func lines() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let states = try await busySession(phone)
      for (before, after) in zip(states, states.dropFirst()) {
        #expect(after.file.starts(with: before.file) && after.logbook.revision == before.logbook.revision + 1)
        #expect(after.file.dropFirst(before.file.count).count { $0 == UInt8(ascii: "\n") } == 1)
      }
    }
  }

  @Test("C01 C03 wherever a write is cut off, the deeds before it stand, the rest is kept aside, the next is stored")
  func torn() async throws {
    let phone = ClimbingPhone()
    let states = try await phone.run { try await busySession(phone) }
    let whole = try #require(states.last?.file)
    let first = states[0].file.count
    for length in first..<whole.count {
      let torn = ClimbingPhone()
      try torn.files.write(whole.prefix(length), to: LogbookJournal.fileName)
      // A line that lacks nothing but its end is as good as whole.
      let stands = try #require(states.last { $0.file.count <= length + 1 })
      let rest = length - stands.file.count
      let store = ClimbingProcess(torn).store
      #expect(try await store.logbook() == stands.logbook, "cut after \(length)")
      let aside = try torn.files.read(LogbookJournal.unreadableName)
      let cut = whole.prefix(length).suffix(max(0, rest))
      #expect(aside == (rest > 0 ? Data(cut) + [UInt8(ascii: "\n")] : nil))
      #expect((await store.notice?.hasPrefix("The last change was cut off") ?? false) == (rest > 0))
      let revision = stands.logbook.revision
      if let id = stands.logbook.running?.id {
        try await store.apply { _ in .end(session: id, ending: .init(endedAt: torn.clock.now, notes: "")) }
        let again = ClimbingProcess(torn).store
        #expect(try await again.logbook().past.first?.id == id)
        #expect(try await again.logbook().revision == revision + 1)
        #expect(await again.notice == nil)
      }
    }
  }

  @Test("C01 a line in the middle that says nothing is told with its number and kept aside; no other is lost")
  func damaged() async throws {
    let phone = ClimbingPhone()
    let states = try await phone.run { try await busySession(phone) }
    var lines = states[3].file.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    // The second of three climbs.
    let lost = lines[3]
    for damage in ["", "{", "\u{0}\u{0}", #"{"addClimb":{}}"#, String(decoding: lost, as: UTF8.self) + "]"] {
      lines[3] = Data(damage.utf8)
      let file = lines.map { $0 + [UInt8(ascii: "\n")] }.reduce(Data(), +)
      let damaged = ClimbingPhone()
      try damaged.files.write(file, to: LogbookJournal.fileName)
      let store = ClimbingProcess(damaged).store
      #expect(try await store.logbook().running?.climbs.map(\.id) == [1, 3])
      if damage.isEmpty { continue }
      #expect(damaged.log.count == 1 && damaged.log[0].hasPrefix("Line 4 of \(LogbookJournal.fileName)"))
      #expect(try damaged.files.read(LogbookJournal.unreadableName) == Data(damage.utf8) + [UInt8(ascii: "\n")])
    }
  }

  @Test("C01 S06 a line with a date or a number that no deed can have is kept aside, and the rest stands")
  func impossible() async throws {
    let phone = ClimbingPhone()
    let states = try await phone.run { try await busySession(phone) }
    let whole = String(decoding: states[8].file, as: UTF8.self)
    let lines = whole.split(separator: "\n")
    for (index, line) in lines.enumerated().dropFirst() {
      for value in ["-1", "0", "1e308", "-1e308", "9223372036854775807", "9223372036854775808", "0.5", "null", #""x""#]
      {
        let numbers = line.matches(of: /:(\d+(?:\.\d+)?)/).map(\.output.1)
        for number in numbers {
          let damaged = ClimbingPhone()
          var changed = lines.map(String.init)
          changed[index] = String(line.replacing(":\(number)", with: ":\(value)", maxReplacements: 1))
          try damaged.files.write(Data((changed.joined(separator: "\n") + "\n").utf8), to: LogbookJournal.fileName)
          let logbook = try await ClimbingProcess(damaged).store.logbook()
          #expect(logbook.sessions.allSatisfy { $0.startedAt > Date(timeIntervalSince1970: 0) })
          let kept = try damaged.files.read(LogbookJournal.unreadableName).map { String(decoding: $0, as: UTF8.self) }
          let again = ClimbingProcess(damaged).store
          #expect(try await again.logbook().sessions == logbook.sessions)
          #expect(await again.notice == nil)
          #expect(kept?.contains(changed[index]) ?? true, "\(changed[index])")
        }
      }
    }
  }

  @Test("C01 C10 the thousandth climb is written with as many bytes as the first, and nothing is written anew for it")
  func cost() async throws {
    let files = CountingStore()
    let phone = ClimbingPhone(files: files)
    try await phone.run {
      let process = ClimbingProcess(phone)
      let id = try await process.start.execute(.bouldering).id
      var costs: [Int] = []
      for number in 0..<1000 {
        files.reset()
        try await process.addClimb.execute(id, name: "V\(number % 10)", attempts: 3)
        costs.append(files.writtenBytes)
        #expect(files.writeCount == 0)
      }
      let (first, last) = (try #require(costs.first), try #require(costs.last))
      #expect(first > 0 && last <= first + 3, "\(first) bytes first, \(last) at last")
    }
  }

  @Test("C01 a file with many lines of history is written anew at the next launch, and says the same")
  func compaction() async throws {
    let files = CountingStore()
    let phone = ClimbingPhone(files: files)
    try await phone.run {
      let process = ClimbingProcess(phone)
      for session in 0..<3 {
        let id = try await process.start.execute(.bouldering).id
        for number in 0..<150 { try await process.addClimb.execute(id, name: "V\(number % 10)", isSent: number == 3) }
        phone.advance(by: 3600)
        if session < 2 { try await process.end.execute(id, notes: "\(session)") }
      }
      let before = try await process.store.logbook()
      let length = try #require(try files.read(LogbookJournal.fileName)).count
      files.reset()
      #expect(try await ClimbingProcess(phone).store.logbook() == before)
      #expect(files.writeCount == 1)
      let compact = try #require(try files.read(LogbookJournal.fileName))
      #expect(compact.count < length && compact.count { $0 == UInt8(ascii: "\n") } == 4)
      files.reset()
      #expect(try await ClimbingProcess(phone).store.logbook() == before)
      #expect(files.writeCount == 0)
    }
  }
}

/// A store that counts what is written to it.
final class CountingStore: WholeFileStore {
  private let store = MemoryStore()
  private let counts = Mutex((writes: 0, bytes: 0))

  /// How many files were replaced.
  var writeCount: Int { counts.withLock { $0.writes } }
  var writtenBytes: Int { counts.withLock { $0.bytes } }
  func reset() { counts.withLock { $0 = (0, 0) } }

  func read(_ name: String) throws -> Data? { try store.read(name) }
  func write(_ data: Data, to name: String) throws {
    counts.withLock { $0 = ($0.writes + 1, $0.bytes + data.count) }
    try store.write(data, to: name)
  }
  func append(_ data: Data, to name: String) throws {
    counts.withLock { $0.bytes += data.count }
    try store.append(data, to: name)
  }
  func names() throws -> [String] { try store.names() }
  var losses: Int { 0 }
  func remove(_ name: String) throws { try store.remove(name) }
  func setAside(_ name: String) throws -> String { try store.setAside(name) }
  func folder(_ name: String) -> any FileStore { store.folder(name) }
}
