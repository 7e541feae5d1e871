import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDashboard
import SkerryDevice

/// An activity as `GET /activities` and `skerry list --activities` tell of it.
nonisolated struct ActivityReport: Codable, Hashable, Sendable {
  var id: String
  /// The app's name on the command line.
  var app: String
  var bundleIdentifier: String
  var attributesType: String
  var state: String
  var style: String
  /// `token`, `channel`, or `nil` if no server reaches it.
  var pushType: String?
  var channel: String?
  /// The update token in hex.
  var token: String?
  /// Whether the card still asks “Don't Allow / Allow”.
  var awaitsConsent: Bool
  var relevanceScore: Double
  /// Instants in UTC.
  var start: String
  var staleDate: String?
  var end: String?
  var dismissalDate: String?
  /// How many contents it has had.
  var contentVersion: Int
  var attributes: JSONValue
  var content: JSONValue

  init(_ record: ActivityRecord, app: String) {
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

  static func text(_ instant: Date) -> String { WrittenInstant(instant).description }

  private static func json(_ data: Data) -> JSONValue {
    (try? CanonicalJSON.decode(JSONValue.self, from: data)) ?? .null
  }

  /// All that aren't dismissed, in the order of their starts.
  @MainActor static func all(on device: Device) -> [ActivityReport] {
    let records = device.apps.flatMap { process in
      device.center.withRegistry { $0.activities(of: process.information.bundleIdentifier) }
        .map { (record: $0, app: process.name) }
    }
    return records.sorted { $0.record.order < $1.record.order }.map { ActivityReport($0.record, app: $0.app) }
  }
}
