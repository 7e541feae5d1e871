import FoundationEssentials
import SkerryActivities
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
  public let executor = AppExecutor()
  /// The stores of apps and App Groups.
  public let defaults: DefaultsStore
  public private(set) var apps: [AppProcess]
  public package(set) var settings = DeviceSettings()
  public private(set) var log = EventLog()
  /// The activity the island shows expanded, and until when; set by an alert or a long press.
  public private(set) var expansion: Expansion?
  /// The activity whose banner is shown at the top of a phone without an island.
  public private(set) var banner: Expansion?
  /// Set when the bell should ring; whoever rings it resets it.
  public var bellPending = false
  /// Grows with everything that may change what is shown, time apart.
  public private(set) var version = 0

  let presentations = PresentationCache()
  let appScreens = AppScreenCache()
  private let files: any FileStore
  private let inbox = EffectInbox()
  private var savedVersion = -1
  private var savedSettings: DeviceSettings?
  private var storageProblem: String?
  /// The state each activity had when the log last spoke of it.
  private var knownStates: [String: Data] = [:]

  /// Something that is shown for a while.
  public struct Expansion: Hashable, Sendable {
    public let activityID: String
    /// `nil` until the person closes it.
    public let end: Date?
  }

  /// How long an alert keeps the island expanded or the banner down, in seconds (undocumented; about 4 on devices).
  public static let alertDuration = 4.0

  /// How often one instant may be due again before time goes on.
  private static let mostRoundsAtOneInstant = 10_000

  /// Switches a phone on: restores what the store holds, or starts afresh at `now`.
  public init(apps: [InstalledApp], files: any FileStore, now: Date) {
    let loaded = Self.load(files)
    self.files = files
    clock = DeviceClock(now: now)
    let clock = clock
    let inbox = inbox
    center = ActivityCenter(registry: loaded.registry, now: { clock.now }) { effects, _ in
      for effect in effects { inbox.add(.effect(effect)) }
    }
    defaults = DefaultsStore(files: files.folder("defaults"))
    self.apps = apps.map { AppProcess($0) }
    settings = loaded.settings
    for problem in loaded.problems { log.add(problem, from: "Phone", level: .failure, at: now) }
    for process in self.apps {
      for widget in process.widgets.activities.values {
        widget.register(with: center, for: process.information.bundleIdentifier)
      }
    }
    for app in settings.deniedApps { center.apply(.permission(appIdentifier: app, isAllowed: false)) }
    inbox.removeAll()
    savedSettings = settings
    savedVersion = center.withRegistry { $0.version }
    restoreForeground()
  }

  /// Is called, on any thread, when something arrives while nobody drains: the loop has to wake.
  public func onArrival(_ body: @escaping @Sendable () -> Void) {
    executor.onArrival(body)
    inbox.onArrival(body)
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
    [center.withRegistry { $0.nextDeadline }, clock.nextDeadline, expansion?.end, banner?.end].compactMap { $0 }.min()
  }

  /// Lets it become later. Deadlines in between run in order, as if they had been waited for.
  public func advance(to target: Date) {
    settle()
    var last: (deadline: Date, count: Int)?
    while let deadline = nextDeadline, deadline <= target {
      last = (deadline, last?.deadline == deadline ? (last?.count ?? 0) + 1 : 1)
      // App code that asks to be woken at an instant that has passed, for ever, must not hold the phone's time up.
      if let last, last.count > Self.mostRoundsAtOneInstant {
        note("time goes on although something asks again and again to be woken at once", level: .failure)
        break
      }
      run(at: max(deadline, clock.now))
    }
    if target > clock.now { run(at: target) }
  }

  private func run(at instant: Date) {
    clock.set(instant)
    center.advance(to: instant)
    if let end = expansion?.end, end <= instant { expansion = nil; touch() }
    if let end = banner?.end, end <= instant { banner = nil; touch() }
    settle()
  }

  /// Moves the clock without running what lies between; the person set the phone's clock.
  package func setClock(_ instant: Date) {
    clock.set(instant)
    touch()
  }

  /// Runs all app code that is due and takes over what it caused.
  public func settle() {
    repeat {
      executor.drain()
      for item in inbox.takeAll() { take(item) }
    } while !inbox.isEmpty
    save()
  }

  private func touch() { version += 1 }

  // MARK: What the registry reports

  private func handle(_ effect: RegistryEffect) {
    touch()
    let process = app(ofBundle: effect.appIdentifier)
    let zone = settings.timeZone
    let message = updateMessage(effect) ?? effect.logMessage { WallClock($0, timeZone: zone).timestamp }
    log.add(message, from: process?.information.displayName ?? "Phone", level: effect.level, at: effect.instant)
    switch effect.kind {
    case .alert: showAlert(effect.activityID, of: process)
    case .transition(_, let state, _) where state == .ended || state == .dismissed:
      if expansion?.activityID == effect.activityID { expansion = nil }
      if banner?.activityID == effect.activityID { banner = nil }
    default: break
    }
  }

  /// An update in full: its number, what it changed, and how near it comes to the limit.
  private func updateMessage(_ effect: RegistryEffect) -> String? {
    guard let id = effect.activityID, let record = center.withRegistry({ $0.record(id) }) else { return nil }
    defer { knownStates[id] = record.activityState == .dismissed ? nil : record.state }
    guard case .contentChanged(let version) = effect.kind else { return nil }
    let change = StateChange.sentence(from: knownStates[id], to: record.state)
    let bytes = record.attributes.count + record.state.count
    let limit = center.withRegistry { $0.rules.contentLimit }
    return "update \(version - 1) applied\(change.isEmpty ? "" : ": \(change)") (\(bytes) of \(limit) bytes)"
  }

  private func showAlert(_ id: String?, of process: AppProcess?) {
    guard let id else { return }
    bellPending = true
    if settings.screen == .alwaysOn { settings.screen = .locked }
    guard !settings.isLocked, process?.name != settings.foregroundApp else { return }
    let end = clock.now.addingTimeInterval(Self.alertDuration)
    if settings.model.hasIsland {
      expansion = Expansion(activityID: id, end: end)
    } else {
      banner = Expansion(activityID: id, end: end)
    }
  }

  /// Writes a line into the event log.
  public func note(_ message: String, from source: String = "Phone", level: EventLog.Level = .information) {
    log.add(message, from: source, level: level, at: clock.now)
    touch()
  }

  // MARK: The island

  /// What the island shows now: nothing while the lock screen is up, and nothing of the app in the foreground.
  public var island: IslandOccupancy {
    guard settings.model.hasIsland, !settings.isLocked else { return .idle }
    let excluded = foregroundApp.map { Set([$0.information.bundleIdentifier]) } ?? []
    return center.withRegistry { $0.island(excluding: excluded) }
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

  // MARK: Storage

  private struct Loaded {
    var registry = Registry()
    var settings = DeviceSettings()
    var problems: [String] = []
  }

  private static func load(_ files: any FileStore) -> Loaded {
    var loaded = Loaded()
    func restore<Value: Decodable>(_ type: Value.Type, from name: String) -> Value? {
      do {
        guard let data = try files.read(name) else { return nil }
        do {
          return try JSONDecoder().decode(type, from: data)
        } catch {
          let kept = try files.setAside(name)
          loaded.problems.append("\(name) can't be understood and is kept as \(kept); the phone starts without it.")
        }
      } catch {
        loaded.problems.append("\(error)")
      }
      return nil
    }
    if let registry = restore(Registry.self, from: "registry.json") { loaded.registry = registry }
    if let settings = restore(DeviceSettings.self, from: "device.json") { loaded.settings = settings.sensible }
    return loaded
  }

  private func save() {
    let registryVersion = center.withRegistry { $0.version }
    guard registryVersion != savedVersion || settings != savedSettings else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      if registryVersion != savedVersion {
        try files.write(
          center.withRegistry { registry in Result { try encoder.encode(copy registry) } }.get(), to: "registry.json")
        savedVersion = registryVersion
      }
      if settings != savedSettings {
        try files.write(encoder.encode(settings), to: "device.json")
        savedSettings = settings
      }
      storageProblem = nil
    } catch {
      let problem = "\(error)"
      if problem != storageProblem { log.add(problem, from: "Phone", level: .failure, at: clock.now) }
      // Told once; what was not written is tried again with the next change.
      storageProblem = problem
    }
  }

  // MARK: App processes

  /// Starts an app's process if it does not run.
  package func launch(_ process: AppProcess) {
    guard !process.isRunning else { return }
    let name = process.information.displayName
    let inbox = inbox
    let container = AppContainer(clock: clock, documents: files.folder("apps").folder(process.name)) { message in
      inbox.add(.line(message, from: name, .information))
    }
    process.start(in: container)
    note("launched", from: name)
    run(process) { await $0.launch() }
  }

  /// Runs a piece of app code in the app's process; what it throws is told in the log and in the dialog it came from.
  package func run(_ process: AppProcess, _ body: @escaping @Sendable (any SimulatedApp) async throws -> Void) {
    guard let instance = process.instance else { return }
    let state = process.state
    let inbox = inbox
    let name = process.information.displayName
    ActivityHost.$current.withValue(activityHost(process)) {
      AppHost.$current.withValue(appHost(process)) {
        _ = Task(executorPreference: executor) {
          do {
            try await body(instance)
          } catch {
            state.report("\(error)")
            inbox.add(.line("\(error)", from: name, .warning))
          }
          state.publish(await instance.screen())
          inbox.add(.screenChanged)
        }
      }
    }
    settle()
  }

  private func activityHost(_ process: AppProcess) -> ActivityHostContext {
    let state = process.state
    var host = ActivityHostContext(center: center, appIdentifier: process.information.bundleIdentifier)
    host.supportsLiveActivities = process.information.supportsLiveActivities
    host.supportsFrequentUpdates = process.information.supportsFrequentUpdates
    host.isForeground = { state.isForeground }
    return host
  }

  private func appHost(_ process: AppProcess) -> AppHostContext {
    AppHostContext(
      bundleIdentifier: process.information.bundleIdentifier, appGroups: process.information.appGroups,
      defaults: defaults)
  }

  private func restoreForeground() {
    guard let process = foregroundApp else { return }
    process.state.isForeground = true
    launch(process)
  }

  private func take(_ item: EffectInbox.Item) {
    switch item {
    case .effect(let effect): handle(effect)
    case .line(let message, let source, let level):
      log.add(message, from: source, level: level, at: clock.now)
      touch()
    case .screenChanged: touch()
    }
  }
}
