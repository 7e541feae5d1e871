import FoundationEssentials
import SkerryBasics

/// What a server did with its broadcast channels, and what APNs answers to it.
public enum ChannelDeed: Hashable, Sendable {
  case made(id: String, keepsNewest: Bool)
  case read(id: String, keepsNewest: Bool)
  case deleted(id: String)
  case listed(ids: [String])

  /// The HTTP status of the answer.
  var status: Int {
    switch self {
    case .made: 201
    case .read, .listed: 200
    case .deleted: 204
    }
  }

  /// The answer's headers beside its id.
  var headers: [APNsRequest.Header] {
    switch self {
    case .made(let id, _): [APNsRequest.Header("apns-channel-id", id)]
    case .read, .listed: [APNsRequest.Header("content-type", "application/json")]
    case .deleted: []
    }
  }

  /// The answer's JSON body; empty where APNs sends none.
  var body: Data {
    switch self {
    case .made, .deleted: Data()
    case .read(_, let keepsNewest): Self.json(ChannelSettings(keepsNewest: keepsNewest))
    case .listed(let ids): Self.json(["channels": ids])
    }
  }

  private static func json(_ value: some Encodable) -> Data { (try? CanonicalJSON.encode(value)) ?? Data() }

  /// One sentence for the log.
  var sentence: String {
    switch self {
    case .made(let id, let keepsNewest):
      "broadcast channel \(id) is made; "
        + (keepsNewest
          ? "it keeps the newest broadcast for up to 8 hours, for activities that join later"
          : "it keeps nothing, so apns-expiration must be 0")
    case .read(let id, _): "broadcast channel \(id) is read"
    case .deleted(let id): "broadcast channel \(id) is deleted; activities that listen to it stay, and hear no more"
    case .listed(let ids): "\(ids.count) broadcast channel\(ids.count == 1 ? " is" : "s are") listed"
    }
  }
}

/// The body of a request that makes a channel, and of the answer to one that reads it.
struct ChannelSettings: Encodable {
  let keepsNewest: Bool

  static let policyKey = "message-storage-policy"
  static let typeKey = "push-type"

  init(keepsNewest: Bool) { self.keepsNewest = keepsNewest }

  /// Reads a body as strictly as APNs does.
  init(_ body: Data) throws(PushRefusal) {
    let json: JSONValue
    do throws(JSONProblem) { json = try JSONValue(parsing: body) } catch { throw .badRequestPayload("\(error)") }
    guard let members = json.object else { throw .badRequestPayload("it must be a dictionary") }
    let unknown = members.keys.filter { ![Self.policyKey, Self.typeKey].contains($0) }.sorted()
    if let key = unknown.first { throw .badRequestParams("\(key) is unknown") }
    guard let policy = members[Self.policyKey]?.integer, policy == 0 || policy == 1 else {
      throw .badRequestParams("\(Self.policyKey) must be 0, to keep nothing, or 1, to keep the newest broadcast")
    }
    guard let type = members[Self.typeKey] else { throw .missingChannelPushType }
    // Apple writes LiveActivity here and liveactivity in the header of a push.
    guard let word = type.string, word.lowercased() == "liveactivity" else {
      throw .invalidChannelPushType(type.string ?? "no text")
    }
    keepsNewest = policy == 1
  }

  private enum CodingKeys: String, CodingKey {
    case policy = "message-storage-policy"
    case type = "push-type"
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(keepsNewest ? 1 : 0, forKey: .policy)
    try values.encode("LiveActivity", forKey: .type)
  }
}
