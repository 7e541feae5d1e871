import FoundationEssentials

extension Registry {
  /// The record, counted as a visit.
  func visit(_ id: String) -> ActivityRecord? {
    visits?.add()
    return records[id]
  }

  /// Replaces a record and everything that is derived from it.
  mutating func store(_ record: ActivityRecord) {
    if let old = visit(record.id) { unindex(old) }
    records[record.id] = record
    index(record)
    unwritten.records.insert(record.id)
    version += 1
  }

  /// Takes a record out for good.
  mutating func forget(_ id: String) {
    guard let record = visit(id) else { return }
    unindex(record)
    records[id] = nil
    unwritten.records.insert(id)
  }

  mutating func index(_ record: ActivityRecord) {
    for deadline in record.deadlines(rules) { deadlines.insert(deadline) }
    let app = record.appIdentifier
    let state = record.activityState
    withApp(app) { index in
      if state != .dismissed {
        index.present[record.attributesType, default: SortedList()].insert(record.presentPlace)
      }
      if state.isLive { index.liveCount += 1 }
      if state.isInIsland { index.island.insert(record.cardPlace) }
      if state.hasCard {
        index.cards.insert(record.cardPlace)
        index.cardStarts.insert(record.order)
      }
    }
    if state.isLive { liveCount += 1 }
    if state.hasCard { cardCountOfAll += 1 }
    if record.isLiveTransient { transients.insert(record.cardPlace) }
    tokens.index(record)
  }

  mutating func unindex(_ record: ActivityRecord) {
    for deadline in record.deadlines(rules) { deadlines.remove(deadline) }
    let app = record.appIdentifier
    let state = record.activityState
    withApp(app) { index in
      if state != .dismissed {
        index.present[record.attributesType]?.remove(record.presentPlace)
        if index.present[record.attributesType]?.isEmpty == true { index.present[record.attributesType] = nil }
      }
      if state.isLive { index.liveCount -= 1 }
      if state.isInIsland { index.island.remove(record.cardPlace) }
      if state.hasCard {
        index.cards.remove(record.cardPlace)
        index.cardStarts.remove(record.order)
      }
    }
    if state.isLive { liveCount -= 1 }
    if state.hasCard { cardCountOfAll -= 1 }
    if record.isLiveTransient { transients.remove(record.cardPlace) }
    tokens.unindex(record)
  }

  /// Changes the index of an app and moves the app to its new place among the others.
  private mutating func withApp(_ app: String, _ change: (inout AppIndex) -> Void) {
    let oldCards = apps[app]?.cardStarts.last
    let oldIsland = apps[app]?.island.first?.order
    change(&apps[app, default: AppIndex()])
    let newCards = apps[app]?.cardStarts.last
    let newIsland = apps[app]?.island.first?.order
    Self.move(app, from: oldCards, to: newCards, in: &appsWithCards)
    Self.move(app, from: oldIsland, to: newIsland, in: &appsInIsland)
    if apps[app]?.isEmpty == true { apps[app] = nil }
  }

  private static func move(_ app: String, from old: Int?, to new: Int?, in list: inout SortedList<AppPlace>) {
    guard old != new else { return }
    if let old { list.remove(AppPlace(order: old, appIdentifier: app)) }
    if let new { list.insert(AppPlace(order: new, appIdentifier: app)) }
  }
}

extension ActivityRecord {
  var cardPlace: CardPlace { CardPlace(relevanceScore: relevanceScore, order: order, id: id) }
  var presentPlace: PresentPlace { PresentPlace(order: order, id: id) }
  /// Whether it is seen as long as its app is in front, and nowhere else (ActivityKit: `ActivityStyle.transient`).
  public var isLiveTransient: Bool { style == .transient && activityState.isLive }

  /// Everything that will happen to the activity by itself.
  func deadlines(_ rules: RegistryRules) -> [Deadline] {
    var result: [Deadline] = []
    func add(_ kind: Deadline.Kind, _ date: Date?) {
      guard let date else { return }
      result.append(Deadline(date: date, kind: kind, order: order, id: id))
    }
    let answer: Deadline.Kind = pushType?.channelID == nil ? .token : .broadcast
    switch activityState {
    case .pending:
      add(.start, startDate)
    case .active:
      add(.stale, staleDate)
      add(.activeTimeOver, startedAt?.addingTimeInterval(rules.longestActiveTime))
      add(answer, waitsForNetwork ? nil : tokenDate)
    case .stale:
      add(.activeTimeOver, startedAt?.addingTimeInterval(rules.longestActiveTime))
      add(answer, waitsForNetwork ? nil : tokenDate)
    case .ended:
      add(.removal, dismissalDate)
    case .dismissed:
      break
    }
    return result
  }
}
