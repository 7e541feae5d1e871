import SkerryCells

/// The abilities of a terminal, of the things that a program decides by; how it is drawn on is up to ncurses.
nonisolated struct TerminalCapabilities: Equatable, Sendable {
  /// The colours of its palette; 0 for none.
  var colors = 0
  /// Its entry promises 24-bit colours.
  var hasDirectColor = false
  /// It sets colours by the usual codes 30–37 and their kin.
  var setsColors = false
  /// The attributes it can show.
  var attributes: CellAttributes = []

  init() {}

  /// What an entry lacks without which nothing can be drawn; `nil` where it lacks nothing.
  static func lack(of entry: TerminalEntry) -> TerminalError.Ability? {
    guard let placing = entry.strings["cup"] else { return .cursor }
    guard withoutPadding(placing) == "\u{1B}[%i%p1%d;%p2%dH" else { return .standardSequences }
    return entry.strings["clear"] == nil ? .clearing : nil
  }

  /// Reads an entry that lacks nothing.
  init(_ entry: TerminalEntry) {
    func has(_ name: String, _ value: String) -> Bool { entry.strings[name].map(Self.withoutPadding) == value }
    let setsForeground = entry.strings["setaf"] ?? ""
    colors = Int(max(0, entry.numbers["colors"] ?? 0))
    setsColors = colors >= 8 && setsForeground.hasPrefix("\u{1B}[") && setsForeground.contains("3")
    let isDirect = entry.flags.contains("RGB") || entry.flags.contains("Tc")
    hasDirectColor = setsColors && (isDirect || entry.numbers["RGB"] != nil || entry.strings["RGB"] != nil)
    let styles: [(CellAttributes, String, String)] = [
      (.bold, "bold", "1"), (.dim, "dim", "2"), (.italic, "sitm", "3"), (.underline, "smul", "4"),
      (.reverse, "rev", "7"), (.strikethrough, "smxx", "9"),
    ]
    for (style, name, code) in styles where has(name, "\u{1B}[\(code)m") { attributes.insert(style) }
  }

  /// A capability without its padding times (`$<5>`, for terminals made of hardware).
  static func withoutPadding(_ capability: String) -> String {
    guard capability.utf8.contains(UInt8(ascii: "$")) else { return capability }
    var rest = Substring(capability)
    var plain = ""
    while let start = rest.firstIndex(of: "$"), rest[start...].hasPrefix("$<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      plain += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }
}
