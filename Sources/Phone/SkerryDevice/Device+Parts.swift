import FoundationEssentials
import SkerryActivities
import SkerryBackground
import SkerryNotifications
import SkerryWidgets

/// A state of the phone and of its parts: two that are equal look alike at the same instant.
nonisolated package struct PhoneVersion: Hashable, Sendable {
  let phone: Int
  let activities: Int
  let notifications: Int
  let background: Int
  let stores: Int
}

/// The facts of the phone's parts, for its views and for other rooms.
extension Device {
  public package(set) var settings: DeviceSettings {
    get { switches.values }
    set { switches.values = newValue }
  }
  /// The facts that apps can know about the phone they run on.
  public var currentDevice: CurrentDevice { switches.device }
  public var log: EventLog { journal.entries }
  /// Grows with everything that may change what is shown, time apart.
  public var version: Int { journal.version }
  /// Which state of the phone and of its parts is shown, time apart.
  package var shownVersion: PhoneVersion {
    PhoneVersion(
      phone: journal.version, activities: center.withRegistry { $0.version },
      notifications: notifications.withState { $0.version }, background: background.version, stores: defaults.version)
  }
  /// The background tasks of all apps.
  package var background: BackgroundTaskHub { processes.services.background }

  // MARK: Apps

  public var apps: [AppProcess] { processes.apps }
  public func app(named name: String) -> AppProcess? { processes.app(named: name) }
  public func app(ofBundle identifier: String) -> AppProcess? { processes.app(ofBundle: identifier) }
  /// The app on the screen; `nil` on the home screen and while locked.
  public var foregroundApp: AppProcess? { processes.inFront }
  /// When an app's next background task is due, and what holds it, as part of a sentence.
  public func backgroundOutlook(of process: AppProcess) -> (date: Date, hold: String?)? {
    backgroundRunner.outlook(of: process)
  }

  // MARK: The screen

  /// The activity the island shows expanded, and until when; set by an alert or a long press.
  public var expansion: Island.Expansion? { overlay.expansion }
  /// The activity whose banner is shown at the top of a phone without an island.
  public var banner: Island.Expansion? { overlay.banner }
  /// Whether a swipe hid an activity in the island.
  public func isHiddenInIsland(_ record: ActivityRecord) -> Bool { overlay.hidden.contains(record.id) }

  /// The content of the island now: nothing while the lock screen is up, and nothing of the app in the foreground.
  public var island: IslandOccupancy {
    guard settings.model.hasIsland, !settings.isLocked else { return .idle }
    let excluded = foregroundApp.map { Set([$0.information.bundleIdentifier]) } ?? []
    return center.withRegistry { overlay.occupancy(of: $0, excluding: excluded) }
  }

  /// Whether a presentation of an activity is on the screen now, or why it is not.
  public func presence(of presentation: LiveActivityPresentation, of record: ActivityRecord) -> Presence {
    overlay.presence(
      of: presentation, of: record, settings: settings, front: foregroundApp?.information.bundleIdentifier,
      occupancy: island)
  }

  /// Whether a banner lies over the unlocked screen.
  public var hasBanner: Bool { !settings.isLocked && (banner != nil || notifications.withState { $0.banner != nil }) }
  /// The content of an activity that is drawn in place of its newest, `nil` if the newest is.
  package func heldContent(of id: String) -> DrawnContent.Held? { contents.drawn.held(for: id) }
  /// When a phone has drawn what it shows of an activity: as content arrived, went stale or came to its end.
  package func drawingDate(of record: ActivityRecord) -> Date { contents.drawn.date(for: record) }
  /// The page of the home screen, from 0; drawn is the last one if there are fewer.
  public var homePage: Int { pages.page }
  /// The haptic that is felt now.
  public var haptic: Haptic? { feedback.haptic }
  /// Set when the bell should ring; whatever rings it resets it.
  public var bellPending: Bool {
    get { feedback.bellPending }
    set { feedback.bellPending = newValue }
  }

  // MARK: Widgets

  /// The placed widgets, in order: the person's choice, or each app's first widget in its first size of the home
  /// screen.
  public var placedWidgets: [PlacedWidget] { widgets.placed }
  /// Everything an app offers for home and lock screen: each kind in each of its sizes.
  public func placeableWidgets(of app: AppProcess) -> [PlacedWidget] { widgets.placeable(of: app) }
  /// The content of a placed widget now; `nil` while it is not on the phone.
  package func content(of widget: PlacedWidget) -> WidgetContent? { widgets.content(of: widget) }
  /// Lets views of an app's widgets read the stores of their extension, without which none is placed.
  package func withStores<Result>(of process: AppProcess, _ body: () throws -> Result) rethrows -> Result {
    try processes.withStores(of: process, body)
  }
  /// The controls of all apps, with what their providers said last; none where the system is too old for controls.
  public var controls: [PlacedControl] { settings.has(.controls) ? controlHost.controls : [] }

  // MARK: Pushes

  /// The token that a server addresses ordinary pushes for an app to, in hex; `nil` until the app registered.
  public func deviceToken(of process: AppProcess) -> String? { pushService.deviceToken(of: process) }
  /// Why no server can reach an activity, in a sentence.
  package func reasonForNoToken(_ record: ActivityRecord) -> String { pushService.reasonForNoToken(record) }
  /// The request that a correct server makes for a payload. Throws ``PushAddressProblem`` when there is no token.
  ///
  /// - Parameters:
  ///   - destination: whose token, or which channel.
  ///   - body: the payload, JSON in UTF-8.
  ///   - priority: 10 for at once, which counts against the app's budget, or 5.
  public func request(
    for destination: PushDestination, body: Data, priority: Int = 10
  ) throws(PushAddressProblem) -> APNsRequest {
    try pushService.request(for: destination, body: body, priority: priority)
  }
}
