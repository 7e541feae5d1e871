import CNcurses

/// A terminal's entry in the terminfo database, as far as a screen is drawn and keys are read with it.
nonisolated struct TerminalEntry: Equatable, Sendable {
  var flags: Set<String> = []
  var numbers: [String: Int32] = [:]
  /// Capabilities by their short names, with their padding times.
  var strings: [String: String] = [:]

  init() {}

  /// The entry that was loaded last.
  static var loaded: TerminalEntry {
    var entry = TerminalEntry()
    for name in Names.flags + Names.ofOwn where cn_terminfo_flag(name) { entry.flags.insert(name) }
    for name in Names.numbers + Names.ofOwn {
      let value = cn_terminfo_number(name)
      if value >= 0 { entry.numbers[name] = value }
    }
    for name in used + Names.ofOwn {
      if let value = cn_terminfo_string(name) { entry.strings[name] = String(cString: value) }
    }
    return entry
  }

  /// The strings that ncurses draws and reads keys with; the others would only be looked up and carried along.
  private static let used: [String] =
    """
    bel cr csr clear el el1 ed hpa vpa cup home cub1 cuf1 cuu1 cud1 cub cuf cuu cud civis cnorm smcup rmcup \
    bold dim rev smso rmso smul rmul sitm ritm smxx sgr0 op setaf setab ech ind ri indn rin ht cbt \
    smam rmam smkx rmkx kmous xm kbs kcbt kcub1 kcud1 kcuf1 kcuu1 kdch1 kend kent khome knp kpp kspd
    """.utf8.split(separator: 0x20).map { String(Substring($0)) } + (1...63).map { "kf\($0)" }

  /// The names of standard capabilities in the order of compiled entries.
  enum Names {
    /// Those of this room that ncurses knows by name only, whatever their type is in an entry.
    static let ofOwn = ["AX", "RGB", "Tc", "XM"]
    static let flags = names(cn_terminfo_flag_name)
    static let numbers = names(cn_terminfo_number_name)
    static let strings = names(cn_terminfo_string_name)

    private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
      var names: [String] = []
      while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
      return names
    }
  }
}
