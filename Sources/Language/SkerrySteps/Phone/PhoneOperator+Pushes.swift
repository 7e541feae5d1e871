import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryDevice

/// Finding out whom a payload is for, and sending it.
extension PhoneOperator {
  /// Sends a payload; one that came from a file is remembered.
  func deliver(_ payload: Data, _ push: Step.Push) throws(StepProblem) -> PushAnswer {
    if let raw = RawPush(payload) { return deliver(raw) }
    let request: APNsRequest
    do throws(StepProblem) { request = try self.request(for: push, payload: payload) } catch {
      // Nobody may be there to be told, as when a file is dropped in at the start; and a replay shall say the same.
      let name = push.path.isEmpty ? "push" : "push \(CellText(push.path).prefix(columns: 60))"
      device.note(.trouble(.payload), "\(name) not sent: \(error.description)", level: .failure)
      throw error
    }
    if !push.path.isEmpty { remember(push.path, payload) }
    return device.deliver(request)
  }

  func deliver(_ push: RawPush) -> PushAnswer {
    if let file = push.file { remember(file, push.request.body) }
    return device.deliver(push.request)
  }

  /// Delivers a request as it came over the wire, and has it noted where it is recorded; `file` is where its payload was
  /// taken from.
  public func deliver(_ request: APNsRequest, file: String? = nil) -> PushAnswer {
    let push = RawPush(request, file: file)
    guard let recorder, !recorder.isInside else { return deliver(push) }
    let name = recorder.nextPushName()
    let result = try? perform(.push(Step.Push(path: name)), resources: GivenStepResources([name: push.bytes]))
    return result?.answer ?? deliver(push)
  }

  /// Offers a payload file again, and says so if that can't be kept.
  private func remember(_ path: String, _ payload: Data) {
    let problem = recentPushes.problem
    recentPushes.remember(RecentPush(path: path, payload: payload))
    if let new = recentPushes.problem, new != problem { device.note(.trouble(.storage), new, level: .failure) }
  }

  /// The request that a server would make for a payload. Throws a ``StepProblem`` if there is nobody to send it to.
  package func request(for push: Step.Push, payload: Data) throws(StepProblem) -> APNsRequest {
    let address = try address(of: push, for: PayloadPeek(payload))
    var request = APNsRequest(
      path: address.path, headers: address.headers().map { APNsRequest.Header($0.name, $0.value) }, body: payload,
      environment: device.settings.pushEnvironment)
    request.isMadeHere = true
    for header in push.headers {
      let name = "apns-" + header.name
      request.headers.removeAll { $0.name == name }
      request.headers.append(APNsRequest.Header(name, header.value))
    }
    return request
  }

  /// Where it goes: to what the step names; without that to the selected activity, or the app on the screen.
  private func address(of push: Step.Push, for payload: PayloadPeek) throws(StepProblem) -> PushAddress {
    var book = PushAddressBook(TokenReport.all(on: device))
    book.preferredActivity = selectedActivity?.id
    book.preferredApp = shownApp?.name
    do throws(PushAddressProblem) {
      return try book.address(of: wish(push), for: payload)
    } catch {
      switch error {
      case .noSuch(let kind, let name, let known): throw .noSuch(kind, name, known: known).asBadInput()
      case .whichApp(let what, let apps):
        throw StepProblem("Say which is \(what) with to=: \(apps.joined(separator: ", ")).").asBadInput()
      case .unclear(let sentence, _): throw StepProblem(sentence + ".").asBadInput()
      case .nobody(let sentence, _): throw StepProblem(sentence + ".")
      }
    }
  }

  /// The address that a step names is an app, an activity or the beginning of its id, or a token.
  private func wish(_ push: Step.Push) throws(PushAddressProblem) -> PushWish {
    var wish = PushWish(channel: push.headers.first { $0.name == "channel-id" }?.value)
    guard let target = push.target else { return wish }
    let start = target.uppercased()
    let isActivity =
      !target.isEmpty
      && device.center.withRegistry { registry in
        device.apps.contains { app in
          registry.activities(of: app.information.bundleIdentifier).contains { $0.id.uppercased().hasPrefix(start) }
        }
      }
    if device.app(named: target) != nil {
      wish.app = target
    } else if isActivity {
      wish.activity = target
    } else if target.count >= 8, target.allSatisfy(\.isHexDigit) {
      wish.token = target.lowercased()
    } else {
      throw .noSuch("app, activity or token", target, known: device.apps.map(\.name))
    }
    return wish
  }
}
