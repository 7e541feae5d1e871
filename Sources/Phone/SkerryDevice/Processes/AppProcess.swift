import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerryViews
import SkerryWidgets
import Synchronization

/// An app that can be put onto a phone.
nonisolated public struct InstalledApp: Sendable {
  public let information: AppInformation
  let start: @Sendable (AppContainer) -> any SimulatedApp
  let makeServiceExtension: (@Sendable () -> UNNotificationServiceExtension)?
  let collectWidgets: @MainActor @Sendable () -> WidgetCollection
  /// The `#Preview`s of a widget extension, in the order of its files and lines; other apps have none.
  public let previews: [AppPreview]

  public init<App: SimulatedApp>(_ app: App.Type) {
    information = app.information
    start = { App(container: $0) }
    makeServiceExtension = App.makeServiceExtension
    collectWidgets = { App.collectWidgets() }
    previews = []
  }

  /// An app that is known by its values rather than by its type.
  init(
    _ information: AppInformation, start: @escaping @Sendable (AppContainer) -> any SimulatedApp,
    collectWidgets: @escaping @MainActor @Sendable () -> WidgetCollection, previews: [AppPreview] = []
  ) {
    self.information = information
    self.previews = previews
    self.start = start
    makeServiceExtension = nil
    self.collectWidgets = collectWidgets
  }
}

/// An installed app and, while it runs, its process.
public final class AppProcess {
  public let information: AppInformation
  /// The presentations of the app's widget extension.
  public internal(set) var widgets: WidgetCollection
  /// The previews of the app's source, if it is a widget extension that is a program of its own.
  public let previews: [AppPreview]
  private let make: @Sendable (AppContainer) -> any SimulatedApp
  /// The installed app that the process is started from.
  let installed: InstalledApp
  /// Makes the app's notification service extension; `nil` if it has none.
  let makeServiceExtension: (@Sendable () -> UNNotificationServiceExtension)?
  /// The process as notifications know it.
  var notificationHost: NotificationHostContext?
  package private(set) var instance: (any SimulatedApp)? { didSet { changes += 1 } }
  /// Grows when it starts, ends, or may run for another time.
  private(set) var changes = 0
  /// Read by the app's own code on whatever thread it runs.
  nonisolated package let state = ProcessState()

  init(_ app: InstalledApp) {
    installed = app
    information = app.information
    widgets = app.collectWidgets()
    previews = app.previews
    make = app.start
    makeServiceExtension = app.makeServiceExtension
  }

  public var name: String { information.name }
  public var isRunning: Bool { instance != nil }
  /// The app's screen, as of the last time it ran.
  public var screen: AppScreen? { state.screen }
  /// The keys of the actions it showed last, also of a process that has ended.
  package var lastKeys: Set<Character> { state.lastKeys }
  /// The pushes its server could send, as of the last time it ran.
  public var pushes: [AppPush] { state.pushes }

  /// Where the process's code runs; `nil` while it doesn't.
  private(set) var executor: AppExecutor?
  /// The process as activities know it.
  private(set) var activityProcess: ActivityProcess?

  /// The number of the process, which no other has had; `nil` while the app doesn't run.
  package private(set) var number: Int?

  func start(in container: AppContainer, on executor: AppExecutor, number: Int) {
    self.executor = executor
    self.number = number
    state.begin(number)
    activityProcess = ActivityProcess(number: number) { body in executor.working(body) }
    instance = make(container)
  }

  /// Set when the app was opened by a link or a tap: it may want to present a sheet.
  package var mayPresentSheet = false
  /// Until when the process may run; `nil` while the app is in front.
  package internal(set) var runsUntil: Date? { didSet { changes += 1 } }
  /// Whether the process is in memory and none of its code runs.
  public internal(set) var isSuspended = false { didSet { changes += 1 } }
  /// Whether it was given time for a background task.
  var hasTask = false { didSet { changes += 1 } }
  /// The sheet or question in front of the app's screen.
  package internal(set) var sheet: AppSheet?
  /// The texts typed into sheets that were closed before they were sent, by their actions; they outlive the process.
  private var drafts: [AppAction.ID: SheetDraft] = [:]

  /// The sheet the app wants to be opened, once.
  package func takePresentedSheet() -> AppAction.ID? {
    guard mayPresentSheet else { return nil }
    mayPresentSheet = false
    return state.takeWantedSheet()
  }

  func keepDraft(of sheet: AppSheet) { drafts[sheet.action] = SheetDraft(values: sheet.values, offer: sheet.offer) }

  /// The text typed before, if the app has offered the action ever since; the end of what it was for ends it.
  func takeDraft(of action: AppAction.ID) -> SheetDraft? {
    guard let draft = drafts.removeValue(forKey: action), draft.offer == state.offer(of: action) else { return nil }
    return draft
  }

  /// Drops everything the process held in memory.
  func kill() {
    executor?.end()
    (executor, activityProcess, notificationHost, instance, number) = (nil, nil, nil, nil, nil)
    mayPresentSheet = false
    (runsUntil, isSuspended, hasTask) = (nil, false, false)
    state.clear()
  }
}

/// The facts that the device and an app's own code both look at.
nonisolated package final class ProcessState: Sendable {
  private struct Contents: Sendable {
    var isForeground = false
    /// How many intents it performs that may start activities in the background.
    var intentCount = 0
    var hasToldOvertime = false
    var screen: AppScreen?
    var published: Date?
    var version = 0
    var problem: String?
    /// The number of the process.
    var process: Int?
    /// The sheet that the app asked for last and nobody has shown yet.
    var wantedSheet: AppAction.ID?
    /// Values that outlive the process: its keys, and what its server knows.
    var lastKeys: Set<Character> = []
    var pushes: [AppPush] = []
    /// Since when each action has been offered without a break, in counts of ``offerCount``.
    var offers: [AppAction.ID: Int] = [:]
    var offerCount = 0
  }
  private let contents = Mutex(Contents())

  package var isForeground: Bool {
    get { contents.withLock { $0.isForeground } }
    set { contents.withLock { $0.isForeground = newValue } }
  }
  /// Whether the app may request activities: it is in front, or performs a `LiveActivityIntent`.
  var mayRequestActivities: Bool { contents.withLock { $0.isForeground || $0.intentCount > 0 } }

  /// An intent begins (1) or has been performed (-1).
  func countIntent(_ step: Int) { contents.withLock { $0.intentCount += step } }

  /// Whether the log has said that the process runs where a phone would have suspended it.
  var hasToldOvertime: Bool {
    get { contents.withLock { $0.hasToldOvertime } }
    set { contents.withLock { $0.hasToldOvertime = newValue } }
  }

  package var screen: AppScreen? { contents.withLock { $0.screen } }
  /// When the app published its screen, which is when a phone runs the bodies of its views.
  package var published: Date? { contents.withLock { $0.published } }
  package var lastKeys: Set<Character> { contents.withLock { $0.lastKeys } }
  package var pushes: [AppPush] { contents.withLock { $0.pushes } }
  /// Grows with each published screen.
  package var version: Int { contents.withLock { $0.version } }

  /// Takes over what the app shows now; its actions belong to its process.
  package func publish(_ screen: AppScreen, at instant: Date) {
    contents.withLock {
      var screen = screen
      for index in screen.actions.indices { screen.actions[index].process = $0.process }
      $0.screen = screen
      $0.published = instant
      $0.version += 1
      $0.lastKeys = Set(screen.actions.map(\.key))
      $0.pushes = screen.pushes
      if let wanted = screen.presentedSheet { $0.wantedSheet = wanted }
      $0.offerCount += 1
      let (before, count) = ($0.offers, $0.offerCount)
      $0.offers = Dictionary(
        screen.actions.map { ($0.id, before[$0.id] ?? count) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Begins the life of a process.
  func begin(_ process: Int) { contents.withLock { $0.process = process } }

  /// Since when an action has been offered without a break, the end of a process being none; `nil` while it isn't.
  func offer(of action: AppAction.ID) -> Int? { contents.withLock { $0.offers[action] } }

  /// The sheet that the app asked for, once.
  func takeWantedSheet() -> AppAction.ID? {
    contents.withLock { contents in
      defer { contents.wantedSheet = nil }
      return contents.wantedSheet
    }
  }

  /// Keeps what went wrong until somebody asks.
  package func report(_ problem: String) { contents.withLock { $0.problem = problem } }

  package func takeProblem() -> String? {
    contents.withLock { contents in
      defer { contents.problem = nil }
      return contents.problem
    }
  }

  package func clear() {
    contents.withLock {
      $0 = Contents(
        version: $0.version + 1, lastKeys: $0.lastKeys, pushes: $0.pushes, offers: $0.offers, offerCount: $0.offerCount)
    }
  }
}

nonisolated extension NotificationApp {
  @MainActor init(_ process: AppProcess) {
    let information = process.information
    self.init(bundleIdentifier: information.bundleIdentifier, displayName: information.displayName)
    hasServiceExtension = process.makeServiceExtension != nil
    mayFilter = information.capabilities.contains(.notificationFiltering)
    mayAlertCritically = information.capabilities.contains(.criticalAlerts)
    isTimeSensitive = information.capabilities.contains(.timeSensitiveNotifications)
    wakesForPushes = information.capabilities.contains(.remoteNotifications)
  }
}

/// The process of one of an app's extensions: it has the app's App Groups, and none of the app's memory.
final class ExtensionProcess {
  let app: AppProcess
  let executor: AppExecutor
  let activityProcess: ActivityProcess
  /// The process as notifications know it; a widget extension has none.
  var notificationHost: NotificationHostContext?

  init(app: AppProcess, executor: AppExecutor, number: Int) {
    self.app = app
    self.executor = executor
    activityProcess = ActivityProcess(number: number) { body in executor.working(body) }
  }
}
