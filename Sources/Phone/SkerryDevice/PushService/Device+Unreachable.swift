import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews

/// Pushes that don't reach the phone: the service refuses them, or the phone is offline.
extension Device {
  /// The refusal that the service was told to give; `nil` while it checks as usual.
  func refusalOfService(_ request: APNsRequest) -> PushAnswer? {
    let answer = settings.pushServiceAnswer
    guard answer != .checked, request.isWellFormed else { return nil }
    let outcome =
      "APNs refuses the push: \(answer.status) \(answer.rawValue), as apns-answer says; \(answer.advice)"
    note(.push(.refused), outcome, level: .warning)
    settle()
    return PushAnswer(
      status: answer.status, reason: answer.rawValue, apnsID: identifier(for: request), isDropped: false,
      outcome: outcome)
  }

  /// What the service does with a push for a phone that is offline; `nil` for one that it refuses anyway.
  func hold(_ request: APNsRequest) -> PushAnswer? {
    guard request.isWellFormed, acceptance(of: request) else { return nil }
    let outcome: String
    let seconds = request.header("apns-expiration").flatMap { Double($0) } ?? 0
    let expiration = Date(timeIntervalSince1970: seconds)
    let isKept = expiration > now
    if isKept {
      let push = HeldPush(
        request: request, bundleIdentifier: bundle(of: request), arrival: now, expiration: expiration)
      let isNewest = settings.heldPushes.contains { $0.bundleIdentifier == push.bundleIdentifier }
      settings.heldPushes.removeAll { $0.bundleIdentifier == push.bundleIdentifier }
      settings.heldPushes.append(push)
      outcome =
        "the phone is offline: APNs keeps the push until \(timestamp(expiration))"
        + (isNewest ? " in place of the one before; it keeps one for each app" : "")
    } else {
      outcome =
        "the phone is offline and the push is lost: "
        + (seconds == 0 ? "without apns-expiration APNs tries once" : "its apns-expiration has passed")
    }
    note(.push(isKept ? .held : .lost), outcome, from: logSource(ofBundle: bundle(of: request)), level: .warning)
    settle()
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
    request.header("apns-id") ?? PushToken.identifier(seed: 0x0FF1, number: log.entries.last?.id ?? 0).lowercased()
  }

  private func timestamp(_ date: Date) -> String { WallClock(date, timeZone: settings.timeZone).timestamp }

  /// Connects the phone or takes it off the network; what the service kept meanwhile comes when it is back.
  public func setOnline(_ isOnline: Bool) {
    guard settings.isOnline != isOnline else { return }
    settings.isOnline = isOnline
    touch()
    note(.setting(.online), isOnline ? "online again" : "offline: no push reaches the phone", level: .information)
    let held = isOnline ? settings.heldPushes : []
    if isOnline { settings.heldPushes = [] }
    for push in held.sorted(by: { $0.arrival < $1.arrival }) { bring(push) }
    settle()
  }

  private func bring(_ push: HeldPush) {
    let source = logSource(ofBundle: push.bundleIdentifier)
    guard push.expiration > now else {
      return note(
        .push(.lost),
        "a push sent at \(timestamp(push.arrival)) expired at \(timestamp(push.expiration)), while the phone was offline",
        from: source, level: .warning)
    }
    note(.push(.late), "a push sent at \(timestamp(push.arrival)) arrives late", from: source)
    deliver(push.request)
  }

  /// Lets the service answer every push with a refusal, or check as usual.
  public func setPushServiceAnswer(_ answer: PushServiceAnswer) {
    guard settings.pushServiceAnswer != answer else { return }
    settings.pushServiceAnswer = answer
    touch()
    note(
      .setting(.pushServiceAnswer),
      answer == .checked
        ? "APNs checks pushes as usual" : "APNs answers every push with \(answer.status) \(answer.rawValue)")
    settle()
  }
}
