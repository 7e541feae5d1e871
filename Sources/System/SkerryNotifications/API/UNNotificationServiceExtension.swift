/// An extension that may change a remote notification before it is shown.
///
/// It runs in a process of its own, for alerts with `mutable-content: 1`, and has 30 seconds.
///
/// ```swift
/// final class OrderNotificationService: UNNotificationServiceExtension {
///   override func didReceive(
///     _ request: UNNotificationRequest,
///     withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
///   ) {
///     let content = request.content.mutableCopy() as? UNMutableNotificationContent
///     content?.title = "Pizza"
///     contentHandler(content ?? request.content)
///   }
/// }
/// ```
open class UNNotificationServiceExtension {
  /// Makes the extension; the system does so for each push that asks for it.
  public init() {}

  /// A notification arrives; whatever the handler is called with is shown.
  ///
  /// Content without any text suppresses the notification if the extension has the entitlement
  /// `com.apple.developer.usernotifications.filtering`; its badge counts all the same.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// The 30 seconds are over: call the handler now with what there is, or the original is shown.
  open func serviceExtensionTimeWillExpire() {}
}
