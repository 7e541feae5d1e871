import FoundationEssentials

extension Registry {
  /// Ends an activity; on an ended one it can only bring the removal of the card forward.
  mutating func end(
    _ id: String, _ change: ContentChange?, _ terms: EndTerms, by call: RegistryCall, _ step: inout Step
  ) {
    guard let record = visit(id) else { return ignore(call, id, .unknownActivity, &step) }
    if let reason = outdated(terms.timestamp ?? change?.timestamp, record), record.activityState.isLive {
      return ignore(call, id, reason, &step)
    }
    switch record.activityState {
    case .pending: move(record, to: .dismissed, because: .endedBeforeStart, &step)
    case .active, .stale: close(record, change, terms, by: call, &step)
    case .ended: bringForward(record, terms, by: call, &step)
    case .dismissed: ignore(call, id, .over(.dismissed), &step)
    }
  }

  private mutating func close(
    _ record: ActivityRecord, _ change: ContentChange?, _ terms: EndTerms, by call: RegistryCall, _ step: inout Step
  ) {
    var record = record
    if let change {
      if let reason = oversize(change, record) {
        ignore(.finalContent, record.id, reason, &step)
      } else {
        record = put(change, into: record, from: call == .push ? .push : .app, &step)
      }
    }
    finish(record, removal: removal(terms, endedAt: step.instant), call == .push ? .endedByPush : .endedByApp, &step)
    if let alert = change?.alert ?? terms.alert { step.add(.alert(alert), app: record.appIdentifier, id: record.id) }
  }

  /// Ends an active or stale activity, and removes its card if that is due.
  mutating func finish(
    _ record: ActivityRecord, removal: Date, _ cause: TransitionCause,
    removedBecause removalCause: TransitionCause = .removedAtOnce, _ step: inout Step
  ) {
    var ended = record
    ended.dismissalDate = removal
    move(ended, to: .ended, because: cause, &step)
    guard removal <= step.instant, let stored = records[record.id] else { return }
    move(stored, to: .dismissed, because: removalCause, &step)
  }

  private mutating func bringForward(
    _ record: ActivityRecord, _ terms: EndTerms, by call: RegistryCall, _ step: inout Step
  ) {
    let removal = removal(terms, endedAt: record.endedAt ?? step.instant)
    guard let planned = record.dismissalDate, removal < planned else {
      return ignore(call, record.id, .over(.ended), &step)
    }
    guard removal > step.instant else { return move(record, to: .dismissed, because: .removedAtOnce, &step) }
    var moved = record
    moved.dismissalDate = removal
    store(moved)
    step.add(.removalMoved(to: removal), app: record.appIdentifier, id: record.id)
  }

  private func removal(_ terms: EndTerms, endedAt end: Date) -> Date {
    ActivityUIDismissalPolicy(rule: terms.policy).removalDate(endedAt: end, longestStay: rules.longestStay)
  }

  /// The person clears a card; ActivityKit tells the app only that the activity was dismissed.
  mutating func swipe(_ id: String, _ step: inout Step) {
    guard let record = visit(id) else { return ignore(.swipe, id, .unknownActivity, &step) }
    guard record.activityState.hasCard else { return ignore(.swipe, id, .noCard, &step) }
    move(record, to: .dismissed, because: .swipedAway, &step)
  }

  /// Ends transient activities of an app, or all; they leave no card behind.
  mutating func endTransients(_ app: String?, _ step: inout Step) {
    for place in Array(transients.elements).sorted(by: { $0.order < $1.order }) {
      guard let record = visit(place.id), app == nil || record.appIdentifier == app else { continue }
      revoke(record, because: .transientOver, &step)
    }
  }

  /// Takes an activity off every surface because what it stood on is gone.
  mutating func revoke(_ record: ActivityRecord, because cause: TransitionCause, _ step: inout Step) {
    switch record.activityState {
    case .pending, .ended: move(record, to: .dismissed, because: cause, &step)
    case .active, .stale: finish(record, removal: step.instant, cause, removedBecause: cause, &step)
    case .dismissed: break
    }
  }

  /// Keeps the memory of dismissed activities within bounds.
  mutating func forgetLongGone() {
    guard gone.count > 2 * rules.boundedMemory else { return }
    for id in gone.prefix(gone.count - rules.boundedMemory) { forget(id) }
    gone.removeFirst(gone.count - rules.boundedMemory)
  }
}
