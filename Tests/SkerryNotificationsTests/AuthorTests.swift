import FoundationEssentials
import Synchronization
import Testing
import UserNotifications

/// Code as an app's author writes it: Apple's module name only.
private actor Reminders {
  func remind(_ room: String, count: Int) async throws {
    let content = UNMutableNotificationContent()
    content.title = room
    content.body = "Somebody is waiting"
    content.sound = .default
    content.badge = NSNumber(value: count)
    content.userInfo = ["roomId": room, "count": count, "tags": ["a", "b"]]
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
    let request = UNNotificationRequest(identifier: room, content: content, trigger: trigger)
    try await UNUserNotificationCenter.current().add(request)
  }
}

private final class Delegate: UNUserNotificationCenterDelegate {
  let opened = Mutex<[String]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let room = response.notification.request.content.userInfo["roomId"] as? String
    opened.withLock { $0.append(room ?? "none") }
  }
}

@Suite struct AuthorTests {
  @Test("P09 an app asks for leave, schedules from an actor, and reads back what it scheduled")
  func scheduling() async throws {
    let phone = Phone()
    try await NotificationHost.$current.withValue(phone.context) {
      let center = UNUserNotificationCenter.current()
      async let granted = center.requestAuthorization(options: [.alert, .sound, .badge])
      while phone.hub.withState({ $0.dialogs.isEmpty }) { await Task.yield() }
      phone.hub.apply(.authorizationAnswered(appIdentifier: Phone.app, isAllowed: true))
      #expect(try await granted)
      #expect(await center.notificationSettings().authorizationStatus == .authorized)

      try await Reminders().remind("blue", count: 3)
      let pending = await center.pendingNotificationRequests()
      #expect(pending.map(\.identifier) == ["blue"])
      #expect(pending.first?.content.badge == 3)
      #expect(pending.first?.content.userInfo["count"] as? Int == 3)
      #expect(pending.first?.content.userInfo["tags"] as? [String] == ["a", "b"])
      let trigger = pending.first?.trigger as? UNTimeIntervalNotificationTrigger
      #expect(trigger?.timeInterval == 90)
      #expect(trigger?.nextTriggerDate() == phone.now.addingTimeInterval(90))

      phone.wait(89)
      #expect(phone.list.isEmpty)
      phone.wait(1)
      #expect(phone.list == ["blue"])
      #expect(phone.badge == 3)
      #expect(await center.deliveredNotifications().map(\.request.identifier) == ["blue"])
      try await center.setBadgeCount(0)
      center.removeAllDeliveredNotifications()
      #expect(phone.badge == 0)
      #expect(phone.list.isEmpty)
    }
    #expect(phone.problems.isEmpty)
  }

  @Test("P09 code that belongs to no app, or whose app isn't allowed, gets Apple's error")
  func refused() async {
    let request = UNNotificationRequest(identifier: "x", content: UNMutableNotificationContent(), trigger: nil)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await UNUserNotificationCenter.current().add(request)
    }
    await NotificationHost.$current.withValue(Phone().context) {
      await #expect(throws: UNError(.notificationsNotAllowed)) {
        try await UNUserNotificationCenter.current().add(request)
      }
    }
  }

  @Test("P09 a delegate decides in the foreground and hears about a tap")
  func delegate() async throws {
    let phone = Phone()
    phone.allow()
    phone.hub.apply(.screen(isLocked: false))
    phone.hub.apply(.foreground(appIdentifier: Phone.app))
    let context = phone.context
    let delegate = Delegate()
    context.center.delegate = delegate
    phone.push(#"{"aps": {"alert": {"title": "Blue"}, "sound": "default"}, "roomId": "blue"}"#)
    for effect in phone.effects() {
      guard case .asksApp(let ticket, let record) = effect.kind else { continue }
      #expect(phone.list.isEmpty)
      await context.center.askDelegate(record, ticket: ticket)
    }
    #expect(phone.list == ["Blue"])
    #expect(phone.banner == "Blue")
    #expect(!phone.effects().contains { if case .sound = $0.kind { true } else { false } })
    let id = try #require(phone.hub.withState { $0.delivered.first?.id })
    for effect in phone.hub.apply(.opened(id)) {
      if case .opened(let response, true) = effect.kind { await context.center.tellDelegate(response) }
    }
    #expect(delegate.opened.withLock { $0 } == ["blue"])
    #expect(phone.list.isEmpty)
    #expect(phone.banner == nil)
  }
}
