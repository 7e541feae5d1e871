import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice
import SkerrySteps

/// An activity as `GET /activities` and `skerry list --activities` tell of it.
nonisolated package struct ActivityReport: Codable, Hashable, Sendable {
  package var id: String
  /// The app's name on the command line.
  package var app: String
  package var bundleIdentifier: String
  package var attributesType: String
  package var state: String
  package var style: String
  /// `token`, `channel`, or `nil` if no server reaches it.
  package var pushType: String?
  package var channel: String?
  /// The update token in hex.
  package var token: String?
  /// Whether the card still asks “Don't Allow / Allow”.
  package var awaitsConsent: Bool
  package var relevanceScore: Double
  /// Instants in UTC.
  package var start: String
  package var staleDate: String?
  package var end: String?
  package var dismissalDate: String?
  /// How many contents it has had.
  package var contentVersion: Int
  package var attributes: JSONValue
  package var content: JSONValue

  package init(_ record: ActivityRecord, app: String) {
    id = record.id
    self.app = app
    bundleIdentifier = record.appIdentifier
    attributesType = record.attributesType
    state = record.activityState.rawValue
    style = record.style.rawValue
    pushType = record.pushType.map { $0.channelID == nil ? "token" : "channel" }
    channel = record.pushType?.channelID
    token = record.pushToken?.lowercaseHex
    awaitsConsent = record.consentAwaitedSince != nil
    relevanceScore = record.relevanceScore
    start = Self.text(record.startedAt ?? record.startDate)
    staleDate = record.staleDate.map(Self.text)
    end = record.endedAt.map(Self.text)
    dismissalDate = record.dismissalDate.map(Self.text)
    contentVersion = record.contentVersion
    attributes = Self.json(record.attributes)
    content = Self.json(record.state)
  }

  package static func text(_ instant: Date) -> String { WrittenInstant(instant).description }

  private static func json(_ data: Data) -> JSONValue {
    (try? CanonicalJSON.decode(JSONValue.self, from: data)) ?? .null
  }

  /// All that aren't dismissed, in the order of their starts.
  @MainActor package static func all(on device: Device) -> [ActivityReport] {
    let records = device.apps.flatMap { process in
      device.center.withRegistry { $0.activities(of: process.information.bundleIdentifier) }
        .map { (record: $0, app: process.name) }
    }
    return records.sorted { $0.record.order < $1.record.order }.map { ActivityReport($0.record, app: $0.app) }
  }
}
