import SkerryCells

/// What a terminal can do, of the things that frames are written with.
///
/// Terminals still in use share the control sequences of ECMA-48; they differ in which of them they know. So an
/// entry of the terminfo database is read as a list of what is there, and padding times (`$<5>`, for terminals
/// made of hardware) are left out: the kernel's flow control does that today.
nonisolated struct TerminalCapabilities: Equatable, Sendable {
  /// The colours of its palette; 0 for none.
  var colors = 0
  /// Its entry promises 24-bit colours.
  var hasDirectColor = false
  /// It sets colours by the usual codes 30–37 and their kin.
  var setsColors = false
  /// Single attributes and colours can be switched off again; without it only all at once.
  var switchesOffSingly = false
  /// The attributes it can show.
  var attributes: CellAttributes = []
  /// It goes to a row and stays in its column (VPA).
  var movesToRow = false
  /// It goes to a column of its row (HPA, CHA).
  var movesToColumn = false
  var movesRight = false
  var movesLeft = false
  var movesUp = false
  var movesDown = false
  var erasesToEndOfLine = false
  /// It blanks a number of cells without moving (ECH).
  var erasesCells = false
  /// What it erases takes the background set at the time.
  var erasesInColor = false
  /// A glyph in the last column leaves the cursor there until the next one, so the last cell of the screen can
  /// be written without scrolling.
  var wrapsLate = false

  init() {}
}

nonisolated extension TerminalCapabilities {
  /// Reads an entry of terminfo by the short names of its capabilities; nil when the cursor can't be placed.
  init?(string: (String) -> String?, number: (String) -> Int?, flag: (String) -> Bool) {
    func has(_ name: String, _ value: String) -> Bool { string(name).map(Self.withoutPadding) == value }
    guard has("cup", "\u{1B}[%i%p1%d;%p2%dH"), string("clear") != nil else { return nil }
    let setsForeground = string("setaf") ?? ""
    colors = max(0, number("colors") ?? 0)
    setsColors = colors >= 8 && setsForeground.hasPrefix("\u{1B}[") && setsForeground.contains("3")
    hasDirectColor = setsColors && (flag("RGB") || flag("Tc") || number("RGB") != nil || string("RGB") != nil)
    switchesOffSingly = has("op", "\u{1B}[39;49m")
    let styles: [(CellAttributes, String, String)] = [
      (.bold, "bold", "1"), (.dim, "dim", "2"), (.italic, "sitm", "3"), (.underline, "smul", "4"),
      (.reverse, "rev", "7"), (.strikethrough, "smxx", "9"),
    ]
    for (style, name, code) in styles where has(name, "\u{1B}[\(code)m") { attributes.insert(style) }
    movesToRow = has("vpa", "\u{1B}[%i%p1%dd")
    movesToColumn = has("hpa", "\u{1B}[%i%p1%dG")
    movesRight = has("cuf", "\u{1B}[%p1%dC")
    movesLeft = has("cub", "\u{1B}[%p1%dD")
    movesUp = has("cuu", "\u{1B}[%p1%dA")
    movesDown = has("cud", "\u{1B}[%p1%dB")
    erasesToEndOfLine = has("el", "\u{1B}[K")
    erasesCells = has("ech", "\u{1B}[%p1%dX")
    erasesInColor = flag("bce")
    wrapsLate = !flag("am") || flag("xenl")
  }

  /// A capability without its padding times.
  static func withoutPadding(_ capability: String) -> String {
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

  /// The most capable terminal: what most people sit at.
  static var full: TerminalCapabilities {
    var all = TerminalCapabilities()
    all.colors = 256
    all.setsColors = true
    all.switchesOffSingly = true
    all.attributes = [.bold, .dim, .italic, .underline, .strikethrough, .reverse]
    all.movesToRow = true
    all.movesToColumn = true
    all.movesRight = true
    all.movesLeft = true
    all.movesUp = true
    all.movesDown = true
    all.erasesToEndOfLine = true
    all.erasesCells = true
    all.erasesInColor = true
    all.wrapsLate = true
    return all
  }
}
