import CNcurses
import Glibc
import SkerryCells

/// The terminal of this process as its surroundings describe it, found out without touching it.
package struct TerminalSurvey: Sendable {
  /// The variable TERM.
  package let type: String?
  /// Why this type can't be driven.
  package let problem: TerminalError?
  /// The colours that will be used, if nothing else is asked for, and why.
  package let colors: (depth: ColorDepth, reason: String)
  package let locale: TerminalLocaleFinding
  /// Whether glyphs of two columns, such as emoji, are drawn.
  package var hasWideGlyphs: Bool { type.map(TerminalType.hasWideGlyphs) ?? true }
  /// The terminal's size in cells; nil when this process has none, or it does not tell.
  package let size: CellSize?

  /// Looks around; sets the locale of this process on the way.
  package init() {
    let environment = TerminalEnvironment.current
    type = environment.terminalType
    locale = TerminalLocaleFinding(environment)
    size = Self.findSize()
    do {
      let capabilities = try TerminalType(environment).capabilities
      problem = nil
      colors = (
        environment.colorDepth(requested: nil, of: capabilities), environment.colorReason(of: capabilities)
      )
    } catch {
      problem = error
      colors = (.mono, "the terminal type can't be driven")
    }
  }

  private static func findSize() -> CellSize? {
    let own = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { if own >= 0 { close(own) } }
    for descriptor in [STDOUT_FILENO, STDIN_FILENO, own] where descriptor >= 0 {
      var columns: Int32 = 0
      var rows: Int32 = 0
      if cn_terminal_size(descriptor, &columns, &rows) { return CellSize(columns: Int(columns), rows: Int(rows)) }
    }
    return nil
  }

  /// The columns the C library gives to a scalar in a UTF-8 locale; nil when it does not know it.
  package static func libraryColumns(of scalar: Unicode.Scalar) -> Int? {
    let columns = cn_library_columns(scalar.value)
    return columns < 0 ? nil : Int(columns)
  }
}

/// Which characters the locale allows, and whether it is there.
package enum TerminalLocaleFinding: Hashable, Sendable {
  /// All characters, by a locale that is installed.
  case full(name: String)
  /// All characters: the locale that was asked for is not installed, but its name says UTF-8.
  case fullByName(name: String)
  /// ASCII alone.
  case ascii(name: String?)

  nonisolated init(_ environment: TerminalEnvironment) {
    let isInstalled = setlocale(LC_CTYPE, "") != nil
    let onlyASCII = TerminalLocale.adopt(environment)
    if onlyASCII {
      self = .ascii(name: environment.locale)
    } else {
      let name = environment.locale ?? "C.UTF-8"
      self = isInstalled ? .full(name: name) : .fullByName(name: name)
    }
  }
}

nonisolated extension TerminalEnvironment {
  /// Why ``colorDepth(requested:of:)`` chose as it did when nothing was asked for.
  func colorReason(of terminal: TerminalCapabilities) -> String {
    if noColor?.isEmpty == false { return "NO_COLOR is set" }
    guard terminal.setsColors else { return "the terminal type sets no colours" }
    if terminal.hasDirectColor { return "the terminal type promises 24-bit colours" }
    if colorDepth(requested: nil, of: terminal) == .truecolor { return "COLORTERM says so" }
    return "the terminal type has \(terminal.colors) of them"
  }
}

extension Terminal {
  /// Throws when ``run(_:options:)`` would refuse the terminal type; changes nothing.
  package static func check() throws(TerminalError) {
    _ = try type(.current)
  }

  /// The type of the terminal, looked up once however often it is asked for.
  static func type(_ environment: TerminalEnvironment) throws(TerminalError) -> TerminalType {
    if let known, known.environment == environment { return known.type }
    let type = try TerminalType(environment)
    known = (environment, type)
    return type
  }
  private static var known: (environment: TerminalEnvironment, type: TerminalType)?
}
