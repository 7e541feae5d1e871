/// What became of a tape: how much was played, and everything that is not as it should be.
nonisolated public struct TapeReport: Hashable, Sendable {
  /// Something that is not as it should be, with the line that says how it should.
  public struct Failure: Hashable, Sendable {
    public var line: TapeLine
    /// One sentence first, then details.
    public var message: String

    public init(_ line: TapeLine, _ message: String) {
      self.line = line
      self.message = message
    }

    /// `session.tape:9: compact does not show “1:00:00”.`, the line, and the details.
    public func description(in tape: String) -> String {
      let parts = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let problem = TapeProblem(tape, StepProblem(parts.first ?? ""), line: line.number, text: line.text)
      return ([problem.description] + parts.dropFirst()).joined(separator: "\n")
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
