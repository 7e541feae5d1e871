import Glibc

/// The environment variables that say what a terminal can do.
nonisolated struct TerminalEnvironment: Equatable, Sendable {
  var terminalType: String?
  var colorTerm: String?
  var noColor: String?
  /// True inside of tmux, whose types may be called `screen`.
  var isTmux = false
  /// The characters that the user asked for, as `LC_ALL`, `LC_CTYPE` and `LANG` decide together.
  var locale: String?

  init() {}

  init(reading variable: (String) -> String?) {
    terminalType = variable("TERM")
    colorTerm = variable("COLORTERM")
    noColor = variable("NO_COLOR")
    isTmux = variable("TMUX")?.isEmpty == false
    locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
  }

  /// Those of this process.
  static var current: TerminalEnvironment {
    TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }
  }
}
