import FoundationEssentials
import SkerryCells

/// One row of the inspector.
struct InspectorRow {
  /// A piece of a row, from a column to the right.
  struct Piece {
    var text: String
    var tone = Tone.plain
  }
  enum Tone {
    case plain, dim, heading, strong, warning
  }
  enum Content {
    case pieces([Piece])
    /// A text that counts: at an instant, and the next instant with another one.
    case live(@MainActor (Date) -> (pieces: [Piece], next: Date?))
    /// How much of a limit is used, as a bar with its numbers.
    case gauge(label: String, used: Int, limit: Int)
  }
  let content: Content
  /// What is said of all of an entry that goes on in further rows.
  private var whole: String?
  /// Whether it goes on with the entry of the row above.
  private(set) var isContinued = false

  init(content: Content) { self.content = content }

  /// What a screen reader says of it, as of an instant: all of the entry that begins here, also what has no room.
  func words(at instant: Date) -> String {
    if let whole { return whole }
    switch content {
    case .pieces(let pieces): return Self.joined(pieces)
    case .live(let body): return Self.joined(body(instant).pieces)
    case .gauge(let label, let used, let limit):
      return "\(label) \(used) of \(limit) bytes" + (used > limit ? " !" : "")
    }
  }

  private static func joined(_ pieces: [Piece]) -> String { pieces.map(\.text).joined(separator: " ") }

  /// The rows of one entry, of which the first one speaks for all.
  private static func rows(of whole: String, _ contents: [Content]) -> [InspectorRow] {
    contents.enumerated().map { line, content in
      var row = InspectorRow(content: content)
      (row.whole, row.isContinued) = (whole, line > 0)
      return row
    }
  }

  /// The columns of labels.
  static let labelColumns = 10

  static func heading(_ text: String) -> InspectorRow {
    InspectorRow(content: .pieces([Piece(text: text, tone: .heading)]))
  }

  static var blank: InspectorRow { InspectorRow(content: .pieces([])) }

  /// A label and its value, which goes on below itself where it is long.
  static func entry(
    _ label: String, _ value: String, columns: Int, tone: Tone = .plain
  ) -> [InspectorRow] {
    let room = max(4, columns - labelColumns)
    let contents = CellText(value).wrapped(columns: room).enumerated().map { line, text in
      Content.pieces([
        Piece(text: padded(line == 0 ? label : ""), tone: .dim), Piece(text: text.description, tone: tone),
      ])
    }
    return rows(of: "\(label) \(value)", contents)
  }

  /// A label and the time that is left, which counts down.
  static func countdown(_ label: String, to target: Date, remark: String = "") -> InspectorRow {
    InspectorRow(
      content: .live { now in
        let left = Countdown(to: target, at: now)
        let pieces = [
          Piece(text: padded(label), tone: .dim), Piece(text: left.text, tone: .strong),
          Piece(text: remark.isEmpty ? "" : "  " + remark, tone: .dim),
        ]
        return (pieces, left.nextChange)
      })
  }

  /// A text that goes on in the next row where it is long.
  static func text(_ text: String, indent: Int = 0, columns: Int, tone: Tone = .plain) -> [InspectorRow] {
    let margin = String(repeating: " ", count: min(indent, columns / 2))
    let contents = CellText(text).wrapped(columns: max(4, columns - margin.count)).map { line in
      Content.pieces([Piece(text: margin + line.description, tone: tone)])
    }
    return rows(of: text, contents)
  }

  static func padded(_ label: String) -> String {
    let width = CellText(label).width
    return label + String(repeating: " ", count: max(1, labelColumns - width))
  }
}

/// The time that is left, in whole seconds, rounded up as countdowns on the phone are.
nonisolated struct Countdown {
  /// `7:42:10`, or `3:20`; days before it where there are any.
  let text: String
  /// When the text is another one; `nil` once it is over.
  let nextChange: Date?

  init(to target: Date, at now: Date) {
    // Dates of this century have a tenth of a microsecond; what is less than that is noise.
    let left = Int(min(max(0, target.timeIntervalSince(now) - 1e-4), 1e12).rounded(.up))
    nextChange = left > 0 ? target.addingTimeInterval(-Double(left - 1)) : nil
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (days, hours, minutes) = (left / 86_400, left / 3600 % 24, left / 60 % 60)
    let clock = left >= 3600 ? "\(hours):\(two(minutes)):\(two(left % 60))" : "\(minutes):\(two(left % 60))"
    text = days > 0 ? "\(days)d \(clock)" : clock
  }
}
