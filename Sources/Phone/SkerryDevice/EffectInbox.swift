import SkerryActivities
import SkerryNotifications
import SkerryViews
import SkerryWidgets
import Synchronization

/// Keeps what happens on any thread until the device takes it over, in order.
nonisolated final class EffectInbox: Sendable {
  enum Item: Sendable {
    case effect(RegistryEffect)
    case notification(NotificationEffect)
    case entry(EventLog.Statement)
    case screenChanged
    case haptic(Haptic.Kind, from: EventLog.Source)
    /// A wish for new timelines of an app: of one kind, or of all.
    case reload(bundle: String, kind: String?, cause: ReloadCause)
    /// The values of an app's controls may have changed: those of one kind, or all.
    case reloadControls(bundle: String, kind: String?)
    /// An intent that was pressed in a widget has been performed.
    case intentPerformed(PlacedWidget)
    /// A widget's provider brought something later than at once.
    case widgetWork(app: String, LateArrival.Work)
    /// An app has done what it was woken for in the background; the app by its name.
    case workDone(app: String)
    /// An app, by its name, is to learn of news of an activity in the background.
    case wakeWanted(app: String, because: String)
    /// Code of an app ran at an instant up to which nothing had let it run so far; the app by its name.
    case overtime(app: String)
    /// All that an app's server is going to send; the app by its bundle id.
    case plannedPushes([PlannedPush], bundle: String)
    case sound(String, from: EventLog.Source)
    /// An intent opens a link.
    case link(String)
    /// An intent opens another one of the same app, in the widget that was pressed, if one was.
    case press(HitAction, bundle: String, in: PlacedWidget?)
    /// An app's screen is to be asked for again; the app by its name.
    case screenRequested(String)
  }

  private struct Contents: Sendable {
    var items: [Item] = []
    var onArrival: @Sendable () -> Void = {}
  }
  private let contents = Mutex(Contents())

  func onArrival(_ body: @escaping @Sendable () -> Void) { contents.withLock { $0.onArrival = body } }

  func add(_ item: Item) {
    let notify: (@Sendable () -> Void)? = contents.withLock { contents in
      contents.items.append(item)
      return contents.items.count == 1 ? contents.onArrival : nil
    }
    notify?()
  }

  var isEmpty: Bool { contents.withLock { $0.items.isEmpty } }

  func takeAll() -> [Item] {
    contents.withLock { contents in
      defer { contents.items.removeAll() }
      return contents.items
    }
  }

  func removeAll() { contents.withLock { $0.items.removeAll() } }
}
