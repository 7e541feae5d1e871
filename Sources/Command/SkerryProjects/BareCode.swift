/// A source as code alone: without comments, and with no bracket, quote or comma in its literals.
///
/// What an interpolation says stays, and so do the words around it: both tell what a value is.
struct BareCode: Sendable {
  let text: String
  /// What stands between braces, the inner before the outer.
  let blocks: [Range<String.Index>]

  init(_ source: String) {
    text = String(decoding: Self.strip(Array(source.utf8)), as: UTF8.self)
    var open: [String.Index] = []
    var blocks: [Range<String.Index>] = []
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "{"): open.append(text.utf8.index(after: index))
      case UInt8(ascii: "}"): if let start = open.popLast() { blocks.append(start..<index) }
      default: break
      }
    }
    self.blocks = blocks
  }

  /// The code of a source. Each round of a build asks for the same ones many times.
  static func of(_ source: String) -> BareCode { known.value(of: source, BareCode.init) }

  private static let known = KnownTexts<BareCode>()

  /// What lies around a place: the innermost braces, or all of the source.
  func block(around place: String.Index) -> Range<String.Index> {
    blocks.first { $0.lowerBound <= place && place < $0.upperBound } ?? text.startIndex..<text.endIndex
  }

  /// The braces that open next behind a place and outside of parentheses that close before.
  func block(after place: String.Index) -> Range<String.Index>? {
    var depth = 0
    for index in text[place...].indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "}" where depth <= 0: return nil
      case "{" where depth <= 0:
        let start = text.index(after: index)
        return blocks.first { $0.lowerBound == start }
      default: break
      }
    }
    return nil
  }

  /// The text up to the bracket that closes what is open at a place.
  func rest(from place: String.Index) -> Substring { Self.inside(text[place...]) }

  /// The beginning of a text, up to the bracket that closes what is open there.
  static func inside(_ text: Substring) -> Substring {
    var depth = 0
    return text.prefix { letter in
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      return depth >= 0
    }
  }

  /// Where the path begins that ends before a dot: names, and calls and places in lists with their brackets.
  func start(ofPathTo dot: String.Index) -> String.Index {
    var start = dot
    var depth = 0
    while start > text.startIndex {
      let before = text.index(before: start)
      let letter = text[before]
      if letter == ")" || letter == "]" {
        depth += 1
      } else if letter == "(" || letter == "[" {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0, !Self.isPart(letter), !"?!.$".contains(letter) {
        break
      }
      start = before
    }
    // A choice or a negation before it is none of its own.
    while start < dot, "?!.".contains(text[start]) { start = text.index(after: start) }
    return start
  }

  /// The places at which an expression stands by itself: no part of a longer name or path.
  func places(of expression: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    text[range].ranges(of: expression).filter { found in
      let before = found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : " "
      let after = found.upperBound < text.endIndex ? text[found.upperBound] : " "
      // A range of three dots ends before it, and a member begins with one.
      let isMember = before == "." && !text[..<found.lowerBound].hasSuffix("..")
      return !isMember && !Self.isPart(before) && !Self.isPart(after)
    }
  }

  static func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }

  /// Parts between commas that no bracket holds.
  static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    let last = text[start...]
    return last.allSatisfy(\.isWhitespace) ? parts : parts + [last]
  }

  /// What an expression may be: both sides of `isLow ? .ebb : .flood`, or the expression itself.
  static func choices(_ text: Substring) -> [Substring] {
    var depth = 0
    var question: Substring.Index?
    var open = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // `value?.name` and `Int?` are no questions.
      case "?" where depth == 0 && text[..<index].last?.isWhitespace == true:
        open += 1
        if question == nil { question = index }
      case ":" where depth == 0 && open > 0:
        open -= 1
        guard open == 0, let question else { continue }
        return choices(text[text.index(after: question)..<index]) + choices(text[text.index(after: index)...])
      default: break
      }
    }
    return [text]
  }

  // MARK: Comments and literals

  private enum Level {
    case code(parentheses: Int)
    case literal(hashes: Int, isLong: Bool)
  }

  private static func strip(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var levels: [Level] = [.code(parentheses: 0)]
    var place = 0
    func has(_ text: StaticString, at place: Int) -> Bool {
      place + text.utf8CodeUnitCount <= bytes.count
        && text.withUTF8Buffer { zip(bytes[place...], $0).allSatisfy(==) }
    }
    while place < bytes.count {
      let byte = bytes[place]
      switch levels.last {
      case .literal(let hashes, let isLong):
        let mark = has("\\", at: place) && bytes[(place + 1)...].prefix(hashes).allSatisfy { $0 == UInt8(ascii: "#") }
        if mark, has("(", at: place + 1 + hashes) {
          result += Array("\\(".utf8)
          levels.append(.code(parentheses: 1))
          place += 2 + hashes
        } else if mark {
          place += 2 + hashes
        } else if isLong ? has("\"\"\"", at: place) : byte == UInt8(ascii: "\""),
          bytes[(place + (isLong ? 3 : 1))...].prefix(hashes).count(where: { $0 == UInt8(ascii: "#") }) == hashes
        {
          result.append(UInt8(ascii: "\""))
          levels.removeLast()
          place += (isLong ? 3 : 1) + hashes
        } else if byte == 10, !isLong {
          levels.removeLast()
        } else {
          result.append("{}()[],\n\"".utf8.contains(byte) ? UInt8(ascii: " ") : byte)
          place += 1
        }
      case .code(let parentheses):
        if has("//", at: place) {
          while place < bytes.count, bytes[place] != 10 { place += 1 }
          continue
        }
        if has("/*", at: place) {
          var depth = 0
          repeat {
            if has("/*", at: place) { depth += 1 }
            if has("*/", at: place) { depth -= 1 }
            place += has("/*", at: place) || has("*/", at: place) ? 2 : 1
          } while depth > 0 && place < bytes.count
          continue
        }
        var hashes = 0
        while has("#", at: place + hashes) { hashes += 1 }
        if has("\"", at: place + hashes) {
          let isLong = has("\"\"\"", at: place + hashes)
          levels.append(.literal(hashes: hashes, isLong: isLong))
          result.append(UInt8(ascii: "\""))
          place += hashes + (isLong ? 3 : 1)
          continue
        }
        if parentheses > 0, byte == UInt8(ascii: "(") {
          levels[levels.count - 1] = .code(parentheses: parentheses + 1)
        } else if parentheses == 1, byte == UInt8(ascii: ")") {
          levels.removeLast()
        } else if parentheses > 1, byte == UInt8(ascii: ")") {
          levels[levels.count - 1] = .code(parentheses: parentheses - 1)
        }
        result.append(byte)
        place += 1
      case nil: return result
      }
    }
    return result
  }
}
