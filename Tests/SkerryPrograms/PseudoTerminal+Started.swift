import FoundationEssentials
import Glibc
import Synchronization
import Testing

extension PseudoTerminal {
  /// A program whose steps are being done.
  ///
  /// Test and program keep step by telling each other: where the steps say ``Step/tell`` the program has come so far
  /// (``told(_:)``), and where they say ``Step/listen`` it waits for ``goOn()``. When nobody has this value any more,
  /// the program is ended.
  public final class Started: Sendable {
    /// How long a program that is told to end may take, in seconds; only one that is wrong takes that long.
    public static let limit = 180

    /// Has the request.
    private let folder: ScratchFolder
    private let pid: pid_t
    private let socket: Int32
    private let hasEnded = Mutex(false)

    init(request: String, in folder: ScratchFolder) throws {
      self.folder = folder
      var ends: [Int32] = [-1, -1]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
      defer { close(ends[1]) }
      socket = ends[0]
      do { pid = try Self.harness(input: request, output: ends[1]) } catch {
        close(ends[0])
        throw error
      }
    }

    deinit {
      close(socket)
      waitForEnd()
    }

    /// Waits until the steps before ``Step/tell`` are done; fails the test with the harness's own words when one of
    /// them can't be.
    public func told(_ location: SourceLocation = #_sourceLocation) throws {
      var byte: UInt8 = 0
      let isDot = recv(socket, &byte, 1, Int32(MSG_PEEK)) == 1 && byte == UInt8(ascii: ".")
      guard isDot else {
        _ = try report(location)
        return
      }
      recv(socket, &byte, 1, 0)
    }

    /// Lets a program go on that waits at ``Step/listen``.
    public func goOn() {
      var byte: UInt8 = 0
      send(socket, &byte, 1, Int32(MSG_NOSIGNAL))
    }

    /// Waits for the end; fails the test with the harness's own words when a step can't be done.
    public func report(_ location: SourceLocation = #_sourceLocation) throws -> Report {
      try decoded(received(), location)
    }

    /// Waits for the end of a program that was told to end; if it does not, the test fails with what it shows.
    public func endedReport(_ location: SourceLocation = #_sourceLocation) throws -> Report {
      var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      if poll(&ready, 1, Int32(Self.limit * 1000)) == 0 { shutdown(socket, Int32(SHUT_WR)) }
      return try report(location)
    }

    private func received() -> Data {
      var data = Data()
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return data }
        data.append(contentsOf: buffer[..<count])
      }
    }

    private func decoded(_ answer: Data, _ location: SourceLocation) throws -> Report {
      waitForEnd()
      try #require(
        !answer.isEmpty, "no python3, or the harness failed: run `make setup-tests`", sourceLocation: location)
      let report = try JSONDecoder().decode(Report.self, from: answer)
      try #require(report.ok, "\(report.problem ?? "no reason given")", sourceLocation: location)
      return report
    }

    private func waitForEnd() {
      hasEnded.withLock { hasEnded in
        guard !hasEnded else { return }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        hasEnded = true
      }
    }

    private static var script: String {
      URL(filePath: #filePath).deletingLastPathComponent().path + "/terminal_harness.py"
    }

    private static func harness(input: String, output: Int32) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      let words = ["python3", script]
      let strings = words.map { strdup($0) } + [nil]
      defer { for string in strings { free(string) } }
      var pid: pid_t = 0
      try #require(posix_spawnp(&pid, words[0], &actions, nil, strings, environ) == 0, "python3 is missing")
      return pid
    }
  }
}
