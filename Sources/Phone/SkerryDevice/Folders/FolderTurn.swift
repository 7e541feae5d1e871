import Glibc

/// A program's turn in writing to a folder that several phones use, as long as it is there.
///
/// Programs of others know nothing of turns. Whoever has had none for two seconds goes on without, and so does one on a
/// file system that has no locks.
nonisolated final class FolderTurn {
  private let descriptor: Int32
  private static let attempts = 400
  /// Microseconds between two attempts.
  private static let pause: UInt32 = 5_000

  init(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for _ in 0..<Self.attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(Self.pause)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
