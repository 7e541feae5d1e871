/// Two texts side by side, for a failed test to tell in a few lines what it is about.
public enum Lines {
  /// The lines in which one text differs from the other, counted from 1; at most six of them, empty if there are none.
  public static func differing(_ text: String, from expected: String) -> [String] {
    let (lines, others) = (split(text), split(expected))
    var found: [String] = []
    for index in 0..<max(lines.count, others.count) {
      let (line, other) = (lines.at(index), others.at(index))
      guard line != other, found.count < 6 else { continue }
      found.append("line \(index + 1): \(line ?? "missing") instead of \(other ?? "none")")
    }
    return found
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
