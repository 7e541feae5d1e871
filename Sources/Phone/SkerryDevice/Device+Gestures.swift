import SkerryActivities
import SkerryNotifications

/// What a finger does to the island.
extension Device {
  /// Hides an activity in the island: a swipe from one of its sides to the camera. The activity goes on, and the lock
  /// screen still shows it.
  public func hideFromIsland(_ record: ActivityRecord) {
    let name = app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
    if expansion?.activityID == record.id {
      note(
        .gesture(.ignored), "swipe ignored: an expanded activity can't be swiped away, a tap outside collapses it",
        level: .warning)
      return
    }
    guard occupies(island, record.id) else {
      let reason =
        if case .hidden(let reason) = presence(of: .compact, of: record) { reason.text } else { "it is not there" }
      note(.gesture(.ignored), "swipe ignored: the island does not show \(name), \(reason)", level: .warning)
      return
    }
    hiddenInIsland.formIntersection(center.withRegistry { registry in Set(registry.cards().map(\.id)) })
    hiddenInIsland.insert(record.id)
    note(
      .gesture(.hidden),
      "\(name) hidden in the island by a swipe: the activity goes on; a swipe outwards brings it back")
    settle()
  }

  /// Whether a banner lies over the unlocked screen.
  public var hasBanner: Bool { !settings.isLocked && (banner != nil || notifications.withState { $0.banner != nil }) }

  /// Swipes up: sends a banner away, or collapses the expanded island; what was shown goes on.
  public func swipeUp() {
    if !settings.isLocked, notifications.withState({ $0.banner != nil }) {
      closeNotificationBanner()
    } else if !settings.isLocked, banner != nil {
      banner = nil
      note(.gesture(.bannerSwipedUp), "banner swiped up: the activity goes on")
      settle()
    } else if expansion != nil {
      collapse()
    } else {
      note(.gesture(.ignored), "swipe ignored: there is no banner, and nothing is expanded", level: .warning)
    }
  }

  /// Brings hidden activities back into the island: a swipe outwards from the camera.
  ///
  /// - Parameter name: the app whose activity comes back; `nil` brings back all.
  public func showHiddenInIsland(of name: String? = nil) {
    let bundle = name.flatMap { app(named: $0)?.information.bundleIdentifier }
    let back = hiddenInIsland.filter { id in
      bundle == nil || center.withRegistry { $0.record(id)?.appIdentifier } == bundle
    }
    guard !back.isEmpty else {
      return note(.gesture(.ignored), "swipe ignored: nothing is hidden in the island", level: .warning)
    }
    hiddenInIsland.subtract(back)
    note(.gesture(.broughtBack), "hidden activities are back in the island")
    settle()
  }

  /// Whether a swipe hid an activity in the island.
  public func isHiddenInIsland(_ record: ActivityRecord) -> Bool { hiddenInIsland.contains(record.id) }

  private func occupies(_ island: IslandOccupancy, _ id: String) -> Bool {
    switch island {
    case .idle: false
    case .compact(let shown): shown == id
    case .minimal(let attached, let detached): attached == id || detached == id
    }
  }

  /// What the island shows when neither some apps nor what a swipe hid are shown.
  func occupancy(excluding apps: Set<String>) -> IslandOccupancy {
    let hidden = hiddenInIsland
    return center.withRegistry { registry in
      var excluded = apps
      while true {
        let occupancy = registry.island(excluding: excluded)
        let shown =
          switch occupancy {
          case .idle: [String]()
          case .compact(let id): [id]
          case .minimal(let attached, let detached): [attached, detached]
          }
        // An app sends its most relevant activity only: if that one is hidden, the app shows none.
        let gone = shown.filter(hidden.contains).compactMap { registry.record($0)?.appIdentifier }
        guard !gone.isEmpty else { return occupancy }
        excluded.formUnion(gone)
      }
    }
  }
}
