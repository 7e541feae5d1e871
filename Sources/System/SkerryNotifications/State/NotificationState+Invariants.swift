extension NotificationState {
  /// Everything that must always hold, as sentences about what doesn't; empty if all is well.
  public func invariants() -> [String] {
    var problems: [String] = []
    func require(_ condition: Bool, _ problem: String) {
      if !condition { problems.append(problem) }
    }
    func knows(_ app: String) -> Bool { apps[app] != nil }
    let orders = records.map(\.order)
    require(zip(orders, orders.dropFirst()).allSatisfy(<), "the list isn't in the order of deliveries")
    require((orders.last ?? 0) <= orderCount, "a place in the order was never given")
    require(Set(records.map(\.id)).count == records.count, "a notification is in the list twice")
    require(records.allSatisfy { knows($0.appIdentifier) }, "the list has notifications of an unknown app")
    require(isLocked || !records.contains(where: \.isOnLockScreen), "a lock screen entry on an unlocked phone")
    require(banner.map { knows($0.record.appIdentifier) } ?? true, "the banner is of an unknown app")
    require(banner == nil || !isLocked, "a banner on a locked phone")
    let tickets = extensions.map(\.ticket) + questions.map(\.ticket)
    require(Set(tickets).count == tickets.count, "a ticket was given twice")
    require(tickets.allSatisfy { 1...max(1, ticketCount) ~= $0 }, "a ticket was never given")
    require(extensions.allSatisfy { knows($0.appIdentifier) }, "an extension of an unknown app runs")
    require(questions.allSatisfy { knows($0.appIdentifier) }, "an unknown app is asked")
    require(Set(dialogs).count == dialogs.count, "an app asks twice at a time")
    for app in dialogs {
      let status = apps[app]?.authorization
      require(status == .notDetermined || status == .provisional, "\(app) asks although the person decided")
    }
    for (app, state) in apps.sorted(by: { $0.key < $1.key }) {
      problems += state.invariants(orderCount, rules).map { "\(app): \($0)" }
      require(state.information.bundleIdentifier == app, "\(app) is kept under another name")
    }
    return problems
  }
}

extension NotificationAppState {
  /// The rules for one app by itself.
  fileprivate func invariants(_ orderCount: Int, _ rules: NotificationRules) -> [String] {
    var problems: [String] = []
    if badgeCount < 0 { problems.append("the badge is below 0") }
    if Set(pending.map(\.request.identifier)).count != pending.count { problems.append("a request waits twice") }
    if pending.count > max(1, rules.pendingPerApp) { problems.append("too many requests wait") }
    if pending.contains(where: { $0.request.schedule == nil }) { problems.append("a request waits for nothing") }
    if pending.contains(where: { !(1...max(1, orderCount) ~= $0.order) }) {
      problems.append("a request has a place that was never given")
    }
    if pending.contains(where: { $0.request.schedule?.problem(rules) != nil }) {
      problems.append("a request repeats too fast")
    }
    return problems
  }
}
