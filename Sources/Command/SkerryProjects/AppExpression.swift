/// Arithmetic on what is known: `25 * 60`, `TimeInterval(minutes) * 60`.
struct AppExpression {
  private var rest: Substring
  private let value: (String) -> Double?

  /// The result; `nil` where anything in it isn't known.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - value: what is known of a name or path.
  static func number(_ text: some StringProtocol, _ value: @escaping (String) -> Double?) -> Double? {
    var expression = AppExpression(rest: Substring(text), value: value)
    guard let number = expression.sum(), expression.next == nil, number.isFinite else { return nil }
    return number
  }

  private var next: Character? {
    mutating get {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }
  }

  private mutating func take(_ characters: String) -> Character? {
    guard let character = next, characters.contains(character) else { return nil }
    rest.removeFirst()
    return character
  }

  private mutating func sum() -> Double? {
    guard var result = product() else { return nil }
    while let sign = take("+-") {
      guard let other = product() else { return nil }
      result += sign == "+" ? other : -other
    }
    return result
  }

  private mutating func product() -> Double? {
    guard var result = factor() else { return nil }
    while let sign = take("*/") {
      guard let other = factor(), sign == "*" || other != 0 else { return nil }
      result = sign == "*" ? result * other : result / other
    }
    return result
  }

  private mutating func factor() -> Double? {
    if take("-") != nil { return factor().map { -$0 } }
    if take("(") != nil {
      let inner = sum()
      return take(")") == nil ? nil : inner
    }
    guard next != nil else { return nil }
    if let match = rest.prefixMatch(of: /\d[\d_]*(?:\.\d+)?/) {
      rest = rest[match.range.upperBound...]
      return Double(String(match.output.filter { $0 != "_" }))
    }
    guard let match = rest.prefixMatch(of: /[A-Za-z_]\w*(?:[?!]?\.\w+)*/) else { return nil }
    rest = rest[match.range.upperBound...]
    let name = String(match.output)
    guard rest.first == "(" else { return value(name) }
    // `Double(minutes)` is the same number; of other calls nothing is known.
    let inner = BareCode.inside(rest.dropFirst())
    rest = rest[inner.endIndex...].dropFirst()
    guard Self.conversions.contains(name) else { return nil }
    return Self.number(inner, value)
  }

  /// Types that make the same number of a number.
  static let conversions: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "TimeInterval", "Int64", "Int32", "UInt", "Decimal", "abs", "round",
  ]
}
