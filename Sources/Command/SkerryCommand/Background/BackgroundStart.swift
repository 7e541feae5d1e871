import Glibc
import SkerryBasics
import SkerryCells
import SkerryServer

/// Starts a phone in the background: this program once more, without a terminal, in a session of its own.
///
/// It inherits the folder's lock, so that of many commands at one moment only the one that has the lock starts a phone.
nonisolated enum BackgroundStart {
  enum Outcome: Hashable, Sendable {
    case runs
    /// A mistake has to be corrected first.
    case refused(String)
    /// It can't run here; the reason is half a sentence.
    case impossible(String)
  }

  /// The numbers of descriptors that the new program finds open.
  static let reportDescriptor: Int32 = 1
  static let lockDescriptor: Int32 = 3
  /// Milliseconds within which it has to be ready.
  private static let patience: Int32 = 60_000

  /// Starts it on the folder whose lock is held, and waits until it listens.
  static func start(in folder: String, lock: FolderLock, _ order: BackgroundOrder) -> Outcome {
    guard let path = realpath(folder, nil) else { return .impossible(systemReason) }
    defer { free(path) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .impossible(systemReason) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var words = [
      Skerry.ownName, "start", "--serve", "--state", String(cString: path), "--idle", order.idleText,
    ]
    if order.setsAside { words.append("--set-aside") }
    if let replaced = order.replaced { words += ["--replaces", replaced.rawValue] }
    let process = spawn(words, report: ends[1], lock: lock.number)
    close(ends[1])
    switch process {
    case .failure(let problem): return .impossible(problem.description)
    case .success(let process): return outcome(of: process, ends[0], withLogIn: folder)
    }
  }

  private static func spawn(_ words: [String], report: Int32, lock: Int32) -> Result<pid_t, ControlProblem> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The order matters: what has one of the wanted numbers already is copied out of the way first.
    let (spareReport, spareLock) = (fcntl(report, F_DUPFD_CLOEXEC, 10), fcntl(lock, F_DUPFD_CLOEXEC, 10))
    defer {
      close(spareReport)
      close(spareLock)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, spareReport, reportDescriptor)
    posix_spawn_file_actions_adddup2(&actions, spareLock, lockDescriptor)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession))
    let strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, strings, environ)
    guard failure == 0 else { return .failure(ControlProblem(String(cString: strerror(failure)))) }
    return .success(process)
  }

  /// Reads the line by which the new program says how it is.
  private static func outcome(of process: pid_t, _ descriptor: Int32, withLogIn folder: String) -> Outcome {
    var text: [UInt8] = []
    while text.last != 10 {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Descriptor.repeated({ poll(&ready, 1, patience) }) > 0 else {
        return .impossible("it was not ready within \(patience / 1000) seconds")
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Descriptor.repeated { read(descriptor, &buffer, buffer.count) }
      guard count > 0 else { break }
      text += buffer.prefix(count)
    }
    let report = BackgroundReport(String(decoding: text, as: UTF8.self))
    if report != .ready {
      var status: Int32 = 0
      _ = Descriptor.repeated { waitpid(process, &status, 0) }
    }
    switch report {
    case .ready: return .runs
    case .refused(let sentence): return .refused(sentence)
    case .impossible(let reason): return .impossible(reason)
    case nil: return .impossible("it ended at once; see \(folder)/\(BackgroundPhone.logName)")
    }
  }
}

/// The line by which a phone that was started in the background says how it is.
nonisolated enum BackgroundReport: Hashable, Sendable {
  case ready
  case refused(String)
  case impossible(String)

  init?(_ line: String) {
    guard line.last == "\n" else { return nil }
    let words = line.dropLast().split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case ("ready", 1): self = .ready
    case ("refused", 2): self = .refused(words[1])
    case ("impossible", 2): self = .impossible(words[1])
    default: return nil
    }
  }

  var line: String {
    switch self {
    case .ready: "ready\n"
    case .refused(let sentence): "refused \(CellText(sentence))\n"
    case .impossible(let reason): "impossible \(CellText(reason))\n"
    }
  }
}
