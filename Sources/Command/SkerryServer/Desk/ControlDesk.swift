import FoundationEssentials
import Glibc
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerrySteps

/// Answers what other programs ask of a phone.
///
/// A running dashboard's socket and a command that opens the state folder by itself use the same desk: one question has
/// one answer.
@MainActor
package struct ControlDesk {
  package let phone: PhoneOperator
  /// Whether a terminal shows a dashboard of it, so that others can watch.
  private let isShown: Bool
  /// The answers of a phone that runs in the background; `nil` for one that a terminal has.
  private let background: BackgroundDesk?

  package init(_ phone: PhoneOperator, isShown: Bool = false, background: BackgroundDesk? = nil) {
    self.phone = phone
    self.isShown = isShown
    self.background = background
  }

  private var places: [String] {
    ["/activities", "/tokens", "/state", "/steps", "/time"] + (isShown ? ["/view", "/stop"] : [])
      + (background == nil ? [] : ["/dashboard"])
  }

  /// The answer, or `nil` while a passage of time is on its way and the request would change the phone: it waits then.
  package func answerUnlessBusy(_ request: HTTPRequest) -> HTTPResponse? {
    // Questions about channels are Apple's servers' to answer, and are counted and logged.
    let isLooking = ["GET", "HEAD"].contains(request.method) && !request.path.hasPrefix("/1/")
    // A dashboard shows how far it is, and stops it if a person says so there.
    let isTerminal = background != nil && (request.method, request.path) == ("POST", "/dashboard")
    return phone.passage == nil || isLooking || isTerminal ? answer(request) : nil
  }

  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    phone.catchUp()
    var response = respond(to: request)
    if let unkept = phone.device.unkept {
      response.headers.append(HTTPHeader(PushResult.unkeptHeader, CellText(unkept).description))
    }
    return response
  }

  private func respond(to request: HTTPRequest) -> HTTPResponse {
    let path = request.path
    if ["/3/", "/4/", "/1/"].contains(where: path.hasPrefix) { return deliver(request) }
    switch (request.method, path) {
    case ("GET", "/activities"), ("HEAD", "/activities"):
      return HTTPResponse(json: ActivityReport.all(on: phone.device))
    case ("GET", "/tokens"), ("HEAD", "/tokens"): return HTTPResponse(json: TokenReport.all(on: phone.device))
    case ("GET", "/state"), ("HEAD", "/state"): return HTTPResponse(json: StateReport(phone))
    case ("GET", "/view") where isShown: return .view
    case ("POST", "/stop") where isShown: return stop()
    case ("POST", "/dashboard") where background != nil: return takeOver(request)
    case ("POST", "/steps"): return perform(request)
    case ("POST", "/time"): return changeSpeed(request)
    default: return refuse(request)
    }
  }

  private func refuse(_ request: HTTPRequest) -> HTTPResponse {
    guard places.contains(request.path) else {
      return HTTPResponse(
        404,
        problem: "There is no \(request.path.prefix(200)); there are \(places.joined(separator: ", ")), "
          + "/3/device/TOKEN, /4/broadcasts/apps/BUNDLE and /1/apps/BUNDLE/channels.", reason: "BadPath")
    }
    let isPosted = ["/steps", "/time", "/stop", "/dashboard"].contains(request.path)
    var response = HTTPResponse(
      405, problem: "Use \(isPosted ? "POST" : "GET") for \(request.path).", reason: "MethodNotAllowed")
    response.headers.append(HTTPHeader("allow", isPosted ? "POST" : "GET, HEAD"))
    return response
  }

  // MARK: A phone in the background

  private func stop() -> HTTPResponse {
    guard let background, !background.isSteered() else {
      return HTTPResponse(
        409, problem: "A dashboard shows this phone; leave it there with q.", reason: "DashboardRuns")
    }
    // What couldn't be written before is tried once more.
    try? phone.device.keep()
    background.stop()
    var response = HTTPResponse(json: ["process": Int(getpid())])
    response.closes = true
    return response
  }

  private func takeOver(_ request: HTTPRequest) -> HTTPResponse {
    guard let greeting = try? CanonicalJSON.decode(TerminalGreeting.self, from: Data(request.body)),
      greeting.size != nil
    else {
      return HTTPResponse(
        400, problem: "The body is not JSON of the form {\"columns\": 120, \"rows\": 40, \"folder\": \"/\"}.",
        reason: "BadGreeting")
    }
    guard let background, !background.isSteered() else {
      return HTTPResponse(409, problem: "Another dashboard shows this phone.", reason: "DashboardRuns")
    }
    background.greet(greeting)
    return .steering
  }

  // MARK: Pushes

  /// Does what Apple's service does: the same status, header and body; what the phone did with it is told in headers
  /// of Skerry's own.
  private func deliver(_ request: HTTPRequest) -> HTTPResponse {
    let last = phone.device.log.entries.last?.id ?? 0
    let body = Data(request.body)
    let headers = request.headers.filter {
      !$0.isNamed(PushResult.fileHeader) && !$0.isNamed(PushResult.madeHereHeader)
    }
    var push = APNsRequest(
      method: request.method, path: request.target, headers: headers.map { APNsRequest.Header($0.name, $0.value) },
      body: body)
    push.isMadeHere = request.header(PushResult.madeHereHeader) != nil
    let answer = phone.deliver(push, file: request.header(PushResult.fileHeader))
    let lines = phone.device.logLines(after: last).map(StepAnswer.Line.init)
    return HTTPResponse(
      answer.status,
      headers: answer.headers.map { HTTPHeader($0.name, $0.value) }
        + [HTTPHeader(PushResult.outcomeHeader, CellText(answer.outcome).description)]
        + (answer.isDropped ? [HTTPHeader(PushResult.droppedHeader, "yes")] : [])
        + lines.map { HTTPHeader(PushResult.logHeader, HarmlessJSON.text($0)) },
      body: Array(answer.body))
  }

  // MARK: Steps

  /// Does all lines in their order, up to the first that can't be done; none, if one of them can't be read.
  private func perform(_ request: HTTPRequest) -> HTTPResponse {
    let wanted: StepRequest
    do throws(ControlProblem) { wanted = try StepRequest(request) } catch {
      return HTTPResponse(400, problem: error.description, reason: "BadSteps")
    }
    var steps: [(number: Int, text: String, step: Step)] = []
    var problems: [StepAnswer] = []
    for (index, text) in wanted.steps.enumerated() {
      do throws(StepProblem) {
        if let step = try Step(line: text) {
          try phone.checkNames(of: step)
          steps.append((index + 1, text, step))
        }
      } catch {
        var wrong = error
        wrong.isBadInput = true
        let problem = StepAnswer.Problem(wrong, line: index + 1, text: text)
        problems.append(StepAnswer(step: text, ok: false, log: [], problem: problem))
      }
    }
    guard problems.isEmpty else { return Self.lines(problems, status: 400) }
    let resources = GivenStepResources(wanted.files)
    var answers: [StepAnswer] = []
    for (number, text, step) in steps {
      let answer = perform(step, text, number, resources)
      answers.append(answer)
      // What was ignored keeps nothing from following.
      if answer.problem != nil { return Self.lines(answers, status: answer.isBadInput ? 400 : 409) }
    }
    return Self.lines(answers, status: answers.allSatisfy(\.ok) ? 200 : 409)
  }

  private func perform(_ step: Step, _ text: String, _ number: Int, _ resources: GivenStepResources) -> StepAnswer {
    let last = phone.device.log.entries.last?.id ?? 0
    do throws(StepProblem) {
      let result = try phone.perform(step, resources: resources)
      return StepAnswer(text, result)
    } catch {
      let lines = phone.device.logLines(after: last)
      return StepAnswer(
        step: text, ok: false, log: lines.map(StepAnswer.Line.init),
        problem: StepAnswer.Problem(error, line: number, text: text))
    }
  }

  /// JSON lines: one object each.
  private static func lines(_ answers: [StepAnswer], status: Int) -> HTTPResponse {
    HTTPResponse(
      status, headers: [HTTPHeader("content-type", "application/x-ndjson")],
      body: answers.flatMap { HarmlessJSON.bytes($0) + [10] })
  }

  // MARK: Speed

  private func changeSpeed(_ request: HTTPRequest) -> HTTPResponse {
    guard let speed = TapePace(String(decoding: request.body.prefix(20), as: UTF8.self)) else {
      return HTTPResponse(400, problem: "\(TapePace.advice).", reason: "BadSpeed")
    }
    phone.setPace(speed)
    return HTTPResponse(json: StateReport(phone))
  }
}

/// The further questions to a phone that runs in the background.
@MainActor
package struct BackgroundDesk {
  /// Whether a dashboard has taken it over.
  let isSteered: () -> Bool
  /// Ends it, when the answer is on its way.
  let stop: () -> Void
  /// Prepares it for the terminal that takes it over.
  let greet: (TerminalGreeting) -> Void

  package init(
    isSteered: @escaping () -> Bool, stop: @escaping () -> Void, greet: @escaping (TerminalGreeting) -> Void
  ) {
    (self.isSteered, self.stop, self.greet) = (isSteered, stop, greet)
  }
}
