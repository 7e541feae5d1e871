import FoundationEssentials
import Glibc
import Testing

/// A folder of a test's own that is gone after its last use.
public final class ScratchFolder: Sendable {
  /// Short enough for the sockets in it.
  public let path: String

  public init() throws {
    var template = Array("/tmp/skerry-test-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }

  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }

  public func has(_ name: String) -> Bool { access(path + "/" + name, F_OK) == 0 }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
