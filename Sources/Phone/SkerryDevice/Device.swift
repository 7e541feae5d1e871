import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews
import SkerryWidgets
import Synchronization

/// A simulated iPhone: its apps, its activities, its clock and everything a person can do with it.
///
/// Time is given: nothing happens until ``advance(to:)`` says that it is later, and then every deadline in between
/// happens in order.
public final class Device {
  public let clock: DeviceClock
  /// The registry of activities, shared with the apps.
  public let center: ActivityCenter
  /// The notifications of all apps.
  public let notifications: NotificationHub
  /// The background tasks of all apps.
  package let background: BackgroundTaskHub
  /// The stores of apps and App Groups.
  public let defaults: DefaultsStore
  public private(set) var apps: [AppProcess]
  public package(set) var settings = DeviceSettings() { didSet { currentDevice.update(settings) } }
  /// What apps can know about the phone they run on.
  public let currentDevice = CurrentDevice()
  public internal(set) var log = EventLog()
  /// The activity the island shows expanded, and until when; set by an alert or a long press.
  public internal(set) var expansion: Expansion?
  /// The activity whose banner is shown at the top of a phone without an island.
  public internal(set) var banner: Expansion?
  /// Activities that a swipe hid in the island, by their ids; forgotten with a reboot.
  var hiddenInIsland: Set<String> = []
  /// Set when the bell should ring; whoever rings it resets it.
  public var bellPending = false
  /// Grows with everything that may change what is shown, time apart.
  public private(set) var version = 0

  /// What is placed on home and lock screen, and the timelines it shows.
  var widgets = WidgetHost()
  /// The page of the home screen, from 0; drawn is the last one if there are fewer.
  public internal(set) var homePage = 0
  /// What other rooms keep for this phone; it never looks at it itself.
  private var companions: [ObjectIdentifier: AnyObject] = [:]
  let files: any FileStore
  /// The owner's own folders, which apps use where the owner chose them.
  public let folders: any FolderSystem
  let inbox = EffectInbox()
  /// The code of apps that waits to be run.
  let queue: AppQueue
  /// What runs on behalf of the phone itself.
  let executor: AppExecutor
  var saved = SavedState()
  /// Whether apps are started because they ran when the program ended.
  var isResuming = false
  /// The state each activity had when the log last spoke of it.
  var knownStates: [String: Data] = [:]
  /// Which content is drawn where that isn't always the newest.
  var drawnContent = DrawnContent()
  /// Notification service extensions at work, by their tickets.
  var extensions: [Int: ExtensionProcess] = [:]
  /// What is felt now.
  public internal(set) var haptic: Haptic?
  /// How many processes were started; each has a number of its own.
  var processCount = 0

  /// Something that is shown for a while.
  nonisolated public struct Expansion: Hashable, Sendable, Codable {
    public let activityID: String
    /// `nil` until the person closes it.
    public let end: Date?
  }

  /// How long an alert keeps the island expanded or the banner down, in seconds (undocumented; about 4 on devices).
  public static let alertDuration = 4.0

  /// How often one instant may be due again before time goes on.
  private static let mostRoundsAtOneInstant = 10_000

  /// Switches a phone on: restores what the store holds, or starts afresh at `now`.
  public init(apps: [InstalledApp], files: any FileStore, folders: any FolderSystem = MemoryFolders(), now: Date) {
    let loaded = LoadedState(files, apps: apps)
    self.files = files
    self.folders = folders
    queue = AppQueue()
    executor = AppExecutor(queue: queue)
    clock = DeviceClock(now: now)
    let clock = clock
    let inbox = inbox
    center = ActivityCenter(registry: loaded.registry, now: { clock.now }) { effects, _ in
      for effect in effects { inbox.add(.effect(effect)) }
    }
    notifications = NotificationHub(state: loaded.notifications ?? NotificationState(), now: { clock.now }) { effects in
      for effect in effects { inbox.add(.notification(effect)) }
    }
    defaults = DefaultsStore(files: files.folder("defaults")) {
      inbox.add(.entry(.init(.trouble(.storage), $0, level: .failure)))
    }
    background = BackgroundTaskHub(
      work: loaded.background, entitlements: Self.backgroundEntitlements(of: apps),
      isAllowed: { [currentDevice] in currentDevice.allowsBackgroundRefresh(of: $0) }, now: { clock.now },
      log: Self.backgroundLog(into: inbox))
    self.apps = apps.map { AppProcess($0) }
    settings = loaded.settings
    // Observers are silent in here, and apps that go on read it.
    currentDevice.update(settings)
    log = loaded.log
    for problem in loaded.problems { log.add(.init(.trouble(.storage), problem, level: .failure), at: now) }
    center.apply(.conditions(conditions))
    for process in self.apps {
      for widget in process.widgets.activities.values {
        widget.register(with: center, for: process.information.bundleIdentifier)
      }
    }
    // Somebody who looks at a terminal is the phone's owner, whom Face ID knows: texts are shown unless hidden on purpose.
    if loaded.notifications == nil { notify(.previews(.always)) }
    installNotifications()
    inbox.removeAll()
    for problem in defaults.problems { log.add(.init(.trouble(.storage), problem, level: .failure), at: now) }
    saved.registryVersion = center.withRegistry { $0.version }
    saved.notificationVersion = notifications.withState { $0.version }
    saved.backgroundVersion = background.version
    saved.device = StoredDevice(settings: settings, moment: loaded.moment)
    saved.logFile = loaded.logFile
    saved.untouchable = loaded.untouchable
    saved.losses = files.losses
    resume(loaded.moment)
    loadWidgets()
  }

  /// Is called, on any thread, when something arrives while nobody drains: the loop has to wake.
  public func onArrival(_ body: @escaping @Sendable () -> Void) {
    queue.onArrival(body)
    inbox.onArrival(body)
  }

  /// Takes over what other programs changed in folders that apps use; returns whether there was anything.
  ///
  /// To be called when the descriptor of ``folders`` is readable.
  public func takeFolderChanges() -> Bool {
    guard folders.deliverChanges() else { return false }
    settle()
    return true
  }

  public var now: Date { clock.now }

  public func app(named name: String) -> AppProcess? { apps.first { $0.name == name } }
  public func app(ofBundle identifier: String) -> AppProcess? {
    apps.first { $0.information.bundleIdentifier == identifier }
  }

  /// The app on the screen; `nil` on the home screen and while locked.
  public var foregroundApp: AppProcess? {
    settings.isLocked ? nil : settings.foregroundApp.flatMap { app(named: $0) }
  }

  // MARK: Time

  /// The next instant at which something happens by itself, apart from what surfaces show.
  public var nextDeadline: Date? {
    [
      center.withRegistry { $0.nextDeadline }, clock.nextDeadline, expansion?.end, banner?.end, drawnContent.nextDate,
      haptic?.end, notifications.withState { $0.nextDeadline }, nextWidgetDeadline,
      nextBackgroundDeadline,
    ].compactMap { $0 }.min()
  }

  /// Lets it become later. Deadlines in between run in order, as if they had been waited for.
  public func advance(to target: Date) {
    settle()
    var last: (deadline: Date, count: Int)?
    while let deadline = nextDeadline, deadline <= target {
      last = (deadline, last?.deadline == deadline ? (last?.count ?? 0) + 1 : 1)
      // App code that asks to be woken at an instant that has passed, for ever, must not hold the phone's time up.
      if let last, last.count > Self.mostRoundsAtOneInstant {
        note(
          .clock(.stuck), "time goes on although something asks again and again to be woken at once", level: .failure)
        break
      }
      run(at: max(deadline, clock.now))
    }
    if target > clock.now { run(at: target) }
  }

  private func run(at instant: Date) {
    executor.working {
      clock.set(instant)
      _ = center.advance(to: instant)
      _ = notifications.advance(to: instant)
    }
    if let end = expansion?.end, end <= instant { expansion = nil; touch() }
    if let end = banner?.end, end <= instant { banner = nil; touch() }
    if let end = haptic?.end, end <= instant { haptic = nil; touch() }
    if drawnContent.release(at: instant) { touch() }
    requestDueTimelines(at: instant)
    runBackgroundTasks(at: instant)
    settle()
  }

  /// Runs all app code that is due and takes over what it caused.
  public func settle() {
    repeat {
      repeat {
        executor.working { queue.drain() }
        for item in inbox.takeAll() { take(item) }
      } while !inbox.isEmpty || !queue.isEmpty
      // Whoever asks several times for the same timeline, as apps do, gets it once.
    } while loadRequestedTimelines()
    save()
  }

  /// Lets something happen to the activities, on behalf of the phone.
  @discardableResult
  func apply(_ event: RegistryEvent) -> [RegistryEffect] { executor.working { center.apply(event) } }

  func touch() { version += 1 }

  /// What another room keeps for this phone as long as it is there, such as pictures drawn of it: one object of each
  /// type, made by the first that asks.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let companion = companions[ObjectIdentifier(Companion.self)] as? Companion { return companion }
    let companion = make()
    companions[ObjectIdentifier(Companion.self)] = companion
    return companion
  }

  // MARK: The island

  /// What the island shows now: nothing while the lock screen is up, and nothing of the app in the foreground.
  public var island: IslandOccupancy {
    guard settings.model.hasIsland, !settings.isLocked else { return .idle }
    let excluded = foregroundApp.map { Set([$0.information.bundleIdentifier]) } ?? []
    return occupancy(excluding: excluded)
  }

  /// Expands an activity in the island until it is closed.
  package func expand(_ id: String) {
    expansion = Expansion(activityID: id, end: nil)
    touch()
  }

  /// Closes the expanded island.
  package func collapse() {
    expansion = nil
    touch()
  }
}
