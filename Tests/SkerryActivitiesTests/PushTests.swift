import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

@Suite struct PushTests {
  /// An activity that can be pushed to, its token, and the type's push-to-start token.
  private func pushable() -> (registry: Registry, id: String, token: String, startToken: String) {
    var registry = Registry.withTypes()
    var request = pizzaRequest()
    request.pushType = .token
    let id = registry.start(request)
    registry.apply(.attributesTypeSeen(appIdentifier: pizzeria, attributesType: "PizzaAttributes"), at: epoch)
    registry.advance(to: epoch + 1)
    let token = registry.record(id)?.pushToken?.lowercaseHex ?? ""
    return (registry, id, token, registry.startToken("PizzaAttributes", of: pizzeria)?.lowercaseHex ?? "")
  }

  private func push(_ token: String, _ aps: String) -> RegistryEvent {
    .push(PushRequest(target: .token(token), body: Data(#"{"aps":{\#(aps)}}"#.utf8)))
  }

  private let time = Int(epoch.timeIntervalSince1970)
  private let state = #""content-state":{"slices":4,"note":"hot"}"#

  @Test("P08 a token comes after the request, is lower-case hex, and the same for the same seed")
  func tokens() {
    let (registry, id, token, startToken) = pushable()
    #expect(token.count == 64 && token.allSatisfy { "0123456789abcdef".contains($0) })
    #expect(token != startToken && startToken.count == 64)
    let again = pushable()
    #expect(again.token == token && again.id == id)
    var other = Registry(seed: 9)
    #expect(other.start() != id)
    #expect(registry.invariants() == [])
  }

  @Test("P08 an update push carries state, stale date, relevance and alert to the token's activity")
  func update() {
    var (registry, id, token, _) = pushable()
    let aps = """
      "timestamp":\(time + 5),"event":"update",\(state),"stale-date":\(time + 50),"relevance-score":2.5,
      "alert":{"title":"Hot","body":{"loc-key":"%@ of %@","loc-args":["4","8"]},"sound":"oven.caf"}
      """
    let effects = registry.apply(push(token.uppercased(), aps), at: epoch + 5)
    #expect(effects.pushRefusals == [] && effects.alerts == 1)
    let record = registry.record(id)
    #expect(record?.state == pizzaState(4, note: "hot"))
    #expect(record?.staleDate == epoch + 50 && record?.relevanceScore == 2.5 && record?.contentTimestamp == epoch + 5)
    guard case .alert(let alert)? = effects.last?.kind else {
      Issue.record("the alert is the last effect")
      return
    }
    #expect(alert.body.string == "4 of 8" && alert.sound == .named("oven.caf"))
  }

  @Test("P08 pushes and local updates share one order of timestamps")
  func timestampOrder() {
    var (registry, id, token, _) = pushable()
    registry.apply(.update(id: id, ContentChange(state: pizzaState(1), timestamp: epoch + 30)), at: epoch + 30)
    let late = registry.apply(push(token, #""timestamp":\#(time + 29),"event":"update",\#(state)"#), at: epoch + 31)
    #expect(late.pushRefusals == [.notApplied(.outdated(epoch + 29, newest: epoch + 30))])
    let equal = registry.apply(push(token, #""timestamp":\#(time + 30),"event":"update",\#(state)"#), at: epoch + 31)
    #expect(equal.pushRefusals == [] && registry.record(id)?.state == pizzaState(4, note: "hot"))
  }

  @Test("P08 an end push keeps the 4-hour rule, and its token is unregistered from then on")
  func end() {
    var (registry, id, token, _) = pushable()
    let aps = #""timestamp":\#(time + 5),"event":"end","dismissal-date":\#(time + 99_999)"#
    #expect(registry.apply(push(token, aps), at: epoch + 5).causes == [.endedByPush])
    #expect(registry.record(id)?.dismissalDate == epoch + 5 + Int(4 * hour))
    #expect(registry.record(id)?.pushToken == nil)
    let again = registry.apply(push(token, aps), at: epoch + 6).pushRefusals
    #expect(again == [.unregistered(since: epoch + 5)] && again[0].status == 410)
    #expect(again[0].reason == "Unregistered")
  }

  @Test("P08 a start push makes an activity with its alert, if everything it needs is there")
  func start() {
    var (registry, _, _, token) = pushable()
    let rest = #""timestamp":\#(time + 5),"event":"start",\#(state),"input-push-token":1,"attributes":{"name":"P"}"#
    let alert = #""alert":{"title":"T","body":"B"}"#
    let good = #"\#(rest),"attributes-type":"PizzaAttributes",\#(alert)"#
    let effects = registry.apply(push(token, good), at: epoch + 5)
    #expect(effects.causes == [.startedByPush] && effects.alerts == 1)
    let id = effects.first?.activityID ?? ""
    #expect(registry.advance(to: epoch + 6).map(\.activityID) == [id], "its token arrives")
    func refusal(_ aps: String) -> [PushRefusal] { registry.apply(push(token, aps), at: epoch + 7).pushRefusals }
    #expect(refusal(#"\#(rest),"attributes-type":"PizzaAttributes""#) == [.missingKey("alert")])
    #expect(
      refusal(#"\#(rest),"attributes-type":"Pizzaattributes",\#(alert)"#) == [.unknownAttributesType("Pizzaattributes")]
    )
    registry.apply(.permission(appIdentifier: pizzeria, isAllowed: false), at: epoch + 7)
    #expect(refusal(good) == [.notStarted(.denied)])
  }

  @Test("P08 what doesn't decode is dropped with its coding path, and the old content stays")
  func undecodable() {
    var (registry, id, token, _) = pushable()
    let before = registry.record(id)
    func refusal(_ content: String) -> [PushRefusal] {
      registry.apply(
        push(token, #""timestamp":\#(time + 5),"event":"update","content-state":\#(content)"#), at: epoch + 5
      ).pushRefusals
    }
    #expect(refusal(#"{"note":""}"#) == [.undecodable(key: "content-state", "slices: the value is missing")])
    #expect(
      refusal(#"{"slices":true,"note":""}"#)
        == [.undecodable(key: "content-state", "slices: bool where Int is needed")])
    #expect(refusal(#"{"slices":1.0,"note":"","extra":[1,null]}"#) == [])
    #expect(before?.contentVersion == 1 && registry.record(id)?.contentVersion == 2)
  }

  @Test("P08 malformed pushes are refused with APNs' reason word, or dropped with a sentence")
  func malformed() {
    var (registry, _, token, _) = pushable()
    func refusal(_ body: String, _ address: String? = nil, _ headers: [String: String]? = nil) -> PushRefusal? {
      let request = PushRequest(target: .token(address ?? token), body: Data(body.utf8), headers: headers)
      return registry.apply(.push(request), at: epoch + 5).pushRefusals.first
    }
    #expect(refusal("{}", "")?.reason == "MissingDeviceToken")
    #expect(refusal("{}", "abcd")?.reason == "BadDeviceToken")
    #expect(refusal("")?.reason == "PayloadEmpty")
    #expect(refusal(String(repeating: " ", count: 4097))?.reason == "PayloadTooLarge")
    #expect(refusal(String(repeating: " ", count: 4097))?.status == 413)
    let topic = "\(pizzeria).push-type.liveactivity"
    let headers: [([String: String], String)] = [
      ([:], "MissingTopic"), (["apns-topic": pizzeria], "BadTopic"),
      (["apns-topic": "x.push-type.liveactivity"], "DeviceTokenNotForTopic"),
      (["apns-topic": topic], "InvalidPushType"),
      (["apns-topic": topic, "apns-push-type": "liveactivity", "apns-priority": "1"], "BadPriority"),
      (["apns-topic": topic, "apns-push-type": "liveactivity", "apns-expiration": "soon"], "BadExpirationDate"),
      (["apns-topic": topic, "apns-push-type": "liveactivity", "apns-id": "1"], "BadMessageId"),
      (
        ["apns-topic": topic, "apns-push-type": "liveactivity", "apns-collapse-id": String(repeating: "x", count: 65)],
        "BadCollapseId"
      ),
    ]
    for (header, reason) in headers { #expect(refusal("", nil, header)?.reason == reason) }
    let dropped: [(String, PushRefusal)] = [
      ("{", .malformedJSON("line 1, column 2: a key in quotation marks is needed")),
      (
        String(repeating: "[", count: 513), .malformedJSON("line 1, column 513: more than 512 levels are nested")
      ),
      ("[]", .wrongValue(key: "the body", expected: "a dictionary")), ("{}", .missingKey("aps")),
      (#"{"aps":{"event":"end"}}"#, .missingKey("timestamp")),
      (
        #"{"aps":{"timestamp":"1","event":"end"}}"#, .wrongValue(key: "timestamp", expected: "whole seconds since 1970")
      ),
      (#"{"aps":{"timestamp":1}}"#, .missingKey("event")),
      (#"{"aps":{"timestamp":1,"event":"stop"}}"#, .unknownEvent("stop")),
      (#"{"aps":{"timestamp":1,"event":"update"}}"#, .missingKey("content-state")),
      (#"{"aps":{"timestamp":1,"event":"start","content-state":{}}}"#, .missingKey("attributes-type")),
    ]
    for (body, expected) in dropped {
      #expect(refusal(body) == expected)
      #expect(expected.reason == nil && expected.status == 200)
    }
  }

  @Test("P08 a rotated token replaces the old one, which is unregistered")
  func rotation() {
    var (registry, id, token, _) = pushable()
    registry.apply(.tokenRotation(id: id), at: epoch + 9)
    let aps = #""timestamp":\#(time + 9),"event":"update",\#(state)"#
    #expect(registry.apply(push(token, aps), at: epoch + 9).pushRefusals == [.unregistered(since: epoch + 9)])
    let new = registry.record(id)?.pushToken?.lowercaseHex ?? ""
    #expect(registry.apply(push(new, aps), at: epoch + 9).pushRefusals == [])
  }

  @Test("P08 a broadcast reaches every activity that listens to the channel, and only those")
  func broadcast() {
    var registry = Registry.withTypes()
    var request = pizzaRequest()
    request.pushType = .channel("QUJD")
    let listeners = [registry.start(request), registry.start(request)]
    let other = registry.start()
    let body = Data(#"{"aps":{"timestamp":\#(time),"event":"update",\#(state)}}"#.utf8)
    let effects = registry.apply(.push(PushRequest(target: .channel("QUJD"), body: body)), at: epoch + 1)
    #expect(effects.map(\.activityID) == listeners.flatMap { [$0, $0] }, "a receipt and new content for each")
    #expect(registry.record(other)?.contentVersion == 1)
    let nobody = registry.apply(.push(PushRequest(target: .channel("QUJE"), body: body)), at: epoch + 1)
    #expect(nobody.pushRefusals.map(\.reason) == ["ChannelNotRegistered"])
  }
}
