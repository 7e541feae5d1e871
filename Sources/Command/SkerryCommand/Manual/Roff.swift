import SkerryCells

/// Text in the language of man: nothing in it is taken for a command.
nonisolated enum Roff {
  /// Text within a line.
  static func inline(_ text: String) -> String {
    CellText(text).description.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case "“": "\\(lq"
      case "”": "\\(rq"
      case "…": "..."
      default: String(character)
      }
    }.joined()
  }

  /// A line of text.
  static func text(_ text: String) -> String {
    let line = inline(text)
    // A full stop at the beginning would be a command.
    return line.hasPrefix(".") ? "\\&" + line : line
  }

  /// An argument of a command.
  static func quoted(_ text: String) -> String { "\"" + inline(text) + "\"" }

  /// Paragraphs, with what is indented left as it stands.
  static func paragraphs(_ text: String) -> String {
    var lines: [String] = []
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indented = line.hasPrefix("  ")
      if indented != isExample { lines.append(indented ? ".RS 4\n.nf" : ".fi\n.RE") }
      isExample = indented
      if line.isEmpty {
        lines.append(isExample ? "" : ".PP")
      } else {
        lines.append(self.text(indented ? String(line.dropFirst(2)) : line))
      }
    }
    if isExample { lines.append(".fi\n.RE") }
    while lines.last == ".PP" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
