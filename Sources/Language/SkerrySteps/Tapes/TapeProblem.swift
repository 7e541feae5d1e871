import SkerryCells

/// The problem of a line of a tape: where it stands, the line itself, marks below the place, and what to write.
nonisolated public struct TapeProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as messages name it.
  public let tape: String
  /// From 1; `nil` if the whole file is to blame.
  public let line: Int?
  /// The line as it was written.
  public let text: String
  /// The problem; its columns are those of the line.
  public let problem: StepProblem

  public init(_ tape: String, _ problem: StepProblem, line: Int? = nil, text: String = "") {
    self.tape = tape
    self.line = line
    self.text = text
    self.problem = problem.located(in: text)
  }

  /// The place in the line, from 1.
  public var column: Int? { problem.columns.map { $0.lowerBound + 1 } }

  private static let mostScalars = 2000

  /// `demo.tape:3:8: There is no switch “batery”. Did you mean battery?`, then the line and its marks.
  public var description: String {
    let place = [line, line == nil ? nil : column].compactMap { $0 }.map { ":\($0)" }.joined()
    let headline = "\(CellText(tape))\(place): \(CellText(problem.description))"
    guard line != nil else { return headline }
    // A line that nobody wrote by hand would bury what is wrong with it.
    guard text.unicodeScalars.count <= Self.mostScalars else {
      return "\(headline)\n  (the line has \(text.unicodeScalars.count) characters)"
    }
    let shown = problem.pointer(in: text) ?? (text.isEmpty ? nil : CellText(text).description)
    return ([headline] + (shown?.split(separator: "\n").map { "  " + $0 } ?? [])).joined(separator: "\n")
  }
}

/// Everything that is wrong with a tape, in the order of its lines.
nonisolated public struct TapeProblems: Error, Hashable, Sendable, CustomStringConvertible {
  public let problems: [TapeProblem]

  public init(problems: [TapeProblem]) { self.problems = problems }

  init(_ tape: String, _ problem: StepProblem, line: Int? = nil, text: String = "") {
    problems = [TapeProblem(tape, problem, line: line, text: text)]
  }

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
