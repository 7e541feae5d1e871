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
      public mutating func appendInterpolation(_ text: String) { append("%@", text) }
      public mutating func appendInterpolation(_ number: some BinaryInteger) { append("%lld", String(number)) }
      public mutating func appendInterpolation(_ number: Double) { append("%lf", "\(number)") }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", resource.string) }
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

/// Fills the placeholders of a strings-file format.
package enum LocalizedFormat {
  /// Replaces each placeholder by the next argument, or by the one it numbers (`%2$@`); a missing one stays.
  package static func filled(_ format: String, with arguments: [String]) -> String {
    guard format.contains("%") else { return format }
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let placeholder = Placeholder(rest) else {
        result += "%"
        continue
      }
      let index = placeholder.position.map { $0 - 1 } ?? next
      result += arguments.indices.contains(index) ? arguments[index] : "%" + rest.prefix(placeholder.length)
      next += placeholder.position == nil ? 1 : 0
      rest = rest.dropFirst(placeholder.length)
    }
    return result + rest
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
      let conversions = ["@", "lld", "lf", "ld", "d", "f", "s"]
      let conversion = conversions.first { text.dropFirst(start).hasPrefix($0) }
      guard let conversion, !dollar || position != nil else { return nil }
      length = start + conversion.count
    }
  }
}
