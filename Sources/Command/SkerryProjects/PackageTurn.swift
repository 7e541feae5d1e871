import Glibc
import SkerryBasics

/// A program's turn in writing to the generated package and building it; another program waits until it has ended.
struct PackageTurn {
  private let descriptor: Int32

  /// Waits for the turn. On a file system without locks there are no turns, and whoever comes begins.
  ///
  /// - Parameters:
  ///   - folder: that of the package.
  ///   - stop: says when nobody wants it any more; then there is no turn.
  ///   - onWaiting: hears once that another program is at work.
  init(_ folder: String, until stop: BuildStop? = nil, onWaiting: () -> Void = {}) {
    TextFile.makeFolder(folder)
    descriptor = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    var hasWaited = false
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if stop?.isWanted == true { return }
      if !hasWaited { onWaiting() }
      hasWaited = true
      usleep(Self.pause)
    }
  }

  /// Lets others have their turn.
  func end() { if descriptor >= 0 { close(descriptor) } }

  /// Microseconds between two attempts.
  private static let pause: UInt32 = 50_000
}
