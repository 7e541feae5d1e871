import SwiftUI

/// Where a link into the app leads: `swiftclimb://session/{uuid}` or `swiftclimb://session/{uuid}/add-climb`.
enum DeepLink: Hashable, Sendable {
  static let scheme = "swiftclimb"
  private static let host = "session"
  private static let addClimbAction = "add-climb"

  case viewSession(sessionId: UUID)
  case addClimb(sessionId: UUID)

  /// Reads a link; `nil` if it is none of the app's.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme, url.host()?.lowercased() == Self.host else { return nil }
    let path = url.path().split(separator: "/")
    guard let first = path.first, let sessionId = UUID(uuidString: String(first)) else { return nil }
    switch path.dropFirst() {
    case []: self = .viewSession(sessionId: sessionId)
    case [Self.addClimbAction[...]]: self = .addClimb(sessionId: sessionId)
    default: return nil
    }
  }

  /// The link as it is put into a Live Activity.
  var url: URL? {
    switch self {
    case .viewSession(let sessionId):
      URL(string: "\(Self.scheme)://\(Self.host)/\(sessionId.uuidString)")
    case .addClimb(let sessionId):
      URL(string: "\(Self.scheme)://\(Self.host)/\(sessionId.uuidString)/\(Self.addClimbAction)")
    }
  }

  var sessionId: UUID {
    switch self {
    case .viewSession(let sessionId), .addClimb(let sessionId): sessionId
    }
  }
}
