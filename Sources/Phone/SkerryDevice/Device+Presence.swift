import SkerryActivities
import SkerryWidgets

/// Whether a presentation is on the phone's screen now.
nonisolated public enum Presence: Hashable, Sendable {
  case shown
  /// Not on the screen, and the rule that keeps it off.
  case hidden(Reason)

  /// The rule that keeps a presentation off the screen.
  public enum Reason: Hashable, Sendable {
    case notStarted
    /// Apple Watch shows activities from iOS 18 on.
    case systemTooOldForWatch
    case onPairedWatch
    case bannerNeedsAlert
    case unlocked
    /// Face ID & Passcode hides Live Activities while the phone is locked.
    case hiddenWhileLocked
    case noIsland(model: String)
    case ended
    case lockScreenIsUp
    case appInFront
    case otherExpanded
    /// Another presentation of the same activity is shown: the expanded one.
    case expanded
    case swipedAway
    case needsLongPress
    /// Minimal is for two apps, and only this one is in the island.
    case alone
    /// Compact is for one app, and two are in the island.
    case sharesIsland
    /// The island has no place left.
    case outranked

    /// The rule as part of a sentence.
    public var text: String {
      switch self {
      case .notStarted: "it has not started yet"
      case .systemTooOldForWatch: "a Watch shows activities from iOS 18 on"
      case .onPairedWatch: "a paired Watch shows it, and a car from iOS 26 on"
      case .bannerNeedsAlert: "banners come with alerts, on phones without an island"
      case .unlocked: "the phone is unlocked"
      case .hiddenWhileLocked: "Face ID & Passcode hides Live Activities while the phone is locked"
      case .noIsland(let model): "\(model) has no island"
      case .ended: "ended activities leave the island"
      case .lockScreenIsUp: "the lock screen is up"
      case .appInFront: "its app is in front"
      case .otherExpanded: "another activity is expanded"
      case .expanded: "it is expanded"
      case .swipedAway: "a swipe hid it; a swipe outwards brings it back"
      case .needsLongPress: "a long press expands it"
      case .alone: "no other app is in the island"
      case .sharesIsland: "another app is in the island"
      case .outranked: "other activities come first"
      }
    }
  }
}

extension Device {
  /// Whether a presentation of an activity is on the screen now, or why it is not.
  public func presence(of presentation: LiveActivityPresentation, of record: ActivityRecord) -> Presence {
    if record.activityState == .pending { return .hidden(.notStarted) }
    return presentation.isInIsland ? islandPresence(presentation, record) : cardPresence(presentation, record)
  }

  private func cardPresence(_ presentation: LiveActivityPresentation, _ record: ActivityRecord) -> Presence {
    if presentation == .watch {
      return .hidden(settings.systemVersion < SystemVersion(18, 0) ? .systemTooOldForWatch : .onPairedWatch)
    }
    if presentation == .banner {
      return banner?.activityID == record.id ? .shown : .hidden(.bannerNeedsAlert)
    }
    guard settings.isLocked else { return .hidden(.unlocked) }
    return settings.showsLiveActivitiesWhenLocked
      ? .shown : .hidden(.hiddenWhileLocked)
  }

  private func islandPresence(_ presentation: LiveActivityPresentation, _ record: ActivityRecord) -> Presence {
    guard settings.model.hasIsland else { return .hidden(.noIsland(model: settings.model.name)) }
    if record.activityState == .ended { return .hidden(.ended) }
    if settings.isLocked { return .hidden(.lockScreenIsUp) }
    if record.appIdentifier == foregroundApp?.information.bundleIdentifier { return .hidden(.appInFront) }
    if let expansion {
      guard expansion.activityID == record.id else { return .hidden(.otherExpanded) }
      return presentation == .expanded ? .shown : .hidden(.expanded)
    }
    if isHiddenInIsland(record) { return .hidden(.swipedAway) }
    switch (island, presentation) {
    case (_, .expanded): return .hidden(.needsLongPress)
    case (.compact(record.id), .minimal): return .hidden(.alone)
    case (.compact(record.id), _): return .shown
    case (.minimal(let first, let second), .minimal) where first == record.id || second == record.id: return .shown
    case (.minimal(let first, let second), _) where first == record.id || second == record.id:
      return .hidden(.sharesIsland)
    default: return .hidden(.outranked)
    }
  }
}
