import Glibc
import SkerryPrograms

/// A state folder whose commands may start a phone in the background; it is ended with the folder.
final class BackgroundFolder {
  let scratch: ScratchFolder
  /// Within the scratch folder.
  let path: String

  init() throws {
    scratch = try ScratchFolder()
    path = scratch.path + "/state"
  }

  /// A command on this folder.
  func program(_ words: [String], _ environment: [String: String?] = [:]) -> Program {
    var program = Program(words + ["--state", path])
    program.environment = ["SKERRY_ONCE": nil].merging(environment) { _, given in given }
    program.folder = scratch.path
    return program
  }

  @discardableResult
  func run(_ words: String...) throws -> Program.Result { try program(words).run() }

  /// What the lock says of who has the folder, or had it last.
  var holder: [Substring] { ((try? scratch.text(of: "state/lock")) ?? "").split(separator: " ") }

  /// The process of the phone in the background, while it runs.
  var process: pid_t? {
    guard holder.first == "background", let process = holder.dropFirst().first.flatMap({ pid_t($0) }) else {
      return nil
    }
    return isTaken ? process : nil
  }

  /// Whether somebody has the folder.
  var isTaken: Bool {
    let lock = open(path + "/lock", O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_SH | LOCK_NB) != 0
  }

  /// Waits until nobody has the folder.
  func waitUntilFree() {
    let lock = open(path + "/lock", O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return }
    defer { close(lock) }
    while flock(lock, LOCK_SH) != 0 && errno == EINTR {}
  }

  func kill(_ signal: Int32) {
    guard let process else { return }
    _ = Glibc.kill(process, signal)
    waitUntilFree()
  }

  deinit { kill(SIGKILL) }
}
