import FoundationEssentials

/// A push as a server sends it: where to, with which headers, and what.
public struct PushRequest: Hashable, Sendable {
  /// Whom a push is addressed to.
  public enum Target: Hashable, Sendable {
    /// A device token in hex: an activity's update token or a push-to-start token.
    case token(String)
    /// All activities that listen to a channel.
    case channel(String)
  }

  public var target: Target
  /// The JSON body with its top-level `aps`.
  public var body: Data
  /// The request's `apns-…` headers in lower case; `nil` leaves them unchecked.
  public var headers: [String: String]?
  /// Whether the device and its OS have Live Activities; a start is dropped otherwise.
  public var isDeviceSupported = true
  /// Whether the app declares `NSSupportsLiveActivities`; a start is dropped otherwise.
  public var isTargetSupported = true

  public init(target: Target, body: Data, headers: [String: String]? = nil) {
    self.target = target
    self.body = body
    self.headers = headers
  }
}
