import FoundationEssentials

extension PushRefusal {
  /// One sentence: who objects, to what, and what the developer can do.
  public func sentence(of what: String = "push", _ date: (Date) -> String) -> String {
    if let reason { return "\(what) refused by APNs, \(status) \(reason): \(objection(date))" }
    if case .nobodyListens = self { return "push accepted by APNs, 200, and for nobody here: \(objection(date))" }
    return "push dropped by the device after APNs answered 200: \(objection(date))"
  }

  private func objection(_ date: (Date) -> String) -> String {
    switch self {
    case .methodNotAllowed(let method, let allowed):
      "the method is \(method), it must be \(allowed.joined(separator: " or "))"
    case .badPath(let path):
      "the path is \(path), it must be /3/device/<token>, /4/broadcasts/apps/<bundle id>, or for channels "
        + "/1/apps/<bundle id>/channels or all-channels"
    case .duplicateHeaders(let name): "the header \(name) is there twice; send it once"
    case .missingProviderToken: "authorization holds no token; send “bearer” and a JWT"
    case .invalidProviderToken(let problem): "the provider token is invalid (\(problem)); make a new JWT from your key"
    case .expiredProviderToken(let issued):
      "the provider token was issued at \(date(issued)), more than an hour ago; make a new one at least every hour"
    case .prematureProviderToken(let issued):
      "the provider token says that it is issued at \(date(issued)), more than an hour ahead of the phone's clock; iat "
        + "counts seconds since 1970"
    case .malformedDeviceToken: "the token isn't hex; send two lower-case digits per byte"
    case .wrongEnvironment(let sent, let needed):
      "the token belongs to \(needed.rawValue) and was sent to \(sent.rawValue); use \(needed.host)"
    case .topicDisallowed(let topic):
      "\(topic) isn't a Live Activity topic of an app on this phone; it must be the bundle id with "
        + ".push-type.liveactivity"
    case .noSuchBundle(let bundle):
      "\(bundle) isn't the bundle id of an app on this phone; the path has the plain one, without .push-type.liveactivity"
    case .badChannelID(let channel): "apns-channel-id is \(channel), it must be the base64 id of a channel"
    case .missingPushType: "apns-push-type is missing, it must be liveactivity"
    case .overBudget(let used, let limit, let resets):
      "\(used) pushes of priority 10 came within an hour and \(limit) are allowed; the next is welcome at "
        + "\(date(resets)), or send it with apns-priority 5"
    case .systemTooOld(let feature, let version): feature.objection(on: version)
    case .appForceQuit: "the person force-quit the app, and start pushes do nothing until it is opened again"
    case .broadcastStart: "a broadcast can't start an activity; send the start to a push-to-start token"
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
    case .channelNotRegistered(let channel):
      "the app has no channel \(channel); POST /1/apps/<bundle id>/channels makes one, skerry-channel-id gives it this id"
    case .badRequestPayload(let problem): "the body isn't JSON (\(problem))"
    case .badRequestParams(let problem): problem
    case .missingChannelPushType: "push-type is missing in the body, it must be LiveActivity"
    case .invalidChannelPushType(let type): "push-type is “\(type)”, it must be LiveActivity"
    case .badRequestID(let id): "apns-request-id is \(id), it must be a UUID in lower case"
    case .tooManyChannels: "the app has \(BroadcastChannels.limit) channels, as many as it may; delete some"
    case .nothingIsKept(let expiration):
      "apns-expiration is \(expiration), and the channel's message-storage-policy 0 keeps nothing; it must be 0"
    case .nobodyListens(let channel): "the channel \(channel) is there, and no activity on this phone listens to it"
    case .payloadEmpty: "the body is empty"
    case .payloadTooLarge(let bytes, let limit): "the body is \(bytes) bytes, \(limit) are allowed"
    case .malformedJSON(let problem): "the body isn't JSON (\(problem))"
    case .missingKey(let key): "\(key) is missing"
    case .wrongValue(let key, let expected): "\(key) must be \(expected)"
    case .unknownEvent(let event): "event is “\(event)”, it must be start, update or end"
    case .startToActivity: "a start was sent to an update token; use the push-to-start token"
    case .notAStart(let event): "event \(event) was sent to a push-to-start token; use the activity's update token"
    case .unknownAttributesType(let type): "the app has no attributes type named \(type); the name is case-sensitive"
    case .undecodable(let key, let problem):
      "unable to decode \(key) (\(problem)); dates inside it count seconds since 2001"
    case .notStarted(let error): error.sentence("")
    case .notApplied(let reason): reason.sentence(date)
    }
  }
}
