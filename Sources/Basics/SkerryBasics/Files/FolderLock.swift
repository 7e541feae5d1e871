import Glibc

/// Keeps two dashboards from using one state folder; released when the program ends in whatever way.
public final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock. Throws ``StorageError/inUse(path:)`` when another program has it.
  public init(path: String) throws {
    let file = path + "/lock"
    let opened = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw StorageError.cannotWrite(path: file, reason: systemReason) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      close(opened)
      if reason == EWOULDBLOCK { throw StorageError.inUse(path: path) }
      throw StorageError.cannotWrite(path: file, reason: String(cString: strerror(reason)))
    }
    descriptor = opened
  }

  deinit { close(descriptor) }
}
