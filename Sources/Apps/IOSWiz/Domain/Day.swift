import SwiftUI

/// A day of the calendar, and the name of its note: `2026-01-31.md`, as Obsidian names daily notes.
struct Day: Hashable, Comparable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// `nil` for a day that no calendar has.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that is so many days after 1970-01-01.
  init(since1970 days: Int) {
    // Counted from a March on, leap days come last: years of 365.2425 days, months of 30.6 (Howard Hinnant's method).
    let count = days + 719_468
    let era = (count >= 0 ? count : count - 146_096) / 146_097
    let inEra = count - era * 146_097
    let yearOfEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * inYear + 2) / 153
    month = march < 10 ? march + 3 : march - 9
    day = inYear - (153 * march + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days after 1970-01-01 this one is.
  var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + inYear - 719_468
  }

  /// Reads `2026-01-31`.
  init?(text: some StringProtocol) {
    guard text.utf8.count == 10 else { return nil }
    var numbers = (year: 0, month: 0, day: 0)
    for (place, byte) in text.utf8.enumerated() {
      if place == 4 || place == 7 {
        if byte != UInt8(ascii: "-") { return nil }
        continue
      }
      guard byte.isDigit else { return nil }
      let digit = Int(byte - UInt8(ascii: "0"))
      switch place {
      case ..<4: numbers.year = numbers.year * 10 + digit
      case ..<7: numbers.month = numbers.month * 10 + digit
      default: numbers.day = numbers.day * 10 + digit
      }
    }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// The day of a daily note; `nil` for the name of any other file.
  init?(noteName: String) {
    // Every name of a folder comes by here: the cheapest question first.
    guard noteName.utf8.count == 13, noteName.hasSuffix(".md") else { return nil }
    self.init(text: noteName.dropLast(3))
  }

  var noteName: String { "\(text).md" }
  var text: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Day: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = Day(text: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no day such as 2026-01-31.")
    }
    self = day
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
