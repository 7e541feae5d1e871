import FoundationEssentials

/// The text of a tape, as editors of all systems write it.
nonisolated enum TapeText {
  /// The longest tape, in bytes.
  static let limit = 4 * 1024 * 1024

  /// Reads UTF-8. Throws a problem with the line that is something else.
  static func text(of bytes: Data, name: String) throws(TapeProblems) -> String {
    guard bytes.count <= limit else {
      throw TapeProblems(name, StepProblem("A tape has at most \(limit) bytes; this has more."))
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let number = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    let shown = String(decoding: lines[number].prefix(200), as: UTF8.self)
    throw TapeProblems(name, StepProblem("This is no text in UTF-8."), line: number + 1, text: shown)
  }

  /// The pieces between line feeds; the last may be empty.
  static func pieces(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The lines, whichever way they end; a byte order mark is left out.
  static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var isAfterReturn = false
    for scalar in scalars {
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && isAfterReturn) {
          lines.append(String(line))
          line = String.UnicodeScalarView()
        }
      } else {
        line.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }
}
