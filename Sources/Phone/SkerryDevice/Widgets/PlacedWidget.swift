import SkerryWidgets

/// A widget that a person placed: on the home screen, or as an accessory on the lock screen.
nonisolated public struct PlacedWidget: Hashable, Sendable {
  /// The app, by its name on the command line.
  public let app: String
  /// The kind, by which the app's configurations are told apart.
  public let kind: String
  public let family: WidgetFamily

  public init(app: String, kind: String, family: WidgetFamily) {
    self.app = app
    self.kind = kind
    self.family = family
  }
}

nonisolated extension WidgetFamily {
  /// One word for the size, as on the command line.
  public var word: String {
    switch self {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extra-large"
    case .accessoryCircular: "circular"
    case .accessoryRectangular: "rectangular"
    case .accessoryInline: "inline"
    }
  }

  /// The sizes an iPhone has room for; `systemExtraLarge` is for iPads.
  static let onPhone = allCases.filter { $0 != .systemExtraLarge }

  /// The size of that word.
  init?(word: String) {
    guard let family = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = family
  }
}

nonisolated extension PlacedWidget: Codable {
  private enum CodingKeys: CodingKey { case app, kind, family }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    app = try container.decode(String.self, forKey: .app)
    kind = try container.decode(String.self, forKey: .kind)
    let word = try container.decode(String.self, forKey: .family)
    guard let family = WidgetFamily(word: word) else {
      throw DecodingError.dataCorruptedError(
        forKey: .family, in: container, debugDescription: "There is no widget size “\(word)”.")
    }
    self.family = family
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(app, forKey: .app)
    try container.encode(kind, forKey: .kind)
    try container.encode(family.word, forKey: .family)
  }

  /// A widget as another version may have stored it: `nil` if this one can't place it.
  struct Saved: Decodable {
    let widget: PlacedWidget?
    init(from decoder: any Decoder) throws { widget = try? PlacedWidget(from: decoder) }
  }
}
