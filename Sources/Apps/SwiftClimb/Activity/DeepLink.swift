import SwiftUI

/// Where a link into the app leads: `swiftclimb://session/{uuid}`, and behind it nothing, `/add-climb`, `/stats` or
/// `/end`. What else stands there is left alone, as links of a later version may have it: the session is shown.
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
    let path = Self.path(of: url)
    guard let first = path.first, let sessionId = UUID(uuidString: first) else { return nil }
    self =
      switch path.dropFirst().first {
      case Self.addClimbAction: .addClimb(sessionId: sessionId)
      case Self.statisticsAction: .viewStatistics(sessionId: sessionId)
      case Self.endAction: .endSession(sessionId: sessionId)
      default: .viewSession(sessionId: sessionId)
      }
  }

  private static func path(of url: URL) -> [String] {
    url.path(percentEncoded: false).split(separator: "/").map(String.init)
  }

  /// What stands in the link's address and means nothing to the app; `nil` where all of it was understood.
  func meaninglessPart(of url: URL) -> String? {
    var hasAction = true
    if case .viewSession = self { hasAction = false }
    let rest = Self.path(of: url).dropFirst(hasAction ? 2 : 1)
    return rest.isEmpty ? nil : rest.joined(separator: "/")
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
