import FoundationEssentials
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// Mindful minutes as files of the person's own (row L04).
@MainActor @Suite struct ExportTests {
  /// A folder that is gone when the test is over.
  final class Folder {
    let path: String
    init() throws {
      path = FileManager.default.temporaryDirectory.path() + "/moments-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Two sessions of 10:00 and 0:20 minutes.
  private func phone() throws -> MomentsPhone {
    let phone = try MomentsPhone()
    for seconds in [600.0, 20] {
      try phone.start(nil)
      phone.scene.advance(by: seconds)
      try phone.act("complete")
      phone.scene.advance(by: 3600 - seconds)
    }
    return phone
  }

  private static let csv = """
    start,end,minutes
    2026-01-31T09:41:00Z,2026-01-31T09:51:00Z,10
    2026-01-31T10:41:00Z,2026-01-31T10:41:20Z,0.33

    """

  @Test("L04 mindful minutes are exported into a folder as CSV and JSON")
  func both() throws {
    let (phone, folder) = (try phone(), try Folder())
    #expect(try phone.act("export", ["place": folder.path]) == nil)
    #expect(folder.read("mindful-minutes.csv") == Self.csv)
    struct Row: Decodable, Equatable {
      let start: String
      let end: String
      let minutes: Double
    }
    let json = try #require(folder.read("mindful-minutes.json"))
    let rows = try JSONDecoder().decode([Row].self, from: Data(json.utf8))
    #expect(rows.map(\.minutes) == [10, 0.33] && rows.first?.start == "2026-01-31T09:41:00Z")
    #expect(phone.screen().contains("Written:"))
    #expect(!phone.log.contains { $0.contains(folder.path) }, "a path is private")
  }

  @Test("L04 the home folder is the one that HOME names, as everywhere else")
  func home() throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let answer = try phone().act("export", ["place": "~/no folder of anybody/x", "formats": "CSV"])
    #expect(answer?.contains("There is no folder \(home)/no folder of anybody") == true, "\(answer ?? "")")
  }

  @Test(
    "L04 a named file gets the ending of its format",
    arguments: [
      ("table", "CSV", "table.csv"), ("table.csv", "JSON", "table.json"), ("a.b", "CSV", "a.b.csv"),
      ("Table.CSV", "CSV", "Table.csv"),
    ])
  func named(name: String, formats: String, file: String) throws {
    let (phone, folder) = (try phone(), try Folder())
    #expect(try phone.act("export", ["place": folder.path + "/" + name, "formats": formats]) == nil)
    #expect(folder.read(file) != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [file])
  }

  @Test("L04 nothing is overwritten without leave, not even one file of two")
  func overwrite() throws {
    let (phone, folder) = (try phone(), try Folder())
    try Data("mine".utf8).write(to: URL(filePath: folder.path + "/mindful-minutes.json"))
    let problem = try phone.act("export", ["place": folder.path])
    #expect(problem?.contains("exists already") == true)
    #expect(folder.read("mindful-minutes.csv") == nil && folder.read("mindful-minutes.json") == "mine")
    #expect(try phone.act("export", ["place": folder.path, "replace": "yes"]) == nil)
    #expect(folder.read("mindful-minutes.csv") == Self.csv && folder.read("mindful-minutes.json") != "mine")
  }

  @Test(
    "L04 what goes wrong is told in a sentence, and the log keeps the path to itself",
    arguments: [
      ("/no/such/folder/", "There is no folder"), ("/no/such/folder/file.csv", "There is no folder"),
      ("  ", "Name a folder or a file"), ("relative/table", "begins neither with / nor with ~/"),
      ("/proc/self/none", "could not be written"),
    ])
  func problems(place: String, words: String) throws {
    let phone = try phone()
    let problem = try phone.act("export", ["place": place])
    #expect(problem?.contains(words) == true, "\(problem ?? "nothing")")
    #expect(phone.log.last?.contains("<private>") == true, "\(phone.log.last ?? "")")
    #expect(!phone.log.contains { $0.contains("/no/such") || $0.contains("/proc") || $0.contains("relative") })
  }

  @Test("L04 S03 a phone that keeps nothing, such as a tape's, exports and writes no files of the computer's")
  func nothingIsKept() throws {
    let (phone, folder) = (try MomentsPhone(folders: MemoryFolders()), try Folder())
    try phone.start(nil)
    phone.scene.advance(by: 60)
    try phone.act("complete")
    #expect(try phone.act("export", ["place": folder.path]) == nil)
    #expect(phone.screen().contains("keeps nothing"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("L04 without mindful minutes there is nothing to export")
  func nothing() throws {
    let (phone, folder) = (try MomentsPhone(), try Folder())
    try phone.start(nil)
    try phone.act("cancel")
    #expect(try phone.act("export", ["place": folder.path])?.contains("no mindful minutes") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
