import FoundationEssentials
import SkerryCells
import SkerryDevice
import Synchronization
import Testing

@testable import SkerryCommand

@Suite("What a disk refused for a while")
struct PersistentFilesTests {
  /// Files in memory that can refuse to be written.
  final class FullDisk: FileStore {
    let files = MemoryStore()
    let isFull = Mutex(false)

    func read(_ name: String) throws -> Data? { try files.read(name) }
    func write(_ data: Data, to name: String) throws {
      if isFull.withLock({ $0 }) { throw StorageError.cannotWrite(path: name, reason: "No space left on device") }
      try files.write(data, to: name)
    }
    func append(_ data: Data, to name: String) throws {
      if isFull.withLock({ $0 }) { throw StorageError.cannotWrite(path: name, reason: "No space left on device") }
      try files.append(data, to: name)
    }
    func names() throws -> [String] { try files.names() }
    var losses: Int { 0 }
    func remove(_ name: String) throws { try files.remove(name) }
    func setAside(_ name: String) throws -> String { try files.setAside(name) }
    func folder(_ name: String) -> any FileStore { files.folder(name) }
  }

  @Test("S06 P07 what could not be written is written at the end, with its last contents and only once")
  func writtenLater() throws {
    let disk = FullDisk()
    let files = PersistentFiles(disk)
    try files.write(Data("old".utf8), to: "a")
    disk.isFull.withLock { $0 = true }
    #expect(throws: StorageError.self) { try files.write(Data("new".utf8), to: "a") }
    #expect(throws: StorageError.self) { try files.write(Data("newer".utf8), to: "a") }
    #expect(throws: StorageError.self) { try files.writeRest() }
    #expect(try files.read("a") == Data("old".utf8))
    disk.isFull.withLock { $0 = false }
    try files.writeRest()
    #expect(try files.read("a") == Data("newer".utf8))
    try disk.write(Data("other".utf8), to: "a")
    try files.writeRest()
    #expect(try files.read("a") == Data("other".utf8))
  }

  @Test("P07 T04 the phone's clock keeps its distance to the computer's, and never leaves the sane years")
  func clock() throws {
    let files = MemoryStore()
    let clock = ClockFile(files)
    let wall = Date(timeIntervalSince1970: 1_769_852_460)
    #expect(clock.load(wall: wall).now == wall)
    try clock.save(now: wall.addingTimeInterval(7200), wall: wall)
    #expect(clock.load(wall: wall.addingTimeInterval(60)).now == wall.addingTimeInterval(7260))
    try clock.save(now: wall.addingTimeInterval(1), wall: wall)
    #expect(clock.load(wall: wall).now == wall)
    for text in ["{\"secondsAhead\":1e300}", "{\"secondsAhead\":-1e12}", "{}", "x"] {
      try files.write(Data(text.utf8), to: ClockFile.name)
      let loaded = clock.load(wall: wall)
      #expect(loaded.now == wall)
      #expect(loaded.problem?.contains("is kept as clock.json.unreadable") == true)
      #expect(try files.read(ClockFile.name) == nil)
    }
  }
}

@Suite("What was probably meant")
struct SuggestionTests {
  @Test(
    "S06 near misses are recognised, far ones and ambiguous ones are not",
    arguments: [
      ("swiftclmb", "swiftclimb"), ("Swift Climb", "swiftclimb"), ("swfitclimb", "swiftclimb"), ("climb", "swiftclimb"),
      ("commute", "commutetimely"), ("invizo", "inviso"), ("zzz", nil), ("", nil), ("s", nil),
    ])
  func near(_ typed: String, _ meant: String?) {
    let names = ["swiftclimb", "commutetimely", "ioswiz", "littlemoments", "inviso"]
    #expect(Suggestion.nearest(to: typed, among: names) == meant)
    #expect(Suggestion.nearest(to: "iphone-99", among: ["iphone-se", "iphone-14"]) == nil)
  }

  @Test("S06 one slip is one letter left out, added, replaced or swapped")
  func slips() {
    func slips(_ first: String, _ second: String) -> Int { Suggestion.slips(from: Array(first), to: Array(second)) }
    #expect(slips("abc", "abc") == 0)
    #expect(slips("abc", "ac") == 1)
    #expect(slips("abc", "abxc") == 1)
    #expect(slips("abc", "axc") == 1)
    #expect(slips("abc", "acb") == 1)
    #expect(slips("", "abc") == 3)
    #expect(slips("kitten", "sitting") == 3)
  }
}
