// The examples of the reference, as they stand there; a test of the project holds the two together.
import UserNotifications

func remind() async throws {
  let center = UNUserNotificationCenter.current()
  guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
  let content = UNMutableNotificationContent()
  content.title = "Pizza"
  content.sound = .default
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 900, repeats: false)
  try await center.add(UNNotificationRequest(identifier: "pizza", content: content, trigger: trigger))
}

final class OrderNotificationService: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    let content = request.content.mutableCopy() as? UNMutableNotificationContent
    content?.title = "Pizza"
    contentHandler(content ?? request.content)
  }
}
