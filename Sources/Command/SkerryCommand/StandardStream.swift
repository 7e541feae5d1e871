import Glibc
import SkerryBasics
import Synchronization

/// Writes to the standard streams as a whole.
nonisolated enum StandardStream {
  case output
  case error

  /// Writes everything. A reader that left early, such as `head`, ends it silently; any other trouble, such as a full
  /// disk, is thrown as a ``CommandFailure``.
  func write(_ text: String) throws(CommandFailure) {
    // Asked for each time: a library may have set its own idea of what a closed pipe does.
    signal(SIGPIPE, SIG_IGN)
    guard !Descriptor.write(text, to: descriptor), errno != EPIPE else { return }
    throw CommandFailure("The output can't be written (\(systemReason)); send it elsewhere.")
  }

  private var descriptor: Int32 {
    self == .output ? Self.ownOutput.withLock { $0 } ?? STDOUT_FILENO : STDERR_FILENO
  }

  /// Where the program's own output goes while what an app prints goes elsewhere.
  private static let ownOutput = Mutex<Int32?>(nil)

  /// Sends what views and previews print by themselves to the error stream: the output is a picture, and nothing else.
  static func keepPrintsOut() {
    ownOutput.withLock { own in
      guard own == nil else { return }
      fflush(nil)
      let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { return }
      guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
        close(copy)
        return
      }
      own = copy
    }
  }

  /// Opens what is missing of standard input and standard error, so that no file of ours gets their numbers.
  static func openMissing() {
    for descriptor in [STDIN_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      let null = open("/dev/null", O_RDWR)
      if null >= 0, null != descriptor {
        dup2(null, descriptor)
        close(null)
      }
    }
  }
}
