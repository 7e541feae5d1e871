/// What the compiler refused of files before they were edited, and what was left out because of it.
///
/// While somebody edits, what is wrong is told; but what a file leaned on from the first, and is not here, is as wrong after
/// an edit of another place. It is left out again.
struct KnownRefusals: Sendable {
  private struct Refusal: Hashable {
    let path: String
    let words: String
    /// The line of the source, without its indent: the number of a line changes with each line above it.
    let line: String
  }
  private let known: Set<Refusal>

  /// - Parameter cut: the files of which parts were cut out, as they were then.
  init(of cut: [String: ProjectBuild.CutFile]) {
    var known: Set<Refusal> = []
    for (path, file) in cut {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for reason in file.reasons {
        guard let match = reason.prefixMatch(of: /line (\d+):[ ]/), let number = Int(match.output.1),
          lines.indices.contains(number - 1)
        else { continue }
        known.insert(
          Refusal(path: path, words: String(reason[match.range.upperBound...]), line: Self.bare(lines[number - 1])))
      }
    }
    self.known = known
  }

  /// Whether an error says of a line what was said of it before.
  func holds(_ error: CompilerMessage, in text: @autoclosure () -> String) -> Bool {
    guard !known.isEmpty else { return false }
    let lines = text().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return false }
    return known.contains(Refusal(path: error.path, words: error.text, line: Self.bare(lines[error.line - 1])))
  }

  private static func bare(_ line: Substring) -> String {
    String(line.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }
}
