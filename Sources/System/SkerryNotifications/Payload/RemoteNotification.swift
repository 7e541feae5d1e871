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
  /// Bundle ids of apps that no push wakes now, because Background App Refresh is off for them and they aren't in front.
  public var appsNotWoken: Set<String> = []

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

/// The `apns-…` headers of an ordinary push, checked in the order in which APNs looks at them.
struct NotificationHeaders {
  let headers: [String: String]

  func check(topicFor app: String) throws(NotificationRefusal) {
    guard let topic = headers["apns-topic"], !topic.isEmpty else { throw .missingTopic }
    guard topic == app else { throw .deviceTokenNotForTopic(expected: app) }
    let type = headers["apns-push-type"] ?? "alert"
    guard type == "alert" || type == "background" else { throw .invalidPushType(type) }
    try checkPriority(isBackground: type == "background")
    let expiration = headers["apns-expiration"] ?? "0"
    guard let seconds = Int64(expiration), seconds >= 0 else { throw .badExpirationDate(expiration) }
    if let id = headers["apns-id"], !APNsMessageID.isValid(id) { throw .badMessageID(id) }
    if let bytes = headers["apns-collapse-id"]?.utf8.count, bytes > 64 { throw .badCollapseID(bytes: bytes) }
  }

  /// APNs: a background push must not have priority 10.
  private func checkPriority(isBackground: Bool) throws(NotificationRefusal) {
    guard let priority = headers["apns-priority"] else { return }
    let allowed = isBackground ? ["5", "1"] : ["10", "5", "1"]
    guard allowed.contains(priority) else {
      throw .badPriority(priority, expected: isBackground ? "5 or 1 for a background push" : "10, 5 or 1")
    }
  }
}
