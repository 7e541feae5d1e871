import FoundationEssentials
import Glibc
import SkerryBasics

@testable import SkerryDevice

/// A folder on disk that is gone after its last use.
final class StateFolderOnDisk {
  let path = FileManager.default.temporaryDirectory.path() + "/skerry-state-" + UUID().uuidString

  var store: DiskStore { get throws { try DiskStore(path: path) } }

  /// All names, those of folders within as well.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  func has(_ name: String) -> Bool { access(path + "/" + name, F_OK) == 0 }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
