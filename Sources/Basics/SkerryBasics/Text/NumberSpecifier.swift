/// The parts of a `printf` specifier: `%`, flags, width, precision, size, conversion.
struct NumberSpecifier: Hashable, Sendable {
  private(set) var flags: Set<Character> = []
  private(set) var width = 0
  private(set) var precision: Int?
  private(set) var conversion: Character

  /// Reads exactly one specifier; nil where the text is anything else.
  init?(_ text: String) {
    var rest = Substring(text)
    guard rest.popFirst() == "%" else { return nil }
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      flags.insert(flag)
      rest.removeFirst()
    }
    width = min(Self.number(&rest) ?? 0, 200)
    if rest.first == "." {
      rest.removeFirst()
      precision = min(Self.number(&rest) ?? 0, 60)
    }
    while let size = rest.first, "hlqLzjt".contains(size) { rest.removeFirst() }
    guard let last = rest.popFirst(), rest.isEmpty, "diuxXofFeEgGsS@".contains(last) else { return nil }
    conversion = last
  }

  /// Whether it says more than what kind of value stands there.
  var isParticular: Bool { !flags.isEmpty || width > 0 || precision != nil || "xXoeEgG".contains(conversion) }

  /// At least as many digits as the precision says.
  func applyPrecision(toInteger digits: String) -> String {
    guard let precision else { return digits }
    let sign = digits.hasPrefix("-") ? "-" : ""
    let bare = digits.dropFirst(sign.count)
    return sign + String(repeating: "0", count: max(0, precision - bare.count)) + bare
  }

  /// The sign flags and the width.
  func pad(_ body: String) -> String {
    var text = body
    let isNumber = conversion != "@" && conversion != "s" && conversion != "S"
    if "difFeEgG".contains(conversion), !text.hasPrefix("-") {
      if flags.contains("+") { text = "+" + text } else if flags.contains(" ") { text = " " + text }
    }
    let missing = width - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    let fillsWithZeros = flags.contains("0") && isNumber && (precision == nil || "fFeEgG".contains(conversion))
    guard fillsWithZeros else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Int(digits) ?? .max
  }
}
