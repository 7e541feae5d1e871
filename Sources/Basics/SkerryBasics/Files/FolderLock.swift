import Glibc

/// Keeps two phones from using one state folder; released when the program ends in whatever way.
///
/// The file says who has it, for those who find it taken: `holder(of:)`.
public final class FolderLock: Sendable {
  private let descriptor: Int32

  /// The name of the file in its folder.
  package static let name = "lock"
  /// The note about the owner is no longer than this, in bytes.
  private static let longest = 512

  /// Takes the lock. Throws ``StorageError/inUse(path:)`` when another program has it.
  public init(path: String) throws {
    let file = path + "/" + Self.name
    let opened = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard opened >= 0 else { throw StorageError.cannotWrite(path: file, reason: systemReason) }
    guard Self.take(opened) else {
      let reason = errno
      close(opened)
      if reason == EWOULDBLOCK { throw StorageError.inUse(path: path) }
      throw StorageError.cannotWrite(path: file, reason: String(cString: strerror(reason)))
    }
    descriptor = opened
  }

  /// Who asks whose a lock is holds it for a moment: it is tried again for 50 milliseconds.
  private static func take(_ descriptor: Int32) -> Bool {
    for _ in 0..<10 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
      usleep(5000)
    }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// Takes over a lock that the program which started this one holds already; `nil` if the descriptor is none.
  package init?(inherited descriptor: Int32) {
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
  }

  /// For a program that is started and goes on holding the lock, see ``init(inherited:)``.
  package var number: Int32 { descriptor }

  /// Whether the folder's lock is another one now: the folder was made anew, or its lock removed, and another program may
  /// have taken it.
  package func isLost(in path: String) -> Bool {
    var own = stat()
    var present = stat()
    guard fstat(descriptor, &own) == 0, lstat(path + "/" + Self.name, &present) == 0 else { return false }
    return own.st_dev != present.st_dev || own.st_ino != present.st_ino
  }

  /// Writes down who has the lock; that it can't be written is no reason not to hold it.
  package func note(_ holder: String) {
    let bytes = Array(holder.utf8.prefix(Self.longest))
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, bytes, bytes.count, 0)
  }

  /// The owner of a folder's lock, as ``note(_:)`` wrote it; `nil` if nobody has it.
  package static func holder(of path: String) -> String? {
    let opened = open(path + "/" + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard opened >= 0 else { return nil }
    defer { close(opened) }
    guard flock(opened, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = pread(opened, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  deinit { close(descriptor) }
}
