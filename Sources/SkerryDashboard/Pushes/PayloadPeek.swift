import FoundationEssentials
import SkerryActivities

/// What a payload says about itself, as far as it can be read at all; what is wrong with it is up to APNs to say.
nonisolated struct PayloadPeek {
  private(set) var event: String?
  private(set) var attributesType: String?
  /// Whether it is an ordinary notification: no event, but something for a person or an app.
  private(set) var isNotification = false
  /// Whether it is for the app alone.
  private(set) var isSilent = false

  init(_ payload: Data) {
    guard let body = try? CanonicalJSON.decode(Body.self, from: payload), let aps = body.aps else { return }
    event = aps.event
    attributesType = aps.attributesType
    let isSeen = aps.has(.alert) || aps.has(.badge) || aps.has(.sound)
    isNotification = event == nil && (isSeen || aps.has(.contentAvailable))
    isSilent = isNotification && !isSeen
  }

  private struct Body: Decodable {
    let aps: Aps?
  }

  private struct Aps: Decodable {
    let event: String?
    let attributesType: String?
    private let present: Set<CodingKeys>

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      event = try container.decodeIfPresent(String.self, forKey: .event)
      attributesType = try container.decodeIfPresent(String.self, forKey: .attributesType)
      present = Set(container.allKeys)
    }

    func has(_ key: CodingKeys) -> Bool { present.contains(key) }

    enum CodingKeys: String, CodingKey {
      case event, alert, badge, sound
      case attributesType = "attributes-type"
      case contentAvailable = "content-available"
    }
  }
}
