import FoundationEssentials

/// A value of a property list.
public enum DefaultsValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case array([DefaultsValue])
  case dictionary([String: DefaultsValue])
}

extension DefaultsValue {
  /// A value as an app gives it; `nil` for anything that is no property list.
  init?(any value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Substring: self = .string(String(value))
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .string(value.absoluteString)
    case let value as [String: Any]: self.init(dictionary: value)
    case let value as [Any]: self.init(array: value)
    // The last one, as it is the only question for which the runtime looks through all conformances.
    case let value as any BinaryInteger:
      guard let value = Int(exactly: value) else { return nil }
      self = .int(value)
    default: return nil
    }
  }

  private init?(array: [Any]) {
    let values = array.compactMap(DefaultsValue.init(any:))
    guard values.count == array.count else { return nil }
    self = .array(values)
  }

  private init?(dictionary: [String: Any]) {
    let values = dictionary.compactMapValues(DefaultsValue.init(any:))
    guard values.count == dictionary.count else { return nil }
    self = .dictionary(values)
  }

  /// The value as an app gets it.
  var any: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let values): values.map(\.any)
    case .dictionary(let values): values.mapValues(\.any)
    }
  }
}
