import SkerryActivities

nonisolated extension EventLog.Kind: LosslessStringConvertible, Codable {
  /// The kind as files and programs spell it: group, leaf, and for a transition its cause, with points between them.
  public var word: String {
    switch self {
    case .activity(.transition(let state, let cause)): "activity.\(state.rawValue).\(cause.rawValue)"
    case .activity(.other(let leaf)): "activity.\(leaf.rawValue)"
    case .permission(let leaf): "permission.\(leaf.rawValue)"
    case .push(let leaf): "push.\(leaf.rawValue)"
    case .notification(let leaf): "notification.\(leaf.rawValue)"
    case .setting(let leaf): "setting.\(leaf.rawValue)"
    case .screen(let leaf): "screen.\(leaf.rawValue)"
    case .gesture(let leaf): "gesture.\(leaf.rawValue)"
    case .link(let leaf): "link.\(leaf.rawValue)"
    case .intent(let leaf): "intent.\(leaf.rawValue)"
    case .process(let leaf): "process.\(leaf.rawValue)"
    case .background(let leaf): "background.\(leaf.rawValue)"
    case .widget(let leaf): "widget.\(leaf.rawValue)"
    case .feedback(let leaf): "feedback.\(leaf.rawValue)"
    case .clock(let leaf): "clock.\(leaf.rawValue)"
    case .app(let leaf): "app.\(leaf.rawValue)"
    case .trouble(let leaf): "trouble.\(leaf.rawValue)"
    case .unknown: "unknown"
    }
  }

  public var description: String { word }

  /// All kinds there are, but for the unknown one.
  static let all: [Self] = {
    func leaves<Leaf: CaseIterable>(_ make: (Leaf) -> Self) -> [Self] { Leaf.allCases.map(make) }
    let transitions = ActivityState.allCases.flatMap { state in
      TransitionCause.allCases.map { Self.activity(.transition(to: state, cause: $0)) }
    }
    let groups = [
      leaves { Self.activity(.other($0)) }, leaves(Self.permission), leaves(Self.push), leaves(Self.notification),
      leaves(Self.setting), leaves(Self.screen), leaves(Self.gesture), leaves(Self.link), leaves(Self.intent),
      leaves(Self.process), leaves(Self.background), leaves(Self.widget), leaves(Self.feedback), leaves(Self.clock),
      leaves(Self.app), leaves(Self.trouble),
    ]
    return transitions + groups.flatMap { $0 }
  }()

  private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

  /// The kind with a word; `nil` if this version knows none.
  public init?(_ word: String) {
    guard let kind = word == "unknown" ? .unknown : Self.byWord[word] else { return nil }
    self = kind
  }

  /// Words of other versions are read as ``unknown``.
  public init(from decoder: any Decoder) throws {
    self = Self(try decoder.singleValueContainer().decode(String.self)) ?? .unknown
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
