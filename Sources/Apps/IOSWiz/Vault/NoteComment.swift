/// A comment in a note, which may have several lines: HTML's `<!-- -->`, or Obsidian's `%% %%`.
enum NoteComment: Hashable, Sendable {
  case html, obsidian

  /// The comment that a line begins and does not end; `nil` if there is none.
  ///
  /// - Returns: also whether the line says nothing else.
  static func begun(in line: String) -> (kind: NoteComment, isWhole: Bool)? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if let start = text.ranges(of: "<!--").last, !text[start.upperBound...].contains("-->") {
      return (.html, start.lowerBound == text.startIndex)
    }
    return text.hasPrefix("%%") && text.ranges(of: "%%").count % 2 == 1 ? (.obsidian, true) : nil
  }

  /// Whether it ends in a later line.
  func ends(in line: String) -> Bool { line.contains(self == .html ? "-->" : "%%") }
}
