import FoundationEssentials
import Synchronization
import Testing

@testable import SkerryNotifications

/// A phone's worth of notifications with a clock that a test moves.
final class Phone: Sendable {
  static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  static let app = "com.example.rooms"

  private let seen = Mutex<[NotificationEffect]>([])
  let hub: NotificationHub

  init(_ app: NotificationApp = Phone.rooms(), state: NotificationState = NotificationState(seed: 7)) {
    let clock = Clock()
    hub = NotificationHub(state: state, now: { clock.now })
    self.clock = clock
    hub.observe { [weak self] effects in self?.seen.withLock { $0 += effects } }
    hub.apply(.appInstalled(app))
  }

  private let clock: Clock

  private final class Clock: Sendable {
    private let seconds = Mutex(0.0)
    var now: Date { Phone.start.addingTimeInterval(seconds.withLock { $0 }) }
    func add(_ more: Double) { seconds.withLock { $0 += more } }
  }

  /// What an app of these tests says of itself.
  static func rooms(_ change: (inout NotificationApp) -> Void = { _ in }) -> NotificationApp {
    var app = NotificationApp(bundleIdentifier: Phone.app, displayName: "Rooms")
    app.hasServiceExtension = true
    app.mayFilter = true
    change(&app)
    return app
  }

  var now: Date { clock.now }
  var context: NotificationHostContext { NotificationHostContext(hub: hub, appIdentifier: Phone.app) }

  /// Lets it become later.
  func wait(_ seconds: Double) {
    clock.add(seconds)
    hub.advance(to: clock.now)
  }

  /// Sets the wall clock; no time passes.
  func setClock(by seconds: Double) {
    clock.add(seconds)
    hub.apply(.clockSet(by: seconds))
  }

  /// Lets the person allow the app's notifications.
  func allow() { hub.apply(.allowed(appIdentifier: Phone.app, true)) }

  func push(_ json: String) { hub.apply(.remote(RemoteNotification(target: .app(Phone.app), body: Data(json.utf8)))) }

  /// The effects since the last look.
  func effects() -> [NotificationEffect] {
    seen.withLock { seen in
      defer { seen.removeAll() }
      return seen
    }
  }

  /// The log since the last look.
  func log() -> [String] { effects().map { $0.logMessage { "+\(Int($0.timeIntervalSince(Phone.start)))" } } }

  var list: [String] { hub.withState { $0.delivered.map(\.content.title) } }
  var banner: String? { hub.withState { $0.banner?.record.content.title } }
  var badge: Int { hub.withState { $0.badge(of: Phone.app) } }
  var problems: [String] { hub.withState { $0.invariants() } }
}
