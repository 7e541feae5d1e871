/// A person's own judgement from 1 to 10: readiness, effort (RPE) or pump.
struct Rating: Hashable, Sendable {
  static let range = 1...10
  let value: Int

  /// Throws ``SessionError/ratingOutOfRange(_:)`` outside of 1 to 10.
  init(_ value: Int) throws(SessionError) {
    guard Self.range.contains(value) else { throw .ratingOutOfRange(value) }
    self.value = value
  }

  /// A rating that may be left out.
  static func optional(_ value: Int?) throws(SessionError) -> Rating? {
    guard let value else { return nil }
    return try Rating(value)
  }
}

extension Rating: Codable {
  init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
