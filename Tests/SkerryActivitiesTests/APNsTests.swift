import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct APNsTests {
  private let fixture = APNsFixture()

  private func answer(_ request: APNsRequest) -> PushAnswer {
    var registry = fixture.registry
    return registry.deliver(request, at: APNsFixture.instant).answer
  }

  /// What a change makes of the good request.
  private typealias Flaw = (name: String, status: Int, reason: String, change: (inout APNsRequest) -> Void)

  private var deviceFlaws: [Flaw] {
    [
      ("method", 405, "MethodNotAllowed", { $0.method = "PUT" }),
      ("path", 404, "BadPath", { $0.path = "/2/device/\(fixture.token)" }),
      ("longer path", 404, "BadPath", { $0.path = "/3/device/00/more" }),
      (
        "header twice", 400, "DuplicateHeaders",
        { $0.headers += [.init("APNS-Topic", "x"), .init("apns-topic", "x")] }
      ),
      ("authorization twice", 400, "DuplicateHeaders", { $0.headers.append(.init("Authorization", "x")) }),
      ("empty authorization", 403, "MissingProviderToken", { $0.set("authorization", "") }),
      ("bearer of nothing", 403, "MissingProviderToken", { $0.set("authorization", "bearer ") }),
      ("basic authorization", 403, "InvalidProviderToken", { $0.set("authorization", "basic abc") }),
      (
        "old provider token", 403, "ExpiredProviderToken",
        { $0.set("authorization", "bearer \(APNsFixture.jwt(issued: epoch + -7200))") }
      ),
      ("no token", 400, "MissingDeviceToken", { $0.path = "/3/device/" }),
      ("no token, no slash", 400, "MissingDeviceToken", { $0.path = "/3/device" }),
      ("odd token", 400, "BadDeviceToken", { $0.path = "/3/device/abc" }),
      ("token that isn't hex", 400, "BadDeviceToken", { $0.path = "/3/device/ghgh" }),
      ("unknown token", 400, "BadDeviceToken", { $0.path = "/3/device/00ff" }),
      ("wrong environment", 400, "BadDeviceToken", { $0.environment = .production }),
      ("dead token", 410, "Unregistered", { $0.path = "/3/device/\(fixture.deadToken)" }),
      ("no topic", 400, "MissingTopic", { $0.set("apns-topic", nil) }),
      ("bundle id as topic", 400, "BadTopic", { $0.set("apns-topic", pizzeria) }),
      ("topic of another kind", 400, "TopicDisallowed", { $0.set("apns-topic", "\(pizzeria).voip") }),
      ("topic of another app", 400, "DeviceTokenNotForTopic", { $0.set("apns-topic", "a.push-type.liveactivity") }),
      ("no push type", 400, "InvalidPushType", { $0.set("apns-push-type", nil) }),
      ("push type", 400, "InvalidPushType", { $0.set("apns-push-type", "alert") }),
      ("priority 1", 400, "BadPriority", { $0.set("apns-priority", "1") }),
      ("priority", 400, "BadPriority", { $0.set("apns-priority", "high") }),
      ("expiration", 400, "BadExpirationDate", { $0.set("apns-expiration", "tomorrow") }),
      ("id", 400, "BadMessageId", { $0.set("apns-id", "11111111-2222-3333-4444-55555555555G") }),
      ("id in capitals", 400, "BadMessageId", { $0.set("apns-id", "AAAAAAAA-2222-3333-4444-555555555555") }),
      ("collapse id", 400, "BadCollapseId", { $0.set("apns-collapse-id", String(repeating: "x", count: 65)) }),
      ("no body", 400, "PayloadEmpty", { $0.body = Data() }),
      ("4097 bytes", 413, "PayloadTooLarge", { $0.body = Data(repeating: 32, count: 4097) }),
    ]
  }

  private var broadcastFlaws: [Flaw] {
    [
      ("no app in the path", 404, "BadPath", { $0.path = "/4/broadcasts/apps/" }),
      ("app that isn't there", 400, "TopicDisallowed", { $0.path = "/4/broadcasts/apps/com.example.nowhere" }),
      ("no channel", 400, "MissingChannelId", { $0.set("apns-channel-id", nil) }),
      ("channel that isn't base64", 400, "BadChannelId", { $0.set("apns-channel-id", "not base64!") }),
      ("no push type", 400, "MissingPushType", { $0.set("apns-push-type", nil) }),
      ("push type", 400, "InvalidPushType", { $0.set("apns-push-type", "alert") }),
      ("priority", 400, "BadPriority", { $0.set("apns-priority", "2") }),
      ("expiration", 400, "BadExpirationDate", { $0.set("apns-expiration", "-1") }),
      ("id", 400, "BadMessageId", { $0.set("apns-id", "x") }),
      ("no body", 400, "PayloadEmpty", { $0.body = Data() }),
      ("5121 bytes", 413, "PayloadTooLarge", { $0.body = Data(repeating: 32, count: 5121) }),
      ("channel without listeners", 400, "ChannelNotRegistered", { $0.set("apns-channel-id", "QUJE") }),
      ("another app's channel", 400, "ChannelNotRegistered", { $0.path = "/4/broadcasts/apps/a" }),
    ]
  }

  @Test("P08 every reason word of APNs that a phone alone can give, each for its own flaw, with body and sentence")
  func reasonWords() throws {
    let all = deviceFlaws.map { ($0, fixture.update) } + broadcastFlaws.map { ($0, fixture.broadcast) }
    for (flaw, good) in all {
      let answer = answer(good.with(flaw.change))
      #expect(answer.status == flaw.status && answer.reason == flaw.reason, "\(flaw.name): \(answer)")
      #expect(answer.outcome.hasPrefix("push refused by APNs, \(flaw.status) \(flaw.reason): "), "\(flaw.name)")
      let body = try JSONDecoder().decode([String: JSONValue].self, from: answer.body)
      #expect(
        body["reason"] == .string(flaw.reason)
          && body["timestamp"] == (flaw.status == 410 ? .integer(1_800_000_002_000) : nil))
    }
    #expect(Set(all.map(\.0.reason)) == Set(Self.words))
  }

  /// The rest needs what a phone alone doesn't have: keys and certificates, a connection that idles or is shut down,
  /// servers that fail, and tokens that expire by age (`ExpiredToken`) or are asked for too often.
  private static let words = [
    "BadChannelId", "BadCollapseId", "BadDeviceToken", "BadExpirationDate", "BadMessageId", "BadPath", "BadPriority",
    "BadTopic", "ChannelNotRegistered", "DeviceTokenNotForTopic", "DuplicateHeaders", "ExpiredProviderToken",
    "InvalidProviderToken", "InvalidPushType", "MethodNotAllowed", "MissingChannelId", "MissingDeviceToken",
    "MissingProviderToken", "MissingPushType", "MissingTopic", "PayloadEmpty", "PayloadTooLarge", "TopicDisallowed",
    "Unregistered",
  ]

  @Test("P08 of two flaws APNs names the one that it looks at first")
  func order() {
    for (flaws, good) in [(deviceFlaws, fixture.update), (broadcastFlaws, fixture.broadcast)] {
      for (index, first) in flaws.enumerated() {
        for second in flaws.dropFirst(index + 1) where second.reason != first.reason {
          let both = good.with {
            second.change(&$0)
            first.change(&$0)
          }
          guard both != good.with(first.change) else { continue }
          #expect(answer(both).reason == first.reason, "\(first.name) before \(second.name)")
        }
      }
    }
  }

  @Test("P08 a provider token is checked for its form and its age, an hour by the phone's clock")
  func providerTokens() {
    func reason(_ jwt: String) -> String? {
      answer(fixture.update.with { $0.set("authorization", "Bearer \(jwt)") }).reason
    }
    let instant = APNsFixture.instant
    #expect(reason(APNsFixture.jwt()) == nil)
    #expect(reason(APNsFixture.jwt(issued: instant + -3600)) == nil)
    #expect(reason(APNsFixture.jwt(issued: instant + -3601)) == "ExpiredProviderToken")
    #expect(reason(APNsFixture.jwt(issued: instant + 3600)) == nil)
    #expect(reason(APNsFixture.jwt(issued: instant + 3601)) == "ExpiredProviderToken")
    let invalid = [
      APNsFixture.jwt(signature: 63), APNsFixture.jwt(header: "{}"),
      APNsFixture.jwt(header: #"{"alg":"RS256","kid":"ABC123DEFG"}"#), APNsFixture.jwt(header: #"{"alg":"ES256"}"#),
      APNsFixture.jwt(header: #"{"alg":"ES256","kid":"abc123defg"}"#), APNsFixture.jwt(header: "nonsense"),
      APNsFixture.jwt(claims: #"{"iss":"DEF123GHI","iat":1800000010}"#), APNsFixture.jwt(claims: "[]"),
      APNsFixture.jwt(claims: #"{"iss":"DEF123GHIJ","iat":"1800000010"}"#), APNsFixture.jwt() + ".x", "a.b.c", "..",
      "x y",
      APNsFixture.jwt() + "=",
    ]
    #expect(reason(APNsFixture.jwt(claims: #"{"iss":"DEF123GHIJ","iat":1800000010000}"#)) == "ExpiredProviderToken")
    for jwt in invalid { #expect(reason(jwt) == "InvalidProviderToken", "\(jwt)") }
    #expect(answer(fixture.update.with { $0.set("authorization", "bearer a.b.c") }).status == 403)
  }

  @Test("P08 without authorization a push is accepted, and a note says that Apple wants it")
  func noAuthorization() {
    var registry = fixture.registry
    let request = fixture.update.with { $0.set("authorization", nil) }
    let (answer, effects) = registry.deliver(request, at: APNsFixture.instant)
    #expect(answer.status == 200 && effects.first?.kind == .pushNote(.noProviderToken))
  }

  @Test("P08 the service is told by the request, or by its host, and must be the token's")
  func environment() {
    func reason(_ host: String?, _ name: String = "host") -> String? {
      answer(
        fixture.update.with {
          $0.environment = nil
          $0.set(name, host)
        }
      ).reason
    }
    #expect(reason(nil) == nil && reason("localhost:8080") == nil && reason("api.sandbox.push.apple.com:443") == nil)
    #expect(reason("api.push.apple.com") == "BadDeviceToken")
    #expect(reason("API.push.apple.com:2197", ":authority") == "BadDeviceToken")
    var registry = fixture.registry
    var conditions = registry.conditions
    conditions.environment = .production
    registry.apply(.conditions(conditions), at: APNsFixture.instant)
    let sent = registry.deliver(fixture.update, at: APNsFixture.instant).answer
    #expect(sent.outcome.contains("the token belongs to production and was sent to sandbox; use api.push.apple.com"))
  }

  @Test("P08 an accepted push answers 200 with its id or a new one, and the outcome says what the phone did")
  func accepted() {
    let good = answer(fixture.update)
    #expect(good.status == 200 && good.reason == nil && good.body.isEmpty && good.timestamp == nil)
    #expect(good.apnsID == "11111111-2222-3333-4444-555555555555")
    #expect(good.headers == [APNsRequest.Header("apns-id", good.apnsID)])
    #expect(
      good.outcome == "update push applied: priority 10, 183 of 4096 bytes, 14 of 15 urgent pushes left this hour")
    var registry = fixture.registry
    let unnamed = fixture.update.with { $0.set("apns-id", nil) }
    let first = registry.deliver(unnamed, at: APNsFixture.instant).answer
    let second = registry.deliver(unnamed, at: APNsFixture.instant).answer
    #expect(first.apnsID != second.apnsID && APNsMessageID.isValid(first.apnsID))
    let dropped = answer(fixture.update.with { $0.body = Data("{".utf8) })
    #expect(dropped.status == 200 && dropped.outcome.hasPrefix("push dropped by the device after APNs answered 200: "))
    #expect(answer(fixture.broadcast).outcome.hasPrefix("update push applied: priority 10, 183 of 5120 bytes"))
    let start = fixture.broadcast.with { $0.body = TablePush(target: "", event: "start").request(at: epoch + 9).body }
    #expect(
      answer(start).outcome.hasSuffix("a broadcast can't start an activity; send the start to a push-to-start token"))
  }

  @Test("P08 header names have no case, tokens neither, and a start push goes to the push-to-start token")
  func cases() {
    let loud = fixture.update.with { request in
      request.headers = request.headers.map { .init($0.name.uppercased(), $0.value) }
      request.path = "/3/device/\(fixture.token.uppercased())"
    }
    #expect(answer(loud).status == 200)
    let start = fixture.update.with {
      $0.path = "/3/device/\(fixture.startToken)"
      $0.body = TablePush(target: "", event: "start").request(at: epoch + 9).body
    }
    #expect(answer(start).outcome.hasPrefix("start push applied"))
    #expect(answer(start.with { $0.isTargetSupported = false }).outcome.contains("unsupportedTarget"))
  }

  @Test("P08 P09 the device can tell a notification's token from the registry's own")
  func targets() {
    func target(_ change: (inout APNsRequest) -> Void) -> APNsRequest.Target {
      fixture.update.with(change).target(in: fixture.registry)
    }
    let alert: (inout APNsRequest) -> Void = { $0.set("apns-push-type", "alert") }
    #expect(target { _ in } == .activity(id: fixture.id))
    #expect(target(alert) == .activity(id: fixture.id), "its own token with a wrong type is answered here")
    #expect(
      target { $0.path = "/3/device/\(fixture.startToken)" }
        == .start(appIdentifier: pizzeria))
    #expect(fixture.broadcast.target(in: fixture.registry) == .broadcast(appIdentifier: pizzeria))
    for type in ["alert", "background"] {
      let found = target {
        $0.set("apns-push-type", type)
        $0.path = "/3/device/ABCD"
      }
      #expect(found == .notification(deviceToken: "abcd"))
    }
    #expect(target { $0.path = "/3/device/abcd" } == .unknown)
    let dead = target {
      alert(&$0)
      $0.path = "/3/device/\(fixture.deadToken)"
    }
    #expect(dead == .unknown)
    #expect(target { $0.path = "/" } == .unknown)
  }

  @Test("P08 the center delivers requests and bare pushes, and its observer sees the effects")
  func center() {
    let device = TestDevice(fixture.registry)
    device.pass(10)
    #expect(device.center.deliver(fixture.update).status == 200)
    #expect(device.center.deliver(PushRequest(target: .token("00"), body: Data("{}".utf8))).reason == "BadDeviceToken")
    #expect(device.log.count { if case .pushApplied = $0.kind { true } else { false } } == 1)
    #expect(device.log.pushRefusals == [.badDeviceToken])
  }
}
