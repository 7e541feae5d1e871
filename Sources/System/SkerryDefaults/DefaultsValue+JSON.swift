import FoundationEssentials
import SkerryBasics

/// Values as JSON that people can read and change: what JSON has is written as it is, with sorted keys.
///
/// JSON has no bytes and no instants. They are objects with one key: `{"data": "base64"}`, `{"utf8": "text"}` for bytes
/// that are text, such as JSON an app encoded itself, and `{"date": seconds since 2001}`. A dictionary that looks like
/// one of these stands inside of `{"dictionary": …}`.
extension DefaultsValue {
  /// The keys that mean something when they stand alone.
  static let markers: Set<String> = [
    "data", "utf8", "date", "dictionary", "bool", "int", "double", "string", "array",
  ]

  /// The value as JSON, with two spaces for each level.
  public var json: String {
    var writer = JSONWriter(.lines)
    write(to: &writer)
    return writer.text
  }

  /// The contents of a suite's file. It is an object in any case; at the top no key has a meaning of its own.
  package static func file(_ values: [String: DefaultsValue]) -> String {
    var writer = JSONWriter(.lines)
    write(values, to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .bool(let value): writer.bool(value)
    case .int(let value): writer.number(value)
    case .double(let value): Self.write(value, to: &writer)
    case .string(let value): writer.string(value)
    case .data(let value):
      let text = Self.text(value)
      writer.marked(text == nil ? "data" : "utf8") { $0.string(text ?? value.base64EncodedString()) }
    case .date(let value): writer.marked("date") { Self.write(value.timeIntervalSinceReferenceDate, to: &$0) }
    case .array(let values): writer.array { for value in values { value.write(to: &$0) } }
    case .dictionary(let values) where values.count == 1 && !Self.markers.isDisjoint(with: values.keys):
      writer.marked("dictionary") { Self.write(values, to: &$0) }
    case .dictionary(let values): Self.write(values, to: &writer)
    }
  }

  private static func write(_ values: [String: DefaultsValue], to writer: inout JSONWriter) {
    writer.object { object in
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        object.key(key)
        value.write(to: &object)
      }
    }
  }

  /// Numbers that JSON has no word for are texts.
  private static func write(_ value: Double, to writer: inout JSONWriter) {
    if value.isFinite { writer.number(value) } else { writer.marked("double") { $0.string("\(value)") } }
  }

  /// The text that some bytes are, if a person could read it.
  private static func text(_ data: Data) -> String? {
    guard let text = String(validating: data, as: UTF8.self), !text.isEmpty else { return nil }
    let isReadable = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F || "\n\t\r".contains(Character($0))
    }
    return isReadable ? text : nil
  }
}

extension JSONWriter {
  /// An object with one member, whose key says what its value means.
  fileprivate mutating func marked(_ key: String, _ value: (inout JSONWriter) -> Void) {
    object(onOneLine: true) { object in
      object.key(key)
      value(&object)
    }
  }
}
