import Glibc
import SkerryBasics

/// The program that shows an extension on this terminal, while another one waits for its end and for changes of its source.
///
/// A pipe leads to it, for reports of the build; another one leads back, on which it says that it has drawn something, and
/// which ends when the program does. What it says of errors comes through a third, since between the cells of a picture
/// nobody could read it.
public final class ShownProgram {
  private let process: pid_t
  private let reports: Int32
  /// Becomes readable when the program has ended, and once before, when it has drawn something.
  public let end: Int32
  /// Whether it has drawn something.
  public var isReady: Bool { !answers.isEmpty }
  /// Where its dashboard stood when it made room for the next one; empty where it said nothing.
  public var standing: String { String(answers.drop { $0 == "." }.prefix { $0 != "\n" }) }
  private var answers = ""
  /// Becomes readable when the program said something of errors.
  public let errors: Int32
  private var lines = ChildLines()
  /// What it said of errors, line by line.
  public private(set) var words: [String] = []

  /// The environment variable that names both pipes to the program.
  public static let variable = "SKERRY_BUILD_REPORTS"

  /// Starts the program on this terminal. Throws ``ProjectProblem`` when that is not possible.
  ///
  /// - Parameters:
  ///   - arguments: the program, found along `PATH`, and what it is given.
  ///   - standing: where the dashboard before it stood.
  public init(_ arguments: [String], standing: String = "") throws(ProjectProblem) {
    let (toProgram, fromProgram, itsErrors) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    for end in [toProgram.writing, fromProgram.reading, itsErrors.reading, itsErrors.writing] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    // One that doesn't come back reads nothing, and nobody waits for it.
    for end in [toProgram.writing, fromProgram.reading, itsErrors.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let started = ChildProgram.start(
      arguments, errors: itsErrors.writing,
      variable: (Self.variable, "\(toProgram.reading),\(fromProgram.writing),\(standing)"))
    for end in [toProgram.reading, fromProgram.writing, itsErrors.writing] { close(end) }
    (reports, end, errors) = (toProgram.writing, fromProgram.reading, itsErrors.reading)
    guard let started else {
      throw ProjectProblem("\(arguments.first ?? "") can't be started: \(String(cString: strerror(errno))).")
    }
    process = started
  }

  deinit { for descriptor in [reports, end, errors] { close(descriptor) } }

  private static func pipe() throws(ProjectProblem) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else {
      throw ProjectProblem("A pipe can't be made: \(String(cString: strerror(errno))).")
    }
    return (ends[0], ends[1])
  }

  /// Tells the program how the build goes; one that has ended hears nothing. What it says meanwhile is heard, so that it
  /// never waits for the build.
  public func tell(_ report: BuildReport) {
    var rest = Array(report.line.utf8)[...]
    while !rest.isEmpty {
      let count = Descriptor.repeated { rest.withUnsafeBytes { write(reports, $0.baseAddress, $0.count) } }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      // One that reads nothing for so long is not waited for again.
      var ready = pollfd(fd: reports, events: Int16(POLLOUT), revents: 0)
      guard errno == EAGAIN, !isDeaf else { break }
      isDeaf = poll(&ready, 1, Self.longestDeafness) == 0
    }
    hearErrors()
  }

  /// Whether the pipe of reports is full, and nobody reads it.
  private var isDeaf = false
  /// How long a report waits for room, in milliseconds.
  private static let longestDeafness: Int32 = 1000

  /// Hands a signal on.
  public func pass(signal: Int32) { kill(process, signal) }

  /// Takes what the program said of errors since the last time; returns whether it may say more.
  @discardableResult
  public func hearErrors() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = Descriptor.repeated { read(errors, &buffer, buffer.count) }
      guard count > 0 else { return count < 0 }
      lines.add(buffer[..<count], keep)
    }
  }

  private func keep(_ line: String) {
    words.append(line)
    // What one may want to read of it stands at its begin and at its end.
    if words.count > Self.mostWords { words.remove(at: Self.mostWords / 2) }
  }

  private static let mostWords = 4000

  /// Whether it has ended; hears whether it has drawn something.
  public func hasEnded() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = Descriptor.repeated { read(end, &buffer, buffer.count) }
      if count <= 0 { return count == 0 }
      if answers.utf8.count < buffer.count { answers += String(decoding: buffer[..<count], as: UTF8.self) }
    }
  }

  /// Waits for the program's end, but not longer than some seconds; `nil` when it goes on.
  public func wait(atMost seconds: Int) -> Int32? {
    var pauses = 0
    var descriptors = [end, errors]
    while !hasEnded() {
      guard pauses < seconds * 10 else { return nil }
      var ready = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&ready, nfds_t(ready.count), 100) == 0 { pauses += 1 }
      if !hearErrors() { descriptors = [end] }
    }
    return wait()
  }

  /// Makes a program end whose own code doesn't come back. Its guard against crashes leaves the terminal as it was, and
  /// Swift's runtime names the functions under way.
  public func abort() -> Int32 {
    kill(process, SIGABRT)
    if let code = wait(atMost: Self.mostSecondsOfNames) { return code }
    kill(process, SIGKILL)
    return wait()
  }

  private static let mostSecondsOfNames = 20

  /// Waits for the program's end: its exit code, or 128 + n after signal n.
  public func wait() -> Int32 {
    let code = ChildProgram.status(of: process) ?? 1
    hearErrors()
    lines.end(keep)
    return code
  }
}

/// The other end: what a program that shows an extension hears of the build.
public final class BuildReports {
  /// Becomes readable when there is something to hear.
  public let descriptor: Int32
  /// Where the dashboard stood that made room for this one; empty where there was none.
  public let standing: String
  private let answering: Int32?
  private var isReady = false
  private var rest: [UInt8] = []
  /// Whether nobody builds any more.
  public private(set) var isOver = false

  /// The reports for this program; `nil` when nobody builds it.
  public convenience init?() {
    guard let value = getenv(ShownProgram.variable).map({ String(cString: $0) }) else { return nil }
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.prefix(2).compactMap { Int32($0) }
    guard numbers.count == 2, fcntl(numbers[0], F_GETFD) >= 0, fcntl(numbers[1], F_GETFD) >= 0 else { return nil }
    // Programs that this one starts are none of it.
    unsetenv(ShownProgram.variable)
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    self.init(reading: numbers[0], answering: numbers[1], standing: parts.count > 2 ? String(parts[2]) : "")
  }

  /// The reports that come out of a pipe.
  package init(reading descriptor: Int32, answering: Int32? = nil, standing: String = "") {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    (self.descriptor, self.answering, self.standing) = (descriptor, answering, standing)
  }

  /// Says where the dashboard stands that makes room.
  public func tell(standing: String) {
    if let answering { _ = Descriptor.write(standing + "\n", to: answering) }
  }

  /// Says, once, that something has been drawn.
  public func tellReady() {
    guard let answering, !isReady else { return }
    isReady = Descriptor.write(".", to: answering)
  }

  /// The reports since the last time.
  public func take() -> [BuildReport] {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = Descriptor.repeated { read(descriptor, &buffer, buffer.count) }
      if count == 0 { isOver = true }
      guard count > 0 else { break }
      rest += buffer[..<count]
    }
    guard let last = rest.lastIndex(of: 10) else { return [] }
    let text = String(decoding: rest[..<last], as: UTF8.self)
    rest.removeSubrange(...last)
    return text.split(separator: "\n").compactMap { BuildReport(line: String($0)) }
  }
}
