import FoundationEssentials
import SkerryBasics

extension Registry {
  mutating func request(_ request: ActivityRequest, _ step: inout Step) {
    if let error = refusal(of: request) {
      step.add(.refused(error, detail: detail(error, request)), app: request.appIdentifier)
      return
    }
    create(request, startedByPush: false, &step)
  }

  /// The first check that fails, in the system's own order: size, device, storage, limits, consent, target, visibility.
  func refusal(of request: ActivityRequest) -> ActivityAuthorizationError? {
    if bytes(request) > rules.contentLimit { return .attributesTooLarge }
    if unsupportedReason(request) != nil { return .unsupported }
    if !request.isStorageAvailable { return .persistenceFailure }
    if liveCount >= rules.activitiesPerDevice { return .globalMaximumExceeded }
    if liveCount(of: request.appIdentifier) >= rules.activitiesPerApp { return .targetMaximumExceeded }
    if !permissions.allow(request.appIdentifier) { return .denied }
    if !request.isTargetSupported { return .unsupportedTarget }
    if !request.isForeground { return .visibility }
    return nil
  }

  private func bytes(_ request: ActivityRequest) -> Int { request.attributes.count + request.content.state.count }

  /// The numbers behind a refusal.
  func detail(_ error: ActivityAuthorizationError, _ request: ActivityRequest) -> String {
    switch error {
    case .attributesTooLarge: "\(bytes(request)) of \(rules.contentLimit) bytes"
    case .globalMaximumExceeded: "\(liveCount) of \(rules.activitiesPerDevice) on the device"
    case .targetMaximumExceeded: "\(liveCount(of: request.appIdentifier)) of \(rules.activitiesPerApp) of the app"
    case .denied: permissions.isAllowedGlobally ? "switched off for the app" : "switched off for all apps"
    case .unsupported: unsupportedReason(request) ?? ""
    default: ""
    }
  }

  /// Adds an activity that passed all checks, and starts it unless it is scheduled for later.
  mutating func create(_ request: ActivityRequest, startedByPush: Bool, _ step: inout Step) {
    requestCount += 1
    orderCount += 1
    let start = request.startDate?.storable ?? step.instant
    let isScheduled = start > step.instant
    let content = known(request.content)
    var record = ActivityRecord(
      id: PushToken.identifier(seed: seed, number: requestCount), appIdentifier: request.appIdentifier,
      attributesType: request.attributesType, attributes: request.attributes, state: content.state,
      staleDate: content.staleDate?.storable, relevanceScore: content.relevanceScore.storable, style: request.style,
      pushType: request.pushType, requestedAt: step.instant, startDate: max(start, step.instant), startedAt: nil,
      endedAt: nil, dismissalDate: nil, activityState: .pending, contentVersion: 1,
      contentTimestamp: content.timestamp?.storable ?? step.instant, pushToken: nil, tokenRotation: 0, tokenDate: nil,
      consentAwaitedSince: nil, contentOrigin: startedByPush ? .push : .app, contentAppliedAt: step.instant,
      staleNotDrawnSince: nil, startAlert: content.alert, order: orderCount)
    guard !isScheduled else {
      store(record)
      step.add(.transition(from: nil, to: .pending, cause: .scheduled), app: record.appIdentifier, id: record.id)
      return
    }
    record.activityState = .active
    record.startedAt = step.instant
    record.startAlert = nil
    let isHeld = startedByPush && record.pushType == .token && waitsForConsent(record.appIdentifier)
    if isHeld {
      record.consentAwaitedSince = step.instant
    } else {
      record.expectToken(after: rules.tokenDelay, at: step.instant)
    }
    store(record)
    let cause: TransitionCause = startedByPush ? .startedByPush : .requested
    step.add(.transition(from: nil, to: .active, cause: cause), app: record.appIdentifier, id: record.id)
    if startedByPush { tellOfToken(record, &step) }
    record = subscribe(record, &step)
    if let alert = content.alert { step.add(.alert(alert), app: record.appIdentifier, id: record.id) }
    settleStaleness(record, &step)
  }

  /// Says why an activity that was started by push gets no update token, or none yet.
  private func tellOfToken(_ record: ActivityRecord, _ step: inout Step) {
    let kind: RegistryEffect.Kind
    if record.consentAwaitedSince != nil {
      kind = .tokenHeld
    } else if record.pushType?.channelID != nil {
      kind = .tokenWithheld(.channel)
    } else if record.pushType == nil {
      kind = .tokenWithheld(.notAskedFor)
    } else {
      return
    }
    step.add(kind, app: record.appIdentifier, id: record.id)
  }

  /// Starts a scheduled activity; its place in the order of starts is taken now.
  mutating func startScheduled(_ record: ActivityRecord, _ step: inout Step) {
    var record = record
    let alert = record.startAlert
    orderCount += 1
    record.order = orderCount
    record.activityState = .active
    record.startedAt = step.instant
    record.startAlert = nil
    record.expectToken(after: rules.tokenDelay, at: step.instant)
    store(record)
    step.add(
      .transition(from: .pending, to: .active, cause: .scheduledStart), app: record.appIdentifier, id: record.id)
    record = subscribe(record, &step)
    if let alert { step.add(.alert(alert), app: record.appIdentifier, id: record.id) }
    settleStaleness(record, &step)
  }
}

extension ActivityRecord {
  /// A token takes a moment to come from Apple's servers; a channel's listener gets none.
  mutating func expectToken(after delay: Double, at instant: Date) {
    tokenDate = pushType == .token ? instant.addingTimeInterval(delay) : nil
  }
}
