import FoundationEssentials

extension Registry {
  /// The activity with this id, also for a while after it was dismissed.
  public func record(_ id: String) -> ActivityRecord? { visit(id) }

  /// How many cards the lock screen has.
  public var cardCount: Int { cardCountOfAll }

  /// The lock screen's cards from the top, as many as asked for.
  ///
  /// The app that started an activity last is on top. Within an app the highest relevance comes first; of equals, the
  /// one that started first.
  public func cards(limit: Int = .max) -> [ActivityRecord] {
    var result: [ActivityRecord] = []
    for app in appsWithCards.reversedElements {
      guard result.count < limit else { break }
      guard let cards = apps[app.appIdentifier]?.cards else { continue }
      for card in cards.elements.prefix(limit - result.count) {
        if let record = visit(card.id) { result.append(record) }
      }
    }
    return result
  }

  /// The content of the island, leaving out some apps, such as the one in the foreground.
  ///
  /// Each app sends its most relevant activity. One app: compact. More: of the two that started last, the earlier is
  /// attached, the later detached (Apple leaves the choice between apps open). With `oneAppInBothSlots` a single app
  /// with several activities fills both places by the same rule.
  public func island(excluding excluded: Set<String> = []) -> IslandOccupancy {
    var newest: [String] = []
    for app in appsInIsland.reversedElements where !excluded.contains(app.appIdentifier) {
      if let best = apps[app.appIdentifier]?.island.first { newest.append(best.id) }
      if newest.count == 2 { break }
    }
    if newest.count == 1, let both = bothSlots(with: newest[0]) { return both }
    return switch newest.count {
    case 0: .idle
    case 1: .compact(newest[0])
    default: .minimal(attached: newest[1], detached: newest[0])
    }
  }

  /// An app's two most relevant activities side by side, if the device shows that defect.
  private func bothSlots(with id: String) -> IslandOccupancy? {
    guard conditions.behaviors.contains(.oneAppInBothSlots), let app = records[id]?.appIdentifier else { return nil }
    let best = (apps[app]?.island.elements.prefix(2).map { $0 } ?? []).sorted { $0.order < $1.order }
    return best.count == 2 ? .minimal(attached: best[0].id, detached: best[1].id) : nil
  }

  /// The app's activities of a type that aren't dismissed, in the order of their starts.
  public func activities(_ attributesType: String, of appIdentifier: String) -> [ActivityRecord] {
    apps[appIdentifier]?.present[attributesType]?.elements.compactMap { visit($0.id) } ?? []
  }

  /// All activities of the app that aren't dismissed, in the order of their starts.
  public func activities(of appIdentifier: String) -> [ActivityRecord] {
    presentIDs(of: appIdentifier).compactMap(visit)
  }

  /// How many activities of the app count against its limit.
  public func liveCount(of appIdentifier: String) -> Int { apps[appIdentifier]?.liveCount ?? 0 }

  /// How many activities count against the device's limit.
  public var totalLiveCount: Int { liveCount }

  /// Ids of everything the app has that isn't dismissed, by start.
  func presentIDs(of app: String) -> [String] {
    (apps[app]?.present.values.flatMap { Array($0.elements) } ?? []).sorted().map(\.id)
  }

  /// Ids of everything that isn't dismissed, by start.
  var presentIDs: [String] {
    apps.values.flatMap { $0.present.values.flatMap { Array($0.elements) } }.sorted().map(\.id)
  }
}

/// The content of the Dynamic Island; the values are ids of activities.
public enum IslandOccupancy: Hashable, Sendable {
  /// Nothing: the island is as small as it gets.
  case idle
  /// One app's activity on both sides of the camera.
  case compact(String)
  /// Two apps: one attached to the camera's pill, one in a circle of its own.
  case minimal(attached: String, detached: String)
}
