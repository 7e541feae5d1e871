import Foundation

/// The files of this repository, as the tests of its texts read them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The guide's catalogue.
  static let guide = "Sources/Command/skerry/Guide.docc"

  /// The text of a file; the path is relative to the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).standardizedFileURL.path)
  }

  /// The paths of all files in a folder and below it that end so, in order.
  static func files(in folder: String, ending: String) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    var paths: [String] = []
    while let path = enumerator?.nextObject() as? String {
      if path.hasSuffix(ending) { paths.append(folder + "/" + path) }
    }
    return paths.sorted()
  }

  /// The folders in a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(\.lastPathComponent)
  }
}
