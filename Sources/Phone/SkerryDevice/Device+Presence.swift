import SkerryActivities
import SkerryWidgets

/// Whether a presentation is on the phone's screen now.
nonisolated public enum Presence: Hashable, Sendable {
  case shown
  /// Not on the screen, and the rule that keeps it off, as part of a sentence.
  case hidden(String)
}

extension Device {
  /// Whether a presentation of an activity is on the screen now, or why it is not.
  public func presence(of presentation: LiveActivityPresentation, of record: ActivityRecord) -> Presence {
    if record.activityState == .pending { return .hidden("it has not started yet") }
    return presentation.isInIsland ? islandPresence(presentation, record) : cardPresence(presentation, record)
  }

  private func cardPresence(_ presentation: LiveActivityPresentation, _ record: ActivityRecord) -> Presence {
    if presentation == .watch {
      return .hidden(
        settings.systemVersion < SystemVersion(18, 0)
          ? "a Watch shows activities from iOS 18 on" : "a paired Watch shows it, and a car from iOS 26 on")
    }
    if presentation == .banner {
      return banner?.activityID == record.id ? .shown : .hidden("banners come with alerts, on phones without an island")
    }
    guard settings.isLocked else { return .hidden("the phone is unlocked") }
    return settings.showsLiveActivitiesWhenLocked
      ? .shown : .hidden("Face ID & Passcode hides Live Activities while the phone is locked")
  }

  private func islandPresence(_ presentation: LiveActivityPresentation, _ record: ActivityRecord) -> Presence {
    guard settings.model.hasIsland else { return .hidden("\(settings.model.name) has no island") }
    if record.activityState == .ended { return .hidden("ended activities leave the island") }
    if settings.isLocked { return .hidden("the lock screen is up") }
    if record.appIdentifier == foregroundApp?.information.bundleIdentifier { return .hidden("its app is in front") }
    if let expansion {
      guard expansion.activityID == record.id else { return .hidden("another activity is expanded") }
      return presentation == .expanded ? .shown : .hidden("it is expanded")
    }
    if isHiddenInIsland(record) { return .hidden("a swipe hid it; a swipe outwards brings it back") }
    switch (island, presentation) {
    case (_, .expanded): return .hidden("a long press expands it")
    case (.compact(record.id), .minimal): return .hidden("no other app is in the island")
    case (.compact(record.id), _): return .shown
    case (.minimal(let first, let second), .minimal) where first == record.id || second == record.id: return .shown
    case (.minimal(let first, let second), _) where first == record.id || second == record.id:
      return .hidden("another app is in the island")
    default: return .hidden("other activities come first")
    }
  }
}
