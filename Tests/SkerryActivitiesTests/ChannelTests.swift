import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

/// Broadcast channels: what servers do with them at APNs, and what the activities hear that listen.
@Suite struct ChannelTests {
  private static let path = "/1/apps/\(pizzeria)/channels"
  private static let all = "/1/apps/\(pizzeria)/all-channels"
  private static let good = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#

  private func request(
    _ method: String, _ path: String = path, _ body: String = "", id: String? = nil, _ more: (String, String)...
  ) -> APNsRequest {
    let headers =
      [("authorization", "bearer \(APNsFixture.jwt())")] + (id.map { [("apns-channel-id", $0)] } ?? []) + more
    return APNsRequest(
      method: method, path: path, headers: headers.map { APNsRequest.Header($0.0, $0.1) }, body: Data(body.utf8))
  }

  private func text(_ answer: PushAnswer) -> String { String(decoding: answer.body, as: UTF8.self) }

  /// A phone with a channel of its pizzeria.
  private func phone(keepsNewest: Bool) -> (registry: Registry, channel: String) {
    var registry = APNsFixture().registry
    let body = #"{"message-storage-policy":\#(keepsNewest ? 1 : 0),"push-type":"LiveActivity"}"#
    let answer = registry.deliver(request("POST", Self.path, body), at: APNsFixture.instant).answer
    return (registry, answer.headers.first { $0.name == "apns-channel-id" }?.value ?? "")
  }

  private func broadcast(_ channel: String, slices: Int, at instant: Date, expiration: String? = "0") -> APNsRequest {
    var request = APNsFixture().broadcast
    request.set("apns-channel-id", channel)
    request.set("apns-expiration", expiration)
    request.set("authorization", "bearer \(APNsFixture.jwt(issued: instant))")
    let time = Int(instant.timeIntervalSince1970)
    request.body = Data(
      #"{"aps":{"timestamp":\#(time),"event":"update","content-state":{"slices":\#(slices),"note":""}}}"#.utf8)
    return request
  }

  private func listener(_ channel: String) -> ActivityRequest {
    var request = pizzaRequest()
    request.pushType = .channel(channel)
    return request
  }

  @Test("P08 a server makes, lists, reads and deletes channels with APNs' statuses, headers and bodies")
  func management() {
    var registry = APNsFixture().registry
    func ask(_ request: APNsRequest) -> PushAnswer { registry.deliver(request, at: APNsFixture.instant).answer }
    let own = "11111111-2222-3333-4444-555555555555"
    let made = ask(request("POST", Self.path, Self.good, ("apns-request-id", own)))
    let id = made.headers.first { $0.name == "apns-channel-id" }?.value ?? ""
    #expect(made.status == 201 && made.reason == nil && made.body.isEmpty)
    #expect(Data(base64Encoded: id)?.count == 16)
    #expect(made.headers.contains(APNsRequest.Header("apns-request-id", own)))
    #expect(!made.headers.contains { $0.name == "apns-id" })
    let listed = ask(request("GET", Self.all))
    #expect(
      listed.status == 200 && text(listed) == #"{"channels":["QUJD","\#(id.replacing("/", with: "\\/"))"]}"#
        || text(listed) == #"{"channels":["QUJD","\#(id)"]}"#)
    let read = ask(request("GET", id: id))
    #expect(read.status == 200 && text(read) == Self.good)
    let deleted = ask(request("DELETE", id: id))
    #expect(deleted.status == 204 && deleted.body.isEmpty)
    #expect(ask(request("DELETE", id: id)).reason == "ChannelNotRegistered")
    #expect(ask(request("GET", id: id)).reason == "ChannelNotRegistered")
    let next = ask(request("POST", Self.path, Self.good)).headers.first { $0.name == "apns-channel-id" }?.value
    #expect(next != id && registry.invariants() == [])
  }

  @Test("P08 what is wrong with a request about channels is answered with APNs' word, and told as no push")
  func flaws() {
    let known = ("apns-channel-id", "QUJD")
    let flaws: [(APNsRequest, Int, String)] = [
      (request("PUT"), 405, "MethodNotAllowed"), (request("POST", Self.all), 405, "MethodNotAllowed"),
      (request("HEAD"), 405, "MethodNotAllowed"), (request("POST", "/1/apps//channels"), 404, "BadPath"),
      (request("POST", "/1/apps/\(pizzeria)/channel"), 404, "BadPath"),
      (request("GET", Self.path, "", known, known), 400, "DuplicateHeaders"),
      (request("GET", "/1/apps/\(pizzeria).push-type.liveactivity/all-channels"), 400, "TopicDisallowed"),
      (request("POST", Self.path, Self.good, ("apns-request-id", "x")), 400, "BadMessageId"),
      (request("POST"), 400, "PayloadEmpty"), (request("POST", Self.path, "{"), 400, "BadRequestPayload"),
      (request("POST", Self.path, "[]"), 400, "BadRequestPayload"),
      (request("POST", Self.path, String(repeating: " ", count: 5121)), 413, "PayloadTooLarge"),
      (
        request("POST", Self.path, #"{"message-storage-policy":1,"push-type":"LiveActivity","x":1}"#), 400,
        "BadRequestParams"
      ),
      (request("POST", Self.path, #"{"push-type":"LiveActivity"}"#), 400, "BadRequestParams"),
      (
        request("POST", Self.path, #"{"message-storage-policy":2,"push-type":"LiveActivity"}"#), 400, "BadRequestParams"
      ),
      (request("POST", Self.path, #"{"message-storage-policy":1}"#), 400, "MissingPushType"),
      (request("POST", Self.path, #"{"message-storage-policy":1,"push-type":"alert"}"#), 400, "InvalidPushType"),
      (request("POST", Self.path, #"{"message-storage-policy":1,"push-type":1}"#), 400, "InvalidPushType"),
      (request("POST", Self.path, Self.good, ("skerry-channel-id", "QUJD")), 400, "BadRequestParams"),
      (request("GET"), 400, "MissingChannelId"), (request("DELETE"), 400, "MissingChannelId"),
      (request("GET", id: "no base64!"), 400, "BadChannelId"),
      (request("GET", id: "QUJE"), 400, "ChannelNotRegistered"),
    ]
    for (request, status, reason) in flaws {
      var registry = APNsFixture().registry
      let before = registry.channels
      let answer = registry.deliver(request, at: APNsFixture.instant).answer
      #expect(answer.status == status && answer.reason == reason, "\(request.method) \(request.path): \(answer)")
      #expect(registry.channels == before)
      if reason != "BadPath" {
        #expect(answer.outcome.hasPrefix("request about channels refused by APNs, \(status) \(reason): "))
      }
    }
  }

  @Test("P08 an app has up to 10,000 channels at each service, and those of the other service are others")
  func limit() {
    var registry = APNsFixture().registry
    for _ in 1..<BroadcastChannels.limit {
      _ = registry.channels.make(id: nil, of: pizzeria, in: .sandbox, keepsNewest: false, seed: 1)
    }
    let full = registry.deliver(request("POST", Self.path, Self.good), at: APNsFixture.instant).answer
    #expect(full.status == 400 && full.reason == "CannotCreateChannelConfig")
    let production = ("host", "api-manage-broadcast.push.apple.com:2196")
    let made = registry.deliver(request("POST", Self.path, Self.good, production), at: APNsFixture.instant).answer
    #expect(made.status == 201)
    let listed = registry.deliver(request("GET", Self.all, "", production), at: APNsFixture.instant).answer
    #expect(text(listed).split(separator: ",").count == 1)
    _ = registry.deliver(request("DELETE", id: "QUJD"), at: APNsFixture.instant)
    #expect(registry.deliver(request("POST", Self.path, Self.good), at: APNsFixture.instant).answer.status == 201)
  }

  @Test(
    "P08 a broadcast needs a channel that is there; without listeners on this phone it is accepted, and that is said")
  func registered() {
    var (registry, channel) = phone(keepsNewest: false)
    let instant = APNsFixture.instant
    let nobody = registry.deliver(broadcast(channel, slices: 3, at: instant), at: instant).answer
    #expect(nobody.status == 200 && nobody.isDropped && nobody.outcome.contains("no activity on this phone listens"))
    let id = registry.start(listener(channel), at: instant)
    #expect(registry.deliver(broadcast(channel, slices: 3, at: instant), at: instant).answer.isDropped == false)
    #expect(registry.record(id)?.state == pizzaState(3))
    _ = registry.deliver(request("DELETE", id: channel), at: instant)
    let gone = registry.deliver(broadcast(channel, slices: 4, at: instant + 1), at: instant + 1).answer
    #expect(gone.status == 400 && gone.reason == "ChannelNotRegistered")
    #expect(registry.record(id)?.state == pizzaState(3) && registry.state(id) == .active)
    var elsewhere = broadcast("QUJD", slices: 4, at: instant + 1)
    elsewhere.environment = .production
    #expect(registry.deliver(elsewhere, at: instant + 1).answer.reason == "ChannelNotRegistered")
  }

  @Test("P08 a channel that keeps nothing takes broadcasts that are tried once")
  func nothingKept() {
    var (registry, channel) = phone(keepsNewest: false)
    let instant = APNsFixture.instant
    let late = broadcast(channel, slices: 3, at: instant, expiration: "\(Int(instant.timeIntervalSince1970) + 60)")
    #expect(registry.deliver(late, at: instant).answer.reason == "BadExpirationDate")
    #expect(
      registry.deliver(broadcast(channel, slices: 3, at: instant, expiration: nil), at: instant).answer.status == 200)
    let id = registry.start(listener(channel), at: instant + 2)
    registry.advance(to: instant + 60)
    #expect(registry.record(id)?.state == pizzaState(0))
  }

  @Test("P08 a channel keeps its newest broadcast for those who join later: 8 hours, or until it expires")
  func late() {
    let instant = APNsFixture.instant
    let seconds = Int(instant.timeIntervalSince1970)
    for (expiration, joins, hears) in [
      (nil, 60, true), (nil, 8 * 3600 - 2, true), (nil, 8 * 3600 + 1, false), ("\(seconds + 100)", 98, true),
      ("\(seconds + 100)", 101, false), ("\(seconds + 99_999_999)", 8 * 3600 + 1, false), ("0", 1, false),
    ] as [(String?, Int, Bool)] {
      var (registry, channel) = phone(keepsNewest: true)
      _ = registry.deliver(broadcast(channel, slices: 2, at: instant + -5, expiration: expiration), at: instant + -5)
      _ = registry.deliver(broadcast(channel, slices: 3, at: instant, expiration: expiration), at: instant)
      let id = registry.start(listener(channel), at: instant + joins)
      #expect(registry.record(id)?.state == pizzaState(0), "it comes a moment later")
      let effects = registry.advance(to: instant + joins + 5)
      #expect(registry.record(id)?.state == pizzaState(hears ? 3 : 0), "\(expiration ?? "none") \(joins)")
      #expect(effects.contains { $0.logMessage.contains("the channel has kept a broadcast") } == hears)
      #expect(registry.invariants() == [])
    }
  }

  @Test("P08 a broadcast that APNs refuses doesn't take the place of the one that a channel keeps")
  func refusedIsNotKept() {
    var (registry, channel) = phone(keepsNewest: true)
    _ = registry.deliver(
      broadcast(channel, slices: 4, at: APNsFixture.instant, expiration: nil), at: APNsFixture.instant)
    var start = broadcast(channel, slices: 9, at: APNsFixture.instant + 1, expiration: nil)
    start.body = TablePush(target: "", event: "start").request(at: APNsFixture.instant + 1).body
    let outcome = registry.deliver(start, at: APNsFixture.instant + 1).answer.outcome
    #expect(outcome.contains("a broadcast can't start an activity"))
    let id = registry.start(listener(channel), at: APNsFixture.instant + 60)
    _ = registry.advance(to: APNsFixture.instant + 70)
    #expect(registry.record(id)?.state == pizzaState(4))
  }

  @Test("P08 a broadcast that nobody listens to is told as kept if its channel keeps it, and reaches who comes later")
  func keptForLater() {
    for keepsNewest in [true, false] {
      var (registry, channel) = phone(keepsNewest: keepsNewest)
      let sent = broadcast(channel, slices: 5, at: APNsFixture.instant, expiration: keepsNewest ? nil : "0")
      let (answer, effects) = registry.deliver(sent, at: APNsFixture.instant)
      #expect(answer.status == 200 && answer.isDropped != keepsNewest)
      #expect(answer.outcome.contains(keepsNewest ? "keeps it until" : "for nobody here"))
      #expect(effects.contains { if case .pushRefused = $0.kind { true } else { false } } != keepsNewest)
      let id = registry.start(listener(channel), at: APNsFixture.instant + 60)
      _ = registry.advance(to: APNsFixture.instant + 70)
      #expect(registry.record(id)?.state == pizzaState(keepsNewest ? 5 : 0))
    }
  }

  @Test("P08 a listener that starts offline hears what its channel keeps once the phone is online, and not twice")
  func offline() throws {
    var (registry, channel) = phone(keepsNewest: true)
    let instant = APNsFixture.instant
    _ = registry.deliver(broadcast(channel, slices: 3, at: instant, expiration: nil), at: instant)
    var conditions = registry.conditions
    conditions.isOnline = false
    registry.apply(.conditions(conditions), at: instant + 1)
    let id = registry.start(listener(channel), at: instant + 60)
    registry.advance(to: instant + 3600)
    #expect(registry.record(id)?.state == pizzaState(0) && registry.record(id)?.waitsForNetwork == true)
    registry.apply(.clockSet(by: -600), at: instant + 3000)
    var restarted = Registry.withTypes(try JSONDecoder().decode(Registry.self, from: registry.bytes))
    #expect(restarted.bytes == registry.bytes && restarted.invariants() == [])
    conditions.isOnline = true
    restarted.apply(.conditions(conditions), at: instant + 3700)
    var told = restarted
    restarted.advance(to: instant + 3705)
    #expect(restarted.record(id)?.state == pizzaState(3) && restarted.record(id)?.waitsForNetwork == false)

    let held = broadcast(channel, slices: 4, at: instant + 3000, expiration: nil)
    _ = told.deliver(held, at: instant + 3700)
    let effects = told.advance(to: instant + 3705)
    #expect(told.record(id)?.state == pizzaState(4) && effects.isEmpty, "\(effects)")
    #expect(told.invariants() == [])
  }

  @Test("P08 what a new listener has been told since is not undone by what its channel has kept")
  func newer() {
    var (registry, channel) = phone(keepsNewest: true)
    let instant = APNsFixture.instant
    _ = registry.deliver(broadcast(channel, slices: 3, at: instant, expiration: nil), at: instant)
    let id = registry.start(listener(channel), at: instant + 60)
    registry.apply(.update(id: id, ContentChange(state: pizzaState(9))), at: instant + 60)
    let effects = registry.advance(to: instant + 70)
    #expect(registry.record(id)?.state == pizzaState(9))
    #expect(effects.pushRefusals.count == 1)
    let ended = registry.start(listener(channel), at: instant + 80)
    registry.apply(.end(id: ended, nil, EndTerms(policy: .immediate)), at: instant + 80)
    #expect(registry.advance(to: instant + 90).isEmpty)
  }

  @Test("P08 an activity that listens to a channel that isn't there starts, and the log says that nothing reaches it")
  func unknown() {
    var registry = APNsFixture().registry
    let effects = registry.apply(.request(listener("QUJE")), at: APNsFixture.instant)
    #expect(effects.states == [.active])
    #expect(
      effects.contains { $0.logMessage.contains("no channel QUJE in sandbox") && $0.logMessage.contains("guess") })
    let known = registry.apply(.request(listener("QUJD")), at: APNsFixture.instant)
    #expect(known.states == [.active] && known.count == 1)
  }

  @Test("P07 P08 channels and what they keep are stored with the phone, and damaged ones are refused")
  func stored() throws {
    var (registry, channel) = phone(keepsNewest: true)
    _ = registry.deliver(
      broadcast(channel, slices: 3, at: APNsFixture.instant, expiration: nil), at: APNsFixture.instant)
    let again = try CanonicalJSON.decode(Registry.self, from: registry.bytes)
    #expect(again.channels == registry.channels && again.bytes == registry.bytes)
    let written = Registry.on()
    #expect(!String(decoding: written.bytes, as: UTF8.self).contains("channels"))
    let damaged = String(decoding: registry.bytes, as: UTF8.self).replacing(#""madeCount":2"#, with: #""madeCount":-2"#)
    #expect(throws: DecodingError.self) { try CanonicalJSON.decode(Registry.self, from: Data(damaged.utf8)) }
  }
}
