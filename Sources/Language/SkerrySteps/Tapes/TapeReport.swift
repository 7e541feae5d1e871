/// What became of a tape: how much was played, and everything that is not as it should be.
nonisolated public struct TapeReport: Hashable, Sendable {
  /// Something that is not as it should be, with the line that says how it should.
  public struct Failure: Hashable, Sendable {
    public var line: TapeLine
    /// What is wrong, in one sentence.
    public var sentence: String
    /// What else helps, line by line, such as what a surface shows instead.
    public var details: [String]

    public init(_ line: TapeLine, _ sentence: String, details: [String] = []) {
      self.line = line
      self.sentence = sentence
      self.details = details
    }

    /// The sentence, and below it the details.
    public var message: String { ([sentence] + details).joined(separator: "\n") }

    /// `session.tape:9: compact does not show “1:00:00”.`, the line, and the details.
    public func description(in tape: String) -> String {
      let problem = TapeProblem(tape, StepProblem(sentence), line: line.number, text: line.text)
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

  public var isPassed: Bool { failures.isEmpty }
}
