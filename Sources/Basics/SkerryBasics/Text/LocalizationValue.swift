import FoundationEssentials

extension String {
  /// A literal that remembers where its interpolated values belong.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [InterpolatedValue]

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
      var arguments: [InterpolatedValue] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { key += literal.replacingPercentSigns() }
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(InterpolatedValue(.text(""), specifier: placeholder.sign))
      }
      public mutating func appendInterpolation(_ text: String) { append(InterpolatedValue(text)) }
      public mutating func appendInterpolation(_ number: some BinaryInteger) { append(InterpolatedValue(number)) }
      public mutating func appendInterpolation(_ number: Double) { append(InterpolatedValue(number)) }
      public mutating func appendInterpolation(_ number: Float) {
        append(InterpolatedValue(Double(number), specifier: "%f"))
      }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(InterpolatedValue(resource.string))
      }
      /// A number by a format of C, such as `%.1f`.
      public mutating func appendInterpolation(_ number: Double, specifier: String) {
        append(InterpolatedValue(number, specifier: specifier))
      }
      /// A number by a format of C, such as `%.1f`.
      public mutating func appendInterpolation(_ number: Float, specifier: String) {
        append(InterpolatedValue(Double(number), specifier: specifier))
      }
      /// A number by a format of C, such as `%lld`.
      public mutating func appendInterpolation(_ number: some BinaryInteger, specifier: String) {
        append(InterpolatedValue(NumberText.Argument(number), specifier: specifier))
      }
      /// A value written by a format style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String, F.FormatInput: Equatable {
        append(InterpolatedValue(format.inPhonesLanguage.format(value)))
      }
      /// Any other value is described.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append(InterpolatedValue(String(describing: value))) }
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append(InterpolatedValue(value.description))
      }

      private mutating func append(_ value: InterpolatedValue) {
        key += value.specifier
        arguments.append(value)
      }
    }
  }

  /// A percent sign of the text itself is written twice in a key.
  fileprivate func replacingPercentSigns() -> String {
    contains("%") ? String(flatMap { $0 == "%" ? "%%" : String($0) }) : self
  }
}

/// Fills the placeholders of a strings-file format.
package enum LocalizedFormat {
  /// Replaces each placeholder by the next text, or by the one it numbers (`%2$@`); a missing one stays.
  package static func filled(_ format: String, with texts: [String]) -> String {
    filled(format, with: texts.map { InterpolatedValue($0) })
  }

  /// The same with values, as their places want them.
  package static func filled(_ format: String, with arguments: [InterpolatedValue]) -> String {
    guard format.contains("%") else { return format }
    return pieces(of: format).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let written):
        arguments.indices.contains(index) ? arguments[index].written(as: written) : written
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
