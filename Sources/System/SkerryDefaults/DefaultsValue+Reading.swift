import FoundationEssentials
import SkerryBasics

extension DefaultsValue {
  /// The values in a suite's file, by key.
  ///
  /// - Throws: where and why the file is no JSON object of property lists.
  package static func values(inFile data: Data) throws(JSONProblem) -> [String: DefaultsValue] {
    (try JSONValue(parsing: data, rules: .propertyList).object ?? [:]).compactMapValues(DefaultsValue.init(_:))
  }

  /// The value that JSON stands for: objects with one key may mean something else than a dictionary. `nil` for null,
  /// which the reader of property lists lets through nowhere.
  private init?(_ json: JSONValue) {
    switch json {
    case .null: return nil
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .int(Int(value))
    case .number(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.compactMap(DefaultsValue.init(_:)))
    case .object(let members):
      self = Self.marked(members) ?? .dictionary(members.compactMapValues(DefaultsValue.init(_:)))
    }
  }

  private static func marked(_ members: [String: JSONValue]) -> DefaultsValue? {
    guard members.count == 1, let (key, content) = members.first else { return nil }
    switch (key, content) {
    case ("data", .string(let text)): return Data(base64Encoded: text).map { .data($0) }
    case ("utf8", .string(let text)): return .data(Data(of: text))
    case ("double", .string(let text)): return Double(text).map { .double($0) }
    case ("date", .number(let seconds)): return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case ("date", .integer(let seconds)): return .date(Date(timeIntervalSinceReferenceDate: Double(seconds)))
    case (_, .object(let inner)):
      if inner.count == 1, let old = inner["_0"] { return earlier(key, old) }
      return key == "dictionary" ? .dictionary(inner.compactMapValues(DefaultsValue.init(_:))) : nil
    default: return nil
    }
  }

  /// The first version wrote `{"int": {"_0": 12}}` for 12, and so on.
  private static func earlier(_ key: String, _ value: JSONValue) -> DefaultsValue? {
    switch (key, value) {
    case ("bool", .bool), ("int", .integer), ("double", .number), ("string", .string): DefaultsValue(value)
    case ("double", .integer(let number)): .double(Double(number))
    case ("data", .string(let text)): Data(base64Encoded: text).map { .data($0) }
    case ("array", .array(let values)): .array(values.compactMap(DefaultsValue.init(_:)))
    case ("dictionary", .object(let values)): .dictionary(values.compactMapValues(DefaultsValue.init(_:)))
    default: nil
    }
  }
}
