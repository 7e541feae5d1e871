/// A place in a line, in columns: a tab reaches to the next fourth one.
struct LineCursor: Hashable, Sendable {
  let bytes: [UInt8]
  /// Where the contents of the innermost list item begin.
  private(set) var base = 0
  /// The next byte that is no blank, and its column.
  private(set) var position = 0
  private(set) var column = 0

  init(_ line: ArraySlice<UInt8>) {
    bytes = Array(line)
    skipBlanks()
  }

  var isAtEnd: Bool { position == bytes.count }
  /// By how many columns the contents stand away from where they could begin.
  var indentation: Int { column - base }
  /// Too far away for anything but code.
  var isFarIndented: Bool { indentation >= 4 }
  var rest: ArraySlice<UInt8> { bytes[position...] }
  var text: String { String(decoding: rest, as: UTF8.self) }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      column += bytes[position] == 0x09 ? 4 - column % 4 : 1
      position += 1
    }
  }

  /// Goes into a list item whose contents begin at a column.
  mutating func enter(_ content: Int) { base = content }

  /// Takes the marker of a list item (`-`, `*`, `+`, `1.`, `1)`) and returns where its contents begin; `nil` if there is
  /// none.
  ///
  /// - Parameter isInText: whether it has to end a paragraph to be one.
  mutating func takeMarker(endingText isInText: Bool) -> Int? {
    var end = position
    if let first = rest.first, first.isBullet {
      end += 1
    } else {
      let digits = rest.prefix(while: \.isDigit)
      guard (1...9).contains(digits.count), let mark = bytes[digits.endIndex...].first,
        mark == UInt8(ascii: ".")
          || mark == UInt8(ascii: ")")
      else { return nil }
      if isInText, !digits.elementsEqual([UInt8(ascii: "1")]) { return nil }
      end = digits.endIndex + 1
    }
    guard end == bytes.count || bytes[end] == 0x20 || bytes[end] == 0x09 else { return nil }
    var next = self
    next.column += end - position
    next.position = end
    let markerEnd = next.column
    next.skipBlanks()
    if next.isAtEnd, isInText { return nil }
    // Behind more than four blanks there is code, that begins with them.
    let isNear = !next.isAtEnd && next.column - markerEnd <= 4
    next.base = isNear ? next.column : markerEnd + 1
    self = next
    return base
  }

  /// Whether a line across the page stands here: `---`, `* * *`.
  var isRule: Bool {
    guard let mark = rest.first, "-*_".utf8.contains(mark) else { return false }
    return rest.allSatisfy { $0 == mark || $0 == 0x20 || $0 == 0x09 } && rest.count { $0 == mark } >= 3
  }

  /// The rank of the heading whose text stands above, if this is its underline.
  var underlineRank: Int? {
    guard let mark = rest.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return nil }
    let behind = rest.drop { $0 == mark }
    guard behind.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return mark == UInt8(ascii: "=") ? 1 : 2
  }

  /// `## Activities`: its rank and its words.
  var heading: (rank: Int, title: String)? {
    let marks = rest.prefix { $0 == UInt8(ascii: "#") }
    let next = bytes[marks.endIndex...]
    guard (1...6).contains(marks.count), next.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
    var title = String(decoding: next, as: UTF8.self)[...]
    while let last = title.last, last == "#" || last.isWhitespace { title = title.dropLast() }
    while let first = title.first, first.isWhitespace { title = title.dropFirst() }
    return (marks.count, String(title))
  }

  /// The beginning of a block of code.
  var fence: (mark: UInt8, count: Int)? {
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let marks = rest.prefix { $0 == mark }
    guard marks.count >= 3, !(mark == UInt8(ascii: "`") && bytes[marks.endIndex...].contains(mark)) else { return nil }
    return (mark, marks.count)
  }

  /// Whether a block of code ends here.
  func closes(_ fence: (mark: UInt8, count: Int)) -> Bool {
    let marks = rest.prefix { $0 == fence.mark }
    return !isFarIndented && marks.count >= fence.count
      && bytes[marks.endIndex...].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The name of the HTML tag that stands here; `nil` if there is none.
  var tag: String? {
    guard rest.first == UInt8(ascii: "<") else { return nil }
    var text = rest.dropFirst()
    if text.first == UInt8(ascii: "/") { text = text.dropFirst() }
    let name = text.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard name.first?.isLetter == true, bytes[name.endIndex...].first.map(" \t/>".utf8.contains) ?? true else {
      return nil
    }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Tags that may begin a line of text without ending it.
  static let inlineTags: Set = [
    "a", "abbr", "b", "br", "cite", "code", "del", "em", "font", "i", "img", "input", "ins", "kbd", "mark", "q", "s",
    "small", "span", "strong", "sub", "sup", "u", "var",
  ]
}

extension UInt8 {
  var isBullet: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "*") || self == UInt8(ascii: "+") }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
