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

  /// Its lines; what is short enough for `columns` stands on one.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    write(root, prefix: "", suffix: "", indent: 0, columns, &lines)
    return lines
  }

  private func write(
    _ value: JSONSyntax, prefix: String, suffix: String, indent: Int, _ columns: Int, _ lines: inout [String]
  ) {
    let margin = String(repeating: " ", count: indent)
    let flat = margin + prefix + flat(value) + suffix
    let isRoot = indent == 0 && prefix.isEmpty
    switch value {
    case .array(let values) where flat.count > columns || isRoot && !values.isEmpty:
      lines.append(margin + prefix + "[")
      for (index, value) in values.enumerated() {
        write(
          value, prefix: "", suffix: index == values.count - 1 ? "" : ",", indent: indent + 2, columns, &lines)
      }
      lines.append(margin + "]" + suffix)
    case .object(let members) where flat.count > columns || isRoot && !members.isEmpty:
      lines.append(margin + prefix + "{")
      for (index, member) in members.enumerated() {
        write(
          member.value, prefix: text(member.place) + ": ", suffix: index == members.count - 1 ? "" : ",",
          indent: indent + 2, columns, &lines)
      }
      lines.append(margin + "}" + suffix)
    default: lines.append(flat)
    }
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
