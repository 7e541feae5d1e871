/// Where a trip goes.
struct Destination: Codable, Hashable, Sendable {
  static let nameLimit = 30
  static let streetLimit = 60

  let name: String
  /// Street and town; empty if nobody entered any.
  let street: String

  /// Name and street as one line. The name comes first: it is what small presentations show.
  var address: String { street.isEmpty ? name : "\(name), \(street)" }

  /// Throws ``TripError`` for a name that is missing or too long, and for what no map could find.
  init(name: String, street: String = "") throws(TripError) {
    // A comma parts name and street.
    let (name, street) = (Self.cleaned(name.split(separator: ",").joined(separator: " ")), Self.cleaned(street))
    if name.isEmpty { throw .namelessDestination }
    if name.count > Self.nameLimit { throw .nameTooLong(limit: Self.nameLimit) }
    if street.count > Self.streetLimit { throw .streetTooLong(limit: Self.streetLimit) }
    // Maps look for words and numbers.
    guard (name + street).contains(where: { $0.isLetter || $0.isNumber }) else { throw .unknownDestination(name) }
    (self.name, self.street) = (name, street)
  }

  /// Whether a place of a name is meant; capital and small letters are the same.
  func isNamed(_ other: String) -> Bool { name.lowercased() == Self.cleaned(other).lowercased() }

  private static func cleaned(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
