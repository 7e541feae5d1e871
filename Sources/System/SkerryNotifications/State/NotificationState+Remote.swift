import FoundationEssentials
import SkerryBasics

extension NotificationState {
  /// Takes a push as APNs and the phone would: every check in order, then the app's part, then the person's.
  mutating func receive(_ push: RemoteNotification, _ step: inout NotificationStep) {
    var app = ""
    do throws(NotificationRefusal) {
      let payload: NotificationPayload
      if case .inPayload = push.target {
        payload = try NotificationPayload(json: push.body, limit: rules.payloadLimit)
        guard let target = payload.targetBundle else { throw .noTarget }
        app = target
        guard apps[app] != nil else { throw .unknownApp(app) }
      } else {
        app = try receiver(of: push.target)
        if let headers = push.headers { try NotificationHeaders(headers: headers).check(topicFor: app) }
        payload = try NotificationPayload(json: push.body, limit: rules.payloadLimit)
      }
      step.add(.pushAccepted(bytes: push.body.count, limit: rules.payloadLimit), app: app)
      try accept(payload, of: push, for: app, &step)
    } catch {
      step.add(.refused(error), app: app)
    }
  }

  private func receiver(of target: RemoteNotification.Target) throws(NotificationRefusal) -> String {
    switch target {
    case .inPayload: throw .noTarget
    case .app(let app):
      guard apps[app] != nil else { throw .unknownApp(app) }
      return app
    case .token(let token):
      guard !token.isEmpty else { throw .missingDeviceToken }
      let wanted = token.lowercased()
      guard let app = apps.first(where: { $0.value.deviceToken?.lowercaseHex == wanted }) else { throw .badDeviceToken }
      return app.key
    }
  }

  private mutating func accept(
    _ payload: NotificationPayload, of push: RemoteNotification, for app: String, _ step: inout NotificationStep
  ) throws(NotificationRefusal) {
    guard let state = apps[app] else { throw .unknownApp(app) }
    if payload.isContentAvailable {
      if !state.information.wakesForPushes {
        step.add(.refused(.noBackgroundMode), app: app)
      } else if push.appsNotWoken.contains(app) {
        step.add(.refused(.backgroundRefreshOff), app: app)
      } else {
        step.add(.wakesApp(RemoteContent(values: payload.content.userInfo)), app: app)
      }
    }
    guard payload.hasNotification else {
      if !payload.isContentAvailable { throw .nothingToDo }
      return
    }
    guard state.isAllowed else { throw .notAllowed(state.authorization) }
    remoteCount += 1
    let identifier =
      push.headers?["apns-collapse-id"] ?? PushToken.identifier(seed: seed, number: remoteCount, name: "notification")
    let arrival = NotificationArrival(
      id: NotificationID(appIdentifier: app, identifier: identifier), content: payload.content, isRemote: true,
      schedule: nil)
    // UserNotifications: the extension runs only for pushes with an alert, and only if alerts are allowed.
    let runsExtension = payload.isMutable && state.information.hasServiceExtension
    if runsExtension, payload.content.hasText, state.showsAlerts {
      startExtension(arrival, &step)
    } else {
      deliver(arrival, &step)
    }
  }

  private mutating func startExtension(_ arrival: NotificationArrival, _ step: inout NotificationStep) {
    ticketCount += 1
    let end = step.instant.addingTimeInterval(rules.extensionTime)
    extensions.append(RunningExtension(ticket: ticketCount, arrival: arrival, end: end))
    step.add(.extensionStarts(ticket: ticketCount, arrival.content, until: end), arrival.id)
  }

  /// The extension's content takes the place of the original; without any, the original is shown.
  mutating func finishExtension(_ ticket: Int, _ content: NotificationContent?, _ step: inout NotificationStep) {
    guard let index = extensions.firstIndex(where: { $0.ticket == ticket }) else {
      return step.add(.ignored(.answeredAlready))
    }
    let running = extensions.remove(at: index)
    var arrival = running.arrival
    guard let content else {
      step.add(.extensionFailed(ticket: ticket, timedOut: running.isExpiring), arrival.id)
      return deliver(arrival, &step)
    }
    step.add(.extensionFinished(ticket: ticket), arrival.id)
    if !content.unstorableKeys.isEmpty { step.add(.userInfoDropped(content.unstorableKeys), arrival.id) }
    let mayFilter = apps[arrival.id.appIdentifier]?.information.mayFilter ?? false
    if content.hasText {
      arrival.content = content
    } else if mayFilter {
      if let badge = content.badge { setBadge(badge, of: arrival.id.appIdentifier, &step) }
      return step.add(.suppressed(.byExtension), arrival.id)
    } else {
      step.add(.suppressionRefused, arrival.id)
    }
    deliver(arrival, &step)
  }

  /// Tells an extension that its time is over; the second time it is ended.
  mutating func expireExtension(_ ticket: Int, _ step: inout NotificationStep) {
    guard let index = extensions.firstIndex(where: { $0.ticket == ticket }) else { return }
    guard !extensions[index].isExpiring else { return finishExtension(ticket, nil, &step) }
    extensions[index].isExpiring = true
    extensions[index].end = step.instant.addingTimeInterval(rules.extensionGrace)
    step.add(.extensionExpires(ticket: ticket), extensions[index].arrival.id)
  }
}
