/// A value of the property lists that Xcode writes its projects in: text, lists and dictionaries, in the notation of
/// NeXTSTEP.
///
/// ```
/// // !$*UTF8*$!
/// { objects = { 8A21 /* Widgets */ = { isa = PBXNativeTarget; buildPhases = ( 8A1D ); }; }; }
/// ```
indirect enum OldPropertyList: Equatable, Sendable {
  case text(String)
  case list([OldPropertyList])
  case dictionary([String: OldPropertyList])

  /// The value of a whole file. Throws ``ProjectProblem`` that names the line of what can't be read.
  init(parsing source: String) throws(ProjectProblem) {
    var parser = Parser(source)
    self = try parser.value()
    try parser.expectEnd()
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; none of anything else.
  var elements: [OldPropertyList] { if case .list(let elements) = self { elements } else { [] } }

  /// The texts in a list.
  var texts: [String] { elements.compactMap(\.text) }

  /// The entries of a dictionary; none of anything else.
  var entries: [String: OldPropertyList] { if case .dictionary(let entries) = self { entries } else { [:] } }

  subscript(key: String) -> OldPropertyList? { entries[key] }
}

extension OldPropertyList {
  private struct Parser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private static let deepest = 200

    init(_ source: String) { bytes = Array(source.utf8) }

    mutating func value() throws(ProjectProblem) -> OldPropertyList {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else { throw problem("is nested too deeply") }
      skipBlanks()
      switch current {
      case UInt8(ascii: "{"): return .dictionary(try dictionary())
      case UInt8(ascii: "("): return .list(try list())
      default: return .text(try text())
      }
    }

    mutating func expectEnd() throws(ProjectProblem) {
      skipBlanks()
      guard current == nil else { throw problem("goes on after its end") }
    }

    private mutating func dictionary() throws(ProjectProblem) -> [String: OldPropertyList] {
      position += 1
      var entries: [String: OldPropertyList] = [:]
      while !take("}") {
        let key = try text()
        guard take("=") else { throw problem("lacks an equals sign after “\(key)”") }
        entries[key] = try value()
        guard take(";") else { throw problem("lacks a semicolon after the value of “\(key)”") }
      }
      return entries
    }

    private mutating func list() throws(ProjectProblem) -> [OldPropertyList] {
      position += 1
      var elements: [OldPropertyList] = []
      while !take(")") {
        elements.append(try value())
        if !take(","), peek() != UInt8(ascii: ")") { throw problem("lacks a comma in a list") }
      }
      return elements
    }

    private mutating func text() throws(ProjectProblem) -> String {
      skipBlanks()
      guard let first = current else { throw problem("ends too early") }
      if first == UInt8(ascii: "\"") { return try quoted() }
      let start = position
      while let byte = current, Self.isPlain(byte) { position += 1 }
      guard position > start else { throw problem("has a character that doesn't belong there") }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted() throws(ProjectProblem) -> String {
      position += 1
      var text: [UInt8] = []
      while let byte = current {
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = current else { break }
          position += 1
          text.append(Self.escapes[escaped] ?? escaped)
        default: text.append(byte)
        }
      }
      throw problem("has a text without an end")
    }

    private static let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13,
    ]

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_$./:-".utf8.contains(byte) || byte >= 0x80
      }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func peek() -> UInt8? {
      skipBlanks()
      return current
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard peek() == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    /// Blanks and both kinds of comments.
    private mutating func skipBlanks() {
      while let byte = current {
        if byte <= 0x20 {
          position += 1
        } else if starts(with: "//") {
          while let byte = current, byte != 10 { position += 1 }
        } else if starts(with: "/*") {
          position += 2
          while current != nil, !starts(with: "*/") { position += 1 }
          position = min(bytes.count, position + 2)
        } else {
          return
        }
      }
    }

    private func starts(with text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard position + count <= bytes.count else { return false }
      return text.withUTF8Buffer { zip(bytes[position...], $0).allSatisfy(==) }
    }

    private func problem(_ what: String) -> ProjectProblem {
      let line = bytes[..<min(position, bytes.count)].count { $0 == 10 } + 1
      return ProjectProblem("line \(line) \(what)")
    }
  }
}
