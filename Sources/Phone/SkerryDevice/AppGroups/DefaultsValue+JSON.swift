import FoundationEssentials

/// Values as JSON that people can read and change: what JSON has is written as it is, with sorted keys.
///
/// JSON has no bytes and no instants. They are objects with one key: `{"data": "base64"}`, `{"utf8": "text"}` for bytes
/// that are text, such as JSON an app encoded itself, and `{"date": seconds since 2001}`. A dictionary that looks like
/// one of these stands inside of `{"dictionary": …}`.
nonisolated extension DefaultsValue {
  /// The keys that mean something when they stand alone.
  static let markers: Set<String> = [
    "data", "utf8", "date", "dictionary", "bool", "int", "double", "string", "array",
  ]

  /// The value as JSON, with two spaces for each level.
  public var json: String { json(indent: "") }

  /// The contents of a suite's file. It is an object in any case; at the top no key has a meaning of its own.
  static func file(_ values: [String: DefaultsValue]) -> String { object(values, "") }

  private func json(indent: String) -> String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): Self.number(value)
    case .string(let value): Self.quoted(value)
    case .data(let value):
      Self.text(value).map { "{\"utf8\": \(Self.quoted($0))}" } ?? "{\"data\": \"\(value.base64EncodedString())\"}"
    case .date(let value): "{\"date\": \(Self.number(value.timeIntervalSinceReferenceDate))}"
    case .array(let values): Self.list(values.map { $0.json(indent: indent + "  ") }, "[", "]", indent)
    case .dictionary(let values) where values.count == 1 && !Self.markers.isDisjoint(with: values.keys):
      "{\"dictionary\": \(Self.object(values, indent))}"
    case .dictionary(let values): Self.object(values, indent)
    }
  }

  private static func object(_ values: [String: DefaultsValue], _ indent: String) -> String {
    let members = values.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)): \($0.value.json(indent: indent + "  "))" }
    return list(members, "{", "}", indent)
  }

  private static func list(_ parts: [String], _ open: String, _ close: String, _ indent: String) -> String {
    if parts.isEmpty { return open + close }
    return "\(open)\n\(indent)  " + parts.joined(separator: ",\n\(indent)  ") + "\n\(indent)\(close)"
  }

  /// The shortest number that is read back as the same; with a point, so that it isn't taken for an integer.
  private static func number(_ value: Double) -> String { value.isFinite ? "\(value)" : "{\"double\": \"\(value)\"}" }

  /// The text that some bytes are, if a person could read it.
  private static func text(_ data: Data) -> String? {
    guard let text = String(validating: data, as: UTF8.self), !text.isEmpty else { return nil }
    let isReadable = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F || "\n\t\r".contains(Character($0))
    }
    return isReadable ? text : nil
  }

  /// A string literal; what a terminal could take for a command is written as an escape.
  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
