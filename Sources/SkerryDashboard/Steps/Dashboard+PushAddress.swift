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
    let channel = push.headers.first { $0.name == "channel-id" }?.value
    let destination = try destination(of: payload, named: push.target, channel: channel)
    var request: APNsRequest
    do throws(PushAddressProblem) {
      request = try device.request(for: destination, body: payload)
    } catch {
      throw StepProblem(error.description)
    }
    for header in push.headers {
      let name = "apns-" + header.name
      request.headers.removeAll { $0.name == name }
      request.headers.append(APNsRequest.Header(name, header.value))
    }
    return request
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

/// What a payload says about itself, as far as it can be read at all; what is wrong with it is up to APNs to say.
nonisolated struct PayloadPeek {
  private(set) var event: String?
  private(set) var attributesType: String?

  init(_ payload: Data) {
    guard let body = try? CanonicalJSON.decode(Body.self, from: payload) else { return }
    event = body.aps?.event
    attributesType = body.aps?.attributesType
  }

  private struct Body: Decodable {
    let aps: Aps?
  }

  private struct Aps: Decodable {
    let event: String?
    let attributesType: String?

    enum CodingKeys: String, CodingKey {
      case event
      case attributesType = "attributes-type"
    }
  }
}
