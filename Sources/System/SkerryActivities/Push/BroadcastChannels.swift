import FoundationEssentials
import SkerryBasics

/// The broadcast channels on Apple's servers: servers make, read and delete them, whether or not a phone listens.
struct BroadcastChannels: Hashable, Sendable {
  /// A channel of one app, at one of the two push services.
  struct Channel: Hashable, Sendable, Codable {
    let id: String
    let appIdentifier: String
    let environment: PushEnvironment
    /// Its `message-storage-policy`: whether the newest broadcast is kept for those who come later.
    let keepsNewest: Bool
    /// Its place among all that were ever made.
    let number: Int
    var newest: KeptBroadcast?
  }

  /// A broadcast that a channel keeps.
  struct KeptBroadcast: Hashable, Sendable, Codable {
    let body: Data
    let priority: Int
    let arrival: Date
    let expiration: Date

    /// Seconds for which it is kept at most (APNs: 8 hours).
    static let longestStay = 8.0 * 3600
  }

  fileprivate struct Key: Hashable {
    let environment: PushEnvironment
    let appIdentifier: String
    let id: String
  }

  /// How many an app may have at one service (APNs: 10,000).
  static let limit = 10_000

  private var channels: [Key: Channel] = [:]
  private var counts: [String: Int] = [:]
  /// How many were ever made; their ids follow from it.
  private(set) var madeCount = 0

  init() {}

  var isNew: Bool { madeCount == 0 }

  subscript(id: String, of app: String, in environment: PushEnvironment) -> Channel? {
    channels[Key(environment: environment, appIdentifier: app, id: id)]
  }

  func count(of app: String, in environment: PushEnvironment) -> Int { counts[environment.rawValue + app] ?? 0 }

  /// The ids of an app's channels in the order in which they were made.
  func ids(of app: String, in environment: PushEnvironment) -> [String] {
    let own = channels.values.filter { $0.appIdentifier == app && $0.environment == environment }
    return own.sorted { $0.number < $1.number }.map(\.id)
  }

  /// Makes a channel with an id that follows from the seed, or with the one given.
  mutating func make(
    id given: String?, of app: String, in environment: PushEnvironment, keepsNewest: Bool, seed: UInt64
  ) -> Channel {
    madeCount += 1
    let id = given ?? PushToken.make(seed: seed, name: "channel", rotation: madeCount).prefix(16).base64EncodedString()
    let channel = Channel(
      id: id, appIdentifier: app, environment: environment, keepsNewest: keepsNewest, number: madeCount)
    insert(channel)
    return channel
  }

  mutating func remove(_ channel: Channel) {
    guard channels.removeValue(forKey: channel.key) != nil else { return }
    counts[channel.environment.rawValue + channel.appIdentifier, default: 1] -= 1
  }

  mutating func keep(_ broadcast: KeptBroadcast?, in channel: Channel) { channels[channel.key]?.newest = broadcast }

  private mutating func insert(_ channel: Channel) {
    guard channels.updateValue(channel, forKey: channel.key) == nil else { return }
    counts[channel.environment.rawValue + channel.appIdentifier, default: 0] += 1
  }
}

extension BroadcastChannels.Channel {
  fileprivate var key: BroadcastChannels.Key {
    BroadcastChannels.Key(environment: environment, appIdentifier: appIdentifier, id: id)
  }

  /// The newest broadcast, while it is kept.
  func newest(at instant: Date) -> BroadcastChannels.KeptBroadcast? {
    newest.flatMap { $0.expiration > instant ? $0 : nil }
  }
}

extension BroadcastChannels: Codable {
  private enum CodingKeys: CodingKey {
    case madeCount, channels
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    madeCount = try values.decode(Int.self, forKey: .madeCount)
    for channel in try values.decode([Channel].self, forKey: .channels) { insert(channel) }
    guard StoredRegistry.sensibleCounts.contains(madeCount),
      channels.values.allSatisfy({ (1...max(1, madeCount)).contains($0.number) })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .madeCount, in: values, debugDescription: "The count of channels is out of range.")
    }
  }

  /// Writes them in their order, so the same channels are the same bytes.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(madeCount, forKey: .madeCount)
    try values.encode(channels.values.sorted { $0.number < $1.number }, forKey: .channels)
  }
}
