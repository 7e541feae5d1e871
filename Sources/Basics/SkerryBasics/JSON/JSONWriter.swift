/// Writes JSON with its keys in the order in which they are given; RFC 8259.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ content: (inout JSONWriter) -> Void) { enclose("{", "}", content) }

  package mutating func array(_ content: (inout JSONWriter) -> Void) { enclose("[", "]", content) }

  /// The name of the member whose value is written next.
  package mutating func key(_ name: String) {
    separate()
    text += JSONWriter.quoted(name) + ":"
    needsComma = false
  }

  package mutating func string(_ value: String) { scalar(JSONWriter.quoted(value)) }

  package mutating func number(_ value: Int) { scalar(String(value)) }

  package mutating func null() { scalar("null") }

  /// A break between elements, so that a line holds what a reader takes in at once.
  package mutating func lineBreak() {
    separate()
    text += "\n"
    needsComma = false
  }

  private mutating func enclose(_ open: String, _ close: String, _ content: (inout JSONWriter) -> Void) {
    separate()
    text += open
    needsComma = false
    content(&self)
    text += close
    needsComma = true
  }

  private mutating func scalar(_ spelled: String) {
    separate()
    text += spelled
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  /// A string literal; everything that could act on a terminal or a script is written as an escape.
  package static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x09: text += "\\t"
      case 0x0D: text += "\\r"
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: text += escape(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
