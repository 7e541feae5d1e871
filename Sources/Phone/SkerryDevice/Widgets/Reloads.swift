import FoundationEssentials

/// Why a provider is asked for a timeline.
nonisolated enum ReloadCause: Hashable, Sendable {
  /// The phone was switched on.
  case start
  /// The widget was placed.
  case placed
  /// The timeline's own reload policy.
  case policy
  /// The app called `WidgetCenter`.
  case app
  /// Code in one of the app's extensions, such as a widget's intent, called `WidgetCenter`.
  case appExtension
  /// A control of the widget was pressed.
  case button
  /// The phone's clock was set.
  case clock
  /// It was put off when the budget was spent.
  case putOff

  /// How the log ends the sentence “timeline of …: 2 entries, …”.
  var words: String {
    switch self {
    case .start: "the first after the start"
    case .placed: "the first, as it was placed"
    case .policy: "asked for by its reload policy"
    case .app: "asked for by the app"
    case .appExtension: "asked for by the app's extension"
    case .button: "asked for by its button"
    case .clock: "as the clock was set"
    case .putOff: "put off until the budget of the next day"
    }
  }

  /// Whether it counts against the widget's budget while the app is in the background (WidgetKit: not for an intent
  /// tapped in the widget, nor for what the system itself causes).
  var isCounted: Bool {
    switch self {
    case .policy, .app, .appExtension, .putOff: true
    case .start, .placed, .button, .clock: false
    }
  }
}

/// How often a widget may still be reloaded within a day.
///
/// WidgetKit: about 40 to 70 reloads a day for a widget that is looked at often. Here it is 70 within 24 hours, which
/// begin with the first reload that counts.
nonisolated struct ReloadBudget: Hashable, Codable {
  /// Reloads within a window.
  static let limit = 70
  /// The length of a window in seconds.
  static let window = 86_400.0

  private(set) var start: Date?
  private(set) var count = 0

  /// Spends one reload. Returns `nil` if there was one left, else the instant of the next window.
  mutating func spend(at instant: Date) -> Date? {
    guard let start, instant >= start, let end, instant < end else {
      (start, count) = (instant, 1)
      return nil
    }
    guard count < Self.limit else { return end }
    count += 1
    return nil
  }

  /// When the present window ends.
  var end: Date? { start?.addingTimeInterval(Self.window) }
}
