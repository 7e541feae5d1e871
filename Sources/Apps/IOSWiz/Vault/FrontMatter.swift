/// The text between two lines of dashes at the beginning of a note (Obsidian: properties). It is never changed.
enum FrontMatter {
  /// Returns where the body begins. Odd lines are remarked; without an end there is no body to write into.
  static func read(
    _ lines: NoteLines, of day: Day, remarks: inout [NoteProblem], obstacle: inout NoteProblem?
  ) -> Int {
    guard lines.count > 0, isFence(lines[0]) else { return 0 }
    guard let end = (1..<lines.count).first(where: { isFence(lines[$0]) || trimmed(lines[$0]) == "..." }) else {
      obstacle = NoteProblem(day: day, line: 1, reason: "the front matter that begins here has no closing ---")
      return lines.count
    }
    for index in 1..<end {
      if let reason = problem(with: lines[index]) {
        remarks.append(NoteProblem(day: day, line: index + 1, reason: "broken front matter, \(reason)"))
        break
      }
    }
    return end + 1
  }

  private static func isFence(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
  }

  private static func trimmed(_ line: String) -> Substring {
    var text = line[...]
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }

  /// A line is blank, a remark, an item of a list, the continuation of the one before, or a key with a value.
  private static func problem(with line: String) -> String? {
    guard let first = trimmed(line).first else { return nil }
    if first == "\t" { return "a tab can't indent" }
    if first == " " || first == "#" || first == "-" || "]}".contains(first) { return nil }
    guard let colon = line.firstIndex(of: ":") else { return "there is no colon behind the key" }
    let next = line[line.index(after: colon)...].first
    return next == nil || next == " " || next == "\t" || first == "\"" || first == "'"
      ? nil : "there is no blank behind the colon"
  }
}
