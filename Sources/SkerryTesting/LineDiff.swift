/// The difference of two texts as people read it: unified, with a little context.
nonisolated enum LineDiff {
  /// How many equal lines are shown before and after a change.
  private static let context = 2

  private enum Line: Equatable {
    case same(String)
    case removed(String)
    case added(String)

    var isChange: Bool { if case .same = self { false } else { true } }

    var text: String {
      switch self {
      case .same(let text): "  " + text
      case .removed(let text): "- " + text
      case .added(let text): "+ " + text
      }
    }
  }

  /// Lines of `expected` that are gone with a minus, lines of `actual` that are new with a plus; empty when both are
  /// equal.
  static func unified(expected: String, actual: String) -> String {
    guard expected != actual else { return "" }
    let lines = merged(split(expected), split(actual))
    var shown: Set<Int> = []
    for (index, line) in lines.enumerated() where line.isChange {
      shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
    }
    var result: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1 { result.append("  ⋯") }
      result.append(lines[index].text)
      last = index
    }
    return result.joined(separator: "\n")
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
