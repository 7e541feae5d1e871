extension JSONReader {
  /// Reads a string from its opening to its closing quotation mark.
  mutating func string() throws(JSONProblem) -> String {
    skip()
    var text = ""
    while true {
      text += try plainPart()
      guard let byte = next else { throw problem(.endInString) }
      skip()
      if byte == UInt8(ascii: "\"") { return text }
      text.unicodeScalars.append(try escaped())
    }
  }

  /// Everything up to the next quotation mark or backslash.
  private mutating func plainPart() throws(JSONProblem) -> String {
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      if byte < 0x20 { throw problem(.controlCharacter) }
      skip()
    }
    guard let text = String(validating: slice(from: start), as: UTF8.self) else {
      throw problem(.notUTF8)
    }
    return text
  }

  /// The character that follows a backslash.
  private mutating func escaped() throws(JSONProblem) -> UnicodeScalar {
    guard let byte = next else { throw problem(.endInString) }
    skip()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw problem(.unknownEscape)
    }
  }

  /// Four hexadecimal digits, or twice four for a character beyond the first plane.
  private mutating func scalar() throws(JSONProblem) -> UnicodeScalar {
    let unit = try hexadecimal()
    if let scalar = UnicodeScalar(unit) { return scalar }
    let isPair = (0xD800..<0xDC00).contains(unit) && next == UInt8(ascii: "\\")
    if isPair {
      skip()
      if next == UInt8(ascii: "u") {
        skip()
        let second = try hexadecimal()
        let value = 0x10000 + (unit - 0xD800) << 10 + second &- 0xDC00
        if (0xDC00..<0xE000).contains(second), let scalar = UnicodeScalar(value) { return scalar }
      }
    }
    throw problem(.halfSurrogatePair)
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw problem(.noHexadecimalDigit)
      }
      value = value << 4 | UInt32(digit)
      skip()
    }
    return value
  }
}
