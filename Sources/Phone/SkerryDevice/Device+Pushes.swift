import SkerryActivities
import SkerryBasics
import SkerryNotifications

/// Pushes as they reach the phone.
extension Device {
  /// Delivers a push, given as the HTTP request that a server makes to APNs, and says what APNs answers and what the
  /// phone does with it.
  @discardableResult
  public func deliver(_ request: APNsRequest) -> PushAnswer {
    var answer = answer(to: request)
    if answer.status == 200, !request.isAboutChannels, settings.pushEnvironment == .sandbox {
      answer.uniqueID = PushToken.identifier(seed: 0xD3F0, number: 0, name: answer.apnsID).lowercased()
    }
    return answer
  }

  private func answer(to request: APNsRequest) -> PushAnswer {
    if let answer = pushService.refusal(of: request) ?? held(request) {
      settle()
      return answer
    }
    return take(request)
  }

  /// Takes a push that Apple's service hands on.
  private func take(_ request: APNsRequest) -> PushAnswer {
    if let push = pushService.notification(in: request) {
      if request.lacksProviderToken { pushService.remarkProviderToken() }
      return answer(to: push, request)
    }
    var request = request
    request.isTargetSupported = pushService.target(of: request)?.information.supportsLiveActivities ?? true
    let answer = processes.onBehalfOfPhone { center.deliver(request) }
    settle()
    return answer
  }

  /// The fate of a push while the phone is offline; `nil` for one that the service refuses anyway.
  private func held(_ request: APNsRequest) -> PushAnswer? {
    settings.isOnline || request.isAboutChannels ? nil : pushService.hold(request)
  }

  private func answer(to push: RemoteNotification, _ request: APNsRequest) -> PushAnswer {
    let number = notifications.withState { $0.version }
    let answer = deliver(push)
    return PushAnswer(
      status: answer.status, reason: answer.reason,
      apnsID: request.ownID ?? PushToken.identifier(seed: 0x5E11, number: number).lowercased(),
      isDropped: answer.isDropped, outcome: answer.outcome)
  }

  /// Delivers an ordinary push and says what APNs answers and what the phone does with it.
  @discardableResult
  public func deliver(_ push: RemoteNotification) -> NotificationAnswer {
    var push = push
    push.appsNotWoken = appsNotWoken
    let effects = processes.onBehalfOfPhone { notifications.apply(.remote(push)) }
    let answer = NotificationAnswer(effects, switches.timestamp)
    settle()
    tellOfSleep(through: effects)
    return answer
  }

  /// The apps that silent pushes don't reach: their switch is off, and nobody looks at them.
  private var appsNotWoken: Set<String> {
    let deaf = apps.filter { $0 !== foregroundApp && !allowsBackgroundRefresh(of: $0) }
    return Set(deaf.map(\.information.bundleIdentifier))
  }

  /// Says that a running app has not learned of a push: many expect its code to run because its extension's does.
  private func tellOfSleep(through effects: [NotificationEffect]) {
    var hasExtension = false
    for effect in effects {
      switch effect.kind {
      case .extensionStarts: hasExtension = true
      case .wakesApp, .refused: return
      default: break
      }
    }
    guard hasExtension, let process = effects.lazy.compactMap({ self.app(ofBundle: $0.appIdentifier) }).first,
      process.isRunning, !process.state.isForeground, process.information.capabilities.contains(.remoteNotifications)
    else { return }
    note(
      .push(.notTold),
      "not told of the push: without content-available none of it reaches the app's own code",
      from: process.logSource)
  }

  /// Connects the phone or takes it off the network; what the service kept meanwhile comes when it is back.
  public func setOnline(_ isOnline: Bool) {
    guard let held = pushService.setOnline(isOnline) else { return }
    apply(.conditions(switches.conditions(for: apps)))
    for push in held where pushService.isStillValid(push) { _ = take(push.request) }
    settle()
  }

  /// Lets the service answer every push with a refusal, or check as usual.
  public func setPushServiceAnswer(_ answer: PushServiceAnswer) {
    guard switches.change(\.pushServiceAnswer, to: answer) else { return }
    note(
      .setting(.pushServiceAnswer),
      answer == .checked
        ? "APNs checks pushes as usual" : "APNs answers every push with \(answer.status) \(answer.rawValue)")
    settle()
  }
}
