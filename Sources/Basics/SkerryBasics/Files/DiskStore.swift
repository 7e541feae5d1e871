import FoundationEssentials
import Glibc
import Synchronization

/// Files of a folder on disk, each written to a new file, synchronised and renamed over the old one.
public struct DiskStore: WholeFileStore {
  /// The folder at the top, which all folders within have in common.
  private final class Root: Sendable {
    let path: String
    let losses = Mutex(0)
    let lock = Mutex<FolderLock?>(nil)
    init(path: String) { self.path = path }
  }
  private let path: String
  private let root: Root

  /// Opens a folder, creating it and its parents with access for this user only.
  public init(path: String) throws {
    self.path = path
    root = Root(path: path)
    try Self.createFolder(path)
    if access(path, W_OK | X_OK) != 0 { throw StorageError.cannotWriteFolder(path: path, reason: systemReason) }
  }

  /// Opens a folder that is only read; it need not exist.
  package init(reading path: String) {
    self.path = path
    root = Root(path: path)
  }

  private init(path: String, root: Root) {
    self.path = path
    self.root = root
  }

  public func folder(_ name: String) -> any FileStore { DiskStore(path: path + "/" + name, root: root) }

  public var losses: Int { root.losses.withLock { $0 } }

  /// Writes and removes nothing any more from the moment on in which the folder has another lock than this one.
  package func write(only lock: FolderLock) { root.lock.withLock { $0 = lock } }

  private func requireOwnFolder() throws {
    guard root.lock.withLock({ $0?.isLost(in: root.path) }) == true else { return }
    throw StorageError.lost(path: root.path)
  }

  // MARK: Folders

  private static func createFolder(_ path: String) throws {
    var current = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      let parent = current
      current += "/" + part
      if mkdir(current, 0o700) == 0 {
        // The name of a new folder is kept by the folder around it. Some can't be opened, though they can be written.
        if let folder = OpenFile(parent.isEmpty ? "/" : parent, O_RDONLY | O_DIRECTORY) { _ = folder.synchronise() }
      } else if errno != EEXIST, errno != EISDIR {
        throw StorageError.cannotCreateFolder(path: path, reason: systemReason)
      }
    }
  }

  private func createMissingFolder() throws {
    if access(root.path, F_OK) != 0 { root.losses.withLock { $0 += 1 } }
    try Self.createFolder(path)
  }

  /// Makes the names of files durable, after one was added, replaced or removed.
  private func synchroniseFolder(after file: String) throws {
    guard let folder = OpenFile(path, O_RDONLY | O_DIRECTORY), folder.synchronise() else {
      throw StorageError.cannotWrite(path: file, reason: systemReason)
    }
  }

  /// Opens a file for writing; where its folder is missing it is made.
  private func openToWrite(_ file: String, _ flags: Int32) throws -> OpenFile {
    let flags = O_WRONLY | O_CREAT | Self.careful | flags
    if let opened = OpenFile(file, flags) { return opened }
    if errno == ENOENT {
      try createMissingFolder()
      if let opened = OpenFile(file, flags) { return opened }
    }
    throw StorageError.cannotWrite(path: file, reason: Self.openReason)
  }

  /// Links are not followed, and pipes not waited for: they are none of the phone's files.
  private static let careful = O_NOFOLLOW | O_NONBLOCK

  private static var openReason: String { errno == ELOOP ? "It is a link, and links are not followed" : systemReason }

  /// A file of more bytes is none of the phone's: the largest of them have a few million.
  package static let byteLimit = 256 << 20

  /// Why something that is open is no file of the phone; `nil` if it may be one.
  private static func strangeness(_ status: stat?) -> String? {
    guard let status else { return systemReason }
    guard status.st_mode & S_IFMT == S_IFREG else { return "It is no plain file" }
    return status.st_size > byteLimit ? "It has \(status.st_size) bytes, more than \(byteLimit)" : nil
  }

  // MARK: Files

  public func read(_ name: String) throws -> Data? {
    let file = path + "/" + name
    guard let opened = OpenFile(file, O_RDONLY | Self.careful) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw StorageError.cannotRead(path: file, reason: Self.openReason)
    }
    if let reason = Self.strangeness(opened.status) { throw StorageError.cannotRead(path: file, reason: reason) }
    guard let data = opened.readAll() else { throw StorageError.cannotRead(path: file, reason: systemReason) }
    return data
  }

  public func length(of name: String) -> Int? {
    var status = stat()
    return lstat(path + "/" + name, &status) == 0 ? Int(status.st_size) : nil
  }

  public func write(_ data: Data, to name: String) throws {
    let file = path + "/" + name
    let temporary = file + ".new"
    try requireOwnFolder()
    do {
      try writeDurably(data, to: temporary)
      if rename(temporary, file) != 0 { throw StorageError.cannotWrite(path: file, reason: systemReason) }
    } catch {
      unlink(temporary)
      throw error
    }
    try synchroniseFolder(after: file)
  }

  private func writeDurably(_ data: Data, to file: String) throws {
    // A file of that name was left by a program that was killed, or is none of ours.
    unlink(file)
    let opened = try openToWrite(file, O_EXCL)
    guard opened.write(data), opened.synchronise(), opened.close() else {
      throw StorageError.cannotWrite(path: file, reason: systemReason)
    }
  }

  public func append(_ data: Data, to name: String) throws {
    try requireOwnFolder()
    let file = path + "/" + name
    let opened = try openToWrite(file, O_APPEND)
    if let reason = Self.strangeness(opened.status) { throw StorageError.cannotWrite(path: file, reason: reason) }
    let length = opened.length
    guard opened.write(data) else {
      let reason = systemReason
      // Half a line is worth nothing, and the room it takes may be what others need.
      if let length { opened.truncate(to: length) }
      throw StorageError.cannotWrite(path: file, reason: reason)
    }
    guard opened.close() else { throw StorageError.cannotWrite(path: file, reason: systemReason) }
  }

  public func synchronise(_ name: String) throws {
    let file = path + "/" + name
    guard let opened = OpenFile(file, O_RDONLY), opened.synchronise() else {
      throw StorageError.cannotWrite(path: file, reason: systemReason)
    }
  }

  public func remove(_ name: String) throws {
    try requireOwnFolder()
    let file = path + "/" + name
    if unlink(file) == 0 { return try synchroniseFolder(after: file) }
    if errno != ENOENT && errno != ENOTDIR { throw StorageError.cannotWrite(path: file, reason: systemReason) }
  }

  public func setAside(_ name: String) throws -> String {
    try requireOwnFolder()
    var number = 1
    var newName = name + ".unreadable"
    var status = stat()
    while lstat(path + "/" + newName, &status) == 0 {
      number += 1
      newName = "\(name).unreadable-\(number)"
    }
    let file = path + "/" + name
    if rename(file, path + "/" + newName) != 0 { throw StorageError.cannotWrite(path: file, reason: systemReason) }
    try synchroniseFolder(after: file)
    return newName
  }

  public func names() throws -> [String] {
    guard let names = FolderListing.names(in: path) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw StorageError.cannotRead(path: path, reason: systemReason)
    }
    return names.filter { name in
      var status = stat()
      return lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }.sorted()
  }

  // MARK: Leftovers

  /// Removes what a program that was killed left half written, here and in the folders within; whoever calls this holds
  /// the folder's lock.
  package func removeLeftovers() { Self.removeLeftovers(in: path, depth: 2) }

  private static func removeLeftovers(in path: String, depth: Int) {
    for name in FolderListing.names(in: path) ?? [] {
      let entry = path + "/" + name
      var status = stat()
      guard lstat(entry, &status) == 0, status.st_uid == geteuid() else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if depth > 0 { removeLeftovers(in: entry, depth: depth - 1) }
      } else if status.st_mode == S_IFREG | 0o600, leftoverEndings.contains(where: name.hasSuffix) {
        unlink(entry)
      }
    }
  }

  /// How the files end that are renamed when they are complete, see ``write(_:to:)``.
  private static let leftoverEndings = [".json.new", ".jsonl.new"]
}
