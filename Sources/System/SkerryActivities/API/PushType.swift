import FoundationEssentials

/// How an activity is reached by pushes: by a token of its own, or through a channel.
public struct PushType: Equatable, Hashable, Sendable, Codable {
  enum Route: Hashable, Sendable, Codable {
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
