import FoundationEssentials

/// Why a push had no effect: turned down by APNs, or accepted and then dropped by the device.
public enum PushRefusal: Error, Hashable, Sendable, Codable {
  // APNs itself answers with these.
  case missingDeviceToken
  case badDeviceToken
  case deviceTokenNotForTopic(expected: String)
  case unregistered(since: Date)
  case missingTopic
  case badTopic(String)
  case invalidPushType(String)
  case badPriority(String)
  case badExpirationDate(String)
  case badMessageID(String)
  case badCollapseID
  case missingChannelID
  case channelNotRegistered(String)
  case payloadEmpty
  case payloadTooLarge(bytes: Int, limit: Int)

  // APNs answers 200 and the device drops the push.
  case malformedJSON
  case missingKey(String)
  case wrongValue(key: String, expected: String)
  case unknownEvent(String)
  case startToActivity
  case notAStart(event: String)
  case unknownAttributesType(String)
  case otherAttributesType(sent: String, expected: String)
  case undecodable(key: String, String)
  case notStarted(ActivityAuthorizationError)
  case notApplied(IgnoredReason)
}

extension PushRefusal {
  /// The reason word of APNs; `nil` if APNs accepts the push and the device drops it.
  public var reason: String? {
    switch self {
    case .missingDeviceToken: "MissingDeviceToken"
    case .badDeviceToken: "BadDeviceToken"
    case .deviceTokenNotForTopic: "DeviceTokenNotForTopic"
    case .unregistered: "Unregistered"
    case .missingTopic: "MissingTopic"
    case .badTopic: "BadTopic"
    case .invalidPushType: "InvalidPushType"
    case .badPriority: "BadPriority"
    case .badExpirationDate: "BadExpirationDate"
    case .badMessageID: "BadMessageId"
    case .badCollapseID: "BadCollapseId"
    case .missingChannelID: "MissingChannelId"
    case .channelNotRegistered: "ChannelNotRegistered"
    case .payloadEmpty: "PayloadEmpty"
    case .payloadTooLarge: "PayloadTooLarge"
    default: nil
    }
  }

  /// The HTTP status of the answer.
  public var status: Int {
    switch self {
    case .unregistered: 410
    case .payloadTooLarge: 413
    default: reason == nil ? 200 : 400
    }
  }
}
