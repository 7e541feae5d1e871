import FoundationEssentials
import SkerryBasics
import SkerryCells
import Synchronization
import Testing

@testable import SkerryDashboard

/// A phone whose folder can't be written to.
@MainActor @Suite struct UnsavedTests {
  @Test(
    "S06 D01 that nothing is saved stays on the first line at every size, until it is saved again",
    arguments: [Driver.wide, Driver.medium, Driver.small])
  func header(_ size: CellSize) {
    let folder = SwitchedStore()
    let driver = Driver(size: size, files: folder)
    #expect(!driver.lines[0].contains("not saved"))
    folder.refuses = true
    driver.keys("l")
    for keys in [[], ["l"], ["?"], ["Escape"], ["Space"], ["1"]] {
      for key in keys { driver.keys(key) }
      let header = driver.lines[0]
      // A text that needs every row lies over the header; it is still said aloud.
      let isCovered = driver.dashboard.parts().contains { $0.name == "Dialog" && $0.rect.minRow == 0 }
      #expect(header.contains("! not saved") || isCovered && keys == ["?"], "\(header)")
      #expect(driver.dashboard.picture().spoken.contains { $0.contains("not saved") })
    }
    folder.refuses = false
    driver.keys("l")
    #expect(!driver.lines[0].contains("not saved"))
    #expect(!driver.dashboard.picture().spoken.contains { $0.contains("! not saved") })
  }
}

/// A folder that can't be written to for a while.
private final class SwitchedStore: WholeFileStore {
  private let files = MemoryStore()
  private let isRefusing = Mutex(false)
  var refuses: Bool {
    get { isRefusing.withLock { $0 } }
    set { isRefusing.withLock { $0 = newValue } }
  }

  private func check() throws {
    if refuses { throw StorageError.cannotWrite(path: "/refused", reason: "Read-only file system") }
  }

  func read(_ name: String) throws -> Data? { try files.read(name) }
  func write(_ data: Data, to name: String) throws {
    try check()
    try files.write(data, to: name)
  }
  func append(_ data: Data, to name: String) throws {
    try check()
    try files.append(data, to: name)
  }
  func names() throws -> [String] { try files.names() }
  var losses: Int { 0 }
  func remove(_ name: String) throws { try files.remove(name) }
  func setAside(_ name: String) throws -> String { try files.setAside(name) }
  func folder(_ name: String) -> any FileStore { self }
}
