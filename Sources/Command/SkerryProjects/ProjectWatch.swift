import Glibc
import SkerryBasics

/// Tells when files of a project were saved, created, moved or removed.
public final class ProjectWatch {
  /// Becomes readable when something changed.
  public let descriptor: Int32
  /// The folders that are watched, by their numbers.
  private var folders: [Int32: String] = [:]
  /// The number of the folder above the project, and the project's own name in it: it may be moved away, and come back.
  private var above: (number: Int32, name: String)?

  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE) | UInt32(IN_CREATE)

  /// Watches the folders of a project. Throws ``ProjectProblem`` when the system has no watch left.
  public init(_ files: ProjectFiles) throws(ProjectProblem) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ProjectProblem("The project can't be watched: \(String(cString: strerror(errno))).")
    }
    try watch(files)
  }

  deinit { close(descriptor) }

  /// Watches the folders of the project and its catalogues; those that are watched already stay so.
  ///
  /// - Throws: ``ProjectProblem`` when the system has no watch left.
  public func watch(_ files: ProjectFiles) throws(ProjectProblem) {
    var all = files.folders.union(files.xcodeProjects)
    for catalog in files.catalogs { addAll(in: catalog, to: &all, depth: 0) }
    watchAbove(files.root)
    for folder in all {
      let number = inotify_add_watch(descriptor, folder, Self.mask)
      if number >= 0 {
        folders[number] = folder
      } else if errno == ENOSPC {
        throw ProjectProblem(
          "The project can't be watched: its \(all.count) folders are more than the system watches for a person "
            + "(sysctl fs.inotify.max_user_watches).")
      }
    }
  }

  private func watchAbove(_ root: String) {
    guard above == nil, let slash = root.lastIndex(of: "/"), root.count > 1 else { return }
    let folder = slash == root.startIndex ? "/" : String(root[..<slash])
    let number = inotify_add_watch(
      descriptor, folder, UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE) | UInt32(IN_CREATE))
    if number >= 0 { above = (number, String(root[root.index(after: slash)...])) }
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
      let count = Descriptor.repeated { read(descriptor, &buffer, buffer.count) }
      guard count > 0 else { return hasChanges }
      buffer.withUnsafeBytes { bytes in
        var start = 0
        let size = MemoryLayout<inotify_event>.size
        while start + size <= count {
          let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let name = bytes[(start + size)..<min(count, start + size + Int(event.len))].prefix { $0 != 0 }
          if concerns(event, String(decoding: name, as: UTF8.self)) { hasChanges = true }
          start += size + Int(event.len)
        }
      }
    }
  }

  private func concerns(_ event: inotify_event, _ name: String) -> Bool {
    // More happened than the system could keep.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    if event.wd == above?.number, name == above?.name { return true }
    guard !name.isEmpty, let folder = folders[event.wd] else { return false }
    let isFolder = event.mask & UInt32(IN_ISDIR) != 0
    return Self.concerns(name, in: folder, isFolder: isFolder)
      // A file that was only just made has nothing in it; its end of writing follows.
      && (isFolder || event.mask & UInt32(IN_CREATE) == 0 || Self.isLink("\(folder)/\(name)"))
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
  }

  /// Whether a file or folder of a name could concern an extension; editors write files of their own beside those they save.
  static func concerns(_ name: String, in folder: String, isFolder: Bool) -> Bool {
    if isFolder { return !ProjectFiles.isSkipped(name) }
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    let kind = name[name.index(after: dot)...].lowercased()
    // Where an app in another language hands over other values, the made-up ones are others.
    if kinds.contains(kind) || names.contains(name) || ForeignCode.endings.contains("." + kind) { return true }
    return (folder + "/").contains(".xcassets/") && kindsOfCatalogs.contains(kind)
  }

  private static let names: Set<String> = ["project.pbxproj", "project.yml", "project.yaml"]
  private static let kinds: Set<String> = [
    "swift", "strings", "stringsdict", "xcstrings", "xcconfig", "plist", "intentdefinition",
  ]
  /// What lies in catalogues: descriptions, and pictures of any kind.
  private static let kindsOfCatalogs: Set<String> = [
    "json", "png", "jpg", "jpeg", "svg", "pdf", "heic", "heif", "gif", "webp", "tif", "tiff", "bmp",
  ]
}
