import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications

/// Pushes that don't reach the phone: the service refuses them, or the phone is offline.
extension PushService {
  /// The refusal that the service was told to give; `nil` while it checks as usual.
  func refusal(of request: APNsRequest) -> PushAnswer? {
    let answer = settings.values.pushServiceAnswer
    guard answer != .checked, request.isWellFormed else { return nil }
    let what = request.isAboutChannels ? "request about channels" : "push"
    let outcome =
      "APNs refuses the \(what): \(answer.status) \(answer.rawValue), as apns-answer says; \(answer.advice)"
    log.note(.push(.refused), outcome, level: .warning)
    return PushAnswer(
      status: answer.status, reason: answer.rawValue, apnsID: identifier(for: request), isDropped: false,
      outcome: outcome, idHeader: request.idHeader)
  }

  /// The service's deeds with a push for a phone that is offline; `nil` for one that it refuses anyway.
  func hold(_ request: APNsRequest) -> PushAnswer? {
    guard request.isWellFormed, acceptance(of: request) else { return nil }
    let outcome: String
    let wanted = request.header("apns-expiration").flatMap { Double($0) }
    let longest = now.addingTimeInterval(HeldPush.longestStay)
    let channel = center.withRegistry { $0.broadcastExpiration(of: request, at: now) }
    let expiration = channel ?? wanted.map { min(Date(timeIntervalSince1970: $0), longest) } ?? longest
    let isKept = expiration > now
    if isKept {
      let push = HeldPush(
        request: request.accepted, bundleIdentifier: bundle(of: request), arrival: now, expiration: expiration)
      let isNewest = settings.values.heldPushes.contains { $0.slot == push.slot }
      settings.values.heldPushes.removeAll { $0.slot == push.slot }
      settings.values.heldPushes.append(push)
      outcome =
        "the phone is offline: APNs keeps the push until \(settings.timestamp(expiration))"
        + (channel != nil
          ? ", as its channel keeps the newest for 8 hours at most"
          : wanted == nil ? ", 30 days, as it has no apns-expiration" : "")
        + (isNewest ? " in place of the one before; here it keeps one for each token (a guess: Apple says app)" : "")
    } else {
      outcome =
        "the phone is offline and the push is lost: "
        + (wanted == 0
          ? "with apns-expiration 0 APNs tries once"
          : channel == nil
            ? "its apns-expiration has passed" : "its channel keeps none, or its apns-expiration has passed")
    }
    log.note(.push(isKept ? .held : .lost), outcome, from: log.source(ofBundle: bundle(of: request)), level: .warning)
    return PushAnswer(
      status: 200, reason: nil, apnsID: identifier(for: request), isDropped: !isKept, outcome: outcome)
  }

  /// Whether the service would accept the push; nothing is changed by asking.
  private func acceptance(of request: APNsRequest) -> Bool {
    if let push = notification(in: request) {
      return notifications.withState { state in
        var copy = state
        return NotificationAnswer(copy.apply(.remote(push), at: now)) { _ in "" }.status == 200
      }
    }
    return center.withRegistry { registry in
      var copy = registry
      return copy.deliver(request, at: now).answer.status == 200
    }
  }

  private func bundle(of request: APNsRequest) -> String {
    if let target = target(of: request) { return target.information.bundleIdentifier }
    return request.header("apns-topic") ?? ""
  }

  private func identifier(for request: APNsRequest) -> String {
    request.ownID
      ?? PushToken.identifier(seed: 0x0FF1, number: log.entries.entries.last?.id ?? 0).lowercased()
  }

  /// Connects the phone or takes it off the network; returns what the service kept meanwhile, in the order in which it
  /// was sent, and `nil` if nothing changes.
  func setOnline(_ isOnline: Bool) -> [HeldPush]? {
    guard settings.change(\.isOnline, to: isOnline) else { return nil }
    log.note(.setting(.online), isOnline ? "online again" : "offline: no push reaches the phone")
    guard isOnline else { return [] }
    defer { settings.values.heldPushes = [] }
    return settings.values.heldPushes.sorted { $0.arrival < $1.arrival }
  }

  /// Whether a push that was kept is worth being delivered now; the log says so either way.
  func isStillValid(_ push: HeldPush) -> Bool {
    let source = log.source(ofBundle: push.bundleIdentifier)
    let arrival = settings.timestamp(push.arrival)
    guard push.expiration > now else {
      log.note(
        .push(.lost),
        "a push sent at \(arrival) expired at \(settings.timestamp(push.expiration)), while the phone was offline",
        from: source, level: .warning)
      return false
    }
    guard acceptance(of: push.request) else {
      // The server has had its answer; nobody tells it of this.
      log.note(
        .push(.lost), "a push sent at \(arrival) is lost: what it is for has gone, or has another token, since then",
        from: source, level: .warning)
      return false
    }
    log.note(.push(.late), "a push sent at \(arrival) arrives late", from: source)
    return true
  }
}

/// A push that Apple's service keeps while it can't reach the phone.
nonisolated public struct HeldPush: Hashable, Sendable, Codable {
  public let request: APNsRequest
  /// The app that it is for.
  public let bundleIdentifier: String
  /// When the server sent it.
  public let arrival: Date
  /// Until when it is worth being delivered, as its `apns-expiration` says.
  public let expiration: Date

  /// Seconds for which the service keeps a push at most, and one that says nothing (APNs: 30 days).
  static let longestStay = 30.0 * 86400

  /// The address that the service keeps one push for: a token, or a channel.
  var slot: String { request.path.lowercased() + " " + (request.header("apns-channel-id") ?? "") }
}
