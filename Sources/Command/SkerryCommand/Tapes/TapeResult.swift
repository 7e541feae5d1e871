import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerrySteps

/// The verdict of `skerry replay` on a tape: a sentence for people, an object for programs.
nonisolated struct TapeResult: Codable, Hashable {
  /// A line that is wrong, or not as it says.
  struct Problem: Codable, Hashable {
    var line: Int?
    /// From 1; only where the line can't be understood.
    var column: Int?
    /// The line as it is written.
    var text: String
    var message: String
  }

  var tape: String
  /// Whether it can be understood.
  var isReadable: Bool
  var isPassed: Bool
  var lines = 0
  var expectations = 0
  var pictures = 0
  /// Virtual seconds.
  var seconds = 0.0
  var problems: [Problem]

  init(_ path: String, _ problems: TapeProblems) {
    tape = path
    (isReadable, isPassed) = (false, false)
    self.problems = problems.problems.map {
      Problem(line: $0.line, column: $0.column, text: $0.text, message: "\($0.problem)")
    }
  }

  init(_ path: String, _ report: TapeReport) {
    tape = path
    (isReadable, isPassed) = (true, report.isPassed)
    (lines, expectations, pictures, seconds) = (report.lines, report.expectations, report.pictures, report.seconds)
    problems = report.failures.map { Problem(line: $0.line.number, text: $0.line.text, message: $0.message) }
  }

  /// `session.tape: passed (12 lines, 4 expectations, 2 pictures, 1h2m3s)`.
  var sentence: String {
    let counts = [
      Self.count(lines, "line"), Self.count(expectations, "expectation"), Self.count(pictures, "picture"),
      Self.duration(seconds),
    ]
    let verdict = isPassed ? "passed" : "failed, " + Self.count(problems.count, "problem")
    return "\(tape): \(verdict) (\(counts.joined(separator: ", ")))"
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// Virtual time, in whole seconds.
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return (whole < 0 ? "-" : "") + WrittenDuration.text(Double(abs(whole)))
  }
}
