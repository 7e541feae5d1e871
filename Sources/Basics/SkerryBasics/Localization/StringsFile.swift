import FoundationEssentials

/// A strings file: `"key" = "value";`, with comments.
enum StringsFile {
  static func entries(at path: String) -> [String: StringTables.Entry] {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 24 else { return [:] }
    return entries(in: text(data))
  }

  /// Older files are UTF-16.
  private static func text(_ data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func entries(in source: String) -> [String: StringTables.Entry] {
    var reader = Reader(source)
    var result: [String: StringTables.Entry] = [:]
    while let key = reader.word() {
      guard reader.take("="), let value = reader.word() else { return result }
      result[key] = .text(value)
      guard reader.take(";") else { return result }
    }
    return result
  }

  private struct Reader {
    private let characters: [Unicode.Scalar]
    private var position = 0

    init(_ source: String) { characters = Array(source.unicodeScalars) }

    private var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }
    private var second: Unicode.Scalar? { position + 1 < characters.count ? characters[position + 1] : nil }

    private mutating func skip() {
      while let scalar = next {
        if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
          position += 1
        } else if scalar == "/", second == "/" {
          while let inside = next, inside != "\n" { _ = (inside, position += 1) }
        } else if scalar == "/", second == "*" {
          position += 2
          while next != nil, !(next == "*" && second == "/") { position += 1 }
          position += 2
        } else {
          return
        }
      }
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      skip()
      guard next == scalar else { return false }
      position += 1
      return true
    }

    /// The text between quotes, or a word without.
    mutating func word() -> String? {
      skip()
      var text = String.UnicodeScalarView()
      guard next == "\"" else {
        while let scalar = next, scalar.properties.isAlphabetic || "._-0123456789".unicodeScalars.contains(scalar) {
          text.append(scalar)
          position += 1
        }
        return text.isEmpty ? nil : String(text)
      }
      position += 1
      while let scalar = next, scalar != "\"" {
        position += 1
        text.append(scalar == "\\" ? escaped() : scalar)
      }
      guard next != nil else { return nil }
      position += 1
      return String(text)
    }

    private mutating func escaped() -> Unicode.Scalar {
      guard let scalar = next else { return "\\" }
      position += 1
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = characters[position...].prefix(4)
        let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        guard digits.count == 4, let result = number.flatMap(Unicode.Scalar.init) else { return scalar }
        position += 4
        return result
      default: return scalar
      }
    }
  }
}

/// A property list of plural forms (`.stringsdict`).
enum PluralsFile {
  private enum Value: Decodable {
    case text(String)
    case entries([String: Value])
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .entries(try container.decode([String: Value].self))
      }
    }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var entries: [String: Value] { if case .entries(let entries) = self { entries } else { [:] } }
  }

  static func entries(at path: String) -> [String: StringTables.Entry] {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 22,
      let file = try? PropertyListDecoder().decode([String: Value].self, from: data)
    else { return [:] }
    return file.compactMapValues { value in
      guard let format = value.entries["NSStringLocalizedFormatKey"]?.text else { return nil }
      let parts = value.entries.filter { !$0.value.entries.isEmpty }.mapValues { part in
        StringTables.Substitution(
          argument: nil, specifier: part.entries["NSStringFormatValueTypeKey"]?.text ?? "d",
          forms: part.entries.filter { !$0.key.hasPrefix("NSString") }.compactMapValues(\.text))
      }
      return .substituted(format, parts)
    }
  }
}
