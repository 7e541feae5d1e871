/// Where the parts of a note are: the lines before its body, and the section with the activities.
struct NoteOutline: Hashable, Sendable {
  /// The title of the section.
  static let title = "Activities"

  /// The last line of the section's heading, and the lines after it up to the next heading of its rank.
  private(set) var heading: Int?
  private(set) var section: Range<Int>
  /// Further sections of that name, whose entries are not read.
  private(set) var others: [Range<Int>] = []
  private(set) var blocks: NoteBlocks
  /// Odd things that do no harm.
  private(set) var remarks: [NoteProblem] = []
  /// Why nothing may be written into the note: it would become part of something else.
  private(set) var obstacle: NoteProblem?

  init(_ lines: NoteLines, of day: Day) {
    section = lines.count..<lines.count
    let start = FrontMatter.read(lines, of: day, remarks: &remarks, obstacle: &obstacle)
    blocks = NoteBlocks(lines, from: start)
    guard obstacle == nil else { return }
    let sections = blocks.headings.filter { $0.title.lowercased() == Self.title.lowercased() }.map { own in
      let next = blocks.headings.first { $0.lines.lowerBound >= own.lines.upperBound && $0.rank <= own.rank }
      return own.lines.upperBound..<(next?.lines.lowerBound ?? lines.count)
    }
    if let first = sections.first {
      (heading, section) = (first.lowerBound - 1, first)
      others = sections.filter { $0.lowerBound >= first.upperBound }
    }
    if let unclosed = blocks.unclosed {
      let reason = "the \(unclosed.name) that begins here is never closed"
      obstacle = NoteProblem(day: day, line: unclosed.line + 1, reason: reason)
    }
  }
}
