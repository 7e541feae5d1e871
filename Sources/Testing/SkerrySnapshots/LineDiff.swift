/// The difference of two texts as people read it: unified, with a little context.
enum LineDiff {
  /// How many equal lines are shown before and after a change.
  private static let context = 2

  private enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)

    var isChange: Bool { if case .same = self { false } else { true } }

    /// The line itself.
    var content: String {
      switch self {
      case .same(let text), .removed(let text), .added(let text): text
      }
    }

    var text: String {
      switch self {
      case .same(let text): "  " + text
      case .removed(let text): "- " + text
      case .added(let text): "+ " + text
      }
    }
  }

  /// Lines of `expected` that are gone with a minus, lines of `actual` that are new with a plus; empty when both are
  /// equal. Where lines are left out stands the heading of the block that goes on: the line behind an empty one.
  static func unified(expected: String, actual: String) -> String {
    guard expected != actual else { return "" }
    let lines = merged(split(expected), split(actual))
    var shown: Set<Int> = []
    for (index, line) in lines.enumerated() where line.isChange {
      shown.formUnion(surroundings(of: index, in: lines))
    }
    var result: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1 { result.append("  ⋯" + (heading(above: index, in: lines).map { " " + $0 } ?? "")) }
      result.append(lines[index].text)
      last = index
    }
    return result.joined(separator: "\n")
  }

  /// The lines around one that stand in the same block.
  private static func surroundings(of index: Int, in lines: [Line]) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while first > 0, index - first < context, !lines[first - 1].content.isEmpty { first -= 1 }
    while last < lines.count - 1, last - index < context, !lines[last + 1].content.isEmpty { last += 1 }
    return first...last
  }

  /// The heading that a line stands under, unless it is one itself.
  private static func heading(above index: Int, in lines: [Line]) -> String? {
    var row = index
    while row > 0 {
      if lines[row - 1].content.isEmpty { return row == index ? nil : lines[row].content }
      row -= 1
    }
    return nil
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merged(_ expected: [String], _ actual: [String]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append(.removed(expected[old]))
        old += 1
      } else if added.contains(new) {
        lines.append(.added(actual[new]))
        new += 1
      } else {
        lines.append(.same(expected[old]))
        old += 1
        new += 1
      }
    }
    return lines
  }
}
