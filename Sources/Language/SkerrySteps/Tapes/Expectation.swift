import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// A text that a surface must show, or must not.
nonisolated public struct Expectation: Hashable, Sendable {
  /// Where to look.
  public enum Place: Hashable, Sendable {
    case surface(Surface)
    /// The event log, from the beginning of the tape.
    case log

    /// The names after `expect`.
    public static let names = Surface.allCases.map(\.rawValue) + ["log"]

    init?(written text: String) {
      let name = text.lowercased()
      if name == "log" {
        self = .log
      } else if let surface = Surface(rawValue: name) {
        self = .surface(surface)
      } else {
        return nil
      }
    }

    public var name: String {
      switch self {
      case .surface(let surface): surface.rawValue
      case .log: "log"
      }
    }
  }

  public var place: Place
  /// The app whose activity is meant; `nil` for the selected one.
  public var app: String?
  /// Whether none of the texts may be there.
  public var isNegative = false
  /// Whether a presentation is looked at as it would be drawn, even where the phone does not show it.
  public var includesHidden = false
  /// A text is there if one row, or one line of what is spoken, contains it; runs of blanks count as one.
  public var texts: [String]
}

/// The text of a surface, as far as expectations see it.
nonisolated public struct SeenText: Hashable, Sendable {
  /// Rows that are not empty.
  public let rows: [String]
  /// The same rows in other words, as they are printed.
  private let others: [String]
  /// The spoken text.
  public let spoken: [String]
  /// Where texts in large type are looked for.
  private let blocks: BlockPicture

  /// - Parameters:
  ///   - rows: what is written, row by row.
  ///   - others: the same rows as they are printed, where that is another text.
  ///   - spoken: what is spoken.
  ///   - grid: the cells, in which large digits and letters are made of blocks.
  public init(rows: [String], others: [String] = [], spoken: [String] = [], grid: Grid? = nil) {
    self.others = others
    self.rows = rows.filter { !Self.plain($0).isEmpty }
    self.spoken = spoken
    blocks = BlockPicture(grid)
  }

  public func contains(_ text: String) -> Bool {
    let wanted = Self.plain(text)
    return (rows + others + spoken).contains { Self.plain($0).contains(wanted) } || blocks.contains(wanted)
  }

  /// Runs of blanks as one blank, none at the ends.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// An expectation that isn't met, in one sentence and what was there instead.
nonisolated public struct UnmetExpectation: Error, Hashable, Sendable, CustomStringConvertible {
  public private(set) var message: String
  /// The rows of the surface.
  public let shown: [String]

  /// The rows of the surface, as lines below the message.
  public var details: [String] { shown.map { "  │ " + $0 } }

  public var description: String { ([message] + details).joined(separator: "\n") }

  /// Compares what is there with what is expected.
  init?(_ expectation: Expectation, _ seen: SeenText) {
    let wrong = expectation.texts.filter { seen.contains($0) == expectation.isNegative }
    guard !wrong.isEmpty else { return nil }
    let place = expectation.place.name + (expectation.app.map { " of \($0)" } ?? "")
    let names = wrong.map { "“\($0)”" }.joined(separator: ", ")
    if expectation.isNegative {
      message = "\(place) shows \(names)."
    } else if seen.rows.isEmpty {
      message = "\(place) does not show \(names); it is empty."
    } else {
      message = "\(place) does not show \(names)."
    }
    shown = Array(seen.rows.suffix(Self.mostRows)) + seen.spoken.prefix(Self.mostRows).map { "“\($0)”" }
  }

  /// Says one thing more, in a sentence.
  mutating func add(_ sentence: String) { message += " " + sentence }

  /// There is no such surface now.
  init(_ message: String) {
    self.message = message
    shown = []
  }

  private static let mostRows = 20
}
