import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

/// A program that changes a phone in a state folder until it is killed.
struct StorageFixture {
  private let process: pid_t
  private let output: Int32

  /// Starts it; its numbers begin with `first`.
  init(folder: String, first: Int) throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let words = [try BuiltProgram.path("SkerryStorageFixture"), folder, "\(first)"]
    let strings: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, nil, strings, environ)
    close(ends[1])
    output = ends[0]
    self.process = process
    try #require(failure == 0, "the fixture can't be started: \(String(cString: strerror(failure)))")
  }

  /// Waits for the first acknowledgement and some time more, kills it with a signal that can't be handled, and returns
  /// the last number that was acknowledged; `nil` if there was none.
  func kill(after microseconds: Int) -> Int? {
    var text = readSome()
    usleep(UInt32(microseconds))
    Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    while true {
      let more = readSome()
      if more.isEmpty { break }
      text += more
    }
    close(output)
    return text.split(separator: "\n").last.flatMap { Int($0) }
  }

  private func readSome() -> String {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(output, &buffer, buffer.count)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }
}
