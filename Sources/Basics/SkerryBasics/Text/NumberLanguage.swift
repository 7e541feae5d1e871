import FoundationEssentials
import Synchronization

#if Foundation
  import FoundationInternationalization
#endif

/// How a language writes numbers, where it isn't as in English: `1.234,5`, `12,34,567`, `٤٢`.
///
/// Without the trait `Foundation` all numbers are written as in English.
package struct NumberLanguage: Hashable, Sendable {
  private var group = ","
  private var point = "."
  private var minus = "-"
  /// The letter of zero.
  private var zero: Unicode.Scalar = "0"
  /// How many digits stand between two marks beyond the first one, counted from the point.
  private var further = 3
  /// How many digits stand before the first mark at least.
  private var least = 1

  /// That of the phone; `nil` where numbers are written as in English.
  package static var ofPhone: NumberLanguage? {
    let identifier = Localization.bound?.language ?? PhoneLanguage.identifier
    return identifier == PhoneLanguage.usual ? nil : of(identifier)
  }

  /// That of a language, by its identifier.
  package static func of(_ identifier: String) -> NumberLanguage? {
    known.withLock { known in
      if let language = known[identifier] { return language }
      let language = NumberLanguage(identifier)
      known[identifier] = .some(language)
      return language
    }
  }

  private static let known = Mutex<[String: NumberLanguage?]>([:])

  private init?(_ identifier: String) {
    #if Foundation
      let style = IntegerFormatStyle<Int>(locale: Locale(identifier: identifier))
      let fraction = FloatingPointFormatStyle<Double>(locale: Locale(identifier: identifier))
      guard let zero = style.format(0).unicodeScalars.last else { return nil }
      self.zero = zero
      func marks(_ text: String) -> [String] {
        text.split { Self.isDigit($0, from: zero) }.map(String.init)
      }
      group = marks(style.format(1_000_000)).first ?? ""
      point = marks(fraction.format(0.5)).last ?? "."
      minus = marks(style.format(-1)).first ?? "-"
      let parts = style.format(1_000_000_000).split { !Self.isDigit($0, from: zero) }
      further = parts.count > 2 ? parts[1].count : 3
      least = marks(style.format(1000)).isEmpty ? 2 : 1
      if self == NumberLanguage() { return nil }
    #else
      return nil
    #endif
  }

  private init() {}

  private static func isDigit(_ letter: Character, from zero: Unicode.Scalar) -> Bool {
    letter.unicodeScalars.contains {
      ($0.value >= zero.value && $0.value < zero.value + 10) || $0.properties.numericType != nil
    }
  }

  /// A number that is written as in English, with or without marks between thousands: `-1,234.50`.
  package func written(_ english: String) -> String {
    let sign = english.prefix { !$0.isNumber }
    let number = english.dropFirst(sign.count)
    let whole = number.prefix { $0.isNumber || $0 == "," }
    guard !whole.isEmpty else { return english }
    let rest = number.dropFirst(whole.count)
    let isGrouped = whole.contains(",")
    let start = sign.replacing("-", with: minus)
    let fraction = rest.first == "." ? point + digits(rest.dropFirst()) : digits(rest)
    return start + (isGrouped ? grouped(whole.filter { $0 != "," }) : digits(whole)) + fraction
  }

  /// A text with its digits as the language writes them.
  package func digits(_ text: some StringProtocol) -> String {
    guard zero != "0" else { return String(text) }
    var result = ""
    for letter in text.unicodeScalars {
      let isDigit = letter.value >= 0x30 && letter.value <= 0x39
      result.unicodeScalars.append(isDigit ? Unicode.Scalar(zero.value + letter.value - 0x30) ?? letter : letter)
    }
    return result
  }

  private func grouped(_ whole: Substring) -> String {
    guard whole.count >= 3 + least else { return digits(whole) }
    var parts = [whole.suffix(3)]
    var rest = whole.dropLast(3)
    while !rest.isEmpty {
      parts.insert(rest.suffix(further), at: 0)
      rest = rest.dropLast(further)
    }
    return parts.map { digits($0) }.joined(separator: group)
  }
}
