import SkerryCells

/// The user's wishes, beyond what the terminal tells about itself.
public struct TerminalOptions: Sendable {
  /// The colours to use; nil to find out from `NO_COLOR`, `COLORTERM` and the terminal type.
  public var colors: ColorDepth?
  /// True to draw with ASCII alone even where the locale could do more.
  public var isASCII: Bool
  /// False to leave the mouse to the terminal, so that text can be selected with it.
  public var usesMouse: Bool

  public init(colors: ColorDepth? = nil, isASCII: Bool = false, usesMouse: Bool = true) {
    self.colors = colors
    self.isASCII = isASCII
    self.usesMouse = usesMouse
  }
}
