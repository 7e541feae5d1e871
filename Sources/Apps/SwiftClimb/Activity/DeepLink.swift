import SwiftUI

/// Where a link into the app leads: `swiftclimb://session/{uuid}`, and behind it nothing, `/add-climb`, `/stats` or
/// `/end`.
enum DeepLink: Hashable, Sendable {
  static let scheme = "swiftclimb"
  private static let host = "session"
  private static let addClimbAction = "add-climb"
  private static let statisticsAction = "stats"
  private static let endAction = "end"

  case viewSession(sessionId: UUID)
  case addClimb(sessionId: UUID)
  case viewStatistics(sessionId: UUID)
  /// At the sheet that ends it.
  case endSession(sessionId: UUID)

  /// Reads a link; `nil` if it is none of the app's.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme, url.host()?.lowercased() == Self.host else { return nil }
    let path = url.path(percentEncoded: false).split(separator: "/")
    guard let first = path.first, let sessionId = UUID(uuidString: String(first)) else { return nil }
    switch path.dropFirst() {
    case []: self = .viewSession(sessionId: sessionId)
    case [Self.addClimbAction[...]]: self = .addClimb(sessionId: sessionId)
    case [Self.statisticsAction[...]]: self = .viewStatistics(sessionId: sessionId)
    case [Self.endAction[...]]: self = .endSession(sessionId: sessionId)
    default: return nil
    }
  }

  /// The link as it is put into a Live Activity.
  var url: URL? {
    let session = "\(Self.scheme)://\(Self.host)/\(sessionId.uuidString)"
    return switch self {
    case .viewSession: URL(string: session)
    case .addClimb: URL(string: "\(session)/\(Self.addClimbAction)")
    case .viewStatistics: URL(string: "\(session)/\(Self.statisticsAction)")
    case .endSession: URL(string: "\(session)/\(Self.endAction)")
    }
  }

  var sessionId: UUID {
    switch self {
    case .viewSession(let id), .addClimb(let id), .viewStatistics(let id), .endSession(let id): id
    }
  }
}
