import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// Pushes as broken as servers can make them: valid ones with a few things changed, and plain garbage.
struct FuzzedPushes {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// A request to one of the tokens; about a fifth of them is as it should be.
  mutating func request(tokens: [String], startTokens: [String], at instant: Date) -> APNsRequest {
    let isStart = below(4) == 0
    let token = pick(isStart ? startTokens : tokens) ?? "00"
    var request = APNsRequest(
      path: "/3/device/\(token)", headers: Self.headers,
      body: body(isStart ? "start" : pick(["update", "end"]) ?? "", instant))
    if below(12) == 0 { request.makeBroadcast() }
    if below(4) == 0 { for _ in 0...below(2) { breakHead(&request) } }
    return request
  }

  private static let headers: [APNsRequest.Header] = [
    .init("apns-push-type", "liveactivity"), .init("apns-topic", "\(pizzeria).push-type.liveactivity"),
    .init("apns-priority", "10"),
  ]

  // MARK: Bodies

  private mutating func body(_ event: String, _ instant: Date) -> Data {
    if below(25) == 0 { return garbage() }
    var payload = Self.payload(event, Int64(instant.timeIntervalSince1970))
    if below(4) > 0 { for _ in 0...below(3) { payload = mutated(payload, depth: 0) } }
    var bytes = Array((try? CanonicalJSON.encode(payload)) ?? Data())
    if below(6) == 0 { for _ in 0...below(4) { breakBytes(&bytes) } }
    return Data(bytes)
  }

  /// A payload with everything that a payload can have.
  private static func payload(_ event: String, _ time: Int64) -> JSONValue {
    let state: [String: JSONValue] = [
      "leaveTime": .integer(time - 978_307_200 + 600), "delay": .number(1.5),
      "stops": .array([.object(["name": .string("Ω"), "arrival": .null])]),
    ]
    var aps: [String: JSONValue] = [
      "timestamp": .integer(time), "event": .string(event), "content-state": .object(state),
      "stale-date": .integer(time + 3600), "relevance-score": .integer(7), "dismissal-date": .integer(time + 900),
      "alert": .object([
        "title": .string("T"), "body": .object(["loc-key": .string("%@"), "loc-args": .array([.string("x")])]),
      ]),
    ]
    if event == "start" {
      aps["attributes-type"] = .string("TrainAttributes")
      aps["attributes"] = .object(["built": .integer(0)])
      aps["input-push-token"] = .integer(1)
    }
    return .object(["aps": .object(aps), "other": .array([.bool(true)])])
  }

  /// Changes one thing somewhere: takes it out, replaces it, renames it, or adds another.
  private mutating func mutated(_ value: JSONValue, depth: Int) -> JSONValue {
    switch value {
    case .object(var members):
      guard let key = pick(members.keys.sorted()) else { return strange() }
      if depth == 0 || below(3) > 0, let inner = members[key] {
        members[key] = mutated(inner, depth: depth + 1)
        return .object(members)
      }
      switch below(5) {
      case 0: members[key] = nil
      case 1: members[key.uppercased()] = members.removeValue(forKey: key)
      case 2: members["input-push-channel"] = strange()
      case 3: members["x"] = .object(members)
      default: members[key] = strange()
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty && below(2) == 0:
      elements[below(elements.count)] = strange()
      return .array(elements)
    default: return strange()
    }
  }

  private mutating func strange() -> JSONValue {
    let values: [JSONValue] = [
      .null, .bool(true), .bool(false), .integer(0), .integer(-1), .integer(.max), .integer(.min), .integer(1 << 53),
      .integer(821_692_800), .integer(1_800_000_000), .integer(1_800_000_000_000), .number(1e308), .number(-1e308),
      .number(.leastNonzeroMagnitude), .number(0.1), .string(""), .string("start"), .string("update"), .string("end"),
      .string("QUJD"), .string("%1$@%%%9$lld"), .string("\u{0}\u{1B}[2J"), .string("👩‍👩‍👧‍👦"), .array([]), .object([:]),
      .string(String(repeating: "long ", count: 1 + below(900))), .array(Array(repeating: .null, count: below(50))),
    ]
    return pick(values) ?? .null
  }

  private mutating func breakBytes(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8(below(256))) }
    let place = below(bytes.count)
    switch below(5) {
    case 0: bytes[place] = UInt8(below(256))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8(below(256)), at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: bytes.prefix(below(80)), at: place)
    }
  }

  private mutating func garbage() -> Data {
    switch below(5) {
    case 0: return Data()
    case 1: return Data(String(repeating: "[", count: below(5000)).utf8)
    case 2: return Data(String(repeating: #"{"aps":"#, count: below(700)).utf8)
    case 3: return Data([0xFF, 0xFE] + "{}".utf8.flatMap { [$0, 0] })
    default: return Data((0..<below(300)).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  // MARK: Heads

  private mutating func breakHead(_ request: inout APNsRequest) {
    let names = [
      "apns-topic", "apns-push-type", "apns-priority", "apns-expiration", "apns-id", "apns-collapse-id",
      "apns-channel-id", "authorization", "host", "content-type",
    ]
    let values = [
      "", "5", "10", "1", "-1", "99999999999999999999", "liveactivity", "alert", "QUJD", pizzeria, "bearer",
      "bearer a.b.c", "bearer \(APNsFixture.jwt(issued: epoch))", "api.push.apple.com", "\u{0}", "é",
      "11111111-2222-3333-4444-555555555555", "\(pizzeria).push-type.liveactivity", String(repeating: "x", count: 70),
    ]
    let header = APNsRequest.Header(pick(names) ?? "", pick(values) ?? "")
    switch below(7) {
    case 0: request.headers.append(header)
    case 1: request.set(header.name, header.value)
    case 2: request.set(header.name, nil)
    case 3: request.method = pick(["GET", "post", "", "POST ", "PUT"]) ?? ""
    case 4:
      request.path = pick(["", "/", "//", "/3/device", "/3/device//", "/3/device/é", "/4/broadcasts/apps/x/y"]) ?? ""
    case 5: request.path += pick(["0", "00", "/", "?x", "%20"]) ?? ""
    default: request.environment = pick([.sandbox, .production])
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}

extension APNsRequest {
  fileprivate mutating func makeBroadcast() {
    path = "/4/broadcasts/apps/\(pizzeria)"
    set("apns-topic", nil)
    set("apns-channel-id", "QUJD")
  }
}
