import FoundationEssentials

@testable import SkerrySnapshots
@testable import SkerryTesting

/// A folder for golden files that goes with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path() + "/skerry-testing-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func snapshots(_ mode: SnapshotFolder.Mode) -> SnapshotFolder {
    SnapshotFolder("Goldens", beside: path + "/SomeTests.swift", mode: mode)
  }

  func file(_ name: String) -> String? {
    (try? Data(contentsOf: URL(filePath: path + "/Goldens/" + name))).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What a body throws, as a failure of a snapshot.
func failure(_ body: () throws -> Void) -> SnapshotFailure? {
  do {
    try body()
    return nil
  } catch {
    return error as? SnapshotFailure
  }
}
