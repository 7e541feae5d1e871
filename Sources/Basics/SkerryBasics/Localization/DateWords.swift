import Synchronization

/// How a phone writes the day and the time on its lock screen in a language: `Freitag, 21. November`, `9.41`.
///
/// Foundation knows as much; a program that is built without its tables does not.
package struct DateWords: Hashable, Sendable {
  private var day = ""
  private var time24 = ""
  private var time12 = ""
  /// The digit zero.
  private var zero: Unicode.Scalar = "0"
  private var weekdays: [String] = []
  private var months: [String] = []

  /// Those of a language, by its identifier, such as `de` or `en_GB`; `nil` for one that isn't in the table, and for American
  /// English, which needs none.
  package static func of(_ identifier: String) -> DateWords? {
    guard identifier != PhoneLanguage.usual else { return nil }
    return known.withLock { known in
      if let words = known[identifier] { return words }
      let words = DateWords(identifier)
      known[identifier] = .some(words)
      return words
    }
  }

  private static let known = Mutex<[String: DateWords?]>([:])

  /// Other names of languages.
  private static let others: [String: String] = ["no": "nb", "iw": "he", "in": "id", "tl": "fil"]

  private init?(_ identifier: String) {
    var parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return nil }
    parts[0] = Self.others[language] ?? language
    // From the language to what its script and its country have of their own.
    let names = parts.indices.map { parts[...$0].joined(separator: "_") }
    let lines = Self.table.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false) }
    for name in names {
      guard let fields = lines.first(where: { $0[0].split(separator: " ").contains { $0 == name } }) else { continue }
      take(fields)
    }
    guard !day.isEmpty, weekdays.count == 7, months.count == 12 else { return nil }
  }

  /// Takes over the fields of a line that are not empty.
  private mutating func take(_ fields: [Substring]) {
    guard fields.count == 7 else { return }
    if !fields[1].isEmpty { day = String(fields[1]) }
    if !fields[2].isEmpty { time24 = String(fields[2]) }
    if !fields[3].isEmpty { time12 = String(fields[3]) }
    if let digit = fields[4].unicodeScalars.first { zero = digit }
    if !fields[5].isEmpty { weekdays = fields[5].split(separator: ",").map(String.init) }
    if !fields[6].isEmpty { months = fields[6].split(separator: ",").map(String.init) }
  }

  /// The day of a clock.
  package func day(of clock: WallClock) -> String {
    let weekday = weekdays[(clock.weekday + 6) % 7]
    let month = months[(clock.month + 11) % 12]
    return day.replacing("%w", with: weekday).replacing("%m", with: month)
      .replacing("%n", with: digits("\(clock.month)")).replacing("%d", with: digits("\(clock.day)"))
      .replacing("%D", with: digits(twoDigits(clock.day)))
  }

  /// The time of a clock, without a word for the half of the day.
  package func time(of clock: WallClock, uses24HourClock: Bool) -> String {
    let form = uses24HourClock ? time24 : time12
    let hour: Int =
      switch form.first {
      case "H": clock.hour
      case "K": clock.hour % 12
      default: (clock.hour + 11) % 12 + 1
      }
    let letters = form.prefix { $0.isLetter }.count
    let mark = form.dropFirst(letters).prefix { !$0.isLetter }
    return digits((letters > 1 ? twoDigits(hour) : "\(hour)") + mark + twoDigits(clock.minute))
  }

  private func digits(_ text: String) -> String {
    zero == "0"
      ? text
      : text.replacingScalars { letter in
        guard ("0"..."9").contains(letter) else { return nil }
        return Unicode.Scalar(zero.value + letter.value - 0x30).map { String(Character($0)) }
      }
  }
}

extension WallClock {
  /// The time as status bar and lock screen show it in a language: `9:41`, `09:41`, `9.41`.
  package func clockText(uses24HourClock: Bool, in language: String) -> String {
    DateWords.of(language)?.time(of: self, uses24HourClock: uses24HourClock)
      ?? clockText(uses24HourClock: uses24HourClock)
  }
}
