import FoundationEssentials

/// A strings file: `"key" = "value";`, with comments.
enum StringsFile {
  static func entries(at path: String) -> [String: StringTables.Entry] { contents(of: path).entries }

  /// What a file says, as far as it can be understood, and why not all of it can, in words that follow its name.
  static func contents(of path: String) -> (entries: [String: StringTables.Entry], problem: String?) {
    guard let data = FileManager.default.contents(atPath: path) else { return ([:], TableProblem.unreadable) }
    guard data.count < 1 << 24 else { return ([:], TableProblem.tooLarge) }
    if data.starts(with: Array("bplist00".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      guard let texts = try? PropertyListDecoder().decode([String: String].self, from: data) else {
        return ([:], TableProblem.noPropertyList)
      }
      return (texts.mapValues(StringTables.Entry.text), nil)
    }
    guard let text = text(data) else { return contents(in: String(decoding: data, as: UTF8.self), isWhole: false) }
    return contents(in: text)
  }

  /// Older files are UTF-16; `nil` for what is neither that nor UTF-8.
  private static func text(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(validating: data, as: UTF8.self)
  }

  static func entries(in source: String) -> [String: StringTables.Entry] { contents(in: source).entries }

  private static func contents(
    in source: String, isWhole: Bool = true
  ) -> (entries: [String: StringTables.Entry], problem: String?) {
    var reader = Reader(source)
    var result: [String: StringTables.Entry] = [:]
    func stopped(_ words: String) -> (entries: [String: StringTables.Entry], problem: String?) {
      (result, "line \(reader.line): \(words); what stands there and below is not taken.")
    }
    while let key = reader.word() {
      guard reader.take("=") else { return stopped("“\(key)” is followed by no “=”") }
      guard let value = reader.word() else { return stopped("“\(key)” has no text that ends") }
      result[key] = .text(value)
      guard reader.take(";") else { return stopped("“;” is missing behind “\(key)”") }
    }
    if !reader.isAtEnd { return stopped("no key begins here") }
    return (result, isWhole ? nil : "it is neither UTF-8 nor UTF-16, and letters of it are lost.")
  }

  private struct Reader {
    private let characters: [Unicode.Scalar]
    private var position = 0

    init(_ source: String) { characters = Array(source.unicodeScalars) }

    /// The line of what comes next, from 1.
    var line: Int {
      mutating get {
        skip()
        return characters[..<min(position, characters.count)].count { $0 == "\n" } + 1
      }
    }
    var isAtEnd: Bool {
      mutating get {
        skip()
        return next == nil
      }
    }

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

  static func entries(at path: String) -> [String: StringTables.Entry] { contents(of: path).entries }

  /// What a file says, and why it can't be understood, in words that follow its name.
  static func contents(of path: String) -> (entries: [String: StringTables.Entry], problem: String?) {
    guard let data = FileManager.default.contents(atPath: path) else { return ([:], TableProblem.unreadable) }
    guard data.count < 1 << 22 else { return ([:], TableProblem.tooLarge) }
    guard let file = try? PropertyListDecoder().decode([String: Value].self, from: data) else {
      return ([:], TableProblem.noPropertyList)
    }
    return (entries(of: file), nil)
  }

  private static func entries(of file: [String: Value]) -> [String: StringTables.Entry] {
    file.compactMapValues { value in
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
