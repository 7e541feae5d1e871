import FoundationEssentials
import SkerryBasics

/// An ordinary push as a server sends it: where to, with which headers, and what.
public struct RemoteNotification: Hashable, Sendable, Codable {
  /// Whom a push is addressed to.
  public enum Target: Hashable, Sendable, Codable {
    /// The app's device token in hex.
    case token(String)
    /// A bundle id, as `simctl push` has it.
    case app(String)
    /// The payload's own `Simulator Target Bundle`.
    case inPayload
  }

  public var target: Target
  /// The JSON body with its top-level `aps`.
  public var body: Data
  /// The request's `apns-…` headers in lower case; `nil` leaves them unchecked.
  public var headers: [String: String]?

  public init(target: Target, body: Data, headers: [String: String]? = nil) {
    self.target = target
    self.body = body
    self.headers = headers
  }
}

/// The payload of a push, as an app that is woken gets it.
public struct RemoteContent: Hashable, Sendable, Codable {
  let values: [String: JSONValue]

  /// The payload with its `aps`.
  public var userInfo: [AnyHashable: Any] { UserInfo.dictionary(values) }
}
