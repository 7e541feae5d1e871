import FoundationEssentials
import SkerryActivities
import SkerryDevice

/// Finding out whom a payload is for, and sending it.
extension Dashboard {
  /// Sends a payload; one that came from a file is remembered.
  func deliver(_ payload: Data, _ push: Step.Push) throws(StepProblem) -> PushAnswer {
    let request = try request(for: push, payload: payload)
    if !push.path.isEmpty {
      let problem = recentPushes.problem
      recentPushes.remember(RecentPush(path: push.path, payload: payload))
      if let new = recentPushes.problem, new != problem { device.note(new, level: .failure) }
    }
    return device.deliver(request)
  }

  /// The request that a server would make for a payload. Throws a ``StepProblem`` if there is nobody to send it to.
  func request(for push: Step.Push, payload: Data) throws(StepProblem) -> APNsRequest {
    var request: APNsRequest
    if let notification = notification(of: payload, named: push.target) {
      request = notification
    } else {
      request = try activityPush(of: payload, push)
    }
    for header in push.headers {
      let name = "apns-" + header.name
      request.headers.removeAll { $0.name == name }
      request.headers.append(APNsRequest.Header(name, header.value))
    }
    return request
  }

  private func activityPush(of payload: Data, _ push: Step.Push) throws(StepProblem) -> APNsRequest {
    let channel = push.headers.first { $0.name == "channel-id" }?.value
    let destination = try destination(of: payload, named: push.target, channel: channel)
    do throws(PushAddressProblem) {
      return try device.request(for: destination, body: payload)
    } catch {
      throw StepProblem(error.description)
    }
  }

  /// The request for an ordinary notification, where the payload is one and the app has a token for it.
  private func notification(of payload: Data, named target: String?) -> APNsRequest? {
    let peek = PayloadPeek(payload)
    guard peek.isNotification, let app = target == nil ? shownApp : target.flatMap({ device.app(named: $0) }),
      let token = device.deviceToken(of: app)
    else { return nil }
    let headers = [
      APNsRequest.Header("apns-push-type", peek.isSilent ? "background" : "alert"),
      APNsRequest.Header("apns-priority", peek.isSilent ? "5" : "10"),
      APNsRequest.Header("apns-topic", app.information.bundleIdentifier),
    ]
    return APNsRequest(
      path: "/3/device/" + token, headers: headers, body: payload, environment: device.settings.pushEnvironment)
  }

  /// Who gets it: what the target names; without one the selected activity, or for a start the app that has the type.
  private func destination(
    of payload: Data, named target: String?, channel: String?
  ) throws(StepProblem) -> PushDestination {
    let peek = PayloadPeek(payload)
    let process = target.flatMap { device.app(named: $0) }
    if let channel {
      guard let app = process ?? shownApp else { throw StepProblem("There is no app to send it to.") }
      return .channel(channel, app: app.information.bundleIdentifier)
    }
    if let target, process == nil {
      if let record = device.center.withRegistry({ $0.record(target) ?? $0.record(target.uppercased()) }) {
        return .activity(id: record.id)
      }
      guard target.count >= 8, target.allSatisfy(\.isHexDigit) else {
        throw .noSuch("app, activity or token", target, known: device.apps.map(\.name))
      }
      return .token(target.lowercased())
    }
    guard peek.event == "start" else { return .activity(id: try recipient(process)) }
    guard let type = peek.attributesType else { throw StepProblem("A start push needs attributes-type in its aps.") }
    let known = [process ?? shownApp].compactMap { $0 } + device.apps
    guard let app = process ?? known.first(where: { $0.widgets.activities[type] != nil }) else {
      throw .noSuch("attributes type", type, known: known.flatMap(\.widgets.activities.keys).sorted())
    }
    return .start(app: app.information.bundleIdentifier, attributesType: type)
  }

  private func recipient(_ process: AppProcess?) throws(StepProblem) -> String {
    guard let process else {
      guard let selectedActivity else { throw StepProblem("There is no activity to send it to; name one with to=.") }
      return selectedActivity.id
    }
    let bundle = process.information.bundleIdentifier
    guard let record = device.center.withRegistry({ $0.cards().first { $0.appIdentifier == bundle } }) else {
      throw StepProblem("\(process.name) has no activity to send it to.")
    }
    return record.id
  }
}
