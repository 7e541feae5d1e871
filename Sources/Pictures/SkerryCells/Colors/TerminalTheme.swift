/// The colours that a terminal's own are taken for where a real one is needed: a calm dark theme.
public enum TerminalTheme {
  public static let background = RGB(hex: 0x0E1015)
  public static let foreground = RGB(hex: 0xE4E6EB)
}

extension Cell {
  /// The colours that are seen as text and ground: reverse is applied, the terminal's own colours are the theme's.
  var seenColors: (text: RGB, ground: RGB) {
    let text = foreground.rgb ?? TerminalTheme.foreground
    let ground = background.rgb ?? TerminalTheme.background
    return attributes.contains(.reverse) ? (ground, text) : (text, ground)
  }
}
