import Glibc
import SkerryBasics

/// Runs another program to its end and hears line by line what it says.
public enum ChildProgram {
  /// Runs a program; its output and its errors come line by line, in one stream.
  ///
  /// - Parameters:
  ///   - arguments: the program, found along `PATH`, and what it is given.
  ///   - stop: says when it is to end before it is done, with all that it started.
  ///   - onLine: hears each line, without its end.
  /// - Returns: the exit code, 128 + n after signal n, or `nil` when the program can't be started.
  public static func run(
    _ arguments: [String], until stop: BuildStop? = nil, onLine: (String) -> Void
  ) -> Int32? {
    run(arguments, hearing: [STDOUT_FILENO, STDERR_FILENO], hasInput: false, until: stop, onLine)
  }

  /// Runs a program to its end with this program's input and output; its errors come line by line.
  ///
  /// - Parameters:
  ///   - arguments: the program, found along `PATH`, and what it is given.
  ///   - called: by which words a person runs it.
  ///   - onLine: hears each line of the errors, without its end.
  /// - Returns: the exit code, 128 + n after signal n, or `nil` when the program can't be started.
  public static func runHearingErrors(
    _ arguments: [String], called: String, onLine: (String) -> Void
  ) -> Int32? {
    run(
      arguments, hearing: [STDERR_FILENO], hasInput: true, until: nil,
      adding: [drawsAlike, endsWith, (calledVariable, called)], onLine)
  }

  private static func run(
    _ arguments: [String], hearing streams: [Int32], hasInput: Bool, until stop: BuildStop?,
    adding variables: [Variable] = [], _ onLine: (String) -> Void
  ) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !hasInput { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) }
    for stream in streams { posix_spawn_file_actions_adddup2(&actions, ends[1], stream) }
    let process = spawn(arguments, &actions, adding: variables, hearsKeys: stop != nil)
    close(ends[1])
    guard let process else { return nil }
    guard let stop else {
      hear(ends[0], onLine)
      return status(of: process)
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    hear(ends[0], of: process, until: stop, onLine)
    return status(of: process)
  }

  /// A variable of a program's environment.
  public typealias Variable = (name: String, value: String)

  /// Starts a program on this terminal that ends with this one, with variables of its own; its errors go into a pipe. `nil`
  /// leaves the reason in `errno`.
  ///
  /// - Parameter kept: descriptors that it finds open although no other program does.
  static func start(_ arguments: [String], errors: Int32, adding variables: [Variable], keeping kept: [Int32]) -> pid_t?
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // One that is copied to its own number stays open.
    for descriptor in kept { posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor) }
    return spawn(arguments, &actions, adding: variables + [drawsAlike, endsWith])
  }

  /// An extension that goes through a set or a dictionary draws it in the same order each time.
  private static let drawsAlike: Variable = (name: "SWIFT_DETERMINISTIC_HASHING", value: "1")

  /// One that is waited for ends with the program that waits: its own code may never come back, and nobody else mends the
  /// terminal.
  private static var endsWith: Variable { (endsWithVariable, "\(getpid())") }
  /// The environment variable that names the process with which a program ends.
  public static let endsWithVariable = "SKERRY_ENDS_WITH"
  /// The one that says by which words a person runs a program, where its own name is none that could be typed.
  public static let calledVariable = "SKERRY_CALLED"

  /// How often it is tried again to start a program that is written to, each 10 milliseconds.
  private static let mostTries = 100

  /// Starts a program that hears all signals, also those that this one reads instead.
  ///
  /// - Parameters:
  ///   - variables: variables of its own.
  ///   - hearsKeys: whether it hears the signals of keys although this one ignores them.
  private static func spawn(
    _ arguments: [String], _ actions: inout posix_spawn_file_actions_t,
    adding variables: [Variable], hearsKeys: Bool = false
  ) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = POSIX_SPAWN_SETSIGMASK
    if hearsKeys {
      var keys = sigset_t()
      sigemptyset(&keys)
      for signal in [SIGINT, SIGQUIT] { sigaddset(&keys, signal) }
      posix_spawnattr_setsigdefault(&attributes, &keys)
      flags |= POSIX_SPAWN_SETSIGDEF
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: pid_t = 0
    let result = withCStrings(arguments) { program, list in
      withCStrings(environment(with: variables)) { _, environment in
        var result = posix_spawnp(&process, program, &actions, &attributes, list, environment)
        // A program that is just being written, or of which somebody who forks has a copy open for a moment, is there soon.
        for _ in 0..<Self.mostTries where result == ETXTBSY {
          usleep(10_000)
          result = posix_spawnp(&process, program, &actions, &attributes, list, environment)
        }
        return result
      } ?? EINVAL
    }
    if let result, result != 0 { errno = result }
    return result == 0 ? process : nil
  }

  /// The variables of this program and others. To set it here, while other threads read theirs, is not safe.
  private static func environment(with variables: [Variable]) -> [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if !variables.contains(where: { text.hasPrefix($0.name + "=") }) { entries.append(text) }
      next += 1
    }
    return entries + variables.map { "\($0.name)=\($0.value)" }
  }

  /// Becomes another program; returns only when that is not possible.
  public static func become(_ arguments: [String]) {
    _ = withCStrings(arguments) { execvp($0, $1) }
  }

  private static func hear(_ descriptor: Int32, _ onLine: (String) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    var lines = ChildLines()
    while true {
      let count = Descriptor.repeated { read(descriptor, &buffer, buffer.count) }
      guard count > 0 else { break }
      lines.add(buffer[..<count], onLine)
    }
    lines.end(onLine)
  }

  /// Hears a program until it has ended or is not wanted any more; then it is told to end, and at last made to.
  private static func hear(
    _ descriptor: Int32, of process: pid_t, until stop: BuildStop, _ onLine: (String) -> Void
  ) {
    let tree = ProcessTree(root: process)
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    var lines = ChildLines()
    var started: [pid_t] = []
    var rounds = 0
    while true {
      var ready = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if rounds == 0 { ready += stop.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } }
      poll(&ready, nfds_t(ready.count), rounds == 0 ? -1 : Self.pause)
      if rounds == 0, stop.isWanted {
        started = tree.descendants
        kill(process, SIGINT)
        rounds = 1
      } else if rounds > 0 {
        rounds += 1
      }
      if rounds > Self.patience {
        // Those that were started meanwhile, too; what has ended is nobody else's number so soon.
        for other in started + tree.descendants + [process] { kill(other, SIGKILL) }
        break
      }
      var count = 0
      repeat {
        count = Descriptor.repeated { read(descriptor, &buffer, buffer.count) }
        if count > 0 { lines.add(buffer[..<count], onLine) }
      } while count > 0
      if count == 0 { break }
    }
    lines.end(onLine)
  }

  /// How long a program that is told to end has for it: so many times so many milliseconds.
  private static let (patience, pause): (Int, Int32) = (15, 50)

  static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    guard Descriptor.repeated({ waitpid(process, &status, 0) }) == process else { return nil }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Hands texts over as C takes them: the first, and all in an array that ends with a null.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<CChar>, UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result? {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let list = buffer.baseAddress, let first = list.pointee else { return nil }
      return body(first, list)
    }
  }
}
