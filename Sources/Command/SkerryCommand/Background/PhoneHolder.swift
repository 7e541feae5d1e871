import Glibc
import SkerryBasics

/// The owner of a state folder, as its lock tells.
nonisolated struct PhoneHolder: Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// A command, for a moment.
    case command
    /// A dashboard on a terminal.
    case dashboard
    /// A phone that runs between commands.
    case background
  }

  var kind: Kind
  var process: Int32
  /// Which build of the program it is.
  var program: String
  /// Seconds without callers after which it ends by itself; `nil` if it doesn't.
  var idleEnd: Int?

  /// This program.
  init(_ kind: Kind, idleEnd: Int? = nil) {
    (self.kind, self.idleEnd) = (kind, idleEnd)
    process = getpid()
    program = ProgramIdentity.own
  }

  /// Reads what the lock of a folder says; `nil` if nobody has it, or an earlier version, which writes nothing.
  init?(of folder: String) {
    guard let words = FolderLock.holder(of: folder)?.split(separator: " "), words.count == 4,
      let kind = Kind(rawValue: String(words[0])), let process = Int32(words[1])
    else { return nil }
    (self.kind, self.process, program, idleEnd) = (kind, process, String(words[2]), Int(words[3]))
  }

  /// The note that is written into the lock.
  var text: String { "\(kind.rawValue) \(process) \(program) \(idleEnd.map(String.init) ?? "never")" }
}

/// Tells one build of this program from another, so that a phone in the background is never of older source.
nonisolated enum ProgramIdentity {
  static let own: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "unknown" }
    return "\(status.st_dev):\(status.st_ino):\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }()
}
