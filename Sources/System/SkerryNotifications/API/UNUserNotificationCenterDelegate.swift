/// The part of an app that hears about its notifications.
///
/// Implement the asynchronous form or the one with a completion handler, as with Apple's protocol. A delegate is
/// Sendable here: a final class without mutable state, or one that belongs to the main actor.
/// It needs no `NSObject`; there is none without Foundation.
public protocol UNUserNotificationCenterDelegate: AnyObject, Sendable {
  /// A notification arrives while the app is in the foreground; without an answer it isn't shown at all.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The same with a completion handler.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// The person tapped a notification or one of its buttons.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// The same with a completion handler.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// The person wants to see the app's own notification settings.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the function with a handler and waits for its answer.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await firstAnswer { answer in
      userNotificationCenter(center, willPresent: notification, withCompletionHandler: answer)
    } ?? []
  }

  /// Shows nothing while the app is in front, unless a delegate says so.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  /// Asks the function with a handler and waits until it has ended.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await firstAnswer { (answer: @escaping @Sendable (Bool) -> Void) in
      userNotificationCenter(center, didReceive: response) { answer(true) }
    }
  }

  /// Does nothing with the answer, unless a delegate does.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    completionHandler()
  }

  /// Does nothing, unless a delegate opens the app's settings.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Waits for the first of any number of answers; a handler that is called twice, or never, does no harm to the phone.
@discardableResult
func firstAnswer<Answer: Sendable>(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer? {
  let (answers, continuation) = AsyncStream<Answer>.makeStream(bufferingPolicy: .bufferingOldest(1))
  ask { answer in
    continuation.yield(answer)
    continuation.finish()
  }
  var iterator = answers.makeAsyncIterator()
  return await iterator.next()
}

/// How an app in the foreground wants its notification to be shown.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the app's icon changes.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is heard.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Deprecated since iOS 14; means `.list` and `.banner`.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The notification stands on the lock screen.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
