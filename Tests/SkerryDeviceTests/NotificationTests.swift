import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import Testing

@testable import SkerryDevice

/// Notifications on the whole phone: the person, the app, its service extension and the screen.
@MainActor @Suite struct NotificationTests {
  private let files = MemoryStore()
  private let device: Device

  init() throws {
    device = Device(
      apps: [InstalledApp(MessengerApp.self), InstalledApp(TrackerApp<Alpha>.self)], files: files,
      now: TestPhone.start)
  }

  private var app: AppProcess { device.apps[0] }
  private var messages: [String] { device.log.entries.map(\.message) }
  private func advance(_ seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

  private func act(_ action: String) throws {
    device.open(app)
    let found = try #require(app.screen?.actions.first { $0.id == action })
    #expect(device.perform(found, of: app) == nil)
  }

  @discardableResult
  private func push(_ body: String, title: String = "Message", mutable: Bool = false, more: String = "")
    -> NotificationAnswer
  {
    let json =
      #"{"aps":{"alert":{"title":"\#(title)","body":"\#(body)"}\#(mutable ? #","mutable-content":1"# : "")\#(more)}}"#
    return device.deliver(
      RemoteNotification(target: .app(app.information.bundleIdentifier), body: Data(json.utf8)))
  }

  private var listed: [String] { device.notifications.withState { $0.delivered.map(\.content.title) } }

  @Test("P09 an app asks for leave, the person answers in the phone's dialog, and only then notifications are shown")
  func leave() throws {
    #expect(push("early").isDropped && messages.last?.contains("call requestAuthorization") == true)
    #expect(listed.isEmpty)
    try act("ask")
    #expect(!messages.contains { $0.hasPrefix("allowed") })
    device.answerNotificationDialog(true, for: app)
    #expect(messages.last == "allowed true")
    device.goHome()
    device.lock()
    #expect(push("hello").status == 200)
    #expect(listed == ["Message"])
    #expect(device.bellPending == false, "a push without a sound doesn't ring")
  }

  @Test("P09 a service extension of its own process changes what is shown, counts in the App Group and may suppress")
  func serviceExtension() throws {
    device.setNotifications(true, for: app)
    push("olleh", mutable: true)
    #expect(listed == ["Decrypted"] && device.badge(of: app) == 1 && !app.isRunning)
    push("drop", mutable: true)
    #expect(listed == ["Decrypted"] && device.badge(of: app) == 2)
    #expect(messages.contains { $0.contains("not shown") })
    push("plain")
    #expect(listed == ["Message", "Decrypted"] && device.badge(of: app) == 2)
    #expect(device.serviceExtensions.tickets.isEmpty)
  }

  @Test("P09 an extension that dawdles is told when its 30 seconds are over, and what it then hands over is shown")
  func slowExtension() throws {
    device.setNotifications(true, for: app)
    push("late", mutable: true)
    #expect(listed.isEmpty && device.serviceExtensions.tickets.count == 1)
    advance(29.5)
    #expect(listed.isEmpty)
    advance(1)
    #expect(listed == ["Best attempt"] && device.serviceExtensions.tickets.isEmpty)
    push("hang", title: "Original", mutable: true)
    advance(40)
    #expect(listed == ["Original", "Best attempt"] && device.serviceExtensions.tickets.isEmpty)
    push("hang", title: "Rebooted", mutable: true)
    device.reboot()
    #expect(listed.first == "Rebooted" && device.serviceExtensions.tickets.isEmpty)
  }

  @Test("P09 a local notification comes at its time, also when its app was killed and the phone restarted meanwhile")
  func localNotification() throws {
    device.setNotifications(true, for: app)
    try act("remind")
    device.kill(app)
    advance(1800)
    let again = Device(apps: [InstalledApp(MessengerApp.self)], files: files, now: device.now)
    again.advance(to: again.now.addingTimeInterval(1799))
    #expect(again.notifications.withState { $0.delivered.isEmpty })
    again.advance(to: again.now.addingTimeInterval(1))
    #expect(again.notifications.withState { $0.delivered.map(\.content.title) } == ["Reminder"])
  }

  @Test("P09 in the foreground the delegate decides; a tap opens the app and tells it")
  func foreground() throws {
    device.setNotifications(true, for: app)
    device.open(app)
    push("seen")
    #expect(device.notifications.withState { $0.banner?.record.content.title } == "Message")
    push("unseen", title: "Quiet")
    #expect(listed == ["Message"])
    device.goHome()
    device.lock()
    let record = try #require(device.notifications.withState { $0.delivered.first })
    device.tap(record)
    #expect(device.foregroundApp === app && messages.contains("opened Message"))
    #expect(listed.isEmpty)
  }

  @Test("P09 a Focus silences notifications and alerts of Live Activities; time-sensitive ones break through Work")
  func focus() throws {
    device.setNotifications(true, for: app)
    device.lock()
    device.setFocus(.work)
    push("quiet", more: #","sound":"default""#)
    #expect(!device.bellPending && listed.count == 1)
    #expect(messages.contains { $0.contains("Focus Work") || $0.contains("Work") })
    push("urgent", more: #","sound":"default","interruption-level":"time-sensitive""#)
    #expect(device.bellPending && listed.count == 2)
    device.bellPending = false
    device.setFocus(.none)
    push("loud", more: #","sound":"default""#)
    #expect(device.bellPending)
  }

  @Test("P09 silent mode vibrates instead, without haptics nothing is felt, and the log says so")
  func silentMode() throws {
    device.setNotifications(true, for: app)
    device.setSounds(false)
    push("one", more: #","sound":"default""#)
    #expect(!device.bellPending && device.haptic != nil)
    advance(5)
    #expect(device.haptic == nil)
    device.setHaptics(false)
    push("two", more: #","sound":"default""#)
    #expect(device.haptic == nil && messages.contains { $0.contains("haptics are off") })
  }

  @Test(
    "P09 P15 what an app posts as it leaves the screen is shown: it is in front no more",
    arguments: ["home", "lock", "kill"])
  func goodbye(road: String) throws {
    device.setNotifications(true, for: app)
    try act("goodbye")
    switch road {
    case "home": device.goHome()
    case "lock": device.lock()
    default: device.kill(app)
    }
    #expect(listed == ["You left"] || device.notifications.withState { $0.banner?.record.content.title } == "You left")
    #expect(!messages.contains { $0.contains("arrives in the foreground") })
  }

  @Test("P08 P09 an ordinary push is looked at like any other: the provider's token, the service, the type")
  func checks() throws {
    device.setNotifications(true, for: app)
    device.open(app)
    let token = try #require(device.deviceToken(of: app))
    func answer(_ headers: (String, String)..., environment: PushEnvironment? = nil) -> PushAnswer {
      let topic = APNsRequest.Header("apns-topic", "com.example.messenger")
      return device.deliver(
        APNsRequest(
          path: "/3/device/" + token, headers: [topic] + headers.map { APNsRequest.Header($0.0, $0.1) },
          body: Data(#"{"aps":{"alert":"Hello"}}"#.utf8), environment: environment))
    }
    #expect(answer(("apns-push-type", "alert"), ("authorization", "bearer nonsense")).reason == "InvalidProviderToken")
    #expect(answer(("apns-push-type", "alert"), environment: .production).reason == "BadDeviceToken")
    #expect(answer(("apns-push-type", "voip")).reason == "InvalidPushType")
    #expect(answer(("apns-push-type", "liveactivity")).reason == "BadDeviceToken")
    #expect(answer(("apns-push-type", "alert"), environment: .sandbox).status == 200)
    #expect(messages.contains { $0.contains("MissingProviderToken") })
  }

  @Test("P08 P09 a server reaches an app with its device token, and gets APNs' own answers")
  func deviceToken() throws {
    device.setNotifications(true, for: app)
    #expect(device.deviceToken(of: app) == nil)
    device.open(app)
    let token = try #require(device.deviceToken(of: app))
    func send(_ token: String, topic: String, _ body: String, type: String = "alert") -> PushAnswer {
      device.deliver(
        APNsRequest(
          path: "/3/device/" + token,
          headers: [APNsRequest.Header("apns-topic", topic), APNsRequest.Header("apns-push-type", type)],
          body: Data(body.utf8)))
    }
    let body = #"{"aps":{"alert":"Hello"}}"#
    let answer = send(token, topic: "com.example.messenger", body)
    #expect(answer.status == 200 && !answer.isDropped && !answer.apnsID.isEmpty)
    #expect(device.notifications.withState { $0.banner?.record.content.body } == "Hello" || listed.count == 1)
    #expect(send(token, topic: "com.example.other", body).reason == "DeviceTokenNotForTopic")
    #expect(send("00ff", topic: "com.example.messenger", body).reason == "BadDeviceToken")
    #expect(send(token, topic: "com.example.messenger", "").reason == "PayloadEmpty")
    #expect(send(token, topic: "com.example.messenger", "{").isDropped)
    let path = "/3/device/" + token
    let type = APNsRequest.Header("apns-push-type", "alert")
    #expect(device.deliver(APNsRequest(method: "GET", path: path, headers: [type], body: Data())).status == 405)
    #expect(device.deliver(APNsRequest(path: path, headers: [type, type], body: Data())).reason == "DuplicateHeaders")
  }

  @Test(
    "P09 P15 content-available wakes no app without Background App Refresh, unless it is in front; its alert is shown")
  func withoutBackgroundRefresh() throws {
    func send(_ aps: String) -> NotificationAnswer {
      device.deliver(
        RemoteNotification(
          target: .app(app.information.bundleIdentifier), body: Data(#"{"aps":{"content-available":1\#(aps)}}"#.utf8)))
    }
    device.setNotifications(true, for: app)
    for whose in [nil, app] {
      device.setBackgroundRefresh(false, for: whose)
      device.goHome()
      device.terminate(app)
      let silent = send("")
      #expect(silent.status == 200 && silent.isDropped && silent.outcome.contains("Background App Refresh"))
      #expect(!app.isRunning && messages.last?.contains("Background App Refresh is off") == true)
      let count = listed.count
      _ = send(#","alert":{"title":"Seen"}"#)
      #expect(listed.count == count + 1 && !app.isRunning)
      device.open(app)
      #expect(!send("").isDropped)
      device.setBackgroundRefresh(true, for: whose)
    }
    device.goHome()
    device.terminate(app)
    #expect(!send("").isDropped && app.isRunning)
  }

  @Test("P09 content-available wakes a suspended app in the background, but not one that was force-quit")
  func background() throws {
    push("", more: "")
    device.deliver(
      RemoteNotification(
        target: .app(app.information.bundleIdentifier), body: Data(#"{"aps":{"content-available":1},"id":7}"#.utf8)))
    #expect(app.isRunning && device.foregroundApp == nil && messages.contains { $0.hasPrefix("woken by") })
    device.kill(app)
    device.deliver(
      RemoteNotification(
        target: .app(app.information.bundleIdentifier), body: Data(#"{"aps":{"content-available":1}}"#.utf8)))
    #expect(!app.isRunning && messages.contains { $0.contains("force-quit") })
  }
}
