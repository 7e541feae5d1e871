import FoundationEssentials
import Glibc

/// Files of a folder on disk, each written to a new file, synchronised and renamed over the old one.
nonisolated public struct DiskStore: FileStore {
  private let path: String

  /// Opens a folder, creating it and its parents with access for this user only.
  public init(path: String) throws {
    self.path = path
    try Self.createFolder(path)
  }

  private init(existing path: String) { self.path = path }

  private static func createFolder(_ path: String) throws {
    var current = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      current += "/" + part
      if mkdir(current, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        throw StorageError.cannotCreateFolder(path: path, reason: reason())
      }
    }
    if access(path, W_OK | X_OK) != 0 { throw StorageError.cannotCreateFolder(path: path, reason: reason()) }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }

  public func folder(_ name: String) -> any FileStore { DiskStore(existing: path + "/" + name) }

  public func read(_ name: String) throws -> Data? {
    let file = path + "/" + name
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw StorageError.cannotRead(path: file, reason: Self.reason())
    }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count < 0 {
        if errno == EINTR { continue }
        throw StorageError.cannotRead(path: file, reason: Self.reason())
      }
      data.append(contentsOf: buffer[..<count])
    }
  }

  public func write(_ data: Data, to name: String) throws {
    try Self.createFolder(path)
    let file = path + "/" + name
    let temporary = file + ".new"
    do {
      try writeDurably(data, to: temporary)
      if rename(temporary, file) != 0 { throw StorageError.cannotWrite(path: file, reason: Self.reason()) }
    } catch {
      unlink(temporary)
      throw error
    }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  private func writeDurably(_ data: Data, to file: String) throws {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StorageError.cannotWrite(path: file, reason: Self.reason()) }
    defer { close(descriptor) }
    let bytes = [UInt8](data)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw StorageError.cannotWrite(path: file, reason: Self.reason())
      }
      offset += count
    }
    if fsync(descriptor) != 0 { throw StorageError.cannotWrite(path: file, reason: Self.reason()) }
  }

  public func remove(_ name: String) throws {
    let file = path + "/" + name
    if unlink(file) != 0, errno != ENOENT { throw StorageError.cannotWrite(path: file, reason: Self.reason()) }
  }

  public func setAside(_ name: String) throws -> String {
    var number = 1
    var newName = name + ".unreadable"
    while access(path + "/" + newName, F_OK) == 0 {
      number += 1
      newName = "\(name).unreadable-\(number)"
    }
    if rename(path + "/" + name, path + "/" + newName) != 0 {
      throw StorageError.cannotWrite(path: path + "/" + name, reason: Self.reason())
    }
    return newName
  }
}

/// Keeps two dashboards from using one state folder; released when the program ends in whatever way.
nonisolated public final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock. Throws ``StorageError/inUse(path:)`` when somebody else has it.
  public init(path: String) throws {
    let file = path + "/lock"
    let opened = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw StorageError.cannotWrite(path: file, reason: String(cString: strerror(errno))) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      close(opened)
      throw StorageError.inUse(path: path)
    }
    descriptor = opened
  }

  deinit { close(descriptor) }
}
