/// One of the ways an activity is shown.
///
/// All that sets one apart from the others stands in one table, ``traits``: views, pictures, panes, steps and tests read it
/// there. To add a presentation, add its row, what lays it out (see `PresentationTraits.Layout`), and a case to the test
/// of the table.
nonisolated public enum LiveActivityPresentation: String, CaseIterable, Hashable, Sendable {
  /// The card on the lock screen.
  case lockScreen = "lock-screen"
  /// Both sides of the camera, while the island shows this activity alone.
  case compact
  /// The side left of the camera.
  case compactLeading = "compact-leading"
  /// The side right of the camera.
  case compactTrailing = "compact-trailing"
  /// A small oval, while several apps share the island.
  case minimal
  /// The island grown large, after a long press or with an alert.
  case expanded
  /// The lock screen's card at the top of a phone without an island, with an alert.
  case banner
  /// The small card of a paired Watch and of CarPlay.
  case watch

  /// The facts about it wherever it is drawn, named or asked for.
  public var traits: PresentationTraits {
    switch self {
    case .lockScreen: PresentationTraits("Lock screen", at: .lockScreen, as: .card)
    case .compact: PresentationTraits("Compact", at: .island, as: .bothSides(.leading, .trailing))
    case .compactLeading: PresentationTraits("Compact leading", at: .island, as: .pill(.leading), isPart: true)
    case .compactTrailing: PresentationTraits("Compact trailing", at: .island, as: .pill(.trailing), isPart: true)
    case .minimal: PresentationTraits("Minimal", at: .island, as: .pill(.minimal))
    case .expanded: PresentationTraits("Expanded", at: .island, as: .expanded)
    case .banner: PresentationTraits("Banner", at: .banner, as: .card)
    case .watch:
      PresentationTraits("Watch", at: .pairedDevice, as: .smallCard, family: .small, ignoresControls: true)
    }
  }

  /// Whether it is part of the island: black, dark appearance.
  public var isInIsland: Bool { traits.place == .island }

  /// Those that are shown for themselves; the sides of the compact one are not.
  public static let whole = allCases.filter { !$0.traits.isPart }

  /// Those whose buttons and links can be pressed one by one; a banner has those of the lock screen's card.
  public static let withControls = whole.filter { !$0.traits.ignoresControls && $0.traits.place != .banner }
}

/// A row of the table of presentations: what is true of one wherever it is drawn, named or asked for.
nonisolated public struct PresentationTraits: Sendable {
  /// Where a person sees it.
  public enum Place: Hashable, Sendable {
    /// Below the clock of a locked phone.
    case lockScreen
    /// Around the camera.
    case island
    /// Over the screen of an unlocked phone without an island.
    case banner
    /// On a Watch or in a car.
    case pairedDevice
  }

  /// The layout that places it.
  enum Layout: Sendable {
    /// A card with the activity's content: ``CardSurface``.
    case card
    /// The card of a Watch, which shows both sides of the island where the widget has no content for it.
    case smallCard
    /// Two pieces of the island with the camera between them: ``CompactSurface``.
    case bothSides(IslandPiece, IslandPiece)
    /// One piece of the island in a pill of its own: ``SinglePillSurface``.
    case pill(IslandPiece)
    /// The regions around the camera: ``ExpandedIslandSurface``.
    case expanded
  }

  /// The name people use, such as `Lock screen`.
  public let title: String
  /// Where a person sees it.
  public let place: Place
  /// The size class that its views are told.
  public let family: ActivityFamily
  /// Whether a press opens the app, whatever lies below the finger.
  public let ignoresControls: Bool
  /// Whether it is only a part of another presentation.
  public let isPart: Bool
  let layout: Layout

  init(
    _ title: String, at place: Place, as layout: Layout, family: ActivityFamily = .medium,
    ignoresControls: Bool? = nil, isPart: Bool = false
  ) {
    self.title = title
    self.place = place
    self.layout = layout
    self.family = family
    self.ignoresControls = ignoresControls ?? layout.isPill
    self.isPart = isPart
  }

  /// The most columns that it may take on a screen; pills are narrower where their content is.
  public func columns(on screen: ScreenMetrics) -> Int {
    switch layout {
    case .card, .expanded: screen.cardColumns
    case .smallCard: ScreenMetrics.smallCardColumns
    case .bothSides: screen.pillColumns
    // A column at each end belongs to the pill.
    case .pill(let piece): piece.columns(screen) + 2
    }
  }

  /// The rows that it may take.
  public var rows: ClosedRange<Int> {
    switch layout {
    case .card, .expanded: ScreenMetrics.cardRows
    case .smallCard: ScreenMetrics.smallCardRows...ScreenMetrics.smallCardRows
    case .bothSides, .pill: ScreenMetrics.pillRows...ScreenMetrics.pillRows
    }
  }

  /// Whether the always-on screen shows it, dimmed: the island is not on it, and a Watch has a screen of its own.
  public var isDimmedWithPhone: Bool { place == .lockScreen || place == .banner }

  /// Whether it is dark even where the phone is light, as a Watch is.
  public var isAlwaysDark: Bool { place == .pairedDevice || place == .island }

  /// Whether a locked phone hides what is private in it.
  public var hidesPrivate: Bool { place == .lockScreen }
}

nonisolated extension PresentationTraits.Layout {
  fileprivate var isPill: Bool {
    switch self {
    case .bothSides, .pill: true
    case .card, .smallCard, .expanded: false
    }
  }
}
