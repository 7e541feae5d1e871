import FoundationEssentials
import Testing

@testable import SkerryDevice

@Suite struct FileExportTests {
  /// A table that can be written as CSV only.
  private struct Half: FileExport.Table {
    static let baseName = "half"
    let csv = "a,b\n"
    func json() throws -> String { throw Broken() }
  }
  private struct Broken: Error {}
  private struct Whole: FileExport.Table {
    static let baseName = "whole"
    let csv = "a,b\n"
    func json() -> String { "[]" }
  }

  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path() + "/export-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test("L04 C11 an export that fails in the middle leaves nothing that stands in the way of the next one")
  func half() throws {
    let path = try folder()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FileExportError.self) {
      try FileExport(place: path, formats: .both, replacesFiles: false).write(Half(), on: DiskFolders())
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test(
    "L04 S03 a phone that keeps nothing exports into folders of its memory, as it does with notes",
    arguments: [
      ("~", "~/whole"), ("~/Notes/", "~/Notes/whole"), ("~/Notes", "~/Notes/whole"), ("~/mine.csv", "~/mine"),
      (" /tmp/x.JSON ", "/tmp/x"), ("/a.csv", "/a"), ("/", "/whole"),
    ])
  func imagined(place: String, base: String) throws {
    let folders = MemoryFolders()
    func export(_ replaces: Bool) throws -> [String] {
      try FileExport(place: place, formats: .both, replacesFiles: replaces).write(Whole(), on: folders)
    }
    #expect(try export(false) == [base + ".csv", base + ".json"])
    #expect(throws: FileExportError.fileExists(base + ".csv")) { try export(false) }
    #expect(try export(true).count == 2)
    #expect(FileExport.sentence(about: ["a"], on: folders).contains("keeps nothing"))
    #expect(FileExport.sentence(about: ["a", "b"], on: DiskFolders()) == "Written: a, b")
  }

  @Test("L04 S06 what is no place is refused on a phone that keeps nothing, too")
  func noPlace() {
    let folders = MemoryFolders(["/there"])
    func problem(_ place: String) -> FileExportError? {
      do throws(FileExportError) {
        _ = try FileExport(place: place, formats: .csv, replacesFiles: false).write(Whole(), on: folders)
        return nil
      } catch { return error }
    }
    #expect(problem("  ") == .noPlace && problem("table") == .relative("table"))
    #expect(problem("/gone/x.csv") == .folderMissing("/gone") && problem("/gone/") == .folderMissing("/gone"))
    #expect(problem("/there") == nil && folders.text("whole.csv", in: "/there") == "a,b\n")
  }
}
