import SkerryCells

/// The entry that ncurses gets in the place of the terminal's own: the same terminal, said in what this program needs.
///
/// - 24-bit colours, which few entries have and ncurses knows only from entries. Unlike those that come with ncurses,
///   ours takes all colours for colours: none of them stands for a place in the palette.
/// - As many pairs of colours as ncurses can count. The number in an entry is that of the ROM of a terminal that
///   nobody has any more.
/// - Struck text, which ncurses lacks, in the place of blinking text, which nothing here uses.
/// - Bracketed paste, switched with the mode of the keypad.
/// - The last cell of the screen is one like others: where a terminal waits at the margin until the next character comes,
///   nothing scrolls, and ncurses need not go around it.
/// - Nothing that asks for trust: no repetition of characters (several terminals that claim it garble it), no shifting of
///   cells or lines (what comes in has another ground on each terminal), no second character set (the
///   first has all we draw), no change of the user's palette.
nonisolated extension TerminalEntry {
  /// This entry for a number of colours; none for `mono`.
  func drawing(in depth: ColorDepth) -> TerminalEntry {
    var entry = self
    entry.setColors(depth)
    entry.setStyles()
    entry.setMargins()
    if strings["kmous"] != nil {
      entry.strings["smkx"] = (strings["smkx"] ?? "") + Self.beginsBracketedPaste
      entry.strings["rmkx"] = (strings["rmkx"] ?? "") + Self.endsBracketedPaste
    }
    return entry
  }

  static let beginsBracketedPaste = "\u{1B}[?2004h"
  static let endsBracketedPaste = "\u{1B}[?2004l"

  private mutating func setColors(_ depth: ColorDepth) {
    // An entry of direct colours has no palette, and knows but eight colours by number.
    let isIndexed = (numbers["colors"] ?? 0) <= 256
    let own = isIndexed ? numbers["colors"] ?? 0 : 0
    for name in ["colors", "pairs", "RGB"] { numbers[name] = nil }
    strings["RGB"] = nil
    flags.subtract(["RGB", "Tc", "ccc"])
    guard depth != .mono else {
      for name in ["op", "setaf", "setab"] { strings[name] = nil }
      return
    }
    numbers["colors"] = depth == .truecolor ? 1 << 24 : max(own, depth.paletteSize)
    numbers["pairs"] = 1 << 16
    if depth == .truecolor {
      flags.insert("RGB")
      for (name, code) in [("setaf", 38), ("setab", 48)] { strings[name] = Self.direct(code) }
    } else if own < depth.paletteSize {
      for (name, base) in [("setaf", 3), ("setab", 4)] { strings[name] = Self.indexed(base) }
    }
    if depth == .colors256 { setPalette() }
    strings["op"] = strings["op"] ?? "\u{1B}[39;49m"
    // It lets ncurses go back to one of the terminal's own colours without the other.
    if strings["op"] == "\u{1B}[39;49m" { flags.insert("AX") }
  }

  /// Of xterm's palette only the part is drawn with that is the same everywhere, from 16 on. Without the cases for what is
  /// below, ncurses makes a colour's sequence with a fourth of the instructions.
  private mutating func setPalette() {
    for (name, base) in [("setaf", 3), ("setab", 4)] where strings[name] == Self.indexed(base) {
      strings[name] = "\u{1B}[\(base)8;5;%p1%dm"
    }
  }

  private mutating func setMargins() {
    for name in ["csr", "ind", "ri", "indn", "rin"] { strings[name] = nil }
    guard flags.contains("xenl") else { return }
    flags.remove("am")
    for name in ["smam", "rmam"] { strings[name] = nil }
  }

  private mutating func setStyles() {
    // Without a second character set nothing but attributes needs to be reset.
    if let reset = strings["sgr0"], reset.holds("\u{1B}[m") || reset.holds("\u{1B}[0m") {
      strings["sgr0"] = "\u{1B}[m"
      strings["sgr"] = allAtOnce
    }
    strings["blink"] = strings["smxx"]
    strings["smxx"] = nil
  }

  /// All attributes in one sequence, of those that the terminal has.
  private var allAtOnce: String {
    var format = "\u{1B}[0"
    let parameters = [("bold", "%p6", "1"), ("dim", "%p5", "2"), ("smul", "%p2", "4"), ("rev", "%p3", "7")]
    for (name, parameter, code) in parameters where strings[name]?.holds("\u{1B}[\(code)m") == true {
      format += "%?\(parameter)%t;\(code)%;"
    }
    if strings["smxx"] == "\u{1B}[9m" { format += "%?%p4%t;9%;" }
    return format + "m"
  }

  private static func direct(_ code: Int) -> String {
    "\u{1B}[\(code);2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
  }

  /// Eight colours, their bright variants, and xterm's palette.
  private static func indexed(_ base: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(base)%p1%d%e%p1%{16}%<%t\(base + 6)%p1%{8}%-%d%e\(base)8;5;%p1%d%;m"
  }
}

extension String {
  /// `contains(_:)`, byte by byte: the library's takes 0.6 M instructions when it is first asked, more than all else here.
  fileprivate nonisolated func holds(_ part: String) -> Bool {
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}

extension ColorDepth {
  /// The colours of its palette; all of them in truecolor.
  fileprivate nonisolated var paletteSize: Int32 {
    switch self {
    case .mono: 0
    case .colors8: 8
    case .colors16: 16
    case .colors256: 256
    case .truecolor: 1 << 24
    }
  }
}
