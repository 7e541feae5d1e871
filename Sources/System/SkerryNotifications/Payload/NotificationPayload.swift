import FoundationEssentials
import SkerryBasics

/// An ordinary push's JSON, read strictly.
public struct NotificationPayload: Hashable, Sendable {
  /// The content to be shown; its `userInfo` is the payload itself, as on an iPhone.
  public let content: NotificationContent
  /// `content-available`: the app is to be woken.
  public let isContentAvailable: Bool
  /// `mutable-content`: the app's service extension may change it.
  public let isMutable: Bool
  /// `simctl`'s “Simulator Target Bundle”.
  public let targetBundle: String?

  /// Whether there is anything for the person.
  var hasNotification: Bool { content.hasText || content.badge != nil || content.sound != nil }

  /// Reads a JSON body of at most `limit` bytes.
  ///
  /// - Throws: what APNs or the device objects to.
  public init(json body: Data, limit: Int = 4096) throws(NotificationRefusal) {
    guard !body.isEmpty else { throw .payloadEmpty }
    guard body.count <= limit else { throw .payloadTooLarge(bytes: body.count, limit: limit) }
    guard let json = try? JSONValue(parsing: body) else { throw .malformedJSON }
    guard let members = json.object else { throw .wrongValue(path: "the body", expected: "a dictionary") }
    let root = NotificationFields(members)
    targetBundle = try root.string("Simulator Target Bundle")
    guard let aps = try root.dictionary("aps") else { throw .missingKey("aps") }
    if aps.members["content-state"] != nil { throw .liveActivityPayload }
    var content = try aps.content()
    content.userInfo = members.filter { $0.key != "Simulator Target Bundle" }
    self.content = content
    isContentAvailable = try aps.flag("content-available")
    isMutable = try aps.flag("mutable-content")
  }
}

extension NotificationFields {
  /// Everything of `aps` that concerns what is shown.
  fileprivate func content() throws(NotificationRefusal) -> NotificationContent {
    var content = NotificationContent()
    if let text = members["alert"]?.string {
      content.body = text
    } else if let alert = try dictionary("alert", expected: "a string or a dictionary") {
      content.title = try alert.text("title", key: "title-loc-key", arguments: "title-loc-args")
      content.subtitle = try alert.text("subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
      content.body = try alert.text("body", key: "loc-key", arguments: "loc-args")
      content.launchImageName = try alert.string("launch-image") ?? ""
    }
    content.badge = try badge()
    content.sound = try sound()
    content.threadIdentifier = try string("thread-id") ?? ""
    content.categoryIdentifier = try string("category") ?? ""
    content.targetContentIdentifier = try string("target-content-id")
    content.interruptionLevel = try level()
    content.relevanceScore = try number("relevance-score") ?? 0
    return content
  }

  private func badge() throws(NotificationRefusal) -> Int? {
    try value("badge", "a whole number from 0") { value in
      value.integer.flatMap { $0 >= 0 && $0 <= Int64(Int32.max) ? Int($0) : nil }
    }
  }

  private func level() throws(NotificationRefusal) -> UNNotificationInterruptionLevel {
    try value("interruption-level", "passive, active, time-sensitive or critical") { value in
      value.string.flatMap { UNNotificationInterruptionLevel(pushWord: $0) }
    } ?? .active
  }

  /// A file's name, or a dictionary for a critical one.
  private func sound() throws(NotificationRefusal) -> UNNotificationSound? {
    if let name = members["sound"]?.string { return Self.sound(named: name) }
    guard let sound = try dictionary("sound", expected: "a string or a dictionary") else { return nil }
    let name = try sound.string("name") ?? "default"
    let isCritical = try sound.flag("critical")
    let volume: Double? = try sound.value("volume", "a number from 0 to 1") { value in
      value.number.flatMap { (0...1).contains($0) ? $0 : nil }
    }
    return UNNotificationSound(fileName: name == "default" ? nil : name, isCritical: isCritical, volume: volume)
  }

  private static func sound(named name: String) -> UNNotificationSound? {
    name.isEmpty ? nil : UNNotificationSound(fileName: name == "default" ? nil : name)
  }
}
