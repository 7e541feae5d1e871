import FoundationEssentials

/// Reads JSON from left to right.
///
/// `JSONDecoder` takes seconds for a few hundred levels and doesn't say where the text is broken.
struct JSONReader {
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private let rules: JSONRules
  private(set) var place = 0
  private var depth = 0

  init(_ data: Data, rules: JSONRules) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = Array(data)
    self.rules = rules
    if bytes.starts(with: mark) { place = mark.count }
  }

  mutating func document() throws(JSONProblem) -> JSONSyntax {
    skipSpace()
    if rules.needsObject, next != UInt8(ascii: "{") { throw problem(.noObject) }
    let value = try value()
    skipSpace()
    if next != nil { throw problem(.somethingFollows) }
    return value
  }

  private mutating func value() throws(JSONProblem) -> JSONSyntax {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONProblem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONProblem) in try reader.array() }
    case UInt8(ascii: "\""):
      let start = place
      return .string(try string(), start..<place)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n") where rules.allowsNull: return try word("null", .null)
    case nil: throw problem(.endBeforeValue)
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return .number(try number())
    default: throw problem(.noValue(word: written(from: place)))
    }
  }

  // MARK: Arrays and objects

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> JSONSyntax
  ) throws(JSONProblem) -> JSONSyntax {
    depth += 1
    if depth > rules.deepest { throw problem(.tooDeep(limit: rules.deepest)) }
    place += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JSONProblem) -> JSONSyntax {
    var elements: [JSONSyntax] = []
    if ends(with: UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value()) } while try continues(until: UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func object() throws(JSONProblem) -> JSONSyntax {
    var members: [JSONSyntax.Member] = []
    if ends(with: UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem(.noKey) }
      let start = place
      let key = try string()
      let end = place
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw problem(.noColon(key: key)) }
      place += 1
      members.append(JSONSyntax.Member(key: key, place: start..<end, value: try value()))
    } while try continues(until: UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func ends(with closer: UInt8) -> Bool {
    skipSpace()
    guard next == closer else { return false }
    place += 1
    return true
  }

  /// Whether a comma follows; if not, it must be the end.
  private mutating func continues(until closer: UInt8) throws(JSONProblem) -> Bool {
    if ends(with: closer) { return false }
    let mark = Character(UnicodeScalar(closer))
    guard let byte = next else { throw problem(.endBefore(mark)) }
    guard byte == UInt8(ascii: ",") else { throw problem(.noComma(mark)) }
    place += 1
    return true
  }

  // MARK: Words and numbers

  private mutating func word(_ word: String, _ value: JSONSyntax) throws(JSONProblem) -> JSONSyntax {
    guard bytes[place...].starts(with: word.utf8) else { throw problem(.noValue(word: written(from: place))) }
    place += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") { place += 1 } else { try digits(of: start) }
    if next == UInt8(ascii: ".") {
      place += 1
      try digits(of: start)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits(of: start)
    }
    let text = String(decoding: slice(from: start), as: UTF8.self)
    guard Int64(text) != nil || Double(text)?.isFinite == true else {
      throw problem(.numberTooLarge(word: written(from: start)))
    }
    return text
  }

  private mutating func digits(of start: Int) throws(JSONProblem) {
    let first = place
    while let byte = next, Self.digits.contains(byte) { place += 1 }
    if place == first { throw problem(.noDigit(word: written(from: start))) }
  }

  // MARK: Places

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func skip(_ count: Int = 1) { place += count }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  func slice(from start: Int) -> ArraySlice<UInt8> { bytes[start..<place] }

  /// The text at a place up to the next blank or punctuation.
  private func written(from start: Int) -> String {
    String(decoding: bytes[start...].prefix { !", \n\r\t]}:\"[{".utf8.contains($0) }, as: UTF8.self)
  }

  func problem(_ cause: JSONProblem.Cause) -> JSONProblem {
    let before = bytes[..<min(place, bytes.count)]
    let lines = before.split(separator: 0x0A, omittingEmptySubsequences: false)
    return JSONProblem(line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1, cause: cause)
  }
}
