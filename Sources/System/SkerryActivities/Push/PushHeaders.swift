import SkerryBasics

/// The `apns-…` headers of a push to a device, checked in the order in which APNs looks at them.
package struct PushHeaders {
  let headers: [String: String]

  func check(topicFor app: String) throws(PushRefusal) {
    try checkTopic(app)
    let type = headers["apns-push-type"] ?? ""
    guard type == "liveactivity" else { throw .invalidPushType(type) }
    try checkDelivery()
  }

  /// The headers of a broadcast, which have a channel in place of a topic.
  ///
  /// - Returns: the channel's id.
  func checkBroadcast() throws(PushRefusal) -> String {
    guard let channel = headers["apns-channel-id"], !channel.isEmpty else { throw .missingChannelID }
    guard PushType.channel(channel).isWellFormed else { throw .badChannelID(channel) }
    guard let type = headers["apns-push-type"], !type.isEmpty else { throw .missingPushType }
    // Apple's article on broadcasts writes the type with a capital letter.
    guard type.lowercased() == "liveactivity" else { throw .invalidPushType(type) }
    try checkDelivery()
    return channel
  }

  private func checkDelivery() throws(PushRefusal) {
    let priority = headers["apns-priority"] ?? "10"
    guard priority == "5" || priority == "10" else { throw .badPriority(priority) }
    let expiration = headers["apns-expiration"] ?? "0"
    guard let seconds = Int64(expiration), seconds >= 0 else { throw .badExpirationDate(expiration) }
    if let id = headers["apns-id"], !APNsMessageID.isValid(id) { throw .badMessageID(id) }
    if let collapse = headers["apns-collapse-id"], collapse.utf8.count > 64 { throw .badCollapseID }
  }

  /// The topic is the bundle id with a suffix; without the suffix it is the commonest mistake.
  private func checkTopic(_ app: String) throws(PushRefusal) {
    guard let topic = headers["apns-topic"], !topic.isEmpty else { throw .missingTopic }
    let suffix = ".push-type.liveactivity"
    let isOfAnotherKind = topic.hasSuffix(".voip") || topic.hasSuffix(".complication") || topic.contains(".push-type.")
    guard topic.hasSuffix(suffix) else { throw isOfAnotherKind ? .topicDisallowed(topic) : .badTopic(topic) }
    guard topic == app + suffix else { throw .deviceTokenNotForTopic(expected: app + suffix) }
  }
}
