import FoundationEssentials

extension NotificationState {
  /// Brings a notification to the person, or to the app if it is on the screen.
  mutating func deliver(_ arrival: NotificationArrival, _ step: inout NotificationStep) {
    guard let state = apps[arrival.id.appIdentifier] else { return step.add(.ignored(.unknownApp), arrival.id) }
    guard state.isAllowed else { return step.add(.refused(.notAllowed(state.authorization)), arrival.id) }
    guard foregroundApp == arrival.id.appIdentifier, !isLocked else { return show(arrival, answer: nil, &step) }
    ticketCount += 1
    let end = step.instant.addingTimeInterval(rules.delegateTime)
    questions.append(ForegroundQuestion(ticket: ticketCount, arrival: arrival, end: end))
    step.add(.asksApp(ticket: ticketCount, record(of: arrival, at: step.instant)), arrival.id)
  }

  /// The app in the foreground answered, or (with nothing) its time is over.
  mutating func present(
    _ ticket: Int, _ options: UNNotificationPresentationOptions, timedOut: Bool = false,
    _ step: inout NotificationStep
  ) {
    guard let index = questions.firstIndex(where: { $0.ticket == ticket }) else {
      return step.add(.ignored(.answeredAlready))
    }
    let arrival = questions.remove(at: index).arrival
    guard !options.isEmpty else {
      return step.add(.suppressed(.byForegroundApp(timedOut: timedOut)), arrival.id)
    }
    show(arrival, answer: options, &step)
  }

  /// Shows a notification in the manner that its level, its app's settings and the Focus leave.
  private mutating func show(
    _ arrival: NotificationArrival, answer: UNNotificationPresentationOptions?, _ step: inout NotificationStep
  ) {
    guard let app = apps[arrival.id.appIdentifier] else { return }
    let manner = NotificationManner(of: arrival.content, from: app, in: surroundings(answer))
    if manner.countsBadge, let badge = arrival.content.badge { setBadge(badge, of: arrival.id.appIdentifier, &step) }
    if let reason = manner.lowered { step.add(.levelLowered(reason), arrival.id) }
    var record = record(of: arrival, at: step.instant)
    record.isQuiet = manner.silenced != nil
    record.isOnLockScreen = isLocked && app.preferences.showsOnLockScreen && !app.isProvisional
    if !arrival.content.hasText {
      step.add(.suppressed(.noText), arrival.id)
    } else {
      put(&record, manner, answer, &step)
    }
    if let reason = manner.silenced { step.add(.silenced(reason), arrival.id) }
    if arrival.content.hasText, manner.lightsScreen { step.add(.screenLightsUp, arrival.id) }
    if let sound = manner.sound {
      step.add(.sound(sound), arrival.id)
      step.add(.haptic, arrival.id)
    }
    if arrival.content.hasText, manner.hasBanner { showBanner(record, app.preferences.alertStyle, &step) }
  }

  private func surroundings(_ answer: UNNotificationPresentationOptions?) -> NotificationManner.Surroundings {
    NotificationManner.Surroundings(isLocked: isLocked, focus: focus, focusRules: rules(of: focus), answer: answer)
  }

  private func record(of arrival: NotificationArrival, at instant: Date) -> NotificationRecord {
    NotificationRecord(
      id: arrival.id, content: arrival.content, date: instant, isRemote: arrival.isRemote, schedule: arrival.schedule,
      order: 0)
  }

  /// Puts a notification into the list, in the place of an earlier one with the same identifier.
  private mutating func put(
    _ record: inout NotificationRecord, _ manner: NotificationManner, _ answer: UNNotificationPresentationOptions?,
    _ step: inout NotificationStep
  ) {
    guard manner.isListed else {
      if !manner.hasBanner {
        step.add(.suppressed(answer == nil ? .nowhereToShow : .byForegroundApp(timedOut: false)), record.id)
      }
      return
    }
    orderCount += 1
    record.order = orderCount
    let id = record.id
    let count = records.count
    records.removeAll { $0.id == id }
    step.add(.delivered(record, replacing: records.count < count), id)
    records.append(record)
    keepNewest(id.appIdentifier, &step)
  }

  private mutating func keepNewest(_ app: String, _ step: inout NotificationStep) {
    let ofApp = records.filter { $0.appIdentifier == app }
    let excess = ofApp.count - max(1, rules.deliveredPerApp)
    guard excess > 0 else { return }
    let oldest = Set(ofApp.prefix(excess).map(\.id))
    remove(because: .limit, app: app, &step) { oldest.contains($0.id) }
  }

  private mutating func showBanner(
    _ record: NotificationRecord, _ style: UNAlertStyle, _ step: inout NotificationStep
  ) {
    closeBanner(.replaced, &step)
    let end = style == .alert ? nil : step.instant.addingTimeInterval(rules.bannerDuration)
    banner = NotificationBanner(record: record, end: end)
    step.add(.bannerShown(until: end), record.id)
  }

  mutating func closeBanner(_ reason: BannerGoneReason, _ step: inout NotificationStep) {
    guard let id = banner?.record.id else { return }
    banner = nil
    step.add(.bannerGone(reason), id)
  }
}
