import Glibc
import SkerryBasics

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

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

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
