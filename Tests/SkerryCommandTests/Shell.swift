import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

/// Runs other programs.
enum Shell {
  /// Runs a program to its end and returns what it wrote to standard output.
  static func run(_ words: String...) throws -> String { try run(words) }

  static func run(_ words: [String]) throws -> String {
    let scratch = try ScratchFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, scratch.path + "/output", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // A shell that waits for its children hears of them by a signal, which threads of a test may have blocked.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    let failure = posix_spawnp(&pid, words[0], &actions, &attributes, strings, environ)
    try #require(failure == 0, "\(words[0]) can't be started")
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return try scratch.text(of: "output")
  }
}
