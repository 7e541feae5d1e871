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

    /// The rule in a word or two, at most 11 columns wide.
    public var briefText: String {
      switch self {
      case .notStarted: "not started"
      case .systemTooOldForWatch: "from iOS 18"
      case .onPairedWatch: "on a Watch"
      case .bannerNeedsAlert: "with alerts"
      case .unlocked: "unlocked"
      case .hiddenWhileLocked, .lockScreenIsUp: "locked"
      case .noIsland: "no island"
      case .ended: "ended"
      case .appInFront: "app open"
      case .otherExpanded: "other open"
      case .expanded: "expanded"
      case .swipedAway: "swiped away"
      case .needsLongPress: "long press"
      case .alone: "one app"
      case .sharesIsland: "two apps"
      case .outranked: "outranked"
      }
    }
  }
}

extension Island {
  /// Whether a presentation of an activity is on the screen now, or why it is not.
  ///
  /// - Parameters:
  ///   - presentation: the one that is asked for.
  ///   - record: its activity.
  ///   - settings: the phone's.
  ///   - front: the bundle id of the app on the screen, if there is one.
  ///   - occupancy: what the island shows now.
  func presence(
    of presentation: LiveActivityPresentation, of record: ActivityRecord, settings: DeviceSettings, front: String?,
    occupancy: IslandOccupancy
  ) -> Presence {
    if record.activityState == .pending { return .hidden(.notStarted) }
    guard presentation.isInIsland else { return cardPresence(presentation, record, settings) }
    if let reason = absence(of: record, settings, front) { return .hidden(reason) }
    if let expansion {
      guard expansion.activityID == record.id else { return .hidden(.otherExpanded) }
      return presentation == .expanded ? .shown : .hidden(.expanded)
    }
    if hidden.contains(record.id) { return .hidden(.swipedAway) }
    return place(of: presentation, of: record.id, in: occupancy)
  }

  private func cardPresence(
    _ presentation: LiveActivityPresentation, _ record: ActivityRecord, _ settings: DeviceSettings
  ) -> Presence {
    if presentation.traits.place == .pairedDevice {
      return .hidden(settings.systemVersion < SystemVersion(18, 0) ? .systemTooOldForWatch : .onPairedWatch)
    }
    if presentation.traits.place == .banner {
      return banner?.activityID == record.id ? .shown : .hidden(.bannerNeedsAlert)
    }
    guard settings.isLocked else { return .hidden(.unlocked) }
    return settings.showsLiveActivitiesWhenLocked ? .shown : .hidden(.hiddenWhileLocked)
  }

  /// The rule that keeps an activity out of the island altogether, if one does.
  private func absence(
    of record: ActivityRecord, _ settings: DeviceSettings, _ front: String?
  ) -> Presence.Reason? {
    if !settings.model.hasIsland { return .noIsland(model: settings.model.name) }
    if record.activityState == .ended { return .ended }
    if settings.isLocked { return .lockScreenIsUp }
    // ActivityKit: an activity in the transient style is seen where its app is, and nowhere else.
    return record.appIdentifier == front && !record.isLiveTransient ? .appInFront : nil
  }

  private func place(
    of presentation: LiveActivityPresentation, of id: String, in occupancy: IslandOccupancy
  ) -> Presence {
    switch (occupancy, presentation) {
    case (_, .expanded): .hidden(.needsLongPress)
    case (.compact(id), .minimal): .hidden(.alone)
    case (.compact(id), _): .shown
    case (.minimal(let first, let second), .minimal) where first == id || second == id: .shown
    case (.minimal(let first, let second), _) where first == id || second == id: .hidden(.sharesIsland)
    default: .hidden(.outranked)
    }
  }
}
