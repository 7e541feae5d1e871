import FoundationEssentials
import SkerryDefaults
import SkerryDevice
import SkerryViews
import SkerryWidgets
import UserNotifications

/// An app that lives by notifications, with a service extension that changes, suppresses and dawdles as it is told.
actor MessengerApp {
  static let information = AppInformation(
    name: "messenger", displayName: "Messenger", bundleIdentifier: "com.example.messenger", symbol: "message",
    tint: .green, appGroups: ["group.messenger"],
    capabilities: [.notificationFiltering, .timeSensitiveNotifications, .remoteNotifications],
    summary: "Receives messages.")
  @MainActor static var widgets: any WidgetBundle { TrackerWidgets() }
  static let makeServiceExtension: (@Sendable () -> UNNotificationServiceExtension)? = { MessageService() }

  private let container: AppContainer
  private let delegate: MessengerDelegate
  private var saysGoodbye = false

  init(container: AppContainer) {
    self.container = container
    delegate = MessengerDelegate(log: container.log)
  }

  func launch() async {
    UNUserNotificationCenter.current().delegate = delegate
    container.log("registered with \(container.registerForRemoteNotifications()?.count ?? 0) bytes")
  }

  func receive(_ notification: RemoteContent) async { container.log("woken by \(notification.userInfo.count) keys") }

  func scenePhaseChanged(to phase: ScenePhase) async {
    guard phase == .background, saysGoodbye else { return }
    saysGoodbye = false
    let content = UNMutableNotificationContent()
    content.title = "You left"
    try? await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "goodbye", content: content, trigger: nil))
  }

  private func sayGoodbyeLater() { saysGoodbye = true }

  func screen() async -> AppScreen {
    let container = container
    return AppScreen(
      title: "Messenger",
      actions: [
        AppAction("ask", key: "a", title: "Ask") { _ in
          let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(
            options: [.alert, .badge, .sound])
          container.log("allowed \(isAllowed)")
        },
        AppAction("goodbye", key: "b", title: "Say goodbye") { _ in await self.sayGoodbyeLater() },
        AppAction("remind", key: "r", title: "Remind") { _ in
          let content = UNMutableNotificationContent()
          content.title = "Reminder"
          content.body = "An hour has passed"
          let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
          let request = UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger)
          try await UNUserNotificationCenter.current().add(request)
        },
      ]
    ) { Text("messages") }
  }

  func startSample() async {}
}

extension MessengerApp: SimulatedApp {}

private final class MessengerDelegate: UNUserNotificationCenterDelegate {
  private let log: @Sendable (String) -> Void
  init(log: @escaping @Sendable (String) -> Void) { self.log = log }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    notification.request.content.title == "Quiet" ? [] : [.banner, .list]
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    log("opened \(response.notification.request.content.title)")
  }
}

/// Does what the message says: `drop` suppresses it, `hang` never answers, `late` answers when time is over.
private final class MessageService: UNNotificationServiceExtension {
  private var pending: (() -> Void)?

  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    let group = UserDefaults(suiteName: "group.messenger")
    let count = (group?.integer(forKey: "count") ?? 0) + 1
    group?.set(count, forKey: "count")
    let content = UNMutableNotificationContent()
    content.badge = NSNumber(value: count)
    let body = request.content.body
    if body == "hang" { return }
    if body == "late" {
      pending = {
        content.title = "Best attempt"
        content.body = body
        contentHandler(content)
      }
      return
    }
    if body != "drop" {
      content.title = "Decrypted"
      content.body = String(body.reversed())
      content.sound = .default
    }
    contentHandler(content)
  }

  override func serviceExtensionTimeWillExpire() { pending?() }
}
