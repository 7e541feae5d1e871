import FoundationEssentials
import Glibc
import SkerryActivities
import SkerryBasics
import Testing

@testable import SkerryDevice

/// The state folder on disk.
@MainActor @Suite final class StorageTests {
  private let path = FileManager.default.temporaryDirectory.path() + "/skerry-device-" + UUID().uuidString

  deinit {
    let enumerator = FileManager.default.enumerator(atPath: path)
    while let name = enumerator?.nextObject() as? String { chmod(path + "/" + name, 0o700) }
    try? FileManager.default.removeItem(atPath: path)
  }

  private func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
  private func bytes(_ text: String) -> Data { Data(text.utf8) }
  /// What others than the owner may do.
  private func publicMode(_ name: String) -> Int {
    var status = stat()
    return stat(path + "/" + name, &status) == 0 ? Int(status.st_mode) & 0o077 : -1
  }

  @Test("P07 files are kept, replaced as a whole, for this user only, and nothing else is left behind")
  func replacing() throws {
    let store = try DiskStore(path: path + "/deep/er")
    #expect(try store.read("a.json") == nil)
    try store.write(bytes("one"), to: "a.json")
    try store.write(bytes("two"), to: "a.json")
    try store.folder("apps").folder("x").write(Data(), to: "b")
    #expect(try store.read("a.json") == bytes("two"))
    #expect(try DiskStore(path: path + "/deep/er").folder("apps").folder("x").read("b") == Data())
    #expect(try names("deep/er") == ["a.json", "apps"])
    #expect(publicMode("deep/er") == 0 && publicMode("deep/er/a.json") == 0)
    try store.remove("a.json")
    try store.remove("a.json")
    #expect(try store.read("a.json") == nil)
  }

  @Test("P07 what was added to a file is asked onto the disk, and a file that isn't there is told")
  func synchronising() throws {
    let store = try DiskStore(path: path)
    for text in ["one", "two"] {
      try store.append(bytes(text), to: "a")
      try store.synchronise("a")
    }
    #expect(try store.read("a") == bytes("onetwo"))
    #expect(throws: StorageError.cannotWrite(path: path + "/b", reason: "No such file or directory")) {
      try store.synchronise("b")
    }
  }

  @Test("P07 a large file comes back byte for byte")
  func large() throws {
    let store = try DiskStore(path: path)
    let data = Data((0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try store.write(data, to: "large")
    #expect(try store.read("large") == data)
  }

  @Test("P07 S06 a failed write leaves the old file as it was and says which file and why")
  func failedWrite() throws {
    let store = try DiskStore(path: path)
    try store.write(bytes("old"), to: "a")
    // A folder in the way of the temporary file makes the write fail, also for root.
    try FileManager.default.createDirectory(atPath: path + "/a.new", withIntermediateDirectories: false)
    #expect(throws: StorageError.cannotWrite(path: path + "/a.new", reason: "File exists")) {
      try store.write(bytes("new"), to: "a")
    }
    #expect(try store.read("a") == bytes("old"))
  }

  @Test("P07 S06 a folder that can't be created is told with its path")
  func noFolder() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try bytes("x").write(to: URL(filePath: path + "/file"))
    let error = #expect(throws: StorageError.self) { try DiskStore(path: self.path + "/file/state") }
    #expect(error?.description.contains(path + "/file/state") == true && error?.description.contains("--state") == true)
  }

  @Test("P07 only one dashboard has a state folder; the lock goes with its owner")
  func lock() throws {
    _ = try DiskStore(path: path)
    var first: FolderLock? = try FolderLock(path: path)
    #expect(first != nil)
    #expect(throws: StorageError.inUse(path: path)) { try FolderLock(path: path) }
    first = nil
    #expect(throws: Never.self) { try FolderLock(path: path) }
  }

  @Test(
    "P07 S06 a file that can't be understood is set aside with its name told, and never overwritten",
    arguments: ["registry.json", "device.json"])
  func unreadable(_ name: String) throws {
    let store = try DiskStore(path: path)
    for round in 1...3 {
      try store.write(bytes("{ broken \(round)"), to: name)
      let phone = TestPhone(files: store)
      let kept = name + ".unreadable" + (round == 1 ? "" : "-\(round)")
      let line = phone.device.log.entries.last { $0.level == .failure }
      #expect(line?.message.contains("\(name) can't be understood and is kept as \(kept)") == true)
      #expect(line?.message.contains("Line 1: a key in quotation marks is expected") == true)
      #expect(try store.read(kept) == bytes("{ broken \(round)"))
      try phone.start("alpha")
    }
    #expect(try TestPhone(files: store).records("alpha").isEmpty == false)
  }

  @Test("P07 S06 a folder that can't be written is told once in the log, and the phone goes on")
  func unwritable() throws {
    let phone = TestPhone(files: RefusingStore())
    try phone.start("alpha")
    try phone.act("alpha", "update", ["name": "Alpha", "note": "on"])
    phone.device.lock()
    #expect(phone.phone.contains("note on"))
    #expect(phone.device.log.entries.count { $0.level == .failure } == 1)
    #expect(phone.device.log.entries.first { $0.level == .failure }?.message.contains("/refused") == true)
  }
}

/// A folder into which nothing can be written.
private struct RefusingStore: WholeFileStore {
  func read(_ name: String) throws -> Data? { nil }
  func write(_ data: Data, to name: String) throws {
    throw StorageError.cannotWrite(path: "/refused", reason: "Read-only file system")
  }
  func append(_ data: Data, to name: String) throws { try write(data, to: name) }
  func names() throws -> [String] { [] }
  var losses: Int { 0 }
  func remove(_ name: String) throws {}
  func setAside(_ name: String) throws -> String { name }
  func folder(_ name: String) -> any FileStore { self }
}
