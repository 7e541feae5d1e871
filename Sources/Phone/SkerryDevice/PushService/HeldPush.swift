import FoundationEssentials
import SkerryActivities

/// A push that Apple's service keeps while it can't reach the phone.
nonisolated public struct HeldPush: Hashable, Sendable, Codable {
  public let request: APNsRequest
  /// The app that it is for: the service keeps one push for each (APNs: a newer one replaces it).
  public let bundleIdentifier: String
  /// When the server sent it.
  public let arrival: Date
  /// Until when it is worth being delivered, as its `apns-expiration` says.
  public let expiration: Date
}
