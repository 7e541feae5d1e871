import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications

/// Whom a payload is meant for, where nobody wrote an HTTP request.
nonisolated public enum PushDestination: Hashable, Sendable {
  /// An activity, through its update token.
  case activity(id: String)
  /// A new activity of an app, through the push-to-start token of its attributes type.
  case start(app: String, attributesType: String)
  /// A token in hex, as a server knows it.
  case token(String)
  /// Everyone who listens to a channel of the app.
  case channel(String, app: String)
}

/// Why a push can't even be addressed, in one sentence.
nonisolated public struct PushAddressProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

/// Pushes as they reach the phone.
extension Device {
  /// Delivers a push, given as the HTTP request that a server makes to APNs, and says what APNs answers and what the
  /// phone does with it.
  @discardableResult
  public func deliver(_ request: APNsRequest) -> PushAnswer {
    if let refusal = refusalOfService(request) { return refusal }
    if !settings.isOnline, let answer = hold(request) { return answer }
    if let push = notification(in: request) { return answer(to: push, request) }
    var request = request
    request.isTargetSupported = target(of: request)?.information.supportsLiveActivities ?? true
    let answer = executor.working { center.deliver(request) }
    settle()
    return answer
  }

  /// The ordinary push in a request whose token belongs to an app rather than to an activity.
  func notification(in request: APNsRequest) -> RemoteNotification? {
    guard request.isWellFormed, case .notification(let token) = center.withRegistry({ request.target(in: $0) }),
      apps.contains(where: { deviceToken(of: $0) == token.lowercased() })
    else { return nil }
    let headers = request.headers.map { ($0.name.lowercased(), $0.value) }.filter { $0.0.hasPrefix("apns-") }
    return RemoteNotification(
      target: .token(token), body: request.body, headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }))
  }

  /// What a server addresses ordinary pushes for an app to, in hex; `nil` until the app registered.
  public func deviceToken(of process: AppProcess) -> String? {
    notifications.withState { $0.apps[process.information.bundleIdentifier]?.deviceToken?.lowercaseHex }
  }

  private func answer(to push: RemoteNotification, _ request: APNsRequest) -> PushAnswer {
    let number = notifications.withState { $0.version }
    let answer = deliver(push)
    return PushAnswer(
      status: answer.status, reason: answer.reason,
      apnsID: request.header("apns-id") ?? PushToken.identifier(seed: 0x5E11, number: number).lowercased(),
      isDropped: answer.isDropped, outcome: answer.outcome)
  }

  /// The app a push concerns; `nil` if nobody knows.
  func target(of request: APNsRequest) -> AppProcess? {
    let bundle: String? = center.withRegistry { registry in
      switch request.target(in: registry) {
      case .activity(let id): registry.record(id)?.appIdentifier
      case .start(let app, _), .broadcast(let app): app
      case .notification, .unknown: nil
      }
    }
    return bundle.flatMap(app(ofBundle:))
  }

  /// The request that a correct server makes for a payload. Throws ``PushAddressProblem`` when there is no token.
  ///
  /// - Parameters:
  ///   - destination: whose token, or which channel.
  ///   - body: the payload, JSON in UTF-8.
  ///   - priority: 10 for at once, which counts against the app's budget, or 5.
  public func request(
    for destination: PushDestination, body: Data, priority: Int = 10
  ) throws(PushAddressProblem) -> APNsRequest {
    let (path, app) = try address(of: destination)
    var headers = [
      APNsRequest.Header("apns-push-type", "liveactivity"), APNsRequest.Header("apns-priority", String(priority)),
    ]
    if case .channel(let channel, _) = destination {
      headers.append(APNsRequest.Header("apns-channel-id", channel))
      headers.append(APNsRequest.Header("apns-expiration", "0"))
    } else {
      headers.append(APNsRequest.Header("apns-topic", app + ".push-type.liveactivity"))
    }
    var request = APNsRequest(path: path, headers: headers, body: body, environment: settings.pushEnvironment)
    request.isMadeHere = true
    return request
  }

  private func address(of destination: PushDestination) throws(PushAddressProblem) -> (path: String, app: String) {
    switch destination {
    case .activity(let id):
      guard let record = center.withRegistry({ $0.record(id) }) else {
        throw PushAddressProblem(description: "There is no activity \(id).")
      }
      guard let token = record.pushToken else { throw PushAddressProblem(description: reasonForNoToken(record)) }
      return ("/3/device/" + token.lowercaseHex, record.appIdentifier)
    case .start(let bundle, let type):
      guard let token = center.withRegistry({ $0.startToken(type, of: bundle) }) else {
        throw PushAddressProblem(
          description:
            "There is no push-to-start token for \(type) of \(bundle); it needs iOS 17.2 and an app that has it.")
      }
      return ("/3/device/" + token.lowercaseHex, bundle)
    case .token(let token):
      let owner = center.withRegistry { $0.owner(ofToken: token) }
      return ("/3/device/" + token, owner ?? "")
    case .channel(_, let bundle): return ("/4/broadcasts/apps/" + bundle, bundle)
    }
  }

  /// Why no server can reach an activity, in a sentence.
  package func reasonForNoToken(_ record: ActivityRecord) -> String {
    switch record.activityState {
    case .ended, .dismissed: return "The activity is \(record.activityState.rawValue); its token is dead."
    case .pending: return "The activity has not started yet; its token comes with the start."
    case .active, .stale: break
    }
    if record.pushType == nil { return "The activity was requested without pushType: .token; no server can reach it." }
    if record.pushType?.channelID != nil { return "The activity listens to a channel; it has no token of its own." }
    if record.consentAwaitedSince != nil { return "The token waits for the person to tap Allow on the card." }
    return "The token has not arrived yet; it takes a moment after the start."
  }

  // MARK: Runtime in the background

  /// A push gives its app runtime: it can read the new activity and send tokens to its server.
  func wake(_ process: AppProcess?, because reason: String) {
    guard let process, !process.isRunning else { return }
    let source = process.logSource
    guard !settings.forceQuitApps.contains(process.information.bundleIdentifier) else {
      note(
        .process(.notWoken), "not woken for \(reason): the person force-quit the app; it runs again when it is opened",
        from: source, level: .warning)
      return
    }
    note(.process(.woken), "woken in the background: \(reason)", from: source)
    launch(process)
  }
}
