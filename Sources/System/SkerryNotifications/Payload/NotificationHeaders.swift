import SkerryBasics

/// The `apns-…` headers of an ordinary push, checked in the order in which APNs looks at them.
struct NotificationHeaders {
  let headers: [String: String]

  func check(topicFor app: String) throws(NotificationRefusal) {
    guard let topic = headers["apns-topic"], !topic.isEmpty else { throw .missingTopic }
    guard topic == app else { throw .deviceTokenNotForTopic(expected: app) }
    let type = headers["apns-push-type"] ?? "alert"
    guard type == "alert" || type == "background" else { throw .invalidPushType(type) }
    try checkPriority(isBackground: type == "background")
    let expiration = headers["apns-expiration"] ?? "0"
    guard let seconds = Int64(expiration), seconds >= 0 else { throw .badExpirationDate(expiration) }
    if let id = headers["apns-id"], !APNsMessageID.isValid(id) { throw .badMessageID(id) }
    if let bytes = headers["apns-collapse-id"]?.utf8.count, bytes > 64 { throw .badCollapseID(bytes: bytes) }
  }

  /// APNs: a background push must not have priority 10.
  private func checkPriority(isBackground: Bool) throws(NotificationRefusal) {
    guard let priority = headers["apns-priority"] else { return }
    let allowed = isBackground ? ["5", "1"] : ["10", "5", "1"]
    guard allowed.contains(priority) else {
      throw .badPriority(priority, expected: isBackground ? "5 or 1 for a background push" : "10, 5 or 1")
    }
  }
}
