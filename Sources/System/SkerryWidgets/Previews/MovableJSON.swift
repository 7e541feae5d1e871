import FoundationEssentials

/// A value as JSON in which dates near a moment stand open: they are filled in for the clock of a phone.
///
/// Previews are written for the computer's clock: `.now.addingTimeInterval(600)`, or the same as a number,
/// `Date().timeIntervalSince1970 + 600`. Dates within a week of the moment at which they were made go along with the
/// phone's time, in whole seconds; other dates are dates of the calendar and stay.
nonisolated struct MovableJSON: Hashable, Sendable {
  /// The text before, between and behind the open dates.
  private let pieces: [String]
  /// The open dates.
  private let dates: [MovableDate]

  /// A character that nobody's text has; it encloses the seconds.
  private static let mark = "\u{F8FF}\u{F8FE}\u{F8FF}"
  /// How far a date may be away from the moment, in seconds.
  static let reach = 7 * 86_400.0

  init(_ value: some Encodable, made moment: Date) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      if let distance = LinkedPreview.distance(of: date, from: moment) {
        try container.encode("\(Self.mark)\(distance)\(Self.mark)")
      } else {
        try container.encode(date.timeIntervalSinceReferenceDate)
      }
    }
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    let parts = text.split(separator: "\"\(Self.mark)", omittingEmptySubsequences: false)
    var numbers = NumbersOfDates(made: moment)
    numbers.read(String(parts[0]))
    for part in parts.dropFirst() {
      let halves = part.split(separator: "\(Self.mark)\"", maxSplits: 1, omittingEmptySubsequences: false)
      numbers.add(MovableDate(form: .date, offset: Double(halves[0]) ?? 0))
      numbers.read(halves.count > 1 ? String(halves[1]) : "")
    }
    (pieces, dates) = (numbers.pieces, numbers.dates)
  }

  /// The JSON for a phone whose clock shows `instant`, as ActivityKit keeps it.
  func data(at instant: Date) -> Data {
    var text = pieces[0]
    for (date, piece) in zip(dates, pieces.dropFirst()) { text += date.text(at: instant) + piece }
    return Data(text.utf8)
  }
}

/// A date in JSON that goes along with the time of a phone.
nonisolated struct MovableDate: Hashable, Sendable {
  /// How it is written.
  enum Form: Hashable, Sendable {
    /// A `Date`, in seconds since 2001.
    case date
    /// A number that the source made of one: seconds or milliseconds since 1970, whole or not.
    case since1970(unit: Double, isWhole: Bool)
  }

  let form: Form
  /// Seconds from the moment at which it was made.
  let offset: Double

  init(form: Form, offset: Double) {
    self.form = form
    self.offset = offset
  }

  /// A number that can be nothing but a date near a moment; `nil` for any other.
  init?(_ number: Double, isWhole: Bool, made moment: Double) {
    for unit in [1.0, 1000] {
      let distance = number / unit - (isWhole ? (moment * unit).rounded(.down) / unit : moment)
      guard abs(distance) <= MovableJSON.reach else { continue }
      self.init(form: .since1970(unit: unit, isWhole: isWhole), offset: distance.rounded())
      return
    }
    return nil
  }

  func text(at instant: Date) -> String {
    switch form {
    case .date: "\(instant.addingTimeInterval(offset).timeIntervalSinceReferenceDate)"
    case .since1970(_, true): "\(Int64(number(at: instant)))"
    case .since1970(_, false): "\(number(at: instant))"
    }
  }

  /// The number that a date made of it is at an instant.
  func number(at instant: Date) -> Double {
    switch form {
    case .date: return instant.addingTimeInterval(offset).timeIntervalSinceReferenceDate
    case .since1970(let unit, let isWhole):
      let value = (instant.timeIntervalSince1970 + offset) * unit
      return isWhole ? value.rounded(.down) : value
    }
  }
}

/// Finds numbers in JSON that can be nothing but dates near a moment.
nonisolated private struct NumbersOfDates {
  private let moment: Double
  private(set) var pieces = [""]
  private(set) var dates: [MovableDate] = []

  init(made moment: Date) { self.moment = moment.timeIntervalSince1970 }

  mutating func add(_ date: MovableDate) {
    dates.append(date)
    pieces.append("")
  }

  /// Takes text over; a number in it that is a date stands open.
  mutating func read(_ text: String) {
    var rest = Substring(text)
    while let character = rest.first {
      if character == "\"" {
        append(Self.string(at: &rest))
      } else if character.isNumber || character == "-" {
        let number = rest.prefix { $0.isNumber || ".eE+-".contains($0) }
        rest = rest.dropFirst(number.count)
        if let date = date(String(number)) { add(date) } else { append(number) }
      } else {
        append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func append(_ text: Substring) { pieces[pieces.count - 1] += text }

  /// A string with its quotation marks.
  private static func string(at rest: inout Substring) -> Substring {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "\"" {
      if rest[end] == "\\" { end = rest.index(after: end) }
      if end < rest.endIndex { end = rest.index(after: end) }
    }
    if end < rest.endIndex { end = rest.index(after: end) }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private func date(_ text: String) -> MovableDate? {
    guard let number = Double(text) else { return nil }
    return MovableDate(number, isWhole: !text.contains { ".eE".contains($0) }, made: moment)
  }
}
