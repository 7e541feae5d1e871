import FoundationEssentials
import SkerryBasics

@testable import SkerryActivities

/// A phone with an activity, and everything a server needs for a request that succeeds.
struct APNsFixture {
  static let topic = "\(pizzeria).push-type.liveactivity"
  static let instant = epoch + 10

  var registry: Registry
  let id: String
  let token: String
  let startToken: String
  /// A token that was replaced.
  let deadToken: String

  init() {
    registry = Registry.on()
    var request = pizzaRequest()
    request.pushType = .token
    id = registry.start(request)
    _ = registry.channels.make(id: "QUJD", of: pizzeria, in: .sandbox, keepsNewest: false, seed: 0)
    registry.advance(to: epoch + 1)
    deadToken = registry.record(id)?.pushToken?.lowercaseHex ?? ""
    registry.apply(.tokenRotation(id: id), at: epoch + 2)
    token = registry.record(id)?.pushToken?.lowercaseHex ?? ""
    startToken = registry.pizzaStartToken
    var listener = pizzaRequest()
    listener.pushType = .channel("QUJD")
    _ = registry.start(listener, at: epoch + 3)
  }

  /// An update that everyone accepts.
  var update: APNsRequest {
    APNsRequest(
      path: "/3/device/\(token)",
      headers: [
        .init("authorization", "bearer \(Self.jwt())"), .init("apns-push-type", "liveactivity"),
        .init("apns-topic", Self.topic), .init("apns-priority", "10"), .init("apns-expiration", "0"),
        .init("apns-id", "11111111-2222-3333-4444-555555555555"), .init("apns-collapse-id", "pizza"),
      ],
      body: TablePush(target: "", event: "update").request(at: Self.instant).body, environment: .sandbox)
  }

  /// A broadcast that everyone accepts.
  var broadcast: APNsRequest {
    var request = update
    request.path = "/4/broadcasts/apps/\(pizzeria)"
    request.set("apns-topic", nil)
    request.set("apns-collapse-id", nil)
    request.set("apns-channel-id", "QUJD")
    return request
  }

  /// A provider token as Apple describes it, with a signature that nobody checks.
  static func jwt(
    header: String = #"{"alg":"ES256","kid":"ABC123DEFG"}"#, claims: String? = nil, issued: Date = instant,
    signature: Int = 64
  ) -> String {
    let claims = claims ?? #"{"iss":"DEF123GHIJ","iat":\#(Int(issued.timeIntervalSince1970))}"#
    let parts = [Data(header.utf8), Data(claims.utf8), Data(repeating: 0xFB, count: signature)]
    return parts.map(\.base64URL).joined(separator: ".")
  }
}

extension APNsRequest {
  /// Replaces a header, or takes it out.
  mutating func set(_ name: String, _ value: String?) {
    headers.removeAll { $0.name == name }
    if let value { headers.append(Header(name, value)) }
  }

  func with(_ change: (inout APNsRequest) -> Void) -> APNsRequest {
    var request = self
    change(&request)
    return request
  }
}

extension Data {
  fileprivate var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
