import FoundationEssentials

extension Registry {
  /// Everything that must always hold, as sentences about what doesn't; empty if all is well.
  ///
  /// It looks at every record, so it is for tests and for restored data.
  public func invariants() -> [String] {
    var problems: [String] = []
    for record in records.values.sorted(by: { $0.order < $1.order }) { problems += record.invariants(orderCount) }
    problems += indexProblems()
    let dismissed = Set(records.values.filter { $0.activityState == .dismissed }.map(\.id))
    if dismissed != Set(gone) || gone.count != dismissed.count {
      problems.append("the list of dismissed ones is wrong")
    }
    if requestCount < records.count { problems.append("there are more activities than requests") }
    return problems
  }

  /// The indexes against a fresh look at the records.
  private func indexProblems() -> [String] {
    var fresh = Registry(rules: rules, seed: seed)
    for record in records.values { fresh.index(record) }
    var problems: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: (Registry) -> Value) {
      if value(self) != value(fresh) { problems.append("the index of \(name) doesn't fit the activities") }
    }
    compare("deadlines") { Array($0.deadlines.elements) }
    compare("apps with cards") { Array($0.appsWithCards.elements) }
    compare("apps in the island") { Array($0.appsInIsland.elements) }
    compare("transient activities") { Array($0.transients.elements) }
    compare("counts") { [$0.liveCount, $0.cardCountOfAll] }
    compare("apps") { $0.apps.keys.sorted() }
    compare("channels") { $0.tokens.channels.mapValues { Array($0.elements) } }
    compare("tokens") { registry in
      registry.tokens.owners.filter { if case .activity = $0.value { true } else { false } }
    }
    for (app, index) in apps.sorted(by: { $0.key < $1.key }) {
      compare("cards of \(app)") { Array($0.apps[app]?.cards.elements ?? SortedList().elements) }
      compare("starts of \(app)") { Array($0.apps[app]?.cardStarts.elements ?? SortedList().elements) }
      compare("island of \(app)") { Array($0.apps[app]?.island.elements ?? SortedList().elements) }
      compare("types of \(app)") { $0.apps[app]?.present.mapValues { Array($0.elements) } }
      compare("count of \(app)") { $0.apps[app]?.liveCount }
      problems += index.cards.invariants() + index.island.invariants()
    }
    return problems + deadlines.invariants() + appsWithCards.invariants() + appsInIsland.invariants()
  }
}

extension ActivityRecord {
  /// The rules for one activity by itself.
  func invariants(_ orderCount: Int) -> [String] {
    var problems: [String] = []
    func require(_ condition: Bool, _ problem: String) {
      if !condition { problems.append("activity \(id): \(problem)") }
    }
    let isOver = activityState == .ended || activityState == .dismissed
    require((startedAt == nil) == (activityState == .pending) || activityState == .dismissed, "started and pending")
    require((endedAt != nil) == isOver, "the end doesn't fit the state \(activityState.rawValue)")
    require((dismissalDate != nil) == isOver, "the dismissal date doesn't fit the state \(activityState.rawValue)")
    require(!isOver || pushToken == nil && tokenDate == nil, "it is over and still has a token")
    require(pushToken == nil || pushType == .token, "it has a token it didn't ask for")
    let isHeld = consentAwaitedSince != nil
    require(!isHeld || activityState.isLive && pushType == .token, "it waits for a consent that it doesn't need")
    require(!isHeld || pushToken == nil && tokenDate == nil, "it waits for a consent and has a token all the same")
    require(activityState == .pending || startAlert == nil, "the alert of its start is left over")
    require(relevanceScore.isFinite, "the relevance isn't finite")
    require(contentVersion >= 1, "it never had content")
    require((1...max(1, orderCount)).contains(order), "its place \(order) in the order was never given")
    return problems
  }
}

extension SortedList {
  /// The rules for the chunks.
  func invariants() -> [String] {
    let all = Array(elements)
    var problems: [String] = []
    if all.count != count { problems.append("a sorted list counts \(count) elements and has \(all.count)") }
    if zip(all, all.dropFirst()).contains(where: { $0 >= $1 }) { problems.append("a sorted list isn't sorted") }
    return problems
  }
}
