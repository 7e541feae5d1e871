import SkerryBasics

/// Turns an app's dictionary of anything into values that can be stored and sent between processes, and back.
enum UserInfo {
  /// The storable part, and the keys of what isn't, in order.
  static func values(_ dictionary: [AnyHashable: Any]) -> ([String: JSONValue], unstorable: [String]) {
    var values: [String: JSONValue] = [:]
    var unstorable: [String] = []
    for (key, element) in dictionary {
      guard let name = key.base as? String, let stored = value(element) else {
        unstorable.append("\(key.base)")
        continue
      }
      values[name] = stored
    }
    return (values, unstorable.sorted())
  }

  static func dictionary(_ values: [String: JSONValue]) -> [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    for (key, value) in values { dictionary[key] = plain(value) }
    return dictionary
  }

  private static func value(_ element: Any) -> JSONValue? {
    switch element {
    case let value as Bool: .bool(value)
    case let value as NSNumber: number(value.doubleValue)
    case let value as any BinaryInteger: Int64(exactly: value).map { .integer($0) }
    case let value as Double: number(value)
    case let value as Float: number(Double(value))
    case let value as String: .string(value)
    case let value as [Any]: array(value)
    case let value as [AnyHashable: Any]: object(value)
    default: nil
    }
  }

  private static func number(_ value: Double) -> JSONValue? {
    guard value.isFinite else { return nil }
    return Int64(exactly: value).map { .integer($0) } ?? .number(value)
  }

  private static func array(_ elements: [Any]) -> JSONValue? {
    let stored = elements.compactMap { value($0) }
    return stored.count == elements.count ? .array(stored) : nil
  }

  private static func object(_ dictionary: [AnyHashable: Any]) -> JSONValue? {
    let (stored, unstorable) = values(dictionary)
    return unstorable.isEmpty ? .object(stored) : nil
  }

  /// `null` has no counterpart in an app's dictionary.
  private static func plain(_ value: JSONValue) -> Any? {
    switch value {
    case .null: nil
    case .bool(let value): value
    case .integer(let value): Int(value)
    case .number(let value): value
    case .string(let value): value
    case .array(let values): values.compactMap { plain($0) }
    case .object(let values): dictionary(values)
    }
  }
}
