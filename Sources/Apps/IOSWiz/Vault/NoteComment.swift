/// Lines of a note that are shown as they are or not at all: HTML's comments `<!-- -->` and blocks such as `<pre>`, and
/// Obsidian's comments `%% %%`.
enum NoteComment: Hashable, Sendable {
  case html, raw, obsidian

  private static let tags = ["pre", "script", "style", "textarea"]

  /// What a line begins with and does not end; `nil` if there is none.
  ///
  /// Comments within a paragraph end with it at the latest (CommonMark 6.6) and hide no line that could be an entry.
  static func begun(in text: String) -> NoteComment? {
    if text.hasPrefix("<!--") { return NoteComment.html.ends(in: text.dropFirst(4)) ? nil : .html }
    if text.hasPrefix("%%") { return isOpen(text) ? .obsidian : nil }
    guard text.hasPrefix("<") else { return nil }
    let name = text.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let next = text[name.endIndex...].first
    guard tags.contains(name.lowercased()), next == nil || next == ">" || next == " " || next == "\t" else {
      return nil
    }
    return NoteComment.raw.ends(in: text[...]) ? nil : .raw
  }

  /// Whether it ends in a line.
  func ends(in line: some StringProtocol) -> Bool {
    switch self {
    case .html: line.contains("-->")
    case .obsidian: line.contains("%%")
    case .raw:
      Self.tags.contains { line.lowercased().contains("</\($0)>") }
    }
  }

  /// Whether the last comment of a line goes on behind it. Outside of comments inline code counts as text.
  private static func isOpen(_ text: String) -> Bool {
    var rest = text[...]
    var isOpen = false
    while !rest.isEmpty {
      if rest.hasPrefix("%%") {
        isOpen.toggle()
        rest = rest.dropFirst(2)
      } else if !isOpen, rest.first == "`" {
        let count = rest.prefix { $0 == "`" }.count
        rest = behindCode(rest.dropFirst(count), count) ?? rest.dropFirst(count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return isOpen
  }

  /// What follows the end of inline code that began with so many backticks.
  private static func behindCode(_ text: Substring, _ count: Int) -> Substring? {
    var rest = text
    while let start = rest.firstIndex(of: "`") {
      let marks = rest[start...].prefix { $0 == "`" }
      rest = rest[marks.endIndex...]
      if marks.count == count { return rest }
    }
    return nil
  }

  var name: String { self == .raw ? "HTML" : "comment" }
}
