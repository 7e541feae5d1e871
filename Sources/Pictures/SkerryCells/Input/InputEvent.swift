/// A deed of a person at the terminal.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A click with the main mouse button on a cell.
  case press(CellPoint)
  /// The main mouse button held on a cell for half a second or more.
  case longPress(CellPoint)
  /// The main mouse button dragged sideways from a cell, by so many columns; to the left they are negative.
  case swipe(CellPoint, columns: Int)
  /// One notch of the mouse wheel over a cell.
  case scroll(ScrollDirection, CellPoint)
  /// Text that was pasted: no key of it was pressed, so nothing in it is a command. Lines end with `\n`.
  case paste(String)
  /// Text that is being pasted has no end yet, though none of it came for a while: until Escape or Ctrl-C ends it, what
  /// is typed is taken for more of it.
  case unfinishedPaste
  /// The terminal has a new size; everything must be drawn again.
  case resize(CellSize)
}

/// The way a mouse wheel was turned.
public enum ScrollDirection: String, Hashable, Sendable {
  case up
  case down
}
