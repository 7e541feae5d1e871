import SkerryCells

/// Input as ncurses hands it over, one piece at a time.
nonisolated enum RawInput: Equatable, Sendable {
  /// A scalar.
  case character(UInt32)
  /// A key code of ncurses.
  case code(Int32)
  case mouse(RawMouse)
}

/// A mouse report, whatever of the several shapes ncurses gave it.
nonisolated struct RawMouse: Equatable, Sendable {
  var place: CellPoint
  var isPressed = false
  var isReleased = false
  /// One or two clicks that ncurses has put together from presses and releases.
  var isClicked = false
  var wheel: Wheel?

  nonisolated enum Wheel: Equatable, Sendable {
    case up
    case down
  }
}
