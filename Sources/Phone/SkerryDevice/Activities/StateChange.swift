import FoundationEssentials

/// The difference between two encoded states, for people: `climbCount 9 → 10`.
nonisolated enum StateChange {
  /// A value as it is written; only simple ones are told, everything else has merely changed.
  private enum Value: Decodable, Equatable {
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .text(value ? "true" : "false")
      } else if let value = try? container.decode(Int.self) {
        self = .text(String(value))
      } else if let value = try? container.decode(Double.self) {
        self = .text(String(value))
      } else if let value = try? container.decode(String.self) {
        self = .text("“\(value.prefix(24))”")
      } else {
        self = .other
      }
    }
  }

  /// The changed values by name, at most three; dates are left out because they change with every update.
  static func sentence(from old: Data?, to new: Data) -> String {
    guard let old, let before = values(old), let after = values(new) else { return "" }
    let changes = after.keys.sorted().compactMap { name -> String? in
      guard before[name] != after[name], case .text(let value)? = after[name] else { return nil }
      guard case .text(let earlier)? = before[name] else { return "\(name) \(value)" }
      return isDate(value) && isDate(earlier) ? nil : "\(name) \(earlier) → \(value)"
    }
    return changes.prefix(3).joined(separator: ", ") + (changes.count > 3 ? ", …" : "")
  }

  private static func values(_ data: Data) -> [String: Value]? {
    try? JSONDecoder().decode([String: Value].self, from: data)
  }

  /// Seconds since 2001 with a fraction, of this century: what `Codable` makes of a date.
  private static func isDate(_ text: String) -> Bool { Double(text).map { $0 > 5e8 && $0 < 4e9 } ?? false }
}
