import FoundationEssentials

extension Registry {
  /// When something will happen by itself next; `nil` if nothing will.
  public var nextDeadline: Date? { deadlines.first?.date }

  /// The next event that happens by itself, and to whom; `nil` if nothing will.
  public var nextEvent: RegistryDeadline? {
    guard let deadline = deadlines.first, let record = records[deadline.id] else { return nil }
    return RegistryDeadline(kind: deadline.kind, date: deadline.date, appIdentifier: record.appIdentifier)
  }

  /// Runs every deadline up to and including the instant, in order, each as of its own instant.
  ///
  /// A jump over hours therefore has the same effects as waiting for them.
  @discardableResult
  public mutating func advance(to instant: Date) -> [RegistryEffect] {
    guard let instant = instant.storable else { return [] }
    var effects: [RegistryEffect] = []
    while let deadline = deadlines.first, deadline.date <= instant {
      var step = Step(instant: deadline.date)
      run(deadline, &step)
      effects += step.effects
    }
    forgetLongGone()
    return effects
  }

  /// Derives every deadline again, for rules that have changed.
  mutating func scheduleAnew() {
    deadlines = SortedList()
    for record in records.values {
      for deadline in record.deadlines(rules) { deadlines.insert(deadline) }
    }
  }

  /// The system draws the card again as stale, unless it shows the reported defect after a force-quit.
  private mutating func becomeStale(_ record: ActivityRecord, _ step: inout Step) {
    var record = record
    let isKilled = conditions.forceQuitApps.contains(record.appIdentifier)
    if isKilled, conditions.behaviors.contains(.staleNotDrawnAfterKill) { record.staleNotDrawnSince = step.instant }
    move(record, to: .stale, because: .staleDateReached, &step)
  }

  private mutating func run(_ deadline: Deadline, _ step: inout Step) {
    guard let record = visit(deadline.id) else { return deadlines.remove(deadline) }
    switch deadline.kind {
    case .start:
      startScheduled(record, &step)
    case .stale:
      becomeStale(record, &step)
    case .activeTimeOver:
      let removal = deadline.date.addingTimeInterval(rules.longestStay)
      finish(record, removal: removal, .activeTimeOver, &step)
    case .token:
      issueToken(record, &step)
    case .broadcast:
      catchUp(record, &step)
    case .removal:
      let longest = record.endedAt?.addingTimeInterval(rules.longestStay)
      let isLongest = longest.map { $0 <= deadline.date } ?? false
      move(record, to: .dismissed, because: isLongest ? .longestStayOver : .removalDateReached, &step)
    }
  }
}

extension Registry {
  /// Draws every card again, because the clock was set to an instant: what views say of dates has to follow it, also
  /// where the app that made the content can't run.
  mutating func drawAnew(at instant: Date) {
    guard let instant = instant.storable else { return }
    for card in cards() {
      var record = card
      record.drawnSinceClockSet = instant
      store(record)
    }
  }

  /// Lets tokens and broadcasts that are on their way arrive as soon as they would have, and pushes count for as long,
  /// whatever the wall clock says.
  mutating func keepDurations(whenSetBy seconds: Double) {
    for (app, instants) in urgentPushes {
      urgentPushes[app] = instants.compactMap { $0.addingTimeInterval(seconds).storable }
      version += 1
    }
    let waiting = Array(deadlines.elements).filter { $0.kind == .token || $0.kind == .broadcast }
    for deadline in waiting {
      guard var record = records[deadline.id] else { continue }
      record.tokenDate = record.tokenDate?.addingTimeInterval(seconds).storable
      store(record)
    }
  }
}
