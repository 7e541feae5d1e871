import CNcurses
import SkerryCells
import Testing

@testable import SkerryTerminal

extension LibraryTests {
  @Suite("The terminfo entry that ncurses is given", .serialized)
  struct TerminalEntryTests {
    private static let types = ["xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100"]

    private func entry(_ type: String) throws -> TerminalEntry {
      try #require(cn_load_terminfo(type, 1) == 1, "there is no terminfo entry for \(type)")
      return .loaded
    }

    @Test("D04 an entry that was compiled reads back as what it was", arguments: types)
    func readsBack(_ type: String) throws {
      for depth in ColorDepth.allCases {
        var wanted = try entry(type).drawing(in: depth)
        let loaded = cn_load_given_terminfo(type, wanted.environmentValue(type: type))
        try #require(loaded == 1)
        var found = TerminalEntry.loaded
        // They are written in other places than they are read from.
        for name in ["sgr", "blink"] { found.strings[name] = cn_terminfo_string(name).map { String(cString: $0) } }
        wanted.numbers["RGB"] = nil
        #expect(found == wanted, "\(depth)")
      }
    }

    @Test("D04 what is asked for can be had: colours, pairs, and nothing that touches the user's palette")
    func colors() throws {
      for type in Self.types.dropLast() {
        let base = try entry(type)
        let direct = base.drawing(in: .truecolor)
        #expect(direct.numbers["colors"] == 1 << 24 && direct.flags.contains("RGB"))
        #expect(base.drawing(in: .colors256).numbers["colors"] == 256)
        #expect(base.drawing(in: .colors8).numbers["pairs"] == 1 << 16)
        #expect(base.drawing(in: .mono).strings["setaf"] == nil)
        #expect(base.drawing(in: .colors256).strings["setaf"] == "\u{1B}[38;5;%p1%dm" || !type.hasSuffix("256color"))
        for name in ["initc", "oc", "rep", "smacs", "acsc"] { #expect(direct.strings[name] == nil, "\(name)") }
      }
    }

    @Test("D06 bracketed paste comes and goes with the keypad, on terminals that have a mouse")
    func paste() throws {
      let xterm = try entry("xterm-256color").drawing(in: .mono)
      #expect(xterm.strings["smkx"]?.hasSuffix("\u{1B}[?2004h") == true)
      #expect(xterm.strings["rmkx"]?.hasSuffix("\u{1B}[?2004l") == true)
      let vt100 = try entry("vt100")
      #expect(vt100.drawing(in: .mono).strings["smkx"] == vt100.strings["smkx"])
    }
  }
}
