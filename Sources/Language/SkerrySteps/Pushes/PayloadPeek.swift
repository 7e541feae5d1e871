import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// The payload's own words about itself, as far as it can be read at all; what is wrong with it is up to APNs to say.
nonisolated package struct PayloadPeek: Hashable, Sendable {
  package private(set) var event: String?
  package private(set) var attributesType: String?
  /// Whether it is an ordinary notification: no event, but something for a person or an app.
  package private(set) var isNotification = false
  /// Whether there is something to see or to hear, apart from a Live Activity; otherwise it is for the app alone.
  package private(set) var isSeen = false
  /// `mutable-content`: whether the app's service extension may change it.
  package private(set) var isMutable = false
  /// `content-available`: whether the app is to be woken.
  package private(set) var isContentAvailable = false
  /// The bundle id in “Simulator Target Bundle”, as `simctl push` reads it.
  package private(set) var targetBundle: String?

  package init(_ payload: Data) {
    guard let body = try? CanonicalJSON.decode(Body.self, from: payload) else { return }
    targetBundle = body.targetBundle
    guard let aps = body.aps else { return }
    event = aps.event
    attributesType = aps.attributesType
    isSeen = aps.has(.alert) || aps.has(.badge) || aps.has(.sound)
    isMutable = aps.has(.mutableContent)
    isContentAvailable = aps.has(.contentAvailable)
    isNotification = event == nil && (isSeen || isContentAvailable)
  }

  private struct Body: Decodable {
    let aps: Aps?
    let targetBundle: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      aps = try container.decodeIfPresent(Aps.self, forKey: .aps)
      targetBundle = try? container.decodeIfPresent(String.self, forKey: .targetBundle)
    }

    enum CodingKeys: String, CodingKey {
      case aps
      case targetBundle = "Simulator Target Bundle"
    }
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
      case mutableContent = "mutable-content"
    }
  }
}
