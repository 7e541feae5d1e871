/// Reads the plain part of YAML in which projects are described: mappings and lists by their indentation or in brackets,
/// texts with or without quotes, comments, and values that are named once and used again.
///
/// Tags, several documents and keys that are no texts are not read.
struct PlainYAML {
  private struct Line {
    var indent: Int
    var text: Substring
  }
  private var lines: [Line]
  private var number = 0
  private var depth = 0
  private var named: [String: OldPropertyList] = [:]

  private static let deepest = 64

  /// The value of a whole text; `nil` where it is none of these.
  static func value(of source: String) -> OldPropertyList? {
    var reader = PlainYAML(source)
    guard let value = reader.block(), reader.number == reader.lines.count else { return nil }
    return value
  }

  private init(_ source: String) {
    lines = source.split(whereSeparator: \.isNewline).compactMap { line in
      let text = Self.withoutComment(line).trimmed
      guard !text.isEmpty, text != "---" else { return nil }
      return Line(indent: line.prefix { $0 == " " }.count, text: text)
    }
  }

  private var current: Line? { lines.indices.contains(number) ? lines[number] : nil }

  // MARK: By indentation

  private mutating func block() -> OldPropertyList? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let first = current else { return nil }
    if Self.isElement(first.text) { return sequence(first.indent) }
    if Self.entry(first.text) != nil { return mapping(first.indent) }
    number += 1
    return value(first.text, below: first.indent)
  }

  private static func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func sequence(_ indent: Int) -> OldPropertyList? {
    var elements: [OldPropertyList] = []
    while let line = current, line.indent == indent, Self.isElement(line.text) {
      let rest = line.text.dropFirst().trimmed
      if rest.isEmpty {
        number += 1
        guard let next = current, next.indent > indent else {
          elements.append(.text(""))
          continue
        }
        guard let element = block() else { return nil }
        elements.append(element)
      } else if Self.isElement(rest) || Self.entry(rest) != nil {
        // What follows the sign is a block whose first line begins there.
        lines[number] = Line(indent: indent + (line.text.count - rest.count), text: rest)
        guard let element = block() else { return nil }
        elements.append(element)
      } else {
        number += 1
        guard let element = value(rest, below: indent) else { return nil }
        elements.append(element)
      }
    }
    return .list(elements)
  }

  private mutating func mapping(_ indent: Int) -> OldPropertyList? {
    var entries: [String: OldPropertyList] = [:]
    while let line = current, line.indent == indent, let (key, rest) = Self.entry(line.text) {
      number += 1
      guard let value = value(rest, below: indent, mayBeList: true) else { return nil }
      if key == "<<" { entries.merge(value.entries) { own, _ in own } } else { entries[key] = value }
    }
    return .dictionary(entries)
  }

  /// The value that begins behind a key or a list's sign, and may go on in deeper lines.
  private mutating func value(_ text: Substring, below indent: Int, mayBeList: Bool = false) -> OldPropertyList? {
    var text = text
    var name: String?
    if text.hasPrefix("&") {
      name = String(text.dropFirst().prefix { !$0.isWhitespace })
      text = text.drop { !$0.isWhitespace }.trimmed
    }
    guard let value = unnamedValue(text, below: indent, mayBeList: mayBeList) else { return nil }
    if let name { named[name] = value }
    return value
  }

  private mutating func unnamedValue(_ text: Substring, below indent: Int, mayBeList: Bool) -> OldPropertyList? {
    if text.isEmpty {
      guard let next = current else { return .text("") }
      let isInside = next.indent > indent || (mayBeList && next.indent == indent && Self.isElement(next.text))
      return isInside ? block() : .text("")
    }
    if text.hasPrefix("*") { return named[String(text.dropFirst())] ?? .text("") }
    if text.hasPrefix("|") || text.hasPrefix(">") { return .text(deeper(indent).joined(separator: "\n")) }
    var whole = String(text)
    if "{[\"'".contains(text.first ?? " ") {
      // Brackets and quotes may end in a later line.
      while whole.utf8.count < 50_000, !Flow.isWhole(whole), let next = current {
        whole += " " + next.text
        number += 1
      }
    } else {
      whole = ([whole] + deeper(indent)).joined(separator: " ")
    }
    return Flow.value(of: whole)
  }

  private mutating func deeper(_ indent: Int) -> [String] {
    var texts: [String] = []
    while let line = current, line.indent > indent {
      texts.append(String(line.text))
      number += 1
    }
    return texts
  }

  // MARK: Lines

  /// The key of a line and what follows its colon.
  private static func entry(_ text: Substring) -> (key: String, rest: Substring)? {
    guard let first = text.first, !"{[".contains(first) else { return nil }
    if first == "\"" || first == "'" {
      guard let end = text.dropFirst().firstIndex(of: first) else { return nil }
      let rest = text[text.index(after: end)...].trimmed
      guard rest.hasPrefix(":") else { return nil }
      return (String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst().trimmed)
    }
    if text.hasSuffix(":"), text.firstRange(of: ": ") == nil { return (String(text.dropLast().trimmed), "") }
    guard let colon = text.firstRange(of: ": ") else { return nil }
    return (String(text[..<colon.lowerBound].trimmed), text[colon.upperBound...].trimmed)
  }

  /// A line up to a number sign that stands at its begin or behind a blank, outside of quotes.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", before == " " || before == "\t" {
        return line[..<place]
      } else if character == "\"" || character == "'", " \t[{,:".contains(before) {
        quote = character
      }
      before = character
    }
    return line
  }
}

/// Values in brackets, and plain or quoted texts.
private struct Flow {
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  private init(_ text: String) { characters = Array(text) }

  static func value(of text: String) -> OldPropertyList? {
    guard let first = text.first, "{[\"'".contains(first) else { return .text(text) }
    var flow = Flow(text)
    guard let value = flow.value() else { return nil }
    flow.skipBlanks()
    return flow.current == nil ? value : nil
  }

  /// Whether all brackets and quotes of a text are closed.
  static func isWhole(_ text: String) -> Bool {
    var flow = Flow(text)
    return flow.value() != nil
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipBlanks() { while current?.isWhitespace == true { position += 1 } }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard current == character else { return false }
    position += 1
    return true
  }

  private mutating func value() -> OldPropertyList? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return nil }
    skipBlanks()
    switch current {
    case "[": return list()
    case "{": return mapping()
    case "\"", "'": return quoted().map { .text($0) }
    default: return .text(plain(until: ",]}"))
    }
  }

  private mutating func list() -> OldPropertyList? {
    position += 1
    var elements: [OldPropertyList] = []
    while !take("]") {
      guard current != nil, let element = value() else { return nil }
      elements.append(element)
      if !take(","), current != "]" { return nil }
    }
    return .list(elements)
  }

  private mutating func mapping() -> OldPropertyList? {
    position += 1
    var entries: [String: OldPropertyList] = [:]
    while !take("}") {
      guard current != nil else { return nil }
      let isQuoted = current == "\"" || current == "'"
      guard let key = isQuoted ? quoted() : plain(until: ":,}") else { return nil }
      entries[key] = take(":") ? value() : .text("")
      if !take(","), current != "}" { return nil }
    }
    return .dictionary(entries)
  }

  private mutating func plain(until ends: String) -> String {
    let start = position
    while let character = current {
      // A colon within a word ends nothing.
      let isEnd = character == ":" ? position + 1 >= characters.count || characters[position + 1].isWhitespace : true
      if ends.contains(character), isEnd { break }
      position += 1
    }
    return String(String(characters[start..<position]).trimmed)
  }

  private mutating func quoted() -> String? {
    guard let quote = current else { return nil }
    position += 1
    var text = ""
    while let character = current {
      position += 1
      if character == quote {
        // Two single quotes are one.
        guard quote == "'", current == "'" else { return text }
        position += 1
      } else if character == "\\", quote == "\"", let escaped = current {
        position += 1
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        continue
      }
      text.append(character)
    }
    return nil
  }
}
