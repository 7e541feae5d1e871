import SkerryBasics

nonisolated extension Step: CustomStringConvertible {
  /// The canonical spelling: reading it gives the same step.
  public var description: String {
    ([word.rawValue] + arguments).joined(separator: " ")
  }

  /// The word it begins with.
  public var word: StepWord {
    switch self {
    case .key: .key
    case .type: .type
    case .wait: .wait
    case .jump: .jump
    case .at: .at
    case .push: .push
    case .open: .open
    case .tap: .tap
    case .longPress: .longPress
    case .press: .press
    case .swipe: .swipe
    case .device: .device
    case .app: .app
    }
  }

  private var arguments: [String] {
    switch self {
    case .key(let key): [StepLine.quoted(key.spelling)]
    case .type(let text): [StepLine.quoted(text)]
    case .wait(let seconds), .jump(.by(let seconds)): [WrittenDuration.text(seconds)]
    case .jump(.next): ["next"]
    case .jump(.nextAny): ["next", "any"]
    case .at(let instant): [StepLine.quoted(instant.description)]
    case .push(let push):
      [StepLine.quoted(push.path)] + (push.target.map { [Field("to", $0).spelling] } ?? [])
        + push.headers.map(\.spelling)
    case .open(let url): [StepLine.quoted(url)]
    case .tap(let app), .longPress(let app): Self.optional(app)
    case .press(let label, let app): [StepLine.quoted(label)] + Self.optional(app)
    case .swipe(let swipe, let app): (Self.isUnderstood(swipe, app) ? [] : [swipe.rawValue]) + Self.optional(app)
    case .device(let name, let value, let app):
      [StepLine.quoted(name)] + (value.isEmpty ? [] : [StepLine.quoted(value)]) + Self.optional(app)
    case .app(let name, let deed): [StepLine.quoted(name)] + Self.words(of: deed)
    }
  }

  private static func optional(_ app: String?) -> [String] { app.map { [StepLine.quoted($0)] } ?? [] }

  /// `swipe` alone is to the left, unless the app's name could be taken for a direction.
  private static func isUnderstood(_ swipe: Swipe, _ app: String?) -> Bool {
    swipe == .left && app.flatMap { Swipe(rawValue: $0) } == nil
  }

  private static func words(of deed: AppDeed) -> [String] {
    switch deed {
    case .open: ["open"]
    case .kill: ["kill"]
    case .terminate: ["terminate"]
    case .home: ["home"]
    case .action(let id, let fields): [StepLine.quoted(id)] + fields.map(\.spelling)
    }
  }
}

nonisolated extension Step.Field {
  fileprivate var spelling: String { "\(name)=\(StepLine.quoted(value))" }
}
