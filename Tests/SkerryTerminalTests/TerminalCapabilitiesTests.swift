import CNcurses
import SkerryCells
import Testing

@testable import SkerryTerminal

/// The tests that speak to ncurses in this process, which has one terminal at a time.
@Suite("ncurses", .serialized)
enum LibraryTests {}

extension LibraryTests {
  @Suite("What terminfo tells about terminals", .serialized)
  struct TerminalCapabilitiesTests {
    private func load(_ type: String) throws -> TerminalCapabilities? {
      let entry = try entry(of: type)
      return TerminalCapabilities.lack(of: entry) == nil ? TerminalCapabilities(entry) : nil
    }

    private func entry(of type: String) throws -> TerminalEntry {
      try #require(cn_load_terminfo(type, 1) == 1, "there is no terminfo entry for \(type)")
      return .loaded
    }

    @Test("D04 the entry of each supported terminal says what it can show")
    func knownTerminals() throws {
      var xterm = TerminalCapabilities.common
      #expect(try load("xterm-256color") == xterm)
      xterm.colors = 8
      #expect(try load("xterm") == xterm)
      let linux = try #require(try load("linux"))
      #expect(linux.colors == 8 && linux.setsColors && !linux.attributes.contains(.strikethrough))
      let vt100 = try #require(try load("vt100"))
      #expect(vt100.colors == 0 && !vt100.setsColors)
      #expect(vt100.attributes == [.bold, .underline, .reverse])
    }

    @Test(
      "D04 a terminal that lacks what is needed can't be used, for the reason that it has; an unknown one is told apart"
    )
    func unusable() throws {
      #expect(TerminalCapabilities.lack(of: try entry(of: "dumb")) == .cursor)
      #expect(TerminalCapabilities.lack(of: try entry(of: "vt52")) == .standardSequences)
      #expect(cn_load_terminfo("no-such-terminal", 1) == 0)
      var entry = try entry(of: "xterm-256color")
      #expect(TerminalCapabilities.lack(of: entry) == nil)
      entry.strings["cup"]? += "$<5>"
      #expect(TerminalCapabilities.lack(of: entry) == nil)
      entry.strings["clear"] = nil
      #expect(TerminalCapabilities.lack(of: entry) == .clearing)
      #expect("\(TerminalError.incapable("x", lacks: .clearing))".contains("clear"))
      var paper = TerminalEntry()
      paper.flags = ["hc"]
      #expect(cn_load_given_terminfo("printer", paper.environmentValue(type: "printer")) == 2)
    }

    @Test("D04 padding times for hardware are left out")
    func padding() {
      #expect(TerminalCapabilities.withoutPadding("\u{1B}[1m$<2>") == "\u{1B}[1m")
      #expect(TerminalCapabilities.withoutPadding("a$<5*>b$<1/>c") == "abc")
      #expect(TerminalCapabilities.withoutPadding("costs $5") == "costs $5")
    }

    @Test(
      "D04 S06 each reason why a terminal can't be used is one sentence, without control characters",
      arguments: [
        TerminalError.notATerminal, .noType, .unknownType("a\u{1B}[31mb"), .incapable("dumb", lacks: .cursor),
        .incapable("vt52", lacks: .standardSequences), .incapable("x", lacks: .clearing),
        .incapable("x", lacks: .drawing), .incapable("x", lacks: .screen), .noDatabase,
        .system("a descriptor for signals"),
      ])
    func sentences(_ error: TerminalError) {
      let sentence = String(describing: error)
      #expect(sentence.hasSuffix("."))
      #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
    }
  }
}

extension TerminalCapabilities {
  /// Those of the terminals that most people sit at.
  static var common: TerminalCapabilities {
    var common = TerminalCapabilities()
    (common.colors, common.setsColors) = (256, true)
    common.attributes = [.bold, .dim, .italic, .underline, .strikethrough, .reverse]
    return common
  }
}
