import FoundationEssentials

extension Registry {
  /// Replaces the content of an activity, unless a rule forbids it.
  mutating func update(_ id: String, _ change: ContentChange, by call: RegistryCall, _ step: inout Step) {
    guard let record = visit(id) else { return ignore(call, id, .unknownActivity, &step) }
    if let reason = obstacle(to: change, of: record) { return ignore(call, id, reason, &step) }
    let updated = put(change, into: record, from: call == .push ? .push : .app, &step)
    if let alert = change.alert { step.add(.alert(alert), app: record.appIdentifier, id: id) }
    settleStaleness(updated, &step)
  }

  /// The rule that keeps new content out, if any.
  func obstacle(to change: ContentChange, of record: ActivityRecord) -> IgnoredReason? {
    guard record.activityState.isLive else { return .over(record.activityState) }
    return outdated(change.timestamp, record) ?? oversize(change, record)
  }

  /// Only strictly older data are dropped; ActivityKit leaves equal timestamps open. A server counts whole seconds, so what
  /// it sends in the second of an app's own update is not older.
  func outdated(_ timestamp: Date?, _ record: ActivityRecord) -> IgnoredReason? {
    guard let timestamp, timestamp < record.contentTimestamp else { return nil }
    let newest = record.contentTimestamp.timeIntervalSinceReferenceDate.rounded(.down)
    let seconds = timestamp.timeIntervalSinceReferenceDate
    if seconds == seconds.rounded(), seconds >= newest { return nil }
    return .outdated(timestamp, newest: record.contentTimestamp)
  }

  func oversize(_ change: ContentChange, _ record: ActivityRecord) -> IgnoredReason? {
    let bytes = record.attributes.count + change.state.count
    return bytes > rules.contentLimit ? .tooLarge(bytes: bytes, limit: rules.contentLimit) : nil
  }

  /// Stores the content; the newest timestamp stays the measure even when the clock went back.
  @discardableResult
  mutating func put(
    _ change: ContentChange, into record: ActivityRecord, from origin: ContentOrigin, _ step: inout Step
  ) -> ActivityRecord {
    var record = record
    record.contentOrigin = origin
    record.contentAppliedAt = step.instant
    record.staleNotDrawnSince = nil
    record.draw(at: step.instant)
    record.state = change.state
    record.staleDate = known(change).staleDate?.storable
    record.relevanceScore = known(change).relevanceScore.storable
    record.contentVersion += 1
    record.contentTimestamp = max(record.contentTimestamp, change.timestamp ?? step.instant)
    store(record)
    step.add(.contentChanged(version: record.contentVersion), app: record.appIdentifier, id: record.id)
    return record
  }

  /// What this iOS knows of a change: before 16.2 content had neither a stale date nor a relevance score (ActivityKit).
  func known(_ change: ContentChange) -> ContentChange {
    guard !conditions.supports(.activityContent) else { return change }
    var known = change
    known.staleDate = nil
    known.relevanceScore = 0
    return known
  }

  /// Takes from activities that run what an older iOS doesn't know of their content.
  mutating func forgetUnknownContent(_ step: inout Step) {
    guard conditions.supports(.liveActivities), !conditions.supports(.activityContent) else { return }
    for id in presentIDs {
      guard var record = visit(id), record.activityState.isLive else { continue }
      record.staleDate = nil
      record.relevanceScore = 0
      store(record)
      settleStaleness(record, &step)
    }
  }

  /// Makes an active or stale activity what its stale date says it is at this instant.
  mutating func settleStaleness(_ record: ActivityRecord, _ step: inout Step) {
    let isPast = record.staleDate.map { $0 <= step.instant } ?? false
    switch (record.activityState, isPast) {
    case (.active, true): move(record, to: .stale, because: .staleContent, &step)
    case (.stale, false): move(record, to: .active, because: .freshContent, &step)
    default: break
    }
  }

  /// Stores a record in its new state and tells so.
  mutating func move(
    _ record: ActivityRecord, to state: ActivityState, because cause: TransitionCause, _ step: inout Step
  ) {
    var moved = record
    moved.activityState = state
    if !state.isLive { moved = closed(moved, at: step.instant) }
    if moved.isDrawnStale, !record.isDrawnStale { moved.draw(at: step.instant) }
    store(moved)
    if state == .dismissed {
      gone.append(record.id)
      unwritten.gone.append(record.id)
    }
    step.add(
      .transition(from: record.activityState, to: state, cause: cause), app: record.appIdentifier, id: record.id)
  }

  /// An activity that is over has no token any more, and remembers when it ended.
  private mutating func closed(_ record: ActivityRecord, at instant: Date) -> ActivityRecord {
    var record = record
    if let token = record.pushToken {
      tokens.bury(
        token, of: record.appIdentifier, activity: record.id, at: instant, remembering: rules.boundedMemory)
    }
    record.pushToken = nil
    record.tokenDate = nil
    record.consentAwaitedSince = nil
    record.startAlert = nil
    if record.endedAt == nil { record.draw(at: instant) }
    record.endedAt = record.endedAt ?? instant
    if record.activityState == .dismissed { record.dismissalDate = instant }
    return record
  }

  /// Logs a call without effect.
  func ignore(_ call: RegistryCall, _ id: String, _ reason: IgnoredReason, _ step: inout Step) {
    step.add(.ignored(call, reason), app: records[id]?.appIdentifier ?? "", id: id)
  }
}
