import FoundationEssentials

/// Reads the JSON of a file of values, and knows the line on which something is wrong.
///
/// It tells `12` from `12.0`, which a store of property lists has to, and Foundation's decoder does not.
nonisolated struct DefaultsReader {
  struct Problem: Error, Hashable, CustomStringConvertible {
    let line: Int
    let text: String
    var description: String { "Line \(line): \(text)." }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// Whether the question is only if it is JSON; then what no property list has is fine too.
  private var isChecking = false
  /// Deeper values are no use to anybody and could exhaust the stack.
  private static let mostDepth = 200

  private init(_ data: Data) { bytes = Array(data) }

  /// The values of a file, by key.
  static func values(_ data: Data) throws(Problem) -> [String: DefaultsValue] {
    var reader = DefaultsReader(data)
    reader.skipSpace()
    let line = reader.line
    guard reader.peek == UInt8(ascii: "{") else { throw Problem(line: line, text: "an object is expected") }
    let members = try reader.object()
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.problem("there is something behind the end") }
    return members.mapValues(\.withoutMarkers)
  }

  /// Where and why some bytes are no JSON; `nil` if they are.
  static func syntaxProblem(in data: Data) -> Problem? {
    var reader = DefaultsReader(data)
    reader.isChecking = true
    do throws(Problem) {
      _ = try reader.value()
      reader.skipSpace()
      return reader.peek == nil ? nil : reader.problem("there is something behind the end")
    } catch {
      return error
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }
  private var line: Int { bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }
  private func problem(_ text: String) -> Problem { Problem(line: line, text: text) }

  private mutating func skipSpace() { while let byte = peek, " \n\r\t".utf8.contains(byte) { place += 1 } }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Problem) -> DefaultsValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw problem("values are nested too deeply") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .dictionary(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case nil: throw problem("the file ends in the middle")
    default: return try word()
    }
  }

  private mutating func object() throws(Problem) -> [String: DefaultsValue] {
    place += 1
    var members: [String: DefaultsValue] = [:]
    if take("}") { return members }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw problem("a key in quotation marks is expected") }
      let key = try string()
      guard take(":") else { throw problem("a colon is expected after “\(key.prefix(40))”") }
      members[key] = try value()
    } while take(",")
    guard take("}") else { throw problem(peek == nil ? "the file ends in the middle" : "a comma or } is expected") }
    return members
  }

  private mutating func array() throws(Problem) -> [DefaultsValue] {
    place += 1
    var values: [DefaultsValue] = []
    if take("]") { return values }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw problem(peek == nil ? "the file ends in the middle" : "a comma or ] is expected") }
    return values
  }

  private mutating func string() throws(Problem) -> String {
    let start = place
    place += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw problem("a line ends within quotation marks") }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard peek != nil else { throw problem("quotation marks are not closed") }
    place += 1
    // What escapes mean, also halves of pairs, Foundation knows.
    guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place])) else {
      throw problem("this text has an escape or bytes that mean nothing")
    }
    return text
  }

  private mutating func word() throws(Problem) -> DefaultsValue {
    let start = place
    while let byte = peek, !", \n\r\t]}:\"[{".utf8.contains(byte) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    if let value = Bool(word) { return .bool(value) }
    if isChecking, word == "null" { return .bool(false) }
    // Swift reads more than JSON allows, such as +1, 0x10 and nan.
    if word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), word.first != "+" {
      if let value = Int(word) { return .int(value) }
      if let value = Double(word), value.isFinite { return .double(value) }
    }
    throw problem(word.isEmpty ? "a value is expected" : "“\(word.prefix(40))” is no value")
  }
}

nonisolated extension DefaultsValue {
  /// What JSON stands for: objects with one key may mean something else than a dictionary.
  ///
  /// The first version wrote `{"int": {"_0": 12}}` for 12, and so on.
  fileprivate var withoutMarkers: DefaultsValue {
    switch self {
    case .array(let values): .array(values.map(\.withoutMarkers))
    case .dictionary(let values): Self.marked(values) ?? .dictionary(values.mapValues(\.withoutMarkers))
    default: self
    }
  }

  private static func marked(_ members: [String: DefaultsValue]) -> DefaultsValue? {
    guard members.count == 1, let (key, content) = members.first else { return nil }
    switch (key, content) {
    case ("data", .string(let text)): return Data(base64Encoded: text).map { .data($0) }
    case ("utf8", .string(let text)): return .data(Data(text.utf8))
    case ("double", .string(let text)): return Double(text).map { .double($0) }
    case ("date", .double(let seconds)): return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case ("date", .int(let seconds)): return .date(Date(timeIntervalSinceReferenceDate: Double(seconds)))
    case (_, .dictionary(let inner)):
      if inner.count == 1, let old = inner["_0"] { return earlier(key, old) }
      return key == "dictionary" ? .dictionary(inner.mapValues(\.withoutMarkers)) : nil
    default: return nil
    }
  }

  private static func earlier(_ key: String, _ value: DefaultsValue) -> DefaultsValue? {
    switch (key, value) {
    case ("bool", .bool), ("int", .int), ("double", .double), ("string", .string): value
    case ("double", .int(let number)): .double(Double(number))
    case ("data", .string(let text)): Data(base64Encoded: text).map { .data($0) }
    case ("array", .array(let values)): .array(values.map(\.withoutMarkers))
    case ("dictionary", .dictionary(let values)): .dictionary(values.mapValues(\.withoutMarkers))
    default: nil
    }
  }
}
