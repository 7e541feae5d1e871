import Glibc
import SkerryBasics
import Synchronization

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
  public var standing: String {
    String(decoding: answers.drop { $0 == UInt8(ascii: ".") }.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
  /// Whether it ended by a road of its own, rather than by the code of the extension or from outside.
  public private(set) var hasLeft = false
  private var answers: [UInt8] = []
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
  ///   - legacy: what the programs before it left.
  ///   - variables: further variables of its environment.
  ///   - kept: descriptors that are named there.
  public init(
    _ arguments: [String], legacy: Legacy = Legacy(), adding variables: [ChildProgram.Variable] = [],
    keeping kept: [Int32] = []
  ) throws(ProjectProblem) {
    let (toProgram, fromProgram, itsErrors) = try Self.pipes()
    for end in [toProgram.writing, fromProgram.reading, itsErrors.reading, itsErrors.writing] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    // One that doesn't come back reads nothing, and nobody waits for it.
    for end in [toProgram.writing, fromProgram.reading, itsErrors.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let started = ChildProgram.start(
      arguments, errors: itsErrors.writing,
      adding: variables + [(Self.variable, "\(toProgram.reading),\(fromProgram.writing),\(legacy.word)")],
      keeping: kept)
    for end in [toProgram.reading, fromProgram.writing, itsErrors.writing] { close(end) }
    (reports, end, errors) = (toProgram.writing, fromProgram.reading, itsErrors.reading)
    guard let started else {
      let reason = errno
      for end in [reports, end, errors] { close(end) }
      throw ProjectProblem("\(arguments.first ?? "") can't be started: \(String(cString: strerror(reason))).")
    }
    process = started
  }

  deinit { for descriptor in [reports, end, errors] { close(descriptor) } }

  private typealias Pipe = (reading: Int32, writing: Int32)

  private static func pipes() throws(ProjectProblem) -> (Pipe, Pipe, Pipe) {
    var pipes: [Pipe] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let reason = String(cString: strerror(errno))
        for made in pipes { for end in [made.reading, made.writing] { close(end) } }
        throw ProjectProblem("A pipe can't be made: \(reason).")
      }
      pipes.append((ends[0], ends[1]))
    }
    return (pipes[0], pipes[1], pipes[2])
  }

  /// Tells the program how the build goes; one that has ended hears nothing. What it says meanwhile is heard, so that it
  /// never waits for the build.
  public func tell(_ report: BuildReport) {
    // A report that was cut off must not swallow the next.
    var rest = Array(((isTorn ? "\n" : "") + report.line).utf8)[...]
    let whole = rest.count
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
    if rest.isEmpty { isTorn = false } else if rest.count < whole { isTorn = true }
    hearErrors()
  }

  /// Whether a part of a report is in the pipe without its end.
  private var isTorn = false
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
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Descriptor.repeated { read(end, &buffer, buffer.count) }
      if count <= 0 { return count == 0 }
      hasLeft = buffer[count - 1] == BuildReports.farewell
      // More than that can't be handed on.
      if answers.count < Self.mostAnswers { answers += buffer[..<count] }
    }
  }

  private static let mostAnswers = 1 << 20

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

/// What the programs of a watch leave to the next one.
public struct Legacy: Sendable, Equatable {
  /// The folder of a phone that is forgotten when the watch ends; empty for none.
  public var phone: String
  /// Whether there was a program before, whose phone goes on.
  public var isLater: Bool
  /// Where the dashboard before stood; empty where there was none.
  public var standing: String

  public init(phone: String = "", isLater: Bool = false, standing: String = "") {
    (self.phone, self.isLater, self.standing) = (phone, isLater, standing)
  }

  /// An environment takes no longer words.
  private static let longest = 100_000

  /// As it stands in the environment. Of a path the separator is written otherwise; where a dashboard stood is what is left.
  var word: String {
    let path = phone.replacing("%", with: "%25").replacing(",", with: "%2C")
    return "\(isLater ? 1 : 0),\(path),\(standing.utf8.count > Self.longest ? "" : standing)"
  }

  init(word: String) {
    let parts = word.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    isLater = parts.first == "1"
    phone = parts.count > 1 ? parts[1].replacing("%2C", with: ",").replacing("%25", with: "%") : ""
    standing = parts.count > 2 ? parts[2] : ""
  }
}

/// The other end: what a program that shows an extension hears of the build.
public final class BuildReports {
  /// Becomes readable when there is something to hear.
  public let descriptor: Int32
  /// What the programs before left.
  public let legacy: Legacy
  private let answering: Int32?
  private var isReady = false
  private var rest: [UInt8] = []
  /// Whether nobody builds any more.
  public private(set) var isOver = false

  /// The reports for this program; `nil` when nobody builds it.
  public convenience init?() {
    guard let value = getenv(ShownProgram.variable).map({ String(cString: $0) }) else { return nil }
    guard let (reading, answering) = Self.descriptors(in: value) else { return nil }
    let words = value.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2)
    // Programs that this one starts are none of it.
    unsetenv(ShownProgram.variable)
    for number in [reading, answering] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    Self.answeringOfOwn.withLock { $0 = answering }
    self.init(reading: reading, answering: answering, legacy: Legacy(word: words.first.map(String.init) ?? ""))
  }

  /// The reports that come out of a pipe.
  package init(reading descriptor: Int32, answering: Int32? = nil, legacy: Legacy = Legacy()) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    (self.descriptor, self.answering, self.legacy) = (descriptor, answering, legacy)
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

  /// Says at the very end, whatever became of the program, that it ends by itself.
  public static func tellLeaving() {
    let named = getenv(ShownProgram.variable).flatMap { descriptors(in: String(cString: $0))?.answering }
    if let answering = answeringOfOwn.withLock({ $0 }) ?? named {
      _ = Descriptor.write(String(UnicodeScalar(farewell)), to: answering)
    }
  }

  /// The last byte of a program that ends by itself; no other word has it.
  static let farewell: UInt8 = 4
  /// Where this program's own answers go, once it has asked for its reports.
  private static let answeringOfOwn = Mutex<Int32?>(nil)

  /// Whether somebody builds this program, and waits for its end.
  public static var hasReader: Bool { answeringOfOwn.withLock { $0 } != nil || getenv(ShownProgram.variable) != nil }

  private static func descriptors(in word: String) -> (reading: Int32, answering: Int32)? {
    let numbers = word.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).prefix(2)
      .compactMap { Int32($0) }
    guard numbers.count == 2, numbers.allSatisfy({ fcntl($0, F_GETFD) >= 0 }) else { return nil }
    return (numbers[0], numbers[1])
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
