import SkerryBasics
import SkerryCells

/// The problem of a step, in one sentence, where it stands, and what would be right.
nonisolated public struct StepProblem: Error, Hashable, Sendable {
  /// One sentence.
  public var message: String
  /// Where it stands in the line, in Unicode scalars from 0; `nil` when no single place is to blame.
  public var columns: Range<Int>?
  /// The words that were probably meant, the likeliest first.
  public var suggestions: [String]
  /// The words that could stand there.
  public var allowed: [String]
  /// Whether it names what doesn't exist or says what can't be meant, rather than what can't be done now.
  public var isBadInput = false
  /// The word to blame, where the step was understood and failed when it was done.
  var culprit: String?

  public init(
    _ message: String, columns: Range<Int>? = nil, suggestions: [String] = [], allowed: [String] = []
  ) {
    self.message = message
    self.columns = columns
    self.suggestions = suggestions
    self.allowed = allowed
  }

  /// A name that does not exist, or not in the state that the phone is in.
  static func noSuch(
    _ kind: String, _ name: String, known: [String], columns: Range<Int>? = nil, dependsOnState: Bool = false
  ) -> StepProblem {
    let shown = CellText(name).prefix(columns: 60)
    let near = Suggestion.nearest(to: name, among: known)
    let whatIsMissing = "There is no \(kind) “\(shown)”\(dependsOnState ? " now" : "")."
    var problem = StepProblem(
      known.isEmpty ? "There is no \(kind) here." : whatIsMissing, columns: columns,
      suggestions: near.map { [$0] } ?? [], allowed: known)
    problem.culprit = name
    return problem
  }

  /// The beginning of a sentence about words that nothing wants any more.
  static func tooMuch(_ words: [String]) -> String {
    "“\(CellText(words.joined(separator: " ")).prefix(columns: 60))” is too much here"
  }

  /// The same problem as one of what was written.
  func asBadInput() -> StepProblem {
    var problem = self
    problem.isBadInput = true
    return problem
  }

  /// Names the word of the line that is to blame.
  public mutating func blame(_ word: String) { culprit = word }

  /// The same problem with its place in the line, as far as one can be found.
  public func located(in line: String) -> StepProblem {
    guard columns == nil, let culprit, let tokens = try? StepLine(line).tokens else { return self }
    var located = self
    located.columns =
      (tokens.first { $0.text == culprit } ?? tokens.first { $0.text.contains("=") && $0.text.contains(culprit) })?
      .columns
    return located
  }

  /// The line, and below it marks under what is wrong; for terminals and error messages.
  public func pointer(in line: String) -> String? {
    guard let columns = located(in: line).columns else { return nil }
    let scalars = Array(line.unicodeScalars)
    func width(_ range: Range<Int>) -> Int {
      CellText(String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))).width
    }
    let marks = max(1, width(columns))
    return CellText(line).description + "\n" + String(repeating: " ", count: width(0..<columns.lowerBound)) + "^"
      + String(repeating: "~", count: marks - 1)
  }
}

nonisolated extension StepProblem: CustomStringConvertible {
  /// The message, and what to write instead.
  public var description: String {
    if let first = suggestions.first { return "\(message) Did you mean \(first)?" }
    guard !allowed.isEmpty else { return message }
    let listed = allowed.prefix(16).joined(separator: ", ") + (allowed.count > 16 ? ", …" : "")
    return "\(message) Allowed: \(listed)."
  }
}
