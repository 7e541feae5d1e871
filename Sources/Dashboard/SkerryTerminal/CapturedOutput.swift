import CNcurses
import Glibc

/// Keeps what the process prints to a terminal away from the picture and prints it afterwards.
///
/// An app's `print`, a library's warning and the message of a Swift trap would all end up between the cells, and
/// vanish with the screen.
struct CapturedOutput {
  /// A copy of the original descriptor, or -1 when nothing is captured.
  let saved: Int32
  /// Where it goes meanwhile, or -1.
  let memory: Int32
  private let descriptor: Int32

  /// Begins to capture a descriptor; one that leads to a file or a pipe is left alone.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let file = isatty(descriptor) == 1 ? cn_memory_file() : -1
    let copy = file >= 0 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    if copy >= 0 {
      fflush(nil)
      dup2(file, descriptor)
      saved = copy
      memory = file
    } else {
      if file >= 0 { close(file) }
      saved = -1
      memory = -1
    }
  }

  /// Puts the descriptor back and prints what was kept.
  func end() {
    guard memory >= 0 else { return }
    fflush(nil)
    dup2(saved, descriptor)
    cn_replay(memory, descriptor)
    close(saved)
    close(memory)
  }
}
