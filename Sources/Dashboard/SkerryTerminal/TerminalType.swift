import CNcurses
import Glibc

/// The type of a terminal, as `TERM` names it and the terminfo database describes it.
nonisolated struct TerminalType {
  let name: String
  let entry: TerminalEntry
  let capabilities: TerminalCapabilities

  /// Whether glyphs of two columns take two: Linux's own console gave emoji one until version 6.16, and its fonts have none.
  var hasWideGlyphs: Bool { Self.hasWideGlyphs(name) }

  /// The same for the name of a type.
  static func hasWideGlyphs(_ name: String) -> Bool { name != "linux" && !name.hasPrefix("linux-") }

  /// Looks the type up. Throws when it is not known or can't be driven.
  init(_ environment: TerminalEnvironment) throws(TerminalError) {
    guard let name = environment.terminalType, !name.isEmpty else { throw .noType }
    switch cn_load_terminfo(name, STDOUT_FILENO) {
    case 1: break
    case 2: throw .incapable(name, lacks: .screen)
    case 0: throw .unknownType(name)
    default: throw .noDatabase
    }
    let entry = TerminalEntry.loaded
    if let lack = TerminalCapabilities.lack(of: entry) { throw .incapable(name, lacks: lack) }
    (self.name, self.entry, capabilities) = (name, entry, TerminalCapabilities(entry))
  }
}
