import SkerryCells

nonisolated extension TerminalEnvironment {
  /// The colours to use: what was asked for, else none with `NO_COLOR` (no-color.org: set and not empty), else
  /// 24 bits where the terminal claims them, else what its terminfo entry says.
  func colorDepth(requested: ColorDepth?, of terminal: TerminalCapabilities) -> ColorDepth {
    if let requested { return requested }
    if noColor?.isEmpty == false { return .mono }
    guard terminal.setsColors else { return .mono }
    if terminal.hasDirectColor || claimsDirectColor { return .truecolor }
    switch terminal.colors {
    case 256...: return .colors256
    case 16...: return .colors16
    case 8...: return .colors8
    default: return .mono
    }
  }

  /// `COLORTERM` comes from the outermost terminal. GNU screen hands it on and yet garbles 24-bit colours, so it
  /// counts there only when the `screen` type is really tmux.
  private var claimsDirectColor: Bool {
    guard colorTerm == "truecolor" || colorTerm == "24bit" else { return false }
    return isTmux || terminalType?.hasPrefix("screen") != true
  }
}
