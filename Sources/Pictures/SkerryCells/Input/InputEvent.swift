/// Something a person did at the terminal.
public nonisolated enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A click with the main mouse button on a cell.
  case press(CellPoint)
  /// The main mouse button held on a cell for half a second or more.
  case longPress(CellPoint)
  /// The main mouse button dragged sideways from a cell, by so many columns; to the left they are negative.
  case swipe(CellPoint, columns: Int)
  /// One notch of the mouse wheel over a cell.
  case scroll(ScrollDirection, CellPoint)
  /// The terminal has a new size; everything must be drawn again.
  case resize(CellSize)
}

/// The way a mouse wheel was turned.
public nonisolated enum ScrollDirection: String, Hashable, Sendable {
  case up
  case down
}
