import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerrySoak
import Testing

@testable import SkerryServer
@testable import SkerrySteps

@Suite("What a dashboard answers other programs")
@MainActor
struct DeskTests {
  let dashboard: Dashboard
  let desk: ControlDesk

  init() {
    let device = Device(apps: Apps.all, files: MemoryStore(), now: Date(timeIntervalSince1970: 1_769_852_460))
    device.setTimeZone("UTC")
    dashboard = Dashboard(device: device, realClock: { 0 }, rate: 0)
    dashboard.start(size: CellSize(columns: 100, rows: 34))
    desk = ControlDesk(dashboard.phone)
  }

  private func ask(
    _ method: String, _ target: String, _ body: String = "", headers: [HTTPHeader] = []
  ) -> (status: Int, body: String, response: HTTPResponse) {
    let response = desk.answer(
      HTTPRequest(method: method, target: target, headers: headers, body: Array(body.utf8)))
    return (response.status, String(decoding: response.body, as: UTF8.self), response)
  }

  /// Starts a session whose activity has a token.
  private func startSession() throws -> TokenReport {
    let steps = "app swiftclimb start-session\ndevice answer allow swiftclimb\nwait 2s"
    let started = ask("POST", "/steps", steps)
    #expect(started.status == 200, "\(started.body)")
    return try #require(TokenReport.all(on: dashboard.device).first { $0.app == "swiftclimb" })
  }

  private static let payload =
    "{\"aps\":{\"timestamp\":1769852500,\"event\":\"update\",\"content-state\":{\"climbCount\":7,\"attemptCount\":9,"
    + "\"lastUpdated\":791545260}}}"
  private static let right = [
    HTTPHeader("apns-push-type", "liveactivity"), HTTPHeader("apns-topic", "com.swiftclimb.push-type.liveactivity"),
  ]

  @Test("S05 P08 a push gets APNs' own status, id and reason; what the phone did stands in headers beside it")
  func pushes() throws {
    let tokens = try startSession()
    let token = try #require(tokens.update.first?.token)
    let path = "/3/device/" + token
    let accepted = ask("POST", path, Self.payload, headers: Self.right)
    #expect(accepted.status == 200 && accepted.body.isEmpty)
    #expect(accepted.response.values(of: "apns-id").count == 1)
    let result = PushResult(accepted.response, file: "-")
    #expect(result.isDone && result.log.contains { $0.message.contains("climbCount 0 → 7") }, "\(result.text)")
    let id = HTTPHeader("apns-id", "2d1f8b9e-64f8-4b3c-9d0e-0a7f6b1c2d3e")
    #expect(ask("POST", path, Self.payload, headers: Self.right + [id]).response.values(of: "apns-id") == [id.value])

    let cases: [(Int, String, String, String, String, [HTTPHeader])] = [
      (405, "MethodNotAllowed", "GET", path, Self.payload, Self.right),
      (404, "BadPath", "POST", "/3/devices/" + token, Self.payload, Self.right),
      (400, "MissingDeviceToken", "POST", "/3/device/", Self.payload, Self.right),
      (400, "BadDeviceToken", "POST", "/3/device/zz", Self.payload, Self.right),
      (400, "BadDeviceToken", "POST", path + "00", Self.payload, Self.right),
      (400, "MissingTopic", "POST", path, Self.payload, [Self.right[0]]),
      (400, "BadTopic", "POST", path, Self.payload, [Self.right[0], HTTPHeader("apns-topic", "com.swiftclimb")]),
      (400, "InvalidPushType", "POST", path, Self.payload, [Self.right[1]]),
      (400, "DuplicateHeaders", "POST", path, Self.payload, Self.right + [Self.right[0]]),
      (400, "BadPriority", "POST", path, Self.payload, Self.right + [HTTPHeader("apns-priority", "1")]),
      (400, "BadMessageId", "POST", path, Self.payload, Self.right + [HTTPHeader("apns-id", "1")]),
      (400, "PayloadEmpty", "POST", path, "", Self.right),
      (413, "PayloadTooLarge", "POST", path, String(repeating: "x", count: 4097), Self.right),
      (403, "InvalidProviderToken", "POST", path, Self.payload, Self.right + [HTTPHeader("authorization", "bearer x")]),
      (
        400, "BadDeviceToken", "POST", path, Self.payload,
        Self.right + [HTTPHeader("host", "api.push.apple.com")]
      ),
      (400, "MissingChannelId", "POST", "/4/broadcasts/apps/com.swiftclimb", Self.payload, [Self.right[0]]),
    ]
    for (status, reason, method, target, body, headers) in cases {
      let answer = ask(method, target, body, headers: headers)
      #expect(answer.status == status && answer.body == "{\"reason\":\"\(reason)\"}", "\(reason): \(answer)")
      #expect(!PushResult(answer.response, file: "-").isDone)
    }
    // Once the activity is over its token is dead, and APNs says since when.
    #expect(ask("POST", "/steps", "app swiftclimb end-session").status == 200)
    let gone = ask("POST", path, Self.payload, headers: Self.right)
    #expect(gone.status == 410 && gone.body.hasPrefix("{\"reason\":\"Unregistered\",\"timestamp\":17698524"))
  }

  @Test("S05 P08 a push that APNs accepts and the phone drops is told as dropped")
  func dropped() throws {
    let token = try #require(try startSession().update.first?.token)
    for body in ["garbage", "{}", "{\"aps\":{\"timestamp\":5,\"event\":\"update\",\"content-state\":{}}}"] {
      let result = PushResult(ask("POST", "/3/device/" + token, body, headers: Self.right).response, file: "-")
      #expect(result.status == 200 && result.isDropped && !result.isDone)
      #expect(result.text.contains("dropped"), "\(result.text)")
    }
  }

  @Test("S05 steps are read as a whole before the first is done, and end at the first that can't be done")
  func steps() throws {
    let unreadable = ask("POST", "/steps", "device battery 5\nfrobnicate\njump\n")
    #expect(unreadable.status == 400)
    #expect(unreadable.body.split(separator: "\n").count == 2 && unreadable.body.contains("\"line\":2"))
    #expect(dashboard.device.settings.batteryPercent == 82)
    let stopped = ask("POST", "/steps", "\n# first\ndevice battery 5\ntap\ndevice battery 6\n")
    #expect(stopped.status == 409 && dashboard.device.settings.batteryPercent == 5)
    let answers = stopped.body.split(separator: "\n")
    #expect(answers.count == 2 && answers[1].contains("\"line\":4") && answers[1].contains("There is no activity."))
    _ = try startSession()
    let payload = Data(Self.payload.utf8)
    let pushed = try desk.answers(to: StepRequest(["push u.json", "push u.json topic=x"], files: ["u.json": payload]))
    #expect(pushed.map(\.status) == [200, 400] && pushed.map(\.reason) == [nil, "BadTopic"])
    #expect(pushed.map(\.isRefused) == [false, true] && pushed[0].lines.first == "APNs: 200")
    let withFile = "{\"steps\":[\"device battery 9\"],\"files\":{\"a\":\"e30=\"}}"
    let json = [HTTPHeader("content-type", "application/json; charset=utf-8")]
    #expect(ask("POST", "/steps", withFile, headers: json).status == 200)
    #expect(ask("POST", "/steps", "").body.isEmpty)
    for body in ["", "[]", "{}", "{\"steps\":\"lock\"}", String(repeating: "[", count: 513)] {
      #expect(ask("POST", "/steps", body, headers: json).status == 400)
    }
    #expect(ask("POST", "/steps", String(repeating: "wait 1s\n", count: 1001)).status == 400)
    #expect(desk.answer(HTTPRequest(method: "POST", target: "/steps", body: [0xFF, 0xFE])).status == 400)
  }

  @Test("S05 P05 every control is told with its value, and every value can be sent back as a step")
  func controls() throws {
    _ = try startSession()
    let state = StateReport(dashboard.phone)
    #expect(state.controls.map(\.name) == DeviceControl.all.map(\.name))
    for control in state.controls where !control.value.isEmpty && control.scope != "app" {
      guard let known = DeviceControl.named(control.name), !known.values.isEmpty else { continue }
      #expect(known.values.contains(control.value), "\(control)")
      let step = Step.device(name: control.name, value: control.value, app: nil).description
      #expect(ask("POST", "/steps", step).status == 200, "\(step)")
    }
    let app = try #require(state.apps.first { $0.name == "swiftclimb" })
    #expect(app.screen.contains { $0.contains("Press a to add your first climb.") }, "\(app.screen)")
    #expect(app.isForeground && app.actions.contains { $0.id == "add-climb" && $0.fields.contains { $0.id == "name" } })
  }

  @Test("S05 D07 requests of every sort are answered with a status, as JSON or as APNs does, and the dashboard goes on")
  func anything() throws {
    let token = try #require(try startSession().update.first?.token)
    var chance = SmallRandom(state: 99)
    let methods = ["GET", "POST", "PUT", "HEAD", "DELETE", "x"]
    let targets = [
      "/", "/state", "/state?x", "/steps", "/tokens/", "/activities", "/time", "/3/device/" + token, "/3/device/a/b",
      "/3/", "/4/", "/4/broadcasts/apps/", "/4/broadcasts/apps/com.swiftclimb", "/%00", "//", "/../etc/passwd",
      "/" + String(repeating: "long", count: 1000),
    ]
    let bodies = [
      "", Self.payload, "device battery 3", "key Escape", "type \"\\u{1B}[31m\"", "press \u{202E}x", "open \u{7}://",
      "{\"aps\":{\"timestamp\":1e400}}", String(repeating: "{\"aps\":", count: 600), "x60", "app swiftclimb kill",
      "app swiftclimb add-climb name=\"\\u{9B}31m\"", "push /etc/passwd", "push x to=y", "long-press", "swipe", "tap",
    ]
    let headers = ["apns-topic", "apns-push-type", "apns-id", "apns-priority", "content-type", "authorization", "host"]
    for _ in 0..<SoakCount.of(400, 40_000) {
      let answer = ask(
        methods[chance.below(methods.count)], targets[chance.below(targets.count)], bodies[chance.below(bodies.count)],
        headers: (0..<chance.below(4)).map { _ in
          HTTPHeader(headers[chance.below(headers.count)], bodies[chance.below(bodies.count)])
        })
      #expect(HTTPResponse.phrases[answer.status] != nil)
      let hostile = String(decoding: answer.response.bytes, as: UTF8.self).unicodeScalars.filter {
        $0 != "\r" && $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E)
      }
      #expect(hostile.isEmpty, "\(answer)")
    }
    #expect(dashboard.frame().checkInvariants().isEmpty)
    #expect(ask("GET", "/state").status == 200)
  }
}

extension ControlDesk {
  /// The answers to steps, as a command gets them.
  @MainActor func answers(to request: StepRequest) throws -> [StepAnswer] {
    let body = HarmlessJSON.bytes(request)
    let response = answer(
      HTTPRequest(
        method: "POST", target: "/steps", headers: [HTTPHeader("content-type", "application/json")], body: body))
    return try response.body.split(separator: 10).map { try CanonicalJSON.decode(StepAnswer.self, from: Data($0)) }
  }
}
