import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications

/// Apple's push service as the phone meets it: whom a request addresses, what the service answers to it, and what it
/// keeps while it can't reach the phone.
final class PushService {
  let processes: Processes
  let settings: PhoneSettings
  let log: PhoneLog

  init(_ processes: Processes, settings: PhoneSettings, log: PhoneLog) {
    self.processes = processes
    self.settings = settings
    self.log = log
  }

  var center: ActivityCenter { processes.services.center }
  var notifications: NotificationHub { processes.services.notifications }
  var now: Date { processes.services.clock.now }

  // MARK: Addresses

  /// The ordinary push in a request whose token belongs to an app rather than to an activity.
  func notification(in request: APNsRequest) -> RemoteNotification? {
    guard request.isWellFormed, case .notification(let token) = center.withRegistry({ request.target(in: $0) }),
      center.withRegistry({ $0.accepts(request, at: now) }),
      processes.apps.contains(where: { deviceToken(of: $0) == token.lowercased() })
    else { return nil }
    let headers = request.headers.map { ($0.name.lowercased(), $0.value) }.filter { $0.0.hasPrefix("apns-") }
    return RemoteNotification(
      target: .token(token), body: request.body, headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }))
  }

  /// Says of an ordinary push that Apple's servers would have wanted a provider's token.
  func remarkProviderToken() {
    log.note(.push(.remark), PushNote.noProviderToken.sentence { _ in "" }, level: .warning)
  }

  /// The token that a server addresses ordinary pushes for an app to, in hex; `nil` until the app registered.
  func deviceToken(of process: AppProcess) -> String? {
    notifications.withState { $0.apps[process.information.bundleIdentifier]?.deviceToken?.lowercaseHex }
  }

  /// The app a push concerns; `nil` if nobody knows.
  func target(of request: APNsRequest) -> AppProcess? {
    let bundle: String? = center.withRegistry { registry in
      switch request.target(in: registry) {
      case .activity(let id): registry.record(id)?.appIdentifier
      case .start(let app), .broadcast(let app), .channels(let app): app
      case .notification, .unknown: nil
      }
    }
    return bundle.flatMap(processes.app(ofBundle:))
  }

  /// The request that a correct server makes for a payload. Throws ``PushAddressProblem`` when there is no token.
  ///
  /// - Parameters:
  ///   - destination: whose token, or which channel.
  ///   - body: the payload, JSON in UTF-8.
  ///   - priority: 10 for at once, which counts against the app's budget, or 5.
  func request(
    for destination: PushDestination, body: Data, priority: Int = 10
  ) throws(PushAddressProblem) -> APNsRequest {
    let (path, app) = try address(of: destination)
    var headers = [
      APNsRequest.Header("apns-push-type", "liveactivity"), APNsRequest.Header("apns-priority", String(priority)),
    ]
    if case .channel(let channel, _) = destination {
      headers.append(APNsRequest.Header("apns-channel-id", channel))
    } else {
      headers.append(APNsRequest.Header("apns-topic", app + ".push-type.liveactivity"))
    }
    var request = APNsRequest(path: path, headers: headers, body: body, environment: settings.values.pushEnvironment)
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
        let reason = center.withRegistry { $0.reasonForNoStartToken(type, of: bundle) } ?? ""
        throw PushAddressProblem(description: "There is no push-to-start token for \(type) of \(bundle): \(reason).")
      }
      return ("/3/device/" + token.lowercaseHex, bundle)
    case .token(let token):
      let owner = center.withRegistry { $0.owner(ofToken: token) }
      return ("/3/device/" + token, owner ?? "")
    case .channel(_, let bundle): return ("/4/broadcasts/apps/" + bundle, bundle)
    }
  }

  /// Why no server can reach an activity, in a sentence.
  func reasonForNoToken(_ record: ActivityRecord) -> String {
    switch record.activityState {
    case .ended, .dismissed: return "The activity is \(record.activityState.rawValue); its token is dead."
    case .pending: return "The activity has not started yet; its token comes with the start."
    case .active, .stale: break
    }
    if record.pushType == nil {
      return "The activity was requested without pushType: .token, or started without a token; no server can reach it."
    }
    if record.pushType?.channelID != nil { return "The activity listens to a channel; it has no token of its own." }
    if record.consentAwaitedSince != nil { return "The token waits for the person to tap Allow on the card." }
    return "The token has not arrived yet; it takes a moment after the start."
  }
}
