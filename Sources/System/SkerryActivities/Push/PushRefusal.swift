import FoundationEssentials

/// Why a push had no effect: turned down by APNs, or accepted and then dropped by the device.
public enum PushRefusal: Error, Hashable, Sendable {
  // APNs itself answers with these.
  case methodNotAllowed(String, allowed: [String])
  case badPath(String)
  case duplicateHeaders(String)
  case missingProviderToken
  /// The text says what is wrong with the token.
  case invalidProviderToken(String)
  case expiredProviderToken(issued: Date)
  /// The provider token was issued more than an hour ahead of the phone's clock.
  case prematureProviderToken(issued: Date)
  /// The token in the path isn't hex.
  case malformedDeviceToken
  /// The request went to the push service that the token doesn't belong to.
  case wrongEnvironment(sent: PushEnvironment, needed: PushEnvironment)
  case topicDisallowed(String)
  /// The path of a broadcast, or of a request about channels, names no app.
  case noSuchBundle(String)
  case badChannelID(String)
  case missingPushType
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
  /// The body of a request about channels isn't JSON; the text says where and why.
  case badRequestPayload(String)
  /// The text says which member of the body is wrong.
  case badRequestParams(String)
  case missingChannelPushType
  case invalidChannelPushType(String)
  case badRequestID(String)
  /// The app has as many channels as it may.
  case tooManyChannels
  /// A channel that keeps nothing takes broadcasts that are tried once.
  case nothingIsKept(String)
  case payloadEmpty
  case payloadTooLarge(bytes: Int, limit: Int)

  // APNs answers 200 and the device drops the push.
  /// The app's pushes of priority 10 are used up until the instant.
  case overBudget(used: Int, limit: Int, resets: Date)
  case systemTooOld(SystemFeature, SystemVersion)
  /// The app was force-quit, and the device shows the reported defect that start pushes wait for its next launch.
  case appForceQuit
  /// The channel is there, and no activity on this phone listens to it.
  case nobodyListens(String)
  /// A broadcast can't start an activity.
  case broadcastStart
  /// The text says where and why the body isn't JSON.
  case malformedJSON(String)
  case missingKey(String)
  case wrongValue(key: String, expected: String)
  case unknownEvent(String)
  case startToActivity
  case notAStart(event: String)
  case unknownAttributesType(String)
  case undecodable(key: String, String)
  case notStarted(ActivityAuthorizationError)
  case notApplied(IgnoredReason)
}

extension PushRefusal {
  /// The reason word of APNs; `nil` if APNs accepts the push and the device drops it.
  public var reason: String? {
    switch self {
    case .methodNotAllowed: "MethodNotAllowed"
    case .badPath: "BadPath"
    case .duplicateHeaders: "DuplicateHeaders"
    case .missingProviderToken: "MissingProviderToken"
    case .invalidProviderToken: "InvalidProviderToken"
    case .expiredProviderToken, .prematureProviderToken: "ExpiredProviderToken"
    case .topicDisallowed, .noSuchBundle: "TopicDisallowed"
    case .badChannelID: "BadChannelId"
    case .missingPushType, .missingChannelPushType: "MissingPushType"
    case .missingDeviceToken: "MissingDeviceToken"
    case .badDeviceToken, .malformedDeviceToken, .wrongEnvironment: "BadDeviceToken"
    case .deviceTokenNotForTopic: "DeviceTokenNotForTopic"
    case .unregistered: "Unregistered"
    case .missingTopic: "MissingTopic"
    case .badTopic: "BadTopic"
    case .invalidPushType, .invalidChannelPushType: "InvalidPushType"
    case .badPriority: "BadPriority"
    case .badExpirationDate, .nothingIsKept: "BadExpirationDate"
    case .badMessageID, .badRequestID: "BadMessageId"
    case .badCollapseID: "BadCollapseId"
    case .missingChannelID: "MissingChannelId"
    case .channelNotRegistered: "ChannelNotRegistered"
    case .badRequestPayload: "BadRequestPayload"
    case .badRequestParams: "BadRequestParams"
    case .tooManyChannels: "CannotCreateChannelConfig"
    case .payloadEmpty: "PayloadEmpty"
    case .payloadTooLarge: "PayloadTooLarge"
    default: nil
    }
  }

  /// The HTTP status of the answer.
  public var status: Int {
    switch self {
    case .missingProviderToken, .invalidProviderToken, .expiredProviderToken, .prematureProviderToken: 403
    case .badPath: 404
    case .methodNotAllowed: 405
    case .unregistered: 410
    case .payloadTooLarge: 413
    default: reason == nil ? 200 : 400
    }
  }
}
