import FoundationEssentials
import Testing

@testable import SkerryNotifications

@Suite struct ListTests {
  @Test("P09 the list is grouped by app and thread, the newest first")
  func groups() {
    let phone = Self.phone()
    for (title, thread) in [("1", "a"), ("2", "b"), ("3", "a"), ("4", "")] { Self.push(phone, title, thread) }
    let groups = phone.hub.withState { state in state.groups(of: state.delivered) }
    #expect(groups.map(\.threadIdentifier) == ["", "a", "b"])
    #expect(groups.map { $0.records.map(\.content.title) } == [["4"], ["3", "1"], ["2"]])
    phone.hub.apply(.cleared(.group(appIdentifier: Phone.app, threadIdentifier: "a")))
    #expect(phone.list == ["4", "2"])
    #expect(phone.log().contains { $0.contains("2 notifications cleared: by the person") })
  }

  @Test("P09 unlocking takes notifications off the lock screen and leaves them in Notification Center")
  func lockScreen() {
    let phone = Self.phone()
    Self.push(phone, "1")
    #expect(phone.hub.withState { $0.onLockScreen.count } == 1)
    phone.hub.apply(.screen(isLocked: false))
    phone.hub.apply(.screen(isLocked: true))
    Self.push(phone, "2")
    #expect(phone.hub.withState { $0.onLockScreen.map(\.content.title) } == ["2"])
    #expect(phone.list == ["2", "1"])
  }

  @Test("P09 a banner goes after five seconds, gives way to a newer one, and stays if the person wants it to")
  func banner() {
    let phone = Self.phone()
    phone.hub.apply(.screen(isLocked: false))
    Self.push(phone, "1")
    phone.wait(3)
    Self.push(phone, "2")
    phone.wait(4.9)
    #expect(phone.banner == "2")
    phone.wait(0.1)
    #expect(phone.banner == nil)
    var preferences = NotificationPreferences()
    preferences.alertStyle = .alert
    phone.hub.apply(.preferences(appIdentifier: Phone.app, preferences))
    Self.push(phone, "3")
    phone.wait(10_000)
    #expect(phone.banner == "3")
    phone.hub.apply(.bannerClosed)
    #expect(phone.banner == nil)
    #expect(phone.list == ["3", "2", "1"])
    Self.push(phone, "4")
    phone.hub.apply(.screen(isLocked: true))
    #expect(phone.banner == nil)
    let log = phone.log()
    for reason in ["a newer one", "its time is over", "swept away", "was locked"] {
      #expect(log.contains { $0.hasPrefix("banner gone") && $0.contains(reason) })
    }
  }

  @Test("P09 badges: the last number counts, 0 removes, the person's switch hides, a bad number is refused")
  func badges() async throws {
    let phone = Self.phone()
    let center = phone.context.center
    phone.push(#"{"aps": {"badge": 3}}"#)
    #expect(phone.badge == 3)
    try await center.setBadgeCount(5)
    phone.push(#"{"aps": {"alert": "no badge"}}"#)
    #expect(phone.badge == 5)
    var preferences = NotificationPreferences()
    preferences.allowsBadges = false
    phone.hub.apply(.preferences(appIdentifier: Phone.app, preferences))
    #expect(phone.badge == 0)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(6) }
    phone.push(#"{"aps": {"badge": 7}}"#)
    preferences.allowsBadges = true
    phone.hub.apply(.preferences(appIdentifier: Phone.app, preferences))
    #expect(phone.badge == 7)
    await #expect(throws: UNError(.badgeInputInvalid)) { try await center.setBadgeCount(-1) }
    try await center.setBadgeCount(0)
    #expect(phone.badge == 0)
    let changes = phone.log().filter { $0.hasPrefix("badge ") }
    #expect(changes == ["badge 0 → 3", "badge 3 → 5", "badge 5 → 0", "badge 0 → 7", "badge 7 → 0"])
  }

  @Test("P09 an action opens the app in front or behind; clearing is told only to a category that wants it")
  func actions() throws {
    let phone = Self.phone()
    let join = UNNotificationAction(identifier: "join", title: "Join", options: .foreground)
    let mute = UNNotificationAction(identifier: "mute", title: "Mute")
    let category = UNNotificationCategory(
      identifier: "ROOM", actions: [join, mute], intentIdentifiers: [], options: .customDismissAction)
    phone.context.center.setNotificationCategories([category])
    let expected = [("join", true), ("mute", false), (UNNotificationDefaultActionIdentifier, true)]
    for (action, bringsToFront) in expected {
      Self.push(phone, "1", category: "ROOM")
      let record = try #require(phone.hub.withState { $0.delivered.first })
      #expect(phone.hub.withState { $0.actions(for: record).map(\.title) } == ["Join", "Mute"])
      let effects = phone.hub.apply(.opened(record.id, actionIdentifier: action))
      #expect(effects.contains { if case .opened(_, bringsToFront) = $0.kind { true } else { false } })
      #expect(phone.list.isEmpty)
    }
    for (category, isTold) in [("ROOM", true), ("", false)] {
      Self.push(phone, "2", category: category)
      let effects = phone.hub.apply(.cleared(.all))
      #expect(effects.contains { if case .opened = $0.kind { true } else { false } } == isTold)
    }
    Self.push(phone, "3", category: "ROOM")
    _ = phone.effects()
    phone.context.center.removeAllDeliveredNotifications()
    #expect(!phone.effects().contains { if case .opened = $0.kind { true } else { false } })
    phone.hub.apply(.opened(NotificationID(appIdentifier: Phone.app, identifier: "gone")))
    #expect(phone.log().contains { $0.contains("there is no such notification") })
  }

  @Test("P09 the person is asked once; later calls get the answer, and a killed app's call ends with no")
  func asking() async throws {
    let phone = Phone()
    let center = phone.context.center
    async let killed = center.requestAuthorization(options: [.alert])
    while phone.hub.withState({ $0.dialogs.isEmpty }) { await Task.yield() }
    phone.hub.apply(.processEnded(appIdentifier: Phone.app))
    #expect(try await !killed)
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    async let first = center.requestAuthorization(options: [.alert, .sound])
    while phone.hub.withState({ $0.dialogs.isEmpty }) { await Task.yield() }
    phone.hub.apply(.authorizationAnswered(appIdentifier: Phone.app, isAllowed: false))
    #expect(try await !first)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    #expect(phone.hub.withState { $0.dialogs.isEmpty })
    phone.allow()
    #expect(try await center.requestAuthorization(options: [.alert]))
    let settings = await center.notificationSettings()
    #expect(settings.soundSetting == .enabled && settings.badgeSetting == .notSupported)
  }

  @Test("P09 completion handlers are called with what the asynchronous calls return")
  func completionHandlers() async {
    let phone = Self.phone()
    let center = phone.context.center
    let content = UNMutableNotificationContent()
    content.title = "callback"
    let request = UNNotificationRequest(identifier: "c", content: content, trigger: nil)
    let error: (any Error)? = await withCheckedContinuation { done in
      center.add(request) { done.resume(returning: $0) }
    }
    #expect(error == nil)
    let titles = await withCheckedContinuation { done in
      center.getDeliveredNotifications { done.resume(returning: $0.map(\.request.content.title)) }
    }
    #expect(titles == ["callback"])
    let status = await withCheckedContinuation { done in
      center.getNotificationSettings { done.resume(returning: $0.authorizationStatus) }
    }
    #expect(status == .authorized)
    let granted = await withCheckedContinuation { done in
      center.requestAuthorization(options: .alert) { granted, _ in done.resume(returning: granted) }
    }
    #expect(granted)
  }

  @Test("P09 userInfo keeps what a property list holds, and the log names what it doesn't")
  func userInfo() async throws {
    let phone = Self.phone()
    let content = UNMutableNotificationContent()
    content.title = "x"
    content.userInfo = [
      "n": 1, "d": 1.5, "b": true, "a": ["x": [1, 2]], "id": UUID(), "mixed": [1, UUID()], 7: "number",
    ]
    try await phone.context.center.add(UNNotificationRequest(identifier: "u", content: content, trigger: nil))
    let record = try #require(phone.hub.withState { $0.delivered.first })
    let info = UNNotificationContent(record.content).userInfo
    #expect(info.count == 4)
    #expect(info["n"] as? Int == 1 && info["d"] as? Double == 1.5 && info["b"] as? Bool == true)
    #expect((info["a"] as? [AnyHashable: Any])?["x"] as? [Int] == [1, 2])
    #expect(phone.log().contains { $0.contains("7, id, mixed can't be stored") })
  }

  @Test("P09 deleting an app takes everything of it away")
  func removal() {
    let phone = Self.phone()
    Self.push(phone, "1")
    phone.hub.apply(.added(appIdentifier: Phone.app, TriggerTests.request("a", .timeInterval(60, repeats: true))))
    phone.push(#"{"aps": {"alert": "x", "mutable-content": 1}}"#)
    phone.hub.apply(.appRemoved(appIdentifier: Phone.app))
    #expect(phone.list.isEmpty)
    #expect(phone.hub.withState { $0.nextDeadline == nil && $0.apps.isEmpty })
    phone.hub.apply(.extensionFinished(ticket: 1, NotificationContent(title: "late")))
    #expect(phone.list.isEmpty)
    #expect(phone.problems.isEmpty)
  }

  @Test("P09 a full list forgets the oldest and says so")
  func fullList() {
    let phone = Self.phone()
    for number in 0..<205 { Self.push(phone, "\(number)") }
    #expect(phone.list.count == 200)
    #expect(phone.list.last == "5")
    #expect(phone.log().contains { $0.contains("the oldest go first") })
  }

  private static func push(_ phone: Phone, _ title: String, _ thread: String = "", category: String = "") {
    phone.push(
      #"{"aps": {"alert": {"title": "\#(title)"}, "thread-id": "\#(thread)", "category": "\#(category)"}}"#)
  }

  private static func phone() -> Phone {
    let phone = Phone()
    phone.allow()
    _ = phone.effects()
    return phone
  }
}
