import CNcurses

nonisolated extension TerminalCapabilities {
  /// Those of the terminfo entry that was loaded last; nil when it can't place its cursor.
  static var loaded: TerminalCapabilities? {
    TerminalCapabilities(
      string: { name in cn_terminfo_string(name).map { String(cString: $0) } },
      number: { name in
        let value = cn_terminfo_number(name)
        return value < 0 ? nil : Int(value)
      },
      flag: { cn_terminfo_flag($0) })
  }
}
