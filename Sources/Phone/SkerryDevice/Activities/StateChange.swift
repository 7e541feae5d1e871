import FoundationEssentials
import SkerryBasics

/// The difference between two encoded states, for people: `climbCount 9 → 10`.
nonisolated enum StateChange {
  /// A value as it is written; only simple ones are told, everything else has merely changed.
  private enum Value: Decodable, Equatable {
    case text(String)
    case number(Double)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .text(value ? "true" : "false")
      } else if let value = try? container.decode(Int.self) {
        self = .text(String(value))
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text("“\(value.prefix(24))”")
      } else {
        self = .other
      }
    }

    /// `nil` for what is not told.
    var text: String? {
      switch self {
      case .text(let text): text
      case .number(let number): number.formattedShortly
      case .other: nil
      }
    }

    var exactText: String { if case .number(let number) = self { "\(number)" } else { text ?? "" } }

    /// Seconds since 2001, of this century: what `Codable` makes of a date.
    var isDate: Bool { exactText.first != "“" && Double(exactText).map { $0 > 5e8 && $0 < 4e9 } ?? false }
  }

  /// The changed values by name, at most three; dates are left out because they change with every update.
  static func sentence(from old: Data?, to new: Data) -> String {
    guard let old, let before = values(old), let after = values(new) else { return "" }
    let changes = after.keys.sorted().compactMap { name -> String? in
      guard let value = after[name], before[name] != value, let text = value.text else { return nil }
      guard let earlier = before[name], let old = earlier.text else { return "\(name) \(text)" }
      if earlier.isDate, value.isDate { return nil }
      // What differs by less than is written is written as it is.
      return old == text ? "\(name) \(earlier.exactText) → \(value.exactText)" : "\(name) \(old) → \(text)"
    }
    return changes.prefix(3).joined(separator: ", ") + (changes.count > 3 ? ", …" : "")
  }

  private static func values(_ data: Data) -> [String: Value]? {
    try? JSONDecoder().decode([String: Value].self, from: data)
  }
}
