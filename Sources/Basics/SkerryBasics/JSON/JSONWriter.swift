/// Writes JSON with its members in the order in which they are given; RFC 8259.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Layout: Hashable, Sendable {
    /// Without any blank.
    case compact
    /// For people: each element on a line of its own, two spaces further in for each level.
    case lines
  }

  package private(set) var text = ""
  private let layout: Layout
  private var needsComma = false
  private var followsKey = false
  /// How many levels of lines are open.
  private var indentation = 0
  /// Whether the innermost object or array stands on one line.
  private var isOnOneLine = true

  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// - Parameter onOneLine: whether the members stand beside each other, whatever the layout.
  package mutating func object(onOneLine: Bool = false, _ content: (inout JSONWriter) -> Void) {
    enclose("{", "}", onOneLine, content)
  }

  package mutating func array(_ content: (inout JSONWriter) -> Void) { enclose("[", "]", false, content) }

  /// The name of the member whose value is written next.
  package mutating func key(_ name: String) {
    separate()
    text += JSONWriter.quoted(name) + (layout == .lines ? ": " : ":")
    (needsComma, followsKey) = (false, true)
  }

  package mutating func string(_ value: String) { scalar(JSONWriter.quoted(value)) }

  package mutating func number(_ value: Int) { scalar(String(value)) }

  /// The shortest number that is read back as the same, with a point or an exponent. It must be finite: JSON has no word
  /// for others.
  package mutating func number(_ value: Double) { scalar("\(value)") }

  package mutating func bool(_ value: Bool) { scalar(value ? "true" : "false") }

  package mutating func null() { scalar("null") }

  /// A break between elements of a compact text, so that a line holds what a reader takes in at once.
  package mutating func lineBreak() {
    separate()
    text += "\n"
    needsComma = false
  }

  private mutating func enclose(
    _ open: String, _ close: String, _ onOneLine: Bool, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    text += open
    let (outer, start) = (isOnOneLine, text.utf8.count)
    isOnOneLine = onOneLine || layout == .compact
    if !isOnOneLine { indentation += 1 }
    needsComma = false
    content(&self)
    if !isOnOneLine {
      indentation -= 1
      if text.utf8.count > start { breakLine() }
    }
    isOnOneLine = outer
    text += close
    needsComma = true
  }

  private mutating func scalar(_ spelled: String) {
    separate()
    text += spelled
    needsComma = true
  }

  /// The text between an element and the one that was written last.
  private mutating func separate() {
    defer { (needsComma, followsKey) = (false, false) }
    if followsKey { return }
    if needsComma { text += "," }
    if !isOnOneLine {
      breakLine()
    } else if needsComma, layout == .lines {
      text += " "
    }
  }

  private mutating func breakLine() { text += "\n" + String(repeating: "  ", count: indentation) }

  /// A string literal; everything that could act on a terminal or a script, or hide in it, is written as an escape.
  package static func quoted(_ value: String) -> String {
    // Most texts are plain, and a look at their bytes tells so.
    if value.utf8.allSatisfy({ $0.isPlain }) { return "\"" + value + "\"" }
    return "\"" + value.replacingScalars { $0 == "\"" || $0 == "\\" || $0.steersOrHides ? spelled($0) : nil } + "\""
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: escape(scalar)
    }
  }

  /// A scalar by its number: in UTF-16, as JSON has it, so that one beyond the first plane takes two escapes.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { unit in
      unit.map { number in
        let digits = String(number, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII that a literal takes as it is.
  fileprivate var isPlain: Bool { (0x20..<0x7F).contains(self) && self != 0x22 && self != 0x5C }
}
