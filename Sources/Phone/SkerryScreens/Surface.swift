import SkerryWidgets

/// A place that shows presentations, by its name on the command line.
nonisolated public enum Surface: Hashable, Sendable {
  /// One presentation of the selected activity.
  case presentation(LiveActivityPresentation)
  /// The island as the phone shows it now.
  case island
  /// The whole phone: lock screen, home screen or the app in front.
  case phone
  /// The phone with its home screen.
  case home
  /// The phone with the app in front.
  case app
  /// All panes, in the size of a terminal.
  case dashboard

  /// The card of the selected activity, which is shown unless another surface is named.
  public static let lockScreen = Surface.presentation(.lockScreen)
}

nonisolated extension Surface: CaseIterable, RawRepresentable {
  /// All of them: the presentations first, in the order of their table.
  public static let allCases =
    LiveActivityPresentation.whole.map(Surface.presentation) + [.island, .phone, .home, .app, .dashboard]

  /// The surface of that name.
  public init?(rawValue: String) {
    guard let surface = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = surface
  }

  /// The name on the command line and in tapes, such as `lock-screen`.
  public var rawValue: String {
    switch self {
    case .presentation(let presentation): presentation.rawValue
    case .island: "island"
    case .phone: "phone"
    case .home: "home"
    case .app: "app"
    case .dashboard: "dashboard"
    }
  }
}
