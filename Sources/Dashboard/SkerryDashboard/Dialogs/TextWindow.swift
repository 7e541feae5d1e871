import SkerryCells

/// The part of a written text that a field has room for: always the part around the cursor.
nonisolated struct TextWindow {
  /// What is seen of the text.
  let shown: CellText
  /// The column of the cursor, counted from the first one that is seen.
  let cursorColumn: Int
  private let text: String
  /// Columns of the text before the first one that is seen.
  private let hidden: Int

  /// - Parameter room: the columns for the text; behind them the cursor has one more.
  init(_ edited: EditedText, room: Int) {
    text = edited.text
    let (whole, before) = (CellText(edited.text), CellText(String(edited.head)).width)
    // The end of a long text is what is being typed; away from there the cursor stays in the middle.
    let start = max(0, min(whole.width - room, before - room / 2))
    let rest = whole.dropFirst(columns: start)
    hidden = whole.width - rest.width
    shown = rest.prefix(columns: max(0, room))
    cursorColumn = max(0, before - hidden)
  }

  /// The characters before the one at a column, counted from the first one that is seen.
  func cursor(at column: Int) -> Int {
    var (end, count) = (-hidden, 0)
    for character in text {
      end += CellText(String(character)).width
      if end > column { break }
      count += 1
    }
    return count
  }
}
