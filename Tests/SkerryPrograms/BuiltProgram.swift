import FoundationEssentials
import Glibc
import Testing

/// Programs of this package that tests start.
public enum BuiltProgram {
  /// Where a product is: beside the tests, in the folder of the test bundle or of the process that runs it.
  public static func path(_ product: String) throws -> String {
    let candidates = CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent().path } + [ownFolder]
    let found = candidates.map { $0 + "/" + product }.first { access($0, X_OK) == 0 }
    return try #require(found, "\(product) was not built; it was looked for in \(candidates)")
  }

  private static var ownFolder: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return URL(filePath: String(decoding: bytes, as: UTF8.self)).deletingLastPathComponent().path
  }
}
