/// Why a notification had no effect: turned down by APNs, dropped by the device, or not accepted from the app.
public enum NotificationRefusal: Error, Hashable, Sendable {
  // APNs itself answers with these.
  case missingDeviceToken
  case badDeviceToken
  case missingTopic
  case deviceTokenNotForTopic(expected: String)
  case invalidPushType(String)
  case badPriority(String, expected: String)
  case badExpirationDate(String)
  case badMessageID(String)
  case badCollapseID(bytes: Int)
  case payloadEmpty
  case payloadTooLarge(bytes: Int, limit: Int)

  // APNs answers 200 and the device drops the push, or a part of it.
  case malformedJSON
  case missingKey(String)
  case wrongValue(path: String, expected: String)
  case liveActivityPayload
  case noTarget
  case unknownApp(String)
  case notAllowed(UNAuthorizationStatus)
  case nothingToDo
  case noBackgroundMode
  case backgroundRefreshOff

  // The app's call fails.
  case notAdded(UNError.Code, String)
}

extension NotificationRefusal {
  /// The reason word of APNs; `nil` if APNs accepts the push and the device drops it.
  public var reason: String? {
    switch self {
    case .missingDeviceToken: "MissingDeviceToken"
    case .badDeviceToken: "BadDeviceToken"
    case .missingTopic: "MissingTopic"
    case .deviceTokenNotForTopic: "DeviceTokenNotForTopic"
    case .invalidPushType: "InvalidPushType"
    case .badPriority: "BadPriority"
    case .badExpirationDate: "BadExpirationDate"
    case .badMessageID: "BadMessageId"
    case .badCollapseID: "BadCollapseId"
    case .payloadEmpty: "PayloadEmpty"
    case .payloadTooLarge: "PayloadTooLarge"
    default: nil
    }
  }

  /// The HTTP status of the answer.
  public var status: Int {
    if case .payloadTooLarge = self { return 413 }
    return reason == nil ? 200 : 400
  }

  /// One sentence: who objects, to what, and what the developer can do.
  public var sentence: String {
    if case .notAdded(let code, let detail) = self {
      return "request refused: UNError \(code) (\(code.rawValue)): \(detail)"
    }
    if let reason { return "push refused by APNs, \(status) \(reason): \(objection)" }
    return "dropped by the device: \(objection)"
  }

  private var objection: String {
    switch self {
    case .missingDeviceToken: "the request names no device token"
    case .badDeviceToken: "no app has this token; send it as hex, to the right environment"
    case .missingTopic: "the header apns-topic is missing"
    case .deviceTokenNotForTopic(let expected): "the token belongs to another app; the topic must be \(expected)"
    case .invalidPushType(let type): "apns-push-type is “\(type)”, it must be alert or background"
    case .badPriority(let priority, let expected): "apns-priority is \(priority), it must be \(expected)"
    case .badExpirationDate(let text): "apns-expiration is \(text), it must be seconds since 1970 or 0"
    case .badMessageID(let id): "apns-id is \(id), it must be a UUID in lower case"
    case .badCollapseID(let bytes): "apns-collapse-id is \(bytes) bytes, 64 are allowed"
    case .payloadEmpty: "the body is empty"
    case .payloadTooLarge(let bytes, let limit): "the body is \(bytes) bytes, \(limit) are allowed"
    case .malformedJSON: "the body isn't JSON"
    case .missingKey(let key): "\(key) is missing"
    case .wrongValue(let path, let expected): "\(path) must be \(expected)"
    case .liveActivityPayload:
      "this is a Live Activity's payload; send it to the activity's token, with apns-push-type liveactivity"
    case .noTarget: "the push names no app; add “Simulator Target Bundle” or a bundle id"
    case .unknownApp(let app): "there is no app \(app) on the phone"
    case .notAllowed(let status): Self.notAllowed(status)
    case .nothingToDo: "it has no alert, no badge, no sound and no content-available"
    case .noBackgroundMode:
      "content-available wakes only apps with remote-notification among UIBackgroundModes; add it to Info.plist"
    case .backgroundRefreshOff:
      "content-available wakes no app that Background App Refresh is off for, unless it is in front; only Settings can switch "
        + "it on, so don't rely on silent pushes"
    case .notAdded(_, let detail): detail
    }
  }

  private static func notAllowed(_ status: UNAuthorizationStatus) -> String {
    status == .denied
      ? "the person switched the app's notifications off; only Settings can switch them on"
      : "the person hasn't allowed notifications yet; call requestAuthorization, and answer its question on the phone"
  }
}
