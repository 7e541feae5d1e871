import FoundationEssentials

/// Where and why bytes aren't JSON.
package struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Both count from 1; the column counts bytes.
  package let line: Int
  package let column: Int
  package let text: String

  package var description: String { "line \(line), column \(column): \(text)" }
}

extension JSONValue {
  /// Reads JSON text as a server sends it: UTF-8, and nothing that the standard doesn't allow.
  ///
  /// `JSONDecoder` takes seconds for a few hundred levels and doesn't say where the text is broken.
  ///
  /// - Throws: the first problem, with its place.
  package init(parsing data: Data) throws(JSONProblem) {
    var reader = JSONReader(data)
    self = try reader.document()
  }
}

/// Reads JSON from left to right.
struct JSONReader {
  /// As many levels as `JSONDecoder` reads.
  static let deepest = 512
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private(set) var place = 0
  private var depth = 0

  init(_ data: Data) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes = Array(data)
    if bytes.starts(with: mark) { place = mark.count }
  }

  mutating func document() throws(JSONProblem) -> JSONValue {
    let value = try value()
    skipSpace()
    if next != nil { throw problem("something follows the end") }
    return value
  }

  private mutating func value() throws(JSONProblem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONProblem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONProblem) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw problem("the text ends where a value is needed")
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return try number()
    default: throw problem("a value is needed")
    }
  }

  // MARK: Arrays and objects

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> JSONValue
  ) throws(JSONProblem) -> JSONValue {
    depth += 1
    if depth > Self.deepest { throw problem("more than \(Self.deepest) levels are nested") }
    place += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JSONProblem) -> JSONValue {
    var elements: [JSONValue] = []
    if ends(with: UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value()) } while try continues(until: UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func object() throws(JSONProblem) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if ends(with: UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotation marks is needed") }
      let key = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw problem("a colon is needed after the key") }
      place += 1
      members[key] = try value()
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
    let mark = String(UnicodeScalar(closer))
    guard let byte = next else { throw problem("the text ends before its \(mark)") }
    guard byte == UInt8(ascii: ",") else { throw problem("a comma or \(mark) is needed") }
    place += 1
    return true
  }

  // MARK: Words and numbers

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw problem("a value is needed") }
    place += word.utf8.count
    return value
  }

  /// A number without a fraction is whole, however it is written, if it fits.
  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") { place += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let whole = Int64(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite else { throw problem("the number is too large") }
    return Int64(exactly: number).map { .integer($0) } ?? .number(number)
  }

  private mutating func digits() throws(JSONProblem) {
    let start = place
    while let byte = next, Self.digits.contains(byte) { place += 1 }
    if place == start { throw problem("a digit is needed") }
  }

  // MARK: Places

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func skip(_ count: Int = 1) { place += count }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  func slice(from start: Int) -> ArraySlice<UInt8> { bytes[start..<place] }

  func problem(_ text: String) -> JSONProblem {
    let before = bytes[..<min(place, bytes.count)]
    let lines = before.split(separator: 0x0A, omittingEmptySubsequences: false)
    return JSONProblem(line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1, text: text)
  }
}
