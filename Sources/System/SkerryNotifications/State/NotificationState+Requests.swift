import FoundationEssentials

extension NotificationState {
  /// Lets a request of the app wait, or delivers it if it has no trigger.
  mutating func add(_ request: LocalNotification, of app: String, _ step: inout NotificationStep) {
    guard let state = apps[app] else { return step.add(.ignored(.unknownApp), app: app, request.identifier) }
    if let refusal = refusal(of: request, state) { return step.add(.refused(refusal), app: app, request.identifier) }
    if !request.content.unstorableKeys.isEmpty {
      step.add(.userInfoDropped(request.content.unstorableKeys), app: app, request.identifier)
    }
    if state.pending.contains(where: { $0.request.identifier == request.identifier }) {
      unschedule(app, request.identifier, .replaced, &step)
    }
    guard let schedule = request.schedule else { return deliver(request.arrival(of: app), &step) }
    guard let date = schedule.next(after: step.instant, in: timeZone) else {
      let detail = "the wall clock will never show the trigger's date components again"
      return step.add(.refused(.notAdded(.notificationInvalidNoDate, detail)), app: app, request.identifier)
    }
    orderCount += 1
    apps[app]?.pending.append(PendingNotification(request: request, date: date, order: orderCount))
    step.add(.scheduled(date), app: app, request.identifier)
    keepSoonest(app, &step)
  }

  private func refusal(of request: LocalNotification, _ state: NotificationAppState) -> NotificationRefusal? {
    if !state.isAllowed { return .notAdded(.notificationsNotAllowed, "the person doesn't allow notifications (yet)") }
    let content = request.content
    if !content.hasText, content.badge == nil, content.sound == nil {
      return .notAdded(.notificationInvalidNoContent, "it has no title, no body, no sound and no badge")
    }
    return request.schedule?.problem(rules).map { .notAdded(.notificationInvalidNoDate, $0) }
  }

  /// Gives the latest up when too many wait.
  private mutating func keepSoonest(_ app: String, _ step: inout NotificationStep) {
    let limit = max(1, rules.pendingPerApp)
    while let pending = apps[app]?.pending, pending.count > limit, let last = pending.max(by: { $0 < $1 }) {
      unschedule(app, last.request.identifier, .limit(limit), &step)
    }
  }

  private mutating func unschedule(
    _ app: String, _ identifier: String, _ reason: UnscheduledReason, _ step: inout NotificationStep
  ) {
    apps[app]?.pending.removeAll { $0.request.identifier == identifier }
    step.add(.unscheduled(reason), app: app, identifier)
  }

  mutating func removePending(_ app: String, _ identifiers: [String]?, _ step: inout NotificationStep) {
    let present = apps[app]?.pending.map(\.request.identifier) ?? []
    for identifier in present where identifiers?.contains(identifier) ?? true {
      unschedule(app, identifier, .byApp, &step)
    }
  }

  /// A pending notification's time has come.
  mutating func fire(_ pending: PendingNotification, of app: String, _ step: inout NotificationStep) {
    guard let index = apps[app]?.pending.firstIndex(of: pending) else { return }
    let schedule = pending.request.schedule
    if let schedule, schedule.repeats, let next = schedule.next(after: pending.date, in: timeZone) {
      apps[app]?.pending[index].date = next
    } else {
      apps[app]?.pending.remove(at: index)
    }
    deliver(pending.request.arrival(of: app), &step)
  }

  /// Whether any notification waits for a time of day.
  var goesByWallClock: Bool {
    apps.values.contains { app in
      app.pending.contains { if case .calendar = $0.request.schedule { true } else { false } }
    }
  }

  /// Looks again when wall clock times come, after the clock or its zone was changed.
  mutating func scheduleAnew(_ step: inout NotificationStep) {
    for app in apps.keys.sorted() {
      for pending in apps[app]?.pending ?? [] {
        guard case .calendar = pending.request.schedule else { continue }
        guard let next = pending.request.schedule?.next(after: step.instant, in: timeZone) else {
          unschedule(app, pending.request.identifier, .neverDue, &step)
          continue
        }
        guard next != pending.date, let index = apps[app]?.pending.firstIndex(of: pending) else { continue }
        apps[app]?.pending[index].date = next
        step.add(.scheduled(next), app: app, pending.request.identifier)
      }
    }
  }

  /// The app's waiting notifications with the instants they are due, the soonest first.
  public func pending(of app: String) -> [(request: LocalNotification, date: Date)] {
    (apps[app]?.pending ?? []).sorted(by: <).map { ($0.request, $0.date) }
  }
}

extension PendingNotification: Comparable {
  /// By due date, then in the order they were added.
  static func < (left: PendingNotification, right: PendingNotification) -> Bool {
    left.date == right.date ? left.order < right.order : left.date < right.date
  }
}

extension LocalNotification {
  fileprivate func arrival(of app: String) -> NotificationArrival {
    NotificationArrival(
      id: NotificationID(appIdentifier: app, identifier: identifier), content: content, isRemote: false,
      schedule: schedule)
  }
}
