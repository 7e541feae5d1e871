/// A key as a person names it, whatever bytes a terminal sends for it.
public enum Key: Hashable, Sendable {
  /// A printable character, as typed: `a`, `A`, `é`, a space.
  case character(Character)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// A function key, 1...63.
  case function(Int)
  /// A character held together with Ctrl; letters are small.
  case control(Character)
}
