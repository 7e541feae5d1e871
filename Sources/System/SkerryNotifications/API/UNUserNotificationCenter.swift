import SkerryBasics
import Synchronization

/// Where an app asks for leave, adds notifications and looks after them.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
/// let content = UNMutableNotificationContent()
/// content.title = "Pizza"
/// content.sound = .default
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 900, repeats: false)
/// try await center.add(UNNotificationRequest(identifier: "pizza", content: content, trigger: trigger))
/// ```
public final class UNUserNotificationCenter: Sendable {
  private struct Contents: Sendable {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  /// `nil` for code that belongs to no app, and once there is no phone any more: nothing is allowed there.
  var hub: NotificationHub? { phone.object }
  private let phone: WeakReference<NotificationHub>
  let appIdentifier: String
  private let executor: (any TaskExecutor)?
  private let contents = Mutex(Contents())

  init(hub: NotificationHub?, appIdentifier: String, executor: (any TaskExecutor)? = nil) {
    phone = WeakReference(hub)
    self.appIdentifier = appIdentifier
    self.executor = executor
  }

  private static let ofNoApp = UNUserNotificationCenter(hub: nil, appIdentifier: "")

  /// The center of the app whose code is running.
  public static func current() -> UNUserNotificationCenter { NotificationHost.current?.center ?? ofNoApp }

  /// Hears about notifications while the app is in the foreground, and about taps; not retained.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { contents.withLock { $0.delegate } }
    set { contents.withLock { $0.delegate = newValue } }
  }

  /// Content extensions draw notifications of their own; there are none here.
  public var supportsContentExtensions: Bool { false }

  /// Calls a completion handler where the app's own code runs.
  func answer(_ body: @escaping @Sendable () async -> Void) {
    _ = Task(executorPreference: executor) { await body() }
  }

  /// Lets an event of this app happen; throws what the phone objects to.
  func apply(_ event: NotificationEvent) throws(UNError) {
    guard let hub else { throw UNError(.notificationsNotAllowed) }
    for effect in hub.apply(event) where effect.appIdentifier == appIdentifier {
      if case .refused(.notAdded(let code, _)) = effect.kind { throw UNError(code) }
      if case .ignored(.unknownApp) = effect.kind { throw UNError(.notificationsNotAllowed) }
    }
  }

  /// Lets an event of this app happen that can't fail.
  func send(_ event: NotificationEvent) { hub?.apply(event) }
}
