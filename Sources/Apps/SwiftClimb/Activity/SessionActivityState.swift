import SwiftUI

/// The running session as the app and its extensions share it in their App Group.
///
/// An extension can't open the app's logbook; this is what it gets to see.
struct SessionActivityState: Codable, Hashable, Sendable {
  static let appGroup = "group.com.swiftclimb.shared"
  static let key = "activeSessionState"

  let sessionId: UUID
  let discipline: String
  let startedAt: Date
  let climbCount: Int
  let attemptCount: Int
  let lastUpdated: Date

  init(attributes: ClimbingSessionAttributes, state: ClimbingSessionAttributes.ContentState) {
    sessionId = attributes.sessionId
    discipline = attributes.discipline
    startedAt = attributes.startedAt
    climbCount = state.climbCount
    attemptCount = state.attemptCount
    lastUpdated = state.lastUpdated
  }

  /// The state that is shared now; `nil` for no session.
  static func read() -> SessionActivityState? {
    guard let data = UserDefaults(suiteName: appGroup)?.data(forKey: key) else { return nil }
    return try? JSONDecoder().decode(SessionActivityState.self, from: data)
  }

  /// Shares this state. Throws when the app lacks the App Group.
  func write() throws(SharingError) {
    guard let defaults = UserDefaults(suiteName: Self.appGroup) else { throw .noAppGroup(Self.appGroup) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { defaults.set(try encoder.encode(self), forKey: Self.key) } catch { throw .notEncodable("\(error)") }
  }

  /// Shares nothing any more.
  static func clear() {
    UserDefaults(suiteName: appGroup)?.removeObject(forKey: key)
  }

  enum SharingError: Error, CustomStringConvertible {
    case noAppGroup(String)
    case notEncodable(String)

    var description: String {
      switch self {
      case .noAppGroup(let name): "The App Group \(name) is not among the app's entitlements."
      case .notEncodable(let reason): "The state can't be encoded: \(reason)."
      }
    }
  }
}
