/// Why a terminal can't be used. It was not touched.
public nonisolated enum TerminalError: Error, Hashable, Sendable {
  /// The input or the output is a file, a pipe or nothing at all.
  case notATerminal
  /// The variable TERM is not set.
  case noType
  /// There is no terminfo entry for this type.
  case unknownType(String)
  /// The terminal lacks something without which nothing can be drawn on it.
  case incapable(String, lacks: Ability)
  /// There is no terminfo database.
  case noDatabase
  /// The system refused what a terminal program needs.
  case system(String)

  /// What a terminal must be able to do.
  public enum Ability: Hashable, Sendable {
    /// Show something else where something was shown: it prints on paper.
    case screen
    /// Place its cursor anywhere.
    case cursor
    /// Clear its screen.
    case clearing
    /// Understand the control sequences of ECMA-48: it places its cursor by others.
    case standardSequences
    /// Something that ncurses asks for besides.
    case drawing
  }

  /// The exit code of a program that ends for this reason.
  public static let exitCode: Int32 = 2
}

nonisolated extension TerminalError: CustomStringConvertible {
  /// One sentence for the user.
  public var description: String {
    switch self {
    case .notATerminal:
      "This needs a terminal for both input and output."
    case .noType:
      "The variable TERM is not set, so the kind of terminal is unknown; try TERM=xterm-256color."
    case .unknownType(let type):
      "The terminal type '\(Self.printable(type))' is not known here; "
        + "try TERM=xterm-256color or install its terminfo entry."
    case .incapable(let type, let ability):
      "A terminal of type '\(Self.printable(type))' \(ability.lack)."
    case .noDatabase:
      "No terminfo database was found; install the package ncurses-base."
    case .system(let what):
      "The system refused \(what)."
    }
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(40).map { (0x20..<0x7F).contains($0.value) ? $0 : "?" }))
  }
}

nonisolated extension TerminalError.Ability {
  /// What is said of a terminal without it.
  fileprivate var lack: String {
    switch self {
    case .screen: "prints on paper, so nothing can be drawn on it"
    case .cursor: "can't place its cursor, so nothing can be drawn on it"
    case .clearing: "can't clear its screen, so nothing can be drawn on it"
    case .standardSequences:
      "has control sequences of its own instead of those of ECMA-48, which are needed here; if it understands these "
        + "as well, try TERM=vt100"
    case .drawing: "is refused by ncurses, so nothing can be drawn on it"
    }
  }
}
