import FoundationEssentials

@testable import SkerryActivities

extension PlainPhone {
  /// The cards of an app from the top: the most relevant first, of equals the one that started first.
  func cards(of app: String) -> [Int] {
    items.indices.filter { items[$0].app == app && items[$0].hasCard }.sorted(by: isMoreRelevant)
  }

  private func isMoreRelevant(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (items[left], items[right])
    return (-left.content.relevance, left.order) < (-right.content.relevance, right.order)
  }

  /// The app that started last is on top.
  private var cards: [Int] {
    Self.apps.map { cards(of: $0) }.sorted { newest($0) > newest($1) }.flatMap { $0 }
  }

  private func newest(_ numbers: [Int]) -> Int { numbers.map { items[$0].order }.max() ?? 0 }

  private func island(without excluded: [String]) -> [Int] {
    let apps = Self.apps.filter { !excluded.contains($0) }
      .map { app in cards(of: app).filter { items[$0].isRunning } }.filter { !$0.isEmpty }
    let best = apps.compactMap(\.first).sorted { items[$0].order < items[$1].order }
    if apps.count == 1, conditions.behaviors.contains(.oneAppInBothSlots) {
      return apps[0].prefix(2).sorted { items[$0].order < items[$1].order }
    }
    return Array(best.suffix(2))
  }

  func view(at now: Date) -> PlainView {
    let asking = Self.apps.compactMap { self.asking($0) }
    return PlainView(
      activities: items.map(\.look), cards: cards, island: island(without: []),
      islandWithoutFirstApp: island(without: ["a"]),
      questions: items.indices.map { number in
        asking.first { $0.item == number }.map { $0.isSecond ? "alwaysAllow" : "allow" } ?? ""
      },
      budgets: Self.apps.map { app in
        let spent = spent(app, at: now)
        let next = spent.first.map { Int($0.timeIntervalSince(epoch)) + 3600 }
        return [spent.count, limit(app), next ?? -1]
      },
      allowed: Self.apps.map(isAllowed), nextDeadline: nextDeadline)
  }
}

extension PlainPhone.Item {
  /// What was out of date at the end stays so.
  private var endedStale: Bool {
    guard let ended, let stale = content.stale else { return false }
    return stale <= ended
  }

  var look: PlainLook {
    PlainLook(
      app: app, state: state, slices: content.slices, stale: content.stale, relevance: content.relevance,
      started: started, ended: ended, removal: removal, version: version, timestamp: newestTimestamp, tokens: tokens,
      hasToken: hasToken, isHeld: isHeld, isDrawnStale: (state == .stale || endedStale) && !isStaleHidden)
  }
}
