/// A kind of climbing, under the name that is stored and sent.
enum Discipline: String, CaseIterable, Codable, Hashable, Sendable {
  case bouldering
  case sport
  case trad
  case topRope = "top_rope"

  /// The name people read; also the word chosen in the start sheet.
  var displayName: String {
    switch self {
    case .bouldering: "Bouldering"
    case .sport: "Sport"
    case .trad: "Trad"
    case .topRope: "Top Rope"
    }
  }

  /// The discipline with the name people read.
  init?(displayName: String) {
    guard let match = Self.allCases.first(where: { $0.displayName == displayName }) else { return nil }
    self = match
  }
}
