import FoundationEssentials

extension Registry {
  /// Takes an HTTP request in the order in which Apple's service looks at it, then the push that it carries.
  mutating func receive(_ request: APNsRequest, _ step: inout Step) {
    pushCount += 1
    version += 1
    let push = request.push
    do {
      let route = try request.checkedRoute()
      try authorize(request, push, &step)
      switch route {
      case .device(let token): try receive(request, push, token: token, &step)
      case .broadcast(let app): try receive(request, push, broadcastTo: app, &step)
      case .channels(let app), .allChannels(let app): try manage(request, of: app, &step)
      }
    } catch {
      switch request.route {
      case .channels(let app), .allChannels(let app): step.add(.channelsRefused(error), app: app)
      case .broadcast(let app): step.add(.pushRefused(error), app: app)
      default: refuse(error, push.target, &step)
      }
    }
  }

  /// Whether Apple's service hands a request on, whatever it carries and whoever it is for.
  ///
  /// - Parameters:
  ///   - request: the request of a server.
  ///   - instant: when it comes.
  public func accepts(_ request: APNsRequest, at instant: Date) -> Bool {
    do {
      _ = try request.checkedRoute()
      if let authorization = request.header("authorization") { try ProviderToken.check(authorization, at: instant) }
      try checkEnvironment(request)
      return true
    } catch {
      return false
    }
  }

  private func authorize(
    _ request: APNsRequest, _ push: PushRequest, _ step: inout Step
  ) throws(PushRefusal) {
    if let authorization = request.header("authorization") {
      try ProviderToken.check(authorization, at: step.instant)
    } else if request.lacksProviderToken {
      let owner = owner(of: push.target)
      step.add(.pushNote(.noProviderToken), app: owner.appIdentifier, id: owner.id)
    }
  }

  private mutating func receive(
    _ request: APNsRequest, _ push: PushRequest, token: String, _ step: inout Step
  ) throws(PushRefusal) {
    guard !token.isEmpty else { throw .missingDeviceToken }
    guard token.utf8.count.isMultiple(of: 2), token.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw .malformedDeviceToken
    }
    try checkEnvironment(request)
    try receive(push, token: token.lowercased(), &step)
  }

  private func checkEnvironment(_ request: APNsRequest) throws(PushRefusal) {
    guard let sent = request.sentTo, sent != conditions.environment else { return }
    throw .wrongEnvironment(sent: sent, needed: conditions.environment)
  }
}

extension APNsRequest {
  /// Whether a server would have been refused for want of a provider's token.
  public var lacksProviderToken: Bool { !isMadeHere && header("authorization") == nil }

  /// The request's payload, without its head.
  var push: PushRequest {
    let target: PushRequest.Target =
      switch route {
      case .device(let token): .token(token)
      case .broadcast, .channels, .allChannels, nil: .channel(header("apns-channel-id") ?? "")
      }
    var push = PushRequest(target: target, body: body, headers: apnsHeaders)
    push.isTargetSupported = isTargetSupported
    return push
  }
}
