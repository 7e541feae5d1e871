import FoundationEssentials

extension PushRefusal {
  /// One sentence: who objects, to what, and what the developer can do.
  public func sentence(_ date: (Date) -> String) -> String {
    if let reason { return "push refused by APNs, \(status) \(reason): \(objection(date))" }
    return "push dropped by the device after APNs answered 200: \(objection(date))"
  }

  private func objection(_ date: (Date) -> String) -> String {
    switch self {
    case .missingDeviceToken: "the request names no device token"
    case .badDeviceToken: "no activity or attributes type has this token; send it as hex, to the right environment"
    case .deviceTokenNotForTopic(let expected): "the token belongs to another app; the topic must be \(expected)"
    case .unregistered(let since): "the token died at \(date(since)); use the newest of pushTokenUpdates"
    case .missingTopic: "the header apns-topic is missing"
    case .badTopic(let topic): "apns-topic is \(topic), it must be the bundle id with .push-type.liveactivity"
    case .invalidPushType(let type): "apns-push-type is “\(type)”, it must be liveactivity"
    case .badPriority(let priority): "apns-priority is \(priority), it must be 5 or 10"
    case .badExpirationDate(let text): "apns-expiration is \(text), it must be seconds since 1970 or 0"
    case .badMessageID(let id): "apns-id is \(id), it must be a UUID in lower case"
    case .badCollapseID: "apns-collapse-id is longer than 64 bytes"
    case .missingChannelID: "the request names no channel"
    case .channelNotRegistered(let channel): "no activity listens to channel \(channel)"
    case .payloadEmpty: "the body is empty"
    case .payloadTooLarge(let bytes, let limit): "the body is \(bytes) bytes, \(limit) are allowed"
    case .malformedJSON: "the body isn't JSON"
    case .missingKey(let key): "\(key) is missing"
    case .wrongValue(let key, let expected): "\(key) must be \(expected)"
    case .unknownEvent(let event): "event is “\(event)”, it must be start, update or end"
    case .startToActivity: "a start was sent to an update token; use the push-to-start token"
    case .notAStart(let event): "event \(event) was sent to a push-to-start token; use the activity's update token"
    case .unknownAttributesType(let type): "the app has no attributes type named \(type); the name is case-sensitive"
    case .otherAttributesType(let sent, let expected): "attributes-type is \(sent), the token is for \(expected)"
    case .undecodable(let key, let problem):
      "unable to decode \(key) (\(problem)); dates inside it count seconds since 2001"
    case .notStarted(let error): error.sentence("")
    case .notApplied(let reason): reason.sentence(date)
    }
  }
}
