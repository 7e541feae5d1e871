import Glibc
import SkerryBasics

/// The files of a developer's project that could matter to a widget extension, found by walking its folder.
///
/// Build products, dependencies that other tools fetched, and hidden folders are not walked.
public struct ProjectFiles: Sendable {
  /// The folder, as an absolute path.
  public let root: String
  /// Swift sources, in the order of their paths.
  public private(set) var sources: [String] = []
  /// Asset catalogues (`.xcassets`).
  public private(set) var catalogs: [String] = []
  /// String catalogues, strings files and their plurals.
  public private(set) var stringTables: [String] = []
  /// Definition files of Intents (`.intentdefinition`).
  public private(set) var intentDefinitions: [String] = []
  /// Property lists and string catalogues, by which folders of extensions are recognised.
  public private(set) var propertyLists: [String] = []
  /// Xcode's project folders (`.xcodeproj`).
  public private(set) var xcodeProjects: [String] = []

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "fastlane",
  ]
  /// How many files a project may have; a home folder given by mistake has more.
  static let mostFiles = 20_000

  /// Walks a folder. Throws ``ProjectProblem`` when there is none, or when it holds far too much.
  public init(root: String) throws(ProjectProblem) {
    self.root = root
    guard FolderListing.names(in: root) != nil else {
      throw ProjectProblem("There is no folder \(root) that can be read.")
    }
    try walk(root, depth: 0)
    sources.sort()
    catalogs.sort()
    xcodeProjects.sort()
  }

  private mutating func walk(_ folder: String, depth: Int) throws(ProjectProblem) {
    guard depth < 24, let names = FolderListing.names(in: folder) else { return }
    guard sources.count < Self.mostFiles else {
      throw ProjectProblem("\(root) holds more than \(Self.mostFiles) Swift files; name the folder of one project.")
    }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = "\(folder)/\(name)"
      var status = stat()
      // A link could lead out of the project, or round in circles.
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if name.hasSuffix(".xcodeproj") {
          xcodeProjects.append(path)
        } else {
          try walk(path, depth: depth + 1)
        }
      case S_IFREG where name.hasSuffix(".swift"): sources.append(path)
      case S_IFREG where name.hasSuffix(".plist"): propertyLists.append(path)
      case S_IFREG where name.hasSuffix(".intentdefinition"): intentDefinitions.append(path)
      case S_IFREG where [".xcstrings", ".strings", ".stringsdict"].contains { name.hasSuffix($0) }:
        stringTables.append(path)
      default: break
      }
    }
  }
}

/// Why a project can't be opened: one sentence that says what to do.
public struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

/// Reads text files of a project.
enum TextFile {
  /// The largest source that is read, in bytes.
  static let mostBytes = 4_000_000

  /// The text of a regular file; `nil` when it can't be read, is larger than any source, or is not UTF-8.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes,
      let bytes = Descriptor.readAll(descriptor, upTo: mostBytes, as: [UInt8].self), bytes.count <= mostBytes
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Writes a file unless it holds the same text already, so that what is newer is what changed; returns whether it
  /// can be read afterwards.
  @discardableResult
  static func write(_ text: String, to path: String) -> Bool {
    if read(path) == text { return true }
    makeFolder(parent(of: path))
    let new = path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return false }
    let isWritten = Descriptor.write(text, to: descriptor)
    close(descriptor)
    return isWritten && rename(new, path) == 0
  }

  /// Makes a folder with all those above it.
  static func makeFolder(_ path: String) {
    guard !path.isEmpty, path != "/", access(path, F_OK) != 0 else { return }
    makeFolder(parent(of: path))
    mkdir(path, 0o755)
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
