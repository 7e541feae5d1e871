import FoundationEssentials

extension Registry {
  /// Takes a push the way APNs and the device do: address, headers, size, content, then the activity's own rules.
  mutating func receive(_ push: PushRequest, _ step: inout Step) {
    do {
      switch push.target {
      case .token(let token): try receive(push, token: token.lowercased(), &step)
      case .channel(let channel): try receive(push, channel: channel, &step)
      }
    } catch {
      let app = owner(of: push.target)
      step.add(.pushRefused(error), app: app.appIdentifier, id: app.id)
    }
  }

  private mutating func receive(_ push: PushRequest, token: String, _ step: inout Step) throws(PushRefusal) {
    guard !token.isEmpty else { throw .missingDeviceToken }
    if let death = tokens.death(of: token) { throw .unregistered(since: death.since) }
    guard let owner = tokens.owners[token] else { throw .badDeviceToken }
    let app = self.owner(of: push.target).appIdentifier
    if let headers = push.headers { try PushHeaders(headers: headers).check(topicFor: app) }
    let payload = try PushPayload(json: push.body, limit: rules.payloadLimit)
    switch owner {
    case .activity(let id): try deliver(payload, to: id, &step)
    case .start(let startable): try start(startable, payload, push, &step)
    }
  }

  private mutating func receive(_ push: PushRequest, channel: String, _ step: inout Step) throws(PushRefusal) {
    guard !channel.isEmpty else { throw .missingChannelID }
    guard let listeners = tokens.channels[channel] else { throw .channelNotRegistered(channel) }
    let payload = try PushPayload(json: push.body, limit: rules.broadcastLimit)
    for listener in Array(listeners.elements) {
      do {
        try deliver(payload, to: listener.id, &step)
      } catch {
        step.add(.pushRefused(error), app: records[listener.id]?.appIdentifier ?? "", id: listener.id)
      }
    }
  }

  private mutating func deliver(_ payload: PushPayload, to id: String, _ step: inout Step) throws(PushRefusal) {
    guard let record = visit(id) else { throw .badDeviceToken }
    guard payload.event != .start else { throw .startToActivity }
    if let reason = outdated(payload.timestamp, record) { throw .notApplied(reason) }
    if let state = payload.contentState {
      try check(state, of: record.attributesType, for: record.appIdentifier)
    }
    let change = payload.contentState.map { payload.change($0) }
    if payload.event == .update, let change {
      if let reason = obstacle(to: change, of: record) { throw .notApplied(reason) }
      update(id, change, by: .push, &step)
    } else {
      let policy = payload.dismissalDate.map(ActivityUIDismissalPolicy.after) ?? .default
      var terms = EndTerms(policy: policy, timestamp: payload.timestamp)
      terms.alert = payload.alert
      end(id, change, terms, by: .push, &step)
    }
  }

  private mutating func start(
    _ startable: TokenTable.Startable, _ payload: PushPayload, _ push: PushRequest, _ step: inout Step
  ) throws(PushRefusal) {
    let app = startable.appIdentifier
    guard payload.event == .start, let type = payload.attributesType, let attributes = payload.attributes,
      let state = payload.contentState
    else { throw .notAStart(event: payload.event.rawValue) }
    guard type == startable.attributesType else {
      throw types.knows(type, of: app)
        ? .otherAttributesType(sent: type, expected: startable.attributesType) : .unknownAttributesType(type)
    }
    try check(state, of: type, for: app)
    if let problem = types.attributesProblem(attributes, of: type, for: app) {
      throw .undecodable(key: "attributes", problem)
    }
    var request = ActivityRequest(
      appIdentifier: app, attributesType: type, attributes: attributes, content: payload.change(state))
    request.pushType = payload.inputPushType
    request.isDeviceSupported = push.isDeviceSupported
    request.isTargetSupported = push.isTargetSupported
    if let error = refusal(of: request) { throw .notStarted(error) }
    create(request, startedByPush: true, &step)
  }

  private func check(_ state: Data, of type: String, for app: String) throws(PushRefusal) {
    guard types.knows(type, of: app) else { throw .unknownAttributesType(type) }
    if let problem = types.stateProblem(state, of: type, for: app) {
      throw .undecodable(key: "content-state", problem)
    }
  }

  /// Whom a refused push would have concerned.
  private func owner(of target: PushRequest.Target) -> (appIdentifier: String, id: String?) {
    guard case .token(let token) = target else { return ("", nil) }
    switch tokens.owners[token.lowercased()] {
    case .activity(let id): return (records[id]?.appIdentifier ?? "", id)
    case .start(let startable): return (startable.appIdentifier, nil)
    case nil: return (tokens.death(of: token.lowercased())?.appIdentifier ?? "", nil)
    }
  }
}

extension PushPayload {
  /// The content that a push carries.
  func change(_ state: Data) -> ContentChange {
    ContentChange(
      state: state, staleDate: staleDate, relevanceScore: relevanceScore, alert: alert, timestamp: timestamp)
  }
}
