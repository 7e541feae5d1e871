/// Reads a length of time as people type it: `90`, `90s`, `5m`, `1h30m`, `2:30`, `1:00:00`, `1d`.
public enum DurationEntry {
  /// Why a text is not a length of time.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    case negative(String)
    case unknownUnit(String)
    case unitTwice(String)
    case unitsOutOfOrder(String)
    case missingUnit(String)
    case partTooLarge(String)
    case unreadable(String)
    case tooLong(String)
    case tooFine(String)

    /// One sentence for the person who typed it.
    public var sentence: String {
      switch self {
      case .empty: "Enter a duration, such as 90s, 5m, 1h30m or 2:30."
      case .negative(let text): "“\(text)” is negative; a duration only goes forwards."
      case .unknownUnit(let unit): "“\(unit)” is not a unit; use d, h, m or s."
      case .unitTwice(let unit): "“\(unit)” occurs twice in this duration."
      case .unitsOutOfOrder(let text): "“\(text)” has its units out of order; write days, hours, minutes, seconds."
      case .missingUnit(let number): "“\(number)” needs a unit: d, h, m or s."
      case .partTooLarge(let part): "“\(part)” is too large; minutes and seconds after a colon go up to 59."
      case .unreadable(let text): "“\(text)” is not a duration; write it like 90s, 5m, 1h30m or 2:30."
      case .tooLong(let text): "“\(text)” is too long; the longest duration is 3650d."
      case .tooFine(let text): "“\(text)” is finer than a thousandth of a second; give at most three digits."
      }
    }

    /// The sentence for who wanted time to pass: there is another way back.
    public var sentenceOfJump: String {
      isNegative ? sentence + " “device wall-clock” sets the clock back." : sentence
    }

    public var isNegative: Bool { if case .negative = self { true } else { false } }
  }

  /// The longest duration accepted, in seconds: ten years.
  public static let longest = 3650 * 86_400

  /// The seconds that `text` says; a leading `+` is allowed, a bare number means seconds, `m:ss` minutes.
  public static func seconds(_ text: String) throws(Problem) -> Int {
    let trimmed = trimmed(text)
    guard !trimmed.isEmpty else { throw .empty }
    if trimmed.hasPrefix("-") || trimmed.hasPrefix("\u{2212}") { throw .negative(trimmed) }
    let body = trimmed.hasPrefix("+") ? String(trimmed.dropFirst()) : trimmed
    let seconds = body.contains(":") ? try fields(body) : try units(body)
    guard seconds <= longest else { throw .tooLong(trimmed) }
    return seconds
  }

  /// `h:mm:ss` or `m:ss`.
  private static func fields(_ text: String) throws(Problem) -> Int {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ isNumber($0) }) else { throw .unreadable(text) }
    var total = 0
    for (index, part) in parts.enumerated() {
      guard let value = Int(part), value <= longest else { throw .tooLong(text) }
      if index > 0, value > 59 { throw .partTooLarge(String(part)) }
      total = total * 60 + value
    }
    return total
  }

  private static func units(_ text: String) throws(Problem) -> Int {
    var rest = Substring(text)
    var total = 0
    var last = Int.max
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
      let isCut = word.isEmpty && !(rest.first?.isNumber ?? true)
      guard !digits.isEmpty, !isCut else { throw .unreadable(text) }
      guard let value = Int(digits), value <= longest else { throw .tooLong(text) }
      let length = try unitLength(word, after: digits, isWhole: last == .max && rest.isEmpty)
      if length == last { throw .unitTwice(String(word)) }
      if length > last { throw .unitsOutOfOrder(text) }
      last = length
      // At most four units of at most `longest` each stay far below overflow.
      total += value * length
    }
    return total
  }

  private static func unitLength(
    _ word: Substring, after digits: Substring, isWhole: Bool
  ) throws(Problem) -> Int {
    switch word.lowercased() {
    case "d", "day", "days": return 86_400
    case "h", "hr", "hour", "hours": return 3600
    case "m", "min", "minute", "minutes": return 60
    case "s", "sec", "second", "seconds": return 1
    case "":
      guard isWhole else { throw .missingUnit(String(digits)) }
      return 1
    default: throw .unknownUnit(String(word))
    }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

/// A text without blanks around it.
func trimmed(_ text: String) -> String {
  let start = text.drop { $0.isWhitespace }
  let end = start.lastIndex { !$0.isWhitespace }
  return end.map { String(start[...$0]) } ?? ""
}
