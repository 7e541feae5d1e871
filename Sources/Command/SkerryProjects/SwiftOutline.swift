/// The declarations and imports of a Swift source, read without compiling it.
///
/// Comments and string literals are passed over; what lies within braces is looked at one level deep, for the members of
/// extensions.
struct SwiftOutline: Sendable {
  /// The modules it imports, with the line of each.
  private(set) var imports: [(module: String, line: Int)] = []
  /// The types, functions, constants and aliases that it declares at file scope.
  private(set) var declared: Set<String> = []
  /// The members that it adds to types, as `Type.member`.
  private(set) var members: Set<String> = []
  /// The types it declares with what they conform to or inherit.
  private(set) var conformances: [String: Set<String>] = [:]
  /// The type that is marked `@main`.
  private(set) var mainType: String?
  /// The types and extensions at file scope, with the lines they take.
  private(set) var parts: [(name: String, lines: ClosedRange<Int>)] = []
  /// The functions, constants and aliases at file scope, with the lines they take; blank ones and comments may follow.
  private(set) var globals: [(name: String, lines: ClosedRange<Int>)] = []

  /// The outline of a source of which somebody may have asked before.
  static func of(_ source: String) -> SwiftOutline { known.value(of: source, SwiftOutline.init(of:)) }

  private static let known = KnownTexts<SwiftOutline>()

  init(of source: String) {
    var words = Words(source)
    var depth = 0
    var attribute = ""
    var isMain = false
    var extended: String?
    var part: (name: String, start: Int)?
    var global: (name: String, start: Int)?
    var last = 1
    func close(
      _ global: inout (name: String, start: Int)?, at line: Int,
      in globals: inout [(name: String, lines: ClosedRange<Int>)]
    ) {
      if let open = global { globals.append((open.name, open.start...max(open.start, line))) }
      global = nil
    }
    // Where the attributes and modifiers before a declaration begin.
    var start: Int?
    while let word = words.next() {
      last = word.line
      if depth == 0 { start = word.text == "@" || Self.modifiers.contains(word.text) ? start ?? word.line : start }
      switch word.text {
      case "{": depth += 1
      case "}":
        depth = max(0, depth - 1)
        if depth == 0 {
          extended = nil
          if let part { parts.append((part.name, part.start...max(part.start, word.line))) }
          close(&global, at: word.line, in: &globals)
          (part, start) = (nil, nil)
        }
      case "@":
        attribute = words.next()?.text ?? ""
        if attribute == "main" { isMain = true }
      case "import" where depth == 0:
        let line = word.line
        guard var name = words.next(), name.line == line else { continue }
        if Self.importKinds.contains(name.text), let next = words.next() { name = next }
        imports.append((name.text, line))
      case "struct", "class", "enum", "actor", "protocol":
        // `class var`, `class func`: a member of the type.
        if word.text == "class", let next = words.peek(), Self.membersOfClasses.contains(next) { continue }
        guard let name = words.next(), Self.isName(name.text) else { continue }
        if depth == 0 { declared.insert(name.text) }
        if depth == 1, let extended { members.insert("\(extended).\(name.text)") }
        guard depth == 0 else { continue }
        close(&global, at: (start ?? word.line) - 1, in: &globals)
        part = (name.text, start ?? word.line)
        let bases = words.inheritance()
        conformances[name.text, default: []].formUnion(bases)
        if isMain, mainType == nil { (mainType, isMain) = (name.text, false) }
      case "extension" where depth == 0:
        close(&global, at: (start ?? word.line) - 1, in: &globals)
        guard let name = words.next() else { continue }
        var path = name.text
        if path == "[" {
          // `extension [Reading]` is one of arrays, or of dictionaries.
          path = "Array"
          while let word = words.next(), word.text != "]" { if word.text == ":" { path = "Dictionary" } }
        }
        while words.take("."), let part = words.next() { path = part.text }
        extended = path
        part = (path, start ?? word.line)
        conformances[path, default: []].formUnion(words.inheritance())
      case "func", "var", "let", "typealias", "case":
        guard let name = words.next(), Self.isName(name.text) else { continue }
        if depth == 0, word.text != "case" {
          close(&global, at: (start ?? word.line) - 1, in: &globals)
          global = (name.text, start ?? word.line)
          (part, start) = (nil, nil)
          declared.insert(name.text)
        }
        if depth == 1, let extended { members.insert("\(extended).\(name.text)") }
      case "init" where depth == 1:
        // What an extension makes a type of is told by the first label: `Color.init(hex:)`.
        guard let extended, let label = words.firstLabel() else { continue }
        members.insert("\(extended).init(\(label):)")
      default: break
      }
    }
    close(&global, at: last, in: &globals)
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "indirect", "nonisolated",
  ]

  private static let membersOfClasses = modifiers.union(["func", "var", "let", "subscript", "override", "dynamic"])

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  static func isName(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }

  /// Whether it declares what the compiler misses.
  func has(_ name: CompilerMessage.MissingName) -> Bool {
    switch name {
    case .declaration(let name): declared.contains(name)
    case .member(let member, let type): members.contains("\(type).\(member)") || declared.contains(type)
    }
  }

  /// Whether it adds a member of a name to a type.
  func hasMember(_ name: String) -> Bool { members.contains { $0.hasSuffix(".\(name)") } }

  /// Whether it declares a widget bundle, a widget, or what is configured as one.
  var widgets: [String] { conformances.filter { $0.value.contains("Widget") }.map(\.key).sorted() }
  var bundles: [String] { conformances.filter { $0.value.contains("WidgetBundle") }.map(\.key).sorted() }
  var isApp: Bool { conformances.values.contains { $0.contains("App") } && mainType != nil }
}

/// The words of a Swift source: names, and every other character by itself, without comments and string literals.
struct Words {
  struct Word {
    let text: String
    let line: Int
    /// Bytes before it.
    let offset: Int
  }
  private let bytes: [UInt8]
  private var position = 0
  /// How many texts within texts it stands in.
  private var nesting = 0
  private var line = 1

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func next() -> Word? {
    skip()
    guard position < bytes.count else { return nil }
    let start = position
    if Self.isPartOfName(bytes[position]) {
      while position < bytes.count, Self.isPartOfName(bytes[position]) { position += 1 }
    } else {
      position += 1
    }
    return Word(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line, offset: start)
  }

  /// The text of the word that comes next.
  func peek() -> String? {
    var ahead = self
    return ahead.next()?.text
  }

  /// Goes past a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skip()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// The names between a colon and the brace or `where` after it.
  mutating func inheritance() -> Set<String> {
    var names: Set<String> = []
    var isAfterColon = false
    while true {
      let before = (position, line)
      guard let word = next() else { return names }
      if word.text == "{" || word.text == "where" {
        (position, line) = before
        return names
      }
      if word.text == ":" {
        isAfterColon = true
      } else if isAfterColon, SwiftOutline.isName(word.text) {
        names.insert(word.text)
      }
    }
  }

  /// The first label in parentheses that follow, with generic parameters before them or not; `nil` without one.
  mutating func firstLabel() -> String? {
    let before = (position, line)
    var depth = 0
    while let word = next() {
      switch word.text {
      case "<": depth += 1
      case ">": depth -= 1
      case "?", "!": continue
      case "(" where depth == 0:
        guard let label = next(), SwiftOutline.isName(label.text), label.text != "_" else { return nil }
        return label.text
      default:
        guard depth == 0 else { continue }
        (position, line) = before
        return nil
      }
    }
    return nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Blanks, comments and string literals.
  private mutating func skip() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 0x20 {
        advance()
      } else if starts(with: "//") {
        while position < bytes.count, bytes[position] != 10 { position += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && isRawString) {
        skipString()
      } else {
        return
      }
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { zip(bytes[position...], $0).allSatisfy(==) }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  /// More than anybody writes: a source may be made to be read for ever.
  private static let (mostHashes, mostNesting) = (256, 256)

  private var isRawString: Bool {
    var place = position
    let end = min(bytes.count, position + Self.mostHashes)
    while place < end, bytes[place] == UInt8(ascii: "#") { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var hashes = 0
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    let isLong = starts(with: "\"\"\"")
    advance(isLong ? 3 : 1)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), hashes == 0 {
        // An interpolation may hold strings of its own, within its parentheses.
        if nesting < Self.mostNesting, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "(") {
          nesting += 1
          skipInterpolation()
          nesting -= 1
        } else {
          advance(2)
        }
      } else if bytes[position] == UInt8(ascii: "\""), isLong ? starts(with: "\"\"\"") : true {
        advance(isLong ? 3 : 1)
        var closing = 0
        while closing < hashes, position < bytes.count, bytes[position] == UInt8(ascii: "#") {
          closing += 1
          position += 1
        }
        if closing == hashes { return }
      } else if bytes[position] == 10, !isLong {
        return
      } else {
        advance()
      }
    }
  }

  private mutating func skipInterpolation() {
    advance(2)
    var depth = 1
    while depth > 0, position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        skipString()
        continue
      }
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      advance()
    }
  }
}
