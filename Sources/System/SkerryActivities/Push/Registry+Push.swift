import FoundationEssentials
import SkerryBasics

extension Registry {
  /// Takes a push the way APNs and the device do: address, headers, size, budget, content, then the activity's rules.
  mutating func receive(_ push: PushRequest, _ step: inout Step) {
    pushCount += 1
    version += 1
    do {
      switch push.target {
      case .token(let token): try receive(push, token: token.lowercased(), &step)
      case .channel(let channel): try receive(push, channel: channel, of: nil, &step)
      }
    } catch {
      refuse(error, push.target, &step)
    }
  }

  /// Logs a refusal with whoever it would have concerned.
  func refuse(_ refusal: PushRefusal, _ target: PushRequest.Target, _ step: inout Step) {
    let owner = owner(of: target)
    step.add(.pushRefused(refusal), app: owner.appIdentifier, id: owner.id)
  }

  mutating func receive(_ push: PushRequest, token: String, _ step: inout Step) throws(PushRefusal) {
    guard !token.isEmpty else { throw .missingDeviceToken }
    if let death = tokens.death(of: token) { throw .unregistered(since: death.since) }
    guard let owner = tokens.owners[token] else { throw .badDeviceToken }
    let app = self.owner(of: push.target).appIdentifier
    if let headers = push.headers { try PushHeaders(headers: headers).check(topicFor: app) }
    try PushPayload.checkSize(of: push.body, limit: rules.payloadLimit)
    try spend(push, of: app, &step)
    let payload = try PushPayload(json: push.body, limit: rules.payloadLimit)
    switch owner {
    case .activity(let id): try deliver(payload, of: push, to: id, &step)
    case .start(let app): try start(of: app, payload, push, &step)
    }
  }

  /// Broadcasts to a channel, or to those of its listeners that belong to the app.
  mutating func receive(
    _ push: PushRequest, channel: String, of app: String?, _ step: inout Step
  ) throws(PushRefusal) {
    guard !channel.isEmpty else { throw .missingChannelID }
    let all = tokens.channels[channel]?.elements.compactMap { visit($0.id) } ?? []
    let listeners = all.filter { app == nil || $0.appIdentifier == app }
    guard !listeners.isEmpty else { throw .channelNotRegistered(channel) }
    try PushPayload.checkSize(of: push.body, limit: rules.broadcastLimit)
    let apps = Set(listeners.map(\.appIdentifier)).sorted().filter { app in pays(push, app, &step) }
    guard !apps.isEmpty else { return }
    let payload = try PushPayload(json: push.body, limit: rules.broadcastLimit)
    for listener in listeners where apps.contains(listener.appIdentifier) {
      do throws(PushRefusal) {
        guard payload.event != .start else { throw .broadcastStart }
        guard conditions.supports(.channels) else { throw tooOld(.channels) }
        try deliver(payload, of: push, to: listener.id, &step)
      } catch {
        step.add(.pushRefused(error), app: listener.appIdentifier, id: listener.id)
      }
    }
  }

  /// Whether an app's budget has room for a broadcast; if not, that is logged once for the app.
  private mutating func pays(_ push: PushRequest, _ app: String, _ step: inout Step) -> Bool {
    do {
      try spend(push, of: app, &step)
      return true
    } catch {
      step.add(.pushRefused(error), app: app)
      return false
    }
  }

  /// Priority 10 costs budget. Priority 5 is delivered at once: how long a phone waits with it isn't known.
  private mutating func spend(_ push: PushRequest, of app: String, _ step: inout Step) throws(PushRefusal) {
    if push.priority == 10 {
      try spendBudget(of: app, at: step.instant)
    } else if conditions.isLowPowerMode {
      step.add(.pushNote(.mayBeDelayed), app: app)
    }
  }

  mutating func deliver(
    _ payload: PushPayload, of push: PushRequest, to id: String, _ step: inout Step
  ) throws(PushRefusal) {
    guard let record = visit(id) else { throw .badDeviceToken }
    guard payload.event != .start else { throw .startToActivity }
    tell(notes(on: payload, stateOf: record.attributesType, for: record.appIdentifier, at: step.instant), record, &step)
    if let reason = outdated(payload.timestamp, record) { throw .notApplied(reason) }
    if let state = payload.contentState {
      try check(state, of: record.attributesType, for: record.appIdentifier)
    }
    let change = payload.contentState.map { payload.change($0) }
    if payload.event == .update, let change {
      if let reason = obstacle(to: change, of: record) { throw .notApplied(reason) }
      acknowledge(payload, push, record.appIdentifier, id, &step)
      update(id, change, by: .push, &step)
    } else {
      let policy = payload.dismissalDate.map(ActivityUIDismissalPolicy.after) ?? .default
      var terms = EndTerms(policy: policy, timestamp: payload.timestamp)
      terms.alert = payload.alert
      acknowledge(payload, push, record.appIdentifier, id, &step)
      end(id, change, terms, by: .push, &step)
    }
  }

  private func tell(_ notes: [PushNote], _ record: ActivityRecord, _ step: inout Step) {
    for note in notes { step.add(.pushNote(note), app: record.appIdentifier, id: record.id) }
  }

  /// Logs that a push is applied; what it changes follows.
  private func acknowledge(
    _ payload: PushPayload, _ push: PushRequest, _ app: String, _ id: String, _ step: inout Step
  ) {
    let isBroadcast = if case .channel = push.target { true } else { false }
    let receipt = PushReceipt(
      event: payload.event, priority: push.priority, bytes: push.body.count,
      limit: isBroadcast ? rules.broadcastLimit : rules.payloadLimit, budget: pushBudget(of: app, at: step.instant))
    step.add(.pushApplied(receipt), app: app, id: id)
  }

  private mutating func start(
    of app: String, _ payload: PushPayload, _ push: PushRequest, _ step: inout Step
  ) throws(PushRefusal) {
    guard payload.event == .start, let type = payload.attributesType, let attributes = payload.attributes,
      let state = payload.contentState
    else { throw .notAStart(event: payload.event.rawValue) }
    try checkStart(payload, app)
    guard types.knows(type, of: app) else { throw .unknownAttributesType(type) }
    for note in notes(on: payload, stateOf: type, for: app, at: step.instant) { step.add(.pushNote(note), app: app) }
    try check(state, of: type, for: app)
    if let problem = types.attributesProblem(attributes, of: type, for: app) {
      throw .undecodable(key: "attributes", problem)
    }
    var request = ActivityRequest(
      appIdentifier: app, attributesType: type, attributes: attributes, content: payload.change(state))
    request.pushType = pushType(ofStart: payload)
    request.isDeviceSupported = push.isDeviceSupported
    request.isTargetSupported = push.isTargetSupported
    if let error = refusal(of: request) { throw .notStarted(error) }
    acknowledge(payload, push, app, PushToken.identifier(seed: seed, number: requestCount + 1), &step)
    if let guess = guess(about: payload) { step.add(.pushNote(guess), app: app) }
    create(request, startedByPush: true, &step)
  }

  /// How a started activity is reached: since iOS 17.2 by a token, as if the app had started it; since iOS 18 by what the
  /// payload says.
  private func pushType(ofStart payload: PushPayload) -> PushType? {
    if let type = payload.inputPushType { return type }
    return needsInputPushToken ? nil : .token
  }

  /// Whether a start that doesn't ask for a token gets none: reported by some, never documented.
  private var needsInputPushToken: Bool {
    conditions.supports(.inputPushToken) && conditions.behaviors.contains(.plainStartsGetNoToken)
  }

  /// Where Apple says nothing about a start, what this phone does is a guess, and is told to be one.
  private func guess(about payload: PushPayload) -> PushNote? {
    let isNew = conditions.supports(.inputPushToken)
    if payload.inputPushType == .token, !isNew { return .inputPushTokenUnknown(conditions.systemVersion) }
    if payload.inputPushType == nil, isNew, !needsInputPushToken { return .tokenNotAskedFor(conditions.systemVersion) }
    return nil
  }

  /// Whether the device starts anything by push now.
  private func checkStart(_ payload: PushPayload, _ app: String) throws(PushRefusal) {
    guard conditions.supportsLiveActivities else { throw .notStarted(.unsupported) }
    guard conditions.supports(.pushToStart) else { throw tooOld(.pushToStart) }
    if let type = payload.inputPushType {
      guard type == .token || conditions.supports(.inputPushChannel) else { throw tooOld(.inputPushChannel) }
    }
    let isDefective = conditions.behaviors.contains(.startPushesNeedOpenedApp)
    if isDefective, conditions.forceQuitApps.contains(app) { throw .appForceQuit }
  }

  private func tooOld(_ feature: SystemFeature) -> PushRefusal { .systemTooOld(feature, conditions.systemVersion) }

  private func check(_ state: Data, of type: String, for app: String) throws(PushRefusal) {
    guard types.knows(type, of: app) else { throw .unknownAttributesType(type) }
    if let problem = types.stateProblem(state, of: type, for: app) {
      throw .undecodable(key: "content-state", problem)
    }
  }

  /// Whom a refused push would have concerned.
  func owner(of target: PushRequest.Target) -> (appIdentifier: String, id: String?) {
    guard case .token(let token) = target else { return ("", nil) }
    switch tokens.owners[token.lowercased()] {
    case .activity(let id): return (records[id]?.appIdentifier ?? "", id)
    case .start(let app): return (app, nil)
    case nil: return (tokens.death(of: token.lowercased())?.appIdentifier ?? "", nil)
    }
  }
}

extension PushRequest {
  /// 10 unless the header says 5.
  var priority: Int { headers?["apns-priority"] == "5" ? 5 : 10 }
}

extension PushPayload {
  /// The content that a push carries.
  func change(_ state: Data) -> ContentChange {
    ContentChange(
      state: state, staleDate: staleDate, relevanceScore: relevanceScore, alert: alert, timestamp: timestamp)
  }
}
