/// A text, and the place between two of its characters where typing goes on.
///
/// A character is what a person takes for one: a letter with its marks, a flag, a family.
nonisolated struct EditedText: Hashable, Sendable {
  private(set) var text: String
  /// The characters before the cursor.
  private(set) var cursor: Int

  /// - Parameter cursor: the characters before it; behind the last one where nothing else is said.
  init(_ text: String, cursor: Int = .max) {
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }

  /// The text before the cursor.
  var head: Substring { text.prefix(cursor) }
  private var tail: Substring { text.dropFirst(cursor) }
  var isAtStart: Bool { cursor == 0 }
  var isAtEnd: Bool { cursor == text.count }

  private mutating func set(_ head: some StringProtocol, _ tail: Substring) {
    let head = String(head)
    // A mark joins the letter before it, so that both together are fewer characters than each by itself.
    self = EditedText(head + tail, cursor: head.count)
  }

  mutating func move(by distance: Int) { self = EditedText(text, cursor: cursor + distance) }
  mutating func moveToStart() { self = EditedText(text, cursor: 0) }
  mutating func moveToEnd() { self = EditedText(text) }
  mutating func insert(_ character: Character) { set(String(head) + String(character), tail) }
  mutating func eraseCharacterBefore() { set(head.dropLast(), tail) }
  mutating func eraseCharacterBehind() { set(head, tail.dropFirst()) }
  mutating func eraseAllBefore() { set("", tail) }
  mutating func eraseAllBehind() { set(head, "") }

  /// Erases the word that ends before the cursor, with the blanks behind it.
  mutating func eraseWordBefore() {
    let end = head.lastIndex { !$0.isWhitespace }.map { head[...$0] } ?? ""
    let start = end.lastIndex { $0.isWhitespace }.map { head[...$0] } ?? ""
    set(start, tail)
  }
}
