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
  /// How much of it was told already.
  private var told = 0
  /// The beginning of that file, in which what was printed is seen without asking the system; `nil` without one.
  private let window: UnsafeMutableRawPointer?
  private static let windowSize = Int(CN_OUTPUT_WINDOW)
  /// How often was looked since the system was asked.
  private var looks = 0

  /// Begins to capture a descriptor; one that leads to a file or a pipe is left alone.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let file = isatty(descriptor) == 1 ? cn_memory_file() : -1
    let copy = file >= 0 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    if copy >= 0 {
      fflush(nil)
      dup2(file, descriptor)
      (saved, memory) = (copy, file)
      window = Self.window(on: file)
    } else {
      if file >= 0 { close(file) }
      (saved, memory, window) = (-1, -1, nil)
    }
  }

  /// The beginning of a file, with zeros where nothing was printed.
  private static func window(on file: Int32) -> UnsafeMutableRawPointer? {
    let window = mmap(nil, windowSize, PROT_READ, MAP_SHARED, file, 0)
    return window == MAP_FAILED ? nil : window
  }

  /// Whether there may be more than was told. A dashboard looks at each tick: the system is asked when something is seen,
  /// and now and then, as what was printed may begin with a zero.
  private mutating func hasMore() -> Bool {
    looks += 1
    guard let window, told < Self.windowSize, looks < Self.mostLooks else {
      looks = 0
      return true
    }
    return window.load(fromByteOffset: told, as: UInt8.self) != 0
  }

  private static let mostLooks = 256

  /// How much is told at a time, and how long a line is that is told.
  private static let (most, longest) = (64 * 1024, 2000)

  /// The lines that came since the last time; one that has not ended waits. Of very many only the first are told.
  mutating func newLines() -> [String] {
    guard memory >= 0, hasMore() else { return [] }
    let printed = cn_printed(memory)
    guard printed > told else { return [] }
    var buffer = [UInt8](repeating: 0, count: min(printed - told, Self.most))
    let count = pread(memory, &buffer, buffer.count, off_t(told))
    guard count > 0 else { return [] }
    let bytes = buffer[..<count]
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      if count == Self.most { told = printed }
      return []
    }
    told = count == Self.most ? printed : told + end + 1
    return bytes[..<end].filter { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0.prefix(Self.longest), as: UTF8.self) }
  }

  /// Puts the descriptor back and prints what was kept.
  func end() {
    guard memory >= 0 else { return }
    fflush(nil)
    dup2(saved, descriptor)
    cn_replay(memory, descriptor)
    if let window { munmap(window, Self.windowSize) }
    close(saved)
    close(memory)
  }
}
