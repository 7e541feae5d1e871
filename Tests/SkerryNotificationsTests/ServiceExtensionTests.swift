import FoundationEssentials
import SkerryBasics
import Synchronization
import Testing

@testable import SkerryNotifications

/// The template that Apple's assistant writes, with what Inviso's extension does.
private final class RoomExtension: UNNotificationServiceExtension {
  var contentHandler: ((UNNotificationContent) -> Void)?
  var bestAttemptContent: UNMutableNotificationContent?

  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    self.contentHandler = contentHandler
    bestAttemptContent = request.content.mutableCopy() as? UNMutableNotificationContent
    guard let content = bestAttemptContent else { return }
    switch content.userInfo["mode"] as? String {
    case "suppress":
      content.title = ""
      content.subtitle = ""
      content.body = ""
      content.sound = nil
      content.badge = NSNumber(value: 4)
      contentHandler(content)
    case "slow": content.title = "best attempt"
    case "twice":
      content.title = "first"
      contentHandler(content)
      contentHandler(request.content)
    default:
      content.title = "\(content.title) (modified)"
      contentHandler(content)
    }
  }

  override func serviceExtensionTimeWillExpire() {
    if let contentHandler, let bestAttemptContent { contentHandler(bestAttemptContent) }
  }
}

/// An extension that never calls its handler.
private final class SilentExtension: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
}

@Suite struct ServiceExtensionTests {
  @Test("P09 an extension changes a notification before it is shown")
  func replaces() async {
    let phone = Self.phone()
    await Self.push(phone, mode: "change")
    #expect(phone.list == ["Blue (modified)"])
    #expect(phone.hub.withState { $0.extensions.isEmpty && $0.nextDeadline == nil })
  }

  @Test("P09 an extension with the entitlement suppresses a notification, and its badge counts all the same")
  func suppresses() async {
    let phone = Self.phone()
    await Self.push(phone, mode: "suppress")
    #expect(phone.list.isEmpty)
    #expect(phone.badge == 4)
    let kinds = phone.effects().map(\.kind)
    #expect(kinds.contains(.suppressed(.byExtension)))
    #expect(!kinds.contains(.screenLightsUp))
  }

  @Test("P09 without the entitlement the original is shown, and the log names the entitlement")
  func notEntitled() async {
    let phone = Self.phone { $0.mayFilter = false }
    await Self.push(phone, mode: "suppress")
    #expect(phone.list == ["Blue"])
    #expect(phone.badge == 1)
    #expect(phone.log().contains { $0.contains("com.apple.developer.usernotifications.filtering") })
  }

  @Test("P09 after 30 seconds the extension is told, and its best attempt is shown")
  func bestAttempt() async {
    let phone = Self.phone()
    let run = await Self.push(phone, mode: "slow")
    phone.wait(29.9)
    #expect(phone.list.isEmpty)
    #expect(!phone.effects().contains { $0.kind == .extensionExpires(ticket: 1) })
    phone.wait(0.1)
    #expect(phone.effects().contains { $0.kind == .extensionExpires(ticket: 1) })
    await run?.expire()
    #expect(phone.list == ["best attempt"])
    #expect(phone.hub.withState { $0.nextDeadline == nil })
  }

  @Test("P09 an extension that never answers is ended, and the original is shown")
  func silent() async {
    let phone = Self.phone()
    let run = await Self.push(phone, mode: "") { SilentExtension() }
    phone.wait(30)
    await run?.expire()
    #expect(phone.list.isEmpty)
    phone.wait(1)
    #expect(phone.list == ["Blue"])
    #expect(phone.effects().contains { $0.kind == .extensionFailed(ticket: 1, timedOut: true) })
  }

  @Test("P09 a handler that is called twice counts once, and the log says so")
  func twice() async {
    let phone = Self.phone()
    await Self.push(phone, mode: "twice")
    #expect(phone.list == ["first"])
    #expect(phone.log().contains { $0.contains("too late or twice") })
  }

  @Test("P09 the extension runs only for alerts with mutable-content of an app that may alert")
  func onlyAlerts() {
    let pushes = [
      #"{"aps": {"badge": 1, "mutable-content": 1}}"#,
      #"{"aps": {"alert": "x"}}"#,
      #"{"aps": {"alert": "x", "mutable-content": 0}}"#,
      #"{"aps": {"content-available": 1, "mutable-content": 1}}"#,
    ]
    for push in pushes {
      let phone = Self.phone()
      phone.push(push)
      #expect(phone.hub.withState { $0.extensions.isEmpty })
    }
    let denied = Self.phone()
    denied.hub.apply(.allowed(appIdentifier: Phone.app, false))
    denied.push(Self.payload("change"))
    #expect(denied.hub.withState { $0.extensions.isEmpty })
    #expect(denied.log().contains { $0.contains("switched the app's notifications off") })
  }

  @Test("P09 after a restart the original of every notification at work is shown")
  func restart() {
    let phone = Self.phone()
    phone.push(Self.payload("slow"))
    phone.push(Self.payload("slow"))
    phone.hub.apply(.restarted)
    #expect(phone.list == ["Blue", "Blue"])
    #expect(phone.hub.withState { $0.extensions.isEmpty })
  }

  private static func phone(_ change: (inout NotificationApp) -> Void = { _ in }) -> Phone {
    let phone = Phone(Phone.rooms(change))
    phone.allow()
    _ = phone.effects()
    return phone
  }

  private static func payload(_ mode: String) -> String {
    #"{"aps": {"alert": {"title": "Blue", "body": "b"}, "badge": 1, "mutable-content": 1}, "mode": "\#(mode)"}"#
  }

  /// Sends a push and does with the extension what the phone does.
  @discardableResult
  private static func push(
    _ phone: Phone, mode: String, make: @Sendable () -> UNNotificationServiceExtension = { RoomExtension() }
  ) async -> NotificationExtensionRun? {
    phone.push(payload(mode))
    guard let ticket = phone.hub.withState({ $0.extensions.first?.ticket }) else { return nil }
    let run = NotificationExtensionRun(ticket: ticket, hub: phone.hub, make: make)
    await run.receive()
    return run
  }
}
