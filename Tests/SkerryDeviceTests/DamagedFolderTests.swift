import FoundationEssentials
import Glibc
import Testing

@testable import SkerryDevice

/// What may have become of a state folder and its files, while the phone runs and before it starts.
@MainActor @Suite struct DamagedFolderTests {
  private let folder = StateFolderOnDisk()

  private func failures(_ phone: TestPhone) -> [String] {
    phone.device.log.entries.filter { $0.level == .failure }.map(\.message)
  }

  @Test("S06 P07 a folder that is removed while the phone runs is made again, with all the phone knows; told once")
  func removed() throws {
    let phone = TestPhone(files: try folder.store)
    try phone.start("alpha")
    try phone.act("alpha", "store", ["note": "kept"])
    phone.device.set24HourClock(true)
    try FileManager.default.removeItem(atPath: folder.path)
    try phone.act("alpha", "update", ["name": "Alpha", "note": "later"])
    phone.device.settle()
    #expect(failures(phone).count == 1 && failures(phone).first?.contains("the state folder was gone") == true)
    let again = TestPhone(restoring: try folder.store, now: phone.device.now)
    #expect(try again.records("alpha") == phone.records("alpha") && again.device.settings == phone.device.settings)
    #expect(again.device.defaults.values(of: "group.Alpha") == ["note": .string("kept")])
    #expect(again.messages.starts(with: phone.messages))
  }

  @Test("S06 P07 links: a folder behind one is used, a file behind one is told, not read, and stays as it is")
  func links() throws {
    let real = StateFolderOnDisk()
    let phone = TestPhone(files: try real.store)
    try phone.start("alpha")
    try #require(symlink(real.path, folder.path) == 0)
    try #require(rename(real.path + "/registry.json", real.path + "/elsewhere.json") == 0)
    try #require(symlink("elsewhere.json", real.path + "/registry.json") == 0)
    let before = try real.text("elsewhere.json")
    let again = TestPhone(restoring: try folder.store, now: phone.device.now)
    #expect(try again.records("alpha").isEmpty && !failures(again).isEmpty)
    #expect(try real.text("elsewhere.json") == before)
    unlink(folder.path)
  }

  @Test("S06 a name that is no readable file is set aside and told: a folder, a link to itself")
  func noFiles() throws {
    let store = try folder.store
    try #require(mkdir(folder.path + "/registry.json", 0o700) == 0)
    try #require(symlink("device.json", folder.path + "/device.json") == 0)
    try #require(mkdir(folder.path + "/log.jsonl", 0o700) == 0)
    let phone = TestPhone(files: store)
    #expect(failures(phone).count == 3)
    for name in ["registry.json", "device.json", "log.jsonl"] {
      let told = failures(phone).first { $0.hasPrefix("\(name) can't be read and is kept as \(name).unreadable") } ?? ""
      #expect(told.split(separator: "can't be read").count == 2, "said once: \(told)")
    }
    try phone.start("alpha")
    #expect(try TestPhone(restoring: folder.store, now: phone.device.now).records("alpha").count == 1)
    var status = stat()
    #expect(lstat(folder.path + "/device.json.unreadable", &status) == 0)
  }

  @Test(
    "S06 a file that a newer version wrote is set aside, with the version told",
    arguments: [
      ("registry.json", #"{"format":99}"#, "format 99 is newer"),
      ("device.json", #"{"fileFormat":99,"modelID":"x"}"#, "A newer version wrote it: format 99"),
      ("notifications.json", #"{"fileFormat":99}"#, "A newer version wrote it: format 99"),
    ])
  func newer(_ name: String, _ text: String, _ reason: String) throws {
    _ = try folder.store
    try folder.write(text, to: name)
    let phone = TestPhone(files: try folder.store)
    #expect(failures(phone).count == 1)
    #expect(failures(phone).first?.contains("is kept as \(name).unreadable") == true)
    #expect(failures(phone).first?.contains(reason) == true, "\(failures(phone))")
    #expect(try folder.text(name + ".unreadable") == text)
  }

  @Test("S06 P07 a file that can neither be used nor set aside is left alone for the whole run, and told")
  func untouchable() throws {
    let files = ["registry.json", "device.json", "notifications.json", "log.jsonl"]
    let store = FailingStore()
    for name in files { try store.files.write(Data("{ broken\n".utf8), to: name) }
    try store.files.folder("defaults").write(Data("{ broken".utf8), to: "group.Alpha.json")
    store.set(.refusesFrom(1))
    let phone = TestPhone(files: store)
    #expect(failures(phone).count { $0.contains("is left as it is") } == 5)
    store.set(.fair)
    try phone.start("alpha")
    try phone.act("alpha", "store", ["note": "here"])
    phone.device.set24HourClock(true)
    #expect(throws: Never.self) { try phone.device.keep() }
    for name in files { #expect(try store.read(name) == Data("{ broken\n".utf8), "\(name)") }
    #expect(try store.files.folder("defaults").read("group.Alpha.json") == Data("{ broken".utf8))
  }

  @Test("S06 P07 the app group's broken file is told at the start and set aside")
  func brokenSuite() throws {
    let store = try folder.store
    try store.folder("defaults").write(Data("{\n\"note\": }".utf8), to: "group.Alpha.json")
    let phone = TestPhone(files: store)
    #expect(
      failures(phone) == [
        "group.Alpha.json can't be understood and is kept as group.Alpha.json.unreadable; the phone starts without it. "
          + "Line 2: a value is expected."
      ])
  }
}
