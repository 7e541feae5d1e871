import FoundationEssentials

/// How an activity is reached by pushes: by a token of its own, or through a channel.
public struct PushType: Equatable, Hashable, Sendable, Codable {
  enum Route: Hashable, Sendable {
    case token
    case channel(String)
  }

  let route: Route

  /// The activity gets an update token of its own.
  public static var token: PushType { PushType(route: .token) }

  /// The activity listens to a broadcast channel; the id is base64. It gets no token.
  public static func channel(_ channelID: String) -> PushType { PushType(route: .channel(channelID)) }

  /// The channel's id, if the activity listens to one.
  public var channelID: String? {
    if case .channel(let id) = route { return id }
    return nil
  }

  /// APNs hands out channel ids as base64; anything else makes a request fail.
  var isWellFormed: Bool {
    guard let channelID else { return true }
    return !channelID.isEmpty && Data(base64Encoded: channelID) != nil
  }
}

/// Stored as the compiler would store it. Its own code asks for all keys of the object, whose names the runtime then
/// casts one by one; this asks for the two that there are.
extension PushType.Route: Codable {
  private enum CodingKeys: CodingKey {
    case token, channel
  }
  private enum ChannelKeys: String, CodingKey {
    case id = "_0"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    guard object.contains(.token) != object.contains(.channel) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: object.codingPath, debugDescription: "Expected either token or channel."))
    }
    guard object.contains(.channel) else {
      self = .token
      return
    }
    let channel = try object.nestedContainer(keyedBy: ChannelKeys.self, forKey: .channel)
    self = .channel(try channel.decode(String.self, forKey: .id))
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .token: _ = object.nestedContainer(keyedBy: ChannelKeys.self, forKey: .token)
    case .channel(let id):
      var channel = object.nestedContainer(keyedBy: ChannelKeys.self, forKey: .channel)
      try channel.encode(id, forKey: .id)
    }
  }
}
