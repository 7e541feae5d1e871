/// Where the parts of a note are: the lines before its body, and the section with the activities.
struct NoteOutline: Hashable, Sendable {
  /// The title of the section.
  static let title = "Activities"

  /// The section's heading, and the lines after it up to the next heading of its rank.
  private(set) var heading: Int?
  private(set) var section: Range<Int>
  /// Lines that belong to blocks of code, or to comments, which nobody sees.
  private(set) var code: Set<Int> = []
  /// Lines that say something, and behind it begin a comment of several lines.
  private(set) var commented: Set<Int> = []
  /// Odd things that do no harm.
  private(set) var remarks: [NoteProblem] = []
  /// Why nothing may be written into the note: it would become part of something else.
  private(set) var obstacle: NoteProblem?

  init(_ lines: NoteLines, of day: Day) {
    section = lines.count..<lines.count
    let start = FrontMatter.read(lines, of: day, remarks: &remarks, obstacle: &obstacle)
    guard obstacle == nil else { return }
    var fence: (line: Int, marker: Character, count: Int)?
    var comment: (line: Int, kind: NoteComment)?
    var rank = 0
    for index in start..<lines.count {
      let line = lines[index]
      if let open = comment {
        code.insert(index)
        if open.kind.ends(in: line) { comment = nil }
      } else if fence == nil, let (kind, isWhole) = NoteComment.begun(in: line) {
        comment = (index, kind)
        if isWhole { code.insert(index) } else { commented.insert(index) }
      } else if let open = fence {
        code.insert(index)
        if Self.closes(line, open.marker, open.count) { fence = nil }
      } else if let (marker, count) = Self.opens(line) {
        code.insert(index)
        fence = (index, marker, count)
      } else if let (level, title) = Self.heading(line) {
        if heading == nil, title.lowercased() == Self.title.lowercased() {
          (heading, rank, section) = (index, level, index + 1..<lines.count)
        } else if heading != nil, section.upperBound == lines.count, level <= rank {
          section = section.lowerBound..<index
        }
      }
    }
    if let comment {
      obstacle = NoteProblem(day: day, line: comment.line + 1, reason: "the comment that begins here is never closed")
    }
    if let fence {
      obstacle = NoteProblem(day: day, line: fence.line + 1, reason: "the code block that begins here is never closed")
    }
  }

  /// `## Activities`: its rank and its words.
  private static func heading(_ line: String) -> (level: Int, title: String)? {
    let marks = line.prefix { $0 == "#" }
    guard (1...6).contains(marks.count), let next = line[marks.endIndex...].first, next == " " || next == "\t" else {
      return nil
    }
    var title = line[marks.endIndex...]
    while let last = title.last, last == "#" || last.isWhitespace { title = title.dropLast() }
    while let first = title.first, first.isWhitespace { title = title.dropFirst() }
    return (marks.count, String(title))
  }

  private static func opens(_ line: String) -> (marker: Character, count: Int)? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let marker = text.first, marker == "`" || marker == "~" else { return nil }
    let count = text.prefix { $0 == marker }.count
    let info = text.dropFirst(count)
    return count >= 3 && !(marker == "`" && info.contains("`")) ? (marker, count) : nil
  }

  private static func closes(_ line: String, _ marker: Character, _ count: Int) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let marks = text.prefix { $0 == marker }.count
    return marks >= count && text.dropFirst(marks).allSatisfy(\.isWhitespace)
  }
}
