/// The outcome of a tape: how much was played, and everything that is not as it should be.
nonisolated public struct TapeReport: Hashable, Sendable {
  /// A line whose outcome is not as it should be, with the line that says how it should.
  public struct Failure: Hashable, Sendable {
    public var line: TapeLine
    /// The problem, in one sentence.
    public var sentence: String
    /// The lines that help besides, such as what a surface shows instead.
    public var details: [String]
    /// Why the line can't be done, where that is what is wrong.
    public var problem: StepProblem?

    public init(_ line: TapeLine, _ sentence: String, details: [String] = []) {
      self.line = line
      self.sentence = sentence
      self.details = details
    }

    /// A line that is not met.
    public init(_ line: TapeLine, _ unmet: UnmetExpectation) {
      self.init(line, unmet.message, details: unmet.details)
    }

    /// A line that can't be done.
    public init(_ line: TapeLine, _ problem: StepProblem) {
      self.init(line, problem.description)
      self.problem = problem
    }

    /// The sentence, and below it the details.
    public var message: String { ([sentence] + details).joined(separator: "\n") }

    /// `session.tape:9: compact does not show “1:00:00”.`, the line with marks below what is to blame, and the details.
    public func description(in tape: String) -> String {
      let problem = TapeProblem(tape, problem ?? StepProblem(sentence), line: line.number, text: line.text)
      return ([problem.description] + details).joined(separator: "\n")
    }
  }

  public var name: String
  /// Lines that were played.
  public var lines = 0
  public var expectations = 0
  public var pictures = 0
  /// Virtual seconds that passed.
  public var seconds = 0.0
  public var failures: [Failure] = []

  /// The outcome of a tape of which nothing was played yet.
  public init(name: String) { self.name = name }

  public var isPassed: Bool { failures.isEmpty }
  /// Whether a line names what doesn't exist, such as an action or a field, which only a phone can tell.
  public var hasBadInput: Bool { failures.contains { $0.problem?.isBadInput == true } }
}
