import FoundationEssentials
import SkerryBasics

/// JSON as people read it: keys in their order, numbers as they were written, short lists on one line.
nonisolated struct JSONOutline {
  private let root: JSONSyntax
  private let bytes: [UInt8]
  /// As deep as anybody can follow; deeper values are shown as they are written.
  private static let rules = JSONRules(deepest: 63)

  /// Reads JSON; `nil` if it is none, or is nothing but a single value.
  init?(_ data: Data) {
    guard let root = try? JSONSyntax(parsing: data, rules: Self.rules) else { return nil }
    switch root {
    case .array, .object: self.root = root
    case .null, .bool, .number, .string: return nil
    }
    bytes = Array(data)
  }

  /// A line of the outline.
  struct Line: Hashable, Sendable, CustomStringConvertible {
    /// Columns that stay free before the text.
    let indent: Int
    let text: String
    /// The member of an object that the line consists of, if its value is a number.
    var number: Member?

    struct Member: Hashable, Sendable {
      let name: String
      let value: Double
    }

    var description: String { String(repeating: " ", count: indent) + text }
  }

  /// Its lines; what is short enough for `columns` stands on one.
  func lines(columns: Int) -> [Line] {
    var lines: [Line] = []
    write(root, member: nil, suffix: "", indent: 0, columns, &lines)
    return lines
  }

  /// - Parameter member: the member of an object that the value belongs to.
  private func write(
    _ value: JSONSyntax, member: JSONSyntax.Member?, suffix: String, indent: Int, _ columns: Int, _ lines: inout [Line]
  ) {
    let prefix = member.map { text($0.place) + ": " } ?? ""
    let flat = Line(indent: indent, text: prefix + flat(value) + suffix, number: member.flatMap(number))
    let isRoot = indent == 0 && member == nil
    let fits = indent + flat.text.count <= columns
    switch value {
    case .array(let values) where !fits || isRoot && !values.isEmpty:
      lines.append(Line(indent: indent, text: prefix + "["))
      for (index, value) in values.enumerated() {
        write(value, member: nil, suffix: index == values.count - 1 ? "" : ",", indent: indent + 2, columns, &lines)
      }
      lines.append(Line(indent: indent, text: "]" + suffix))
    case .object(let members) where !fits || isRoot && !members.isEmpty:
      lines.append(Line(indent: indent, text: prefix + "{"))
      for (index, member) in members.enumerated() {
        write(
          member.value, member: member, suffix: index == members.count - 1 ? "" : ",", indent: indent + 2, columns,
          &lines)
      }
      lines.append(Line(indent: indent, text: "}" + suffix))
    default: lines.append(flat)
    }
  }

  private func number(_ member: JSONSyntax.Member) -> Line.Member? {
    guard case .number(let spelled) = member.value, let value = Double(spelled) else { return nil }
    return Line.Member(name: member.key, value: value)
  }

  private func flat(_ value: JSONSyntax) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let spelled): spelled
    case .string(_, let place): text(place)
    case .array(let values): "[" + values.map(flat).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { "\(text($0.place)): \(flat($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  /// A text or a key as it is written, with its quotation marks.
  private func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }
}
