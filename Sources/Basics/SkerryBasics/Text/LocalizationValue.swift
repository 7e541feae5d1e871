import FoundationEssentials

extension String {
  /// A literal that remembers where its interpolated values belong.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [String]

    public init(stringLiteral value: String) {
      key = value.replacingPercentSigns()
      arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the literal parts as a key and the values as arguments.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { key += literal.replacingPercentSigns() }
      public mutating func appendInterpolation(placeholder: Placeholder) { append(placeholder.sign, "") }
      public mutating func appendInterpolation(_ text: String) { append("%@", text) }
      public mutating func appendInterpolation(_ number: some BinaryInteger) { append("%lld", String(number)) }
      public mutating func appendInterpolation(_ number: Double) { append("%lf", "\(number)") }
      public mutating func appendInterpolation(_ number: Float) { append("%f", "\(number)") }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", resource.string) }
      /// A number by a format of C, such as `%.1f`.
      public mutating func appendInterpolation(_ number: Double, specifier: String) {
        append(specifier, FixedDigits.text(number, specifier: specifier))
      }
      /// A number by a format of C, such as `%lld`.
      public mutating func appendInterpolation(_ number: some BinaryInteger, specifier: String) {
        append(specifier, String(number))
      }
      /// A value written by a format style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String, F.FormatInput: Equatable {
        append("%@", format.format(value))
      }
      /// Any other value is described.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append("%@", String(describing: value)) }
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append("%@", value.description)
      }

      private mutating func append(_ placeholder: String, _ value: String) {
        key += placeholder
        arguments.append(value)
      }
    }
  }

  /// A percent sign of the text itself is written twice in a key.
  fileprivate func replacingPercentSigns() -> String {
    contains("%") ? String(flatMap { $0 == "%" ? "%%" : String($0) }) : self
  }
}

/// Writes numbers by C's formats with fixed digits.
enum FixedDigits {
  /// The digits behind the point that a format such as `%.1f` names; six without a word.
  static func text(_ number: Double, specifier: String) -> String {
    let precision = specifier.split(separator: ".").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 6
    guard number.isFinite, abs(number) < 1e9, precision <= 6 else { return "\(number)" }
    var scale = 1
    for _ in 0..<precision { scale *= 10 }
    let scaled = Int((abs(number) * Double(scale)).rounded(.toNearestOrEven))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard precision > 0 else { return sign + String(scaled) }
    let digits = String(scaled % scale)
    return "\(sign)\(scaled / scale)." + String(repeating: "0", count: precision - digits.count) + digits
  }
}

/// Fills the placeholders of a strings-file format.
package enum LocalizedFormat {
  /// Replaces each placeholder by the next argument, or by the one it numbers (`%2$@`); a missing one stays.
  package static func filled(_ format: String, with arguments: [String]) -> String {
    guard format.contains("%") else { return format }
    return pieces(of: format).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let written):
        arguments.indices.contains(index)
          ? NumberByFormat.text(arguments[index], written) ?? arguments[index] : written
      }
    }.joined()
  }

  /// A part of a format: text, or the place of a value.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// Which value, from 0, and how its place is written.
    case argument(Int, written: String)
  }

  /// The parts of a format, in their order.
  package static func pieces(of format: String) -> [Piece] {
    var result: [Piece] = []
    var text = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let placeholder = Placeholder(rest) else {
        text += "%"
        continue
      }
      if !text.isEmpty { result.append(.literal(text)) }
      text = ""
      result.append(
        .argument(placeholder.position.map { $0 - 1 } ?? next, written: "%" + rest.prefix(placeholder.length)))
      next += placeholder.position == nil ? 1 : 0
      rest = rest.dropFirst(placeholder.length)
    }
    text += rest
    if !text.isEmpty { result.append(.literal(text)) }
    return result
  }

  /// A placeholder without its percent sign.
  private struct Placeholder {
    let position: Int?
    let length: Int

    init?(_ text: Substring) {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let dollar = text.dropFirst(digits.count).first == "$"
      position = dollar ? Int(digits) : nil
      let start = dollar ? digits.count + 1 : 0
      // Values are written before they get here: width and precision have been seen to.
      let width = text.dropFirst(start).prefix { $0.isASCII && ($0.isNumber || "+-. #'".contains($0)) }.count
      let conversions = ["@", "lld", "llu", "lu", "lf", "ld", "li", "d", "u", "i", "f", "g", "x", "X", "s"]
      let conversion = conversions.first { text.dropFirst(start + width).hasPrefix($0) }
      guard let conversion, !dollar || position != nil, width == 0 || text.dropFirst(start).first != " " else {
        return nil
      }
      length = start + width + conversion.count
    }
  }
}

extension String.LocalizationValue {
  /// A place for a value that is filled in later.
  public enum Placeholder: Hashable, Sendable {
    /// A whole number.
    case int
    /// A whole number that is not negative.
    case uint
    /// A number.
    case float
    /// A number.
    case double
    /// Any other value.
    case object

    fileprivate var sign: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
