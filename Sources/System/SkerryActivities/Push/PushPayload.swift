import FoundationEssentials
import SkerryBasics

/// The `aps` dictionary of a Live Activity push.
///
/// Its own dates count seconds since 1970; dates inside `contentState` count since 2001, as `JSONDecoder` does.
public struct PushPayload: Hashable, Sendable {
  /// The event that a push brings about.
  public enum Event: String, Hashable, Sendable, Codable, CaseIterable {
    case start, update, end
  }

  /// When the server produced the data.
  public let timestamp: Date
  public let event: Event
  /// JSON of the content state; only an end may come without.
  public let contentState: Data?
  /// The unqualified type name of a start.
  public let attributesType: String?
  /// JSON of a start's attributes.
  public let attributes: Data?
  /// Required for a start.
  public let alert: AlertConfiguration?
  public let staleDate: Date?
  public let relevanceScore: Double
  /// When the card goes after an end; `nil` leaves it to the default policy.
  public let dismissalDate: Date?
  /// How a started activity is to be reached.
  public let inputPushType: PushType?

  /// Whether `sound` stands beside the alert, where Live Activities don't look for it.
  let hasMisplacedSound: Bool

  /// The numbers that it gives as dates, as they are written.
  let numbers: [Number]

  struct Number: Hashable, Sendable {
    let key: String
    let number: Double
  }

  /// Reads a JSON body, strictly.
  ///
  /// - Throws: what APNs or the device objects to.
  public init(json body: Data, limit: Int = 4096) throws(PushRefusal) {
    try Self.checkSize(of: body, limit: limit)
    let json: JSONValue
    do throws(JSONProblem) { json = try JSONValue(parsing: body) } catch { throw .malformedJSON("\(error)") }
    guard let root = json.object else { throw .wrongValue(key: "the body", expected: "a dictionary") }
    guard let aps = try PushFields(members: root).dictionary("aps") else { throw .missingKey("aps") }
    try self.init(PushFields(members: aps))
  }

  /// The first check of APNs: that there is a body, and that it isn't too large.
  static func checkSize(of body: Data, limit: Int) throws(PushRefusal) {
    guard !body.isEmpty else { throw .payloadEmpty }
    guard body.count <= limit else { throw .payloadTooLarge(bytes: body.count, limit: limit) }
  }

  private init(_ aps: PushFields) throws(PushRefusal) {
    guard let seconds = try aps.integer("timestamp") else { throw .missingKey("timestamp") }
    timestamp = Date(timeIntervalSince1970: Double(seconds))
    guard let name = try aps.string("event") else { throw .missingKey("event") }
    guard let event = Event(rawValue: name) else { throw .unknownEvent(name) }
    self.event = event
    contentState = try aps.json("content-state")
    if contentState == nil, event != .end { throw .missingKey("content-state") }
    let isStart = event == .start
    attributesType = isStart ? try aps.string("attributes-type") : nil
    attributes = isStart ? try aps.json("attributes") : nil
    if isStart, attributesType == nil { throw .missingKey("attributes-type") }
    if isStart, attributes == nil { throw .missingKey("attributes") }
    alert = try aps.alert()
    if isStart, alert == nil { throw .missingKey("alert") }
    hasMisplacedSound = alert?.sound.isNone == true && aps.members["sound"] != nil
    staleDate = try aps.date("stale-date")
    relevanceScore = try aps.number("relevance-score") ?? 0
    dismissalDate = event == .end ? try aps.date("dismissal-date") : nil
    inputPushType = isStart ? try aps.inputPushType() : nil
    let keys = ["timestamp", "stale-date"] + (event == .end ? ["dismissal-date"] : [])
    numbers = keys.compactMap { key in aps.members[key]?.number.map { Number(key: key, number: $0) } }
  }
}
