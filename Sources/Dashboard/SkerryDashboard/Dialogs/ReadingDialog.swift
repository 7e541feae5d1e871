import SkerryCells

/// A text to read, longer than a line of the footer.
struct ReadingDialog {
  let title: String
  /// Paragraphs.
  let text: [String]
  /// Rows above the first that is seen.
  var scroll = 0

  /// The rows on a screen of some size.
  func rows(columns: Int) -> [CellText] { text.flatMap { CellText($0).wrapped(columns: columns) } }

  /// - Parameters:
  ///   - most: how far the text can be scrolled.
  ///   - page: how far the keys for pages go.
  mutating func handle(_ key: Key, most: Int, page: Int) -> DialogOutcome {
    guard let target = Self.scroll(scroll, by: key, most: most, page: page) else { return Self.outcome(of: key) }
    scroll = target
    return .stays
  }

  /// The effect of a key that doesn't scroll: a key that slipped doesn't take away what somebody is reading.
  static func outcome(of key: Key, alsoClosing keys: [Key] = []) -> DialogOutcome {
    switch key {
    case .control("c"): .leaves
    case .escape, .enter, .left, .backspace, .character("q"): .closes
    default: keys.contains(key) ? .closes : .stays
    }
  }

  /// Where keys that scroll lead to; `nil` for all other keys.
  static func scroll(_ scroll: Int, by key: Key, most: Int, page: Int) -> Int? {
    let rows: Int
    switch key {
    case .down, .character("j"): rows = 1
    case .up, .character("k"): rows = -1
    case .pageDown, .character(" "): rows = page
    case .pageUp: rows = -page
    case .home: return 0
    case .end: return most
    default: return nil
    }
    return max(0, min(most, min(most, scroll) + rows))
  }
}
