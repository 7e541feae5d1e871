import Glibc
import SkerryBasics

/// The program that shows an extension on this terminal, while another one waits for changes of its source.
///
/// A pipe leads to it, for reports of the build; another one leads back, and ends when the program does.
public final class ShownProgram {
  private let process: pid_t
  private let reports: Int32
  /// Becomes readable when the program has ended.
  public let end: Int32

  /// The environment variable that names both pipes to the program.
  public static let variable = "SKERRY_BUILD_REPORTS"

  /// Starts the program on this terminal. Throws ``ProjectProblem`` when that is not possible.
  public init(_ arguments: [String]) throws(ProjectProblem) {
    var toProgram: [Int32] = [-1, -1]
    var fromProgram: [Int32] = [-1, -1]
    guard pipe(&toProgram) == 0, pipe(&fromProgram) == 0 else {
      throw ProjectProblem("A pipe can't be made: \(String(cString: strerror(errno))).")
    }
    for end in [toProgram[1], fromProgram[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    setenv(Self.variable, "\(toProgram[0]),\(fromProgram[1])", 1)
    let started = ChildProgram.start(arguments)
    unsetenv(Self.variable)
    close(toProgram[0])
    close(fromProgram[1])
    (reports, end) = (toProgram[1], fromProgram[0])
    guard let started else {
      throw ProjectProblem("\(arguments.first ?? "") can't be started: \(String(cString: strerror(errno))).")
    }
    process = started
  }

  deinit {
    close(reports)
    close(end)
  }

  /// Tells the program how the build goes; one that has ended hears nothing.
  public func tell(_ report: BuildReport) { _ = Descriptor.write(report.line, to: reports) }

  /// Waits for the program's end: its exit code, or 128 + n after signal n.
  public func wait() -> Int32 { ChildProgram.status(of: process) ?? 1 }
}

/// The other end: what a program that shows an extension hears of the build.
public final class BuildReports {
  /// Becomes readable when there is something to hear.
  public let descriptor: Int32
  private var rest: [UInt8] = []
  /// Whether nobody builds any more.
  public private(set) var isOver = false

  /// The reports for this program; `nil` when nobody builds it.
  public convenience init?() {
    guard let value = getenv(ShownProgram.variable).map({ String(cString: $0) }) else { return nil }
    let numbers = value.split(separator: ",").compactMap { Int32($0) }
    guard numbers.count == 2, fcntl(numbers[0], F_GETFD) >= 0, fcntl(numbers[1], F_GETFD) >= 0 else { return nil }
    // Programs that this one starts are none of it.
    unsetenv(ShownProgram.variable)
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    self.init(reading: numbers[0])
  }

  /// The reports that come out of a pipe.
  package init(reading descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    self.descriptor = descriptor
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
