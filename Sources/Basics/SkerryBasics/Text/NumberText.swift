import Glibc

/// Numbers as the interpolation of texts writes them, in the phone's language.
package enum NumberText {
  /// A value that a specifier formats.
  package enum Argument: Hashable, Sendable {
    /// A whole number.
    case integer(Int64)
    /// A whole number without a sign.
    case unsigned(UInt64)
    /// A number with a fraction.
    case floating(Double)
    /// A text that stands for itself.
    case text(String)

    /// A whole number, as near as there is one.
    package init(_ value: some BinaryInteger) {
      self = type(of: value).isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
    }

    /// Its value, as far as it has one.
    package var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .floating(let value): value
      case .text: nil
      }
    }
  }

  /// A whole number with grouped thousands: `1,234`.
  package static func grouped(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude)
    return inPhonesLanguage((value < 0 ? "-" : "") + grouping(digits))
  }

  /// A number with exactly this many decimals, rounded half to even on its binary value: `1,234.50`.
  package static func decimal(_ value: Double, fractionDigits: Int, isGrouped: Bool = true) -> String {
    inPhonesLanguage(fixed(value, fractionDigits: min(max(fractionDigits, 0), 30), isGrouped: isGrouped))
  }

  /// A share as a whole percentage: `42%`.
  package static func percent(_ share: Double) -> String {
    fixed(share * 100, fractionDigits: 0, isGrouped: true) + "%"
  }

  /// A value by a `printf` specifier such as `%.1f`, `%02d`, `%lld`, `%@`.
  ///
  /// `isLocalized` groups thousands, as `Text` does with `%d`, `%u` and `%f` (`Text("\(1234)")` shows `1,234`). A
  /// specifier that cannot be read, or that does not fit the value, writes the value plainly.
  package static func string(_ argument: Argument, specifier text: String, isLocalized: Bool = true) -> String {
    guard let specifier = NumberSpecifier(text) else { return plain(argument, isLocalized) }
    let body: String
    switch (specifier.conversion, argument) {
    case ("d", _), ("i", _), ("u", _):
      guard let digits = digits(argument) else { return plain(argument, isLocalized) }
      body = specifier.applyPrecision(
        toInteger: isLocalized ? inPhonesLanguage(groupSigned(digits)) : digits)
    case ("x", _), ("X", _), ("o", _):
      guard let bits = bits(argument) else { return plain(argument, isLocalized) }
      body = specifier.applyPrecision(
        toInteger: String(bits, radix: specifier.conversion == "o" ? 8 : 16, uppercase: specifier.conversion == "X"))
    case ("f", _), ("F", _):
      guard let value = floating(argument) else { return plain(argument, isLocalized) }
      let written = fixed(value, fractionDigits: specifier.precision ?? 6, isGrouped: isLocalized)
      body = isLocalized ? inPhonesLanguage(written) : written
    case ("e", _), ("E", _), ("g", _), ("G", _):
      guard let value = floating(argument) else { return plain(argument, isLocalized) }
      body = formatted("%.\(specifier.precision ?? 6)\(specifier.conversion)", value)
    default:
      let whole = plain(argument, isLocalized)
      body = specifier.precision.map { String(whole.prefix($0)) } ?? whole
    }
    return specifier.pad(body)
  }

  private static func plain(_ argument: Argument, _ isLocalized: Bool) -> String {
    switch argument {
    case .integer(let value): isLocalized ? grouped(value) : String(value)
    case .unsigned(let value): isLocalized ? grouped(value) : String(value)
    case .floating(let value):
      isLocalized
        ? inPhonesLanguage(fixed(value, fractionDigits: 6, isGrouped: true))
        : fixed(value, fractionDigits: 6, isGrouped: false)
    case .text(let value): value
    }
  }

  private static func inPhonesLanguage(_ english: String) -> String {
    NumberLanguage.ofPhone.map { $0.written(english) } ?? english
  }

  private static func digits(_ argument: Argument) -> String? {
    switch argument {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .floating(let value): Int64(exactly: value.rounded(.towardZero)).map { String($0) }
    case .text: nil
    }
  }

  private static func bits(_ argument: Argument) -> UInt64? {
    switch argument {
    case .integer(let value): UInt64(bitPattern: value)
    case .unsigned(let value): value
    case .floating, .text: nil
    }
  }

  private static func floating(_ argument: Argument) -> Double? {
    switch argument {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .text: nil
    }
  }

  private static func fixed(_ value: Double, fractionDigits: Int, isGrouped: Bool) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let text = formatted("%.\(fractionDigits)f", value)
    return isGrouped ? groupSigned(text) : text
  }

  /// Formats in C and undoes the process's locale, whose decimal point may be anything.
  private static func formatted(_ format: String, _ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 400)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    var text = ""
    for byte in buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map(UInt8.init(bitPattern:)) {
      let isPlain = (byte >= 0x30 && byte <= 0x39) || byte == 0x2B || byte == 0x2D || (byte | 0x20) == 0x65
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !text.hasSuffix(".") {
        text.append(".")
      }
    }
    return text
  }

  /// Groups the digits before the decimal point, whatever the sign.
  private static func groupSigned(_ text: String) -> String {
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    let unsigned = text.dropFirst(sign.count)
    let whole = unsigned.prefix { $0 != "." }
    return sign + grouping(String(whole)) + unsigned.dropFirst(whole.count)
  }

  private static func grouping(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
