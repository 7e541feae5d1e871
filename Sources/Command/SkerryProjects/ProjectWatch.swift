import Glibc
import SkerryBasics

/// Tells when files of a project were saved, created, moved or removed.
public final class ProjectWatch {
  /// Becomes readable when something changed.
  public let descriptor: Int32
  private let root: String

  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE) | UInt32(IN_CREATE)

  /// Watches a folder and what lies in it. Throws ``ProjectProblem`` when the system has no watch left.
  public init(root: String, files: ProjectFiles) throws(ProjectProblem) {
    self.root = root
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ProjectProblem("The project can't be watched: \(String(cString: strerror(errno))).")
    }
    watch(files)
  }

  deinit { close(descriptor) }

  /// Watches the folders that hold files of the project; those that are watched already stay so.
  public func watch(_ files: ProjectFiles) {
    var folders: Set<String> = [root]
    for path in files.sources + files.catalogs {
      var folder = TextFile.parent(of: path)
      while folder.count > root.count, folders.insert(folder).inserted { folder = TextFile.parent(of: folder) }
    }
    for catalog in files.catalogs { addAll(in: catalog, to: &folders, depth: 0) }
    for folder in folders { inotify_add_watch(descriptor, folder, Self.mask) }
  }

  private func addAll(in folder: String, to folders: inout Set<String>, depth: Int) {
    guard depth < 8, folders.insert(folder).inserted else { return }
    for name in FolderListing.names(in: folder) ?? [] where !name.contains(".") || name.hasSuffix("set") {
      addAll(in: "\(folder)/\(name)", to: &folders, depth: depth + 1)
    }
  }

  /// Takes what changed since the last time; returns whether any of it could concern an extension.
  public func takeChanges() -> Bool {
    var hasChanges = false
    var buffer = [UInt8](repeating: 0, count: 32 * 1024)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return hasChanges }
      // Editors write files of their own beside those they save.
      let names = String(decoding: buffer[..<count].map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self).split(separator: " ")
      if names.contains(where: {
        $0.hasSuffix(".swift") || $0.hasSuffix("set") || $0 == "Contents.json" || $0 == "project.pbxproj"
      }) {
        hasChanges = true
      }
    }
  }
}
