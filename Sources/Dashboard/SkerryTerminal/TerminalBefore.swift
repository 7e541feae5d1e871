import CNcurses
import Glibc

/// The terminal as it is before another program draws on it, for whoever started that: a program that was killed leaves it
/// as it was then.
nonisolated public struct TerminalBefore {
  private var modes = termios()

  /// `nil` where standard input is no terminal.
  public init?() {
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
  }

  /// Makes it what it was. A program that left it so itself has set its modes at last: then there is nothing to do.
  ///
  /// - Parameter hasScreen: whether the program had begun to draw.
  public func putBack(hasScreen: Bool) {
    var now = termios()
    guard tcgetattr(STDIN_FILENO, &now) == 0, !Self.isSame(now, modes) else { return }
    if hasScreen {
      let terminal = cn_open_terminal(STDIN_FILENO)
      Self.leaveSequence.withUnsafeBytes { _ = cn_write_patiently(terminal, $0.baseAddress, $0.count) }
      close(terminal)
    }
    var before = modes
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  private static var leaveSequence: [UInt8] {
    MainActor.assumeIsolated {
      (try? Terminal.type(.current)).map { TerminalScreen.leaveSequence($0.entry.drawing(in: .truecolor)) } ?? []
    }
  }

  private static func isSame(_ first: termios, _ second: termios) -> Bool {
    (first.c_iflag, first.c_oflag, first.c_cflag, first.c_lflag)
      == (second.c_iflag, second.c_oflag, second.c_cflag, second.c_lflag)
  }
}
