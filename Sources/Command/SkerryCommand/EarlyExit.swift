import Glibc
import SkerryProjects
import Synchronization

/// The code of an app may call `exit` while it draws: then a sentence says so, since nobody could guess why the program is
/// gone, and nobody is to take it for a success.
nonisolated enum EarlyExit {
  private static let isExpected = Atomic(false)

  /// Tells of it from now on.
  static func tellAbout() {
    on_exit({ code, _ in EarlyExit.tell(code) }, nil)
  }

  /// The program is over by itself.
  static func isOver() { isExpected.store(true, ordering: .relaxed) }

  private static func tell(_ code: Int32) {
    // Whoever built the program tells it, and waits for another one.
    guard !isExpected.load(ordering: .relaxed), !BuildReports.hasReader else { return }
    fflush(nil)
    try? StandardStream.error.write(
      "\(Skerry.ownName): The code of an app ended the program: it called exit(\(code)).\n")
    if code == 0 { _exit(CommandFailure.exitCode) }
  }
}
