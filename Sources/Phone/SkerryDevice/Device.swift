import FoundationEssentials
import SkerryActivities
import SkerryBackground
import SkerryBasics
import SkerryDefaults
import SkerryNotifications
import SkerryViews
import SkerryWidgets

/// A simulated iPhone: its apps, its activities, its clock and everything a person can do with it.
///
/// It is made of parts, each with its own state and rules, which don't know the phone or each other beyond what they are
/// given. The phone lets them act together: it runs deadlines in order, passes on what one part causes to the others, and
/// offers what a person can do.
///
/// Time is given: nothing happens until ``advance(to:while:)`` says that it is later, and then every deadline in between
/// happens in order.
public final class Device {
  public let clock: DeviceClock
  /// The registry of activities, shared with the apps.
  public let center: ActivityCenter
  /// The notifications of all apps.
  public let notifications: NotificationHub
  /// The stores of apps and App Groups.
  public let defaults: DefaultsStore
  /// The owner's own folders, which apps use where the owner chose them.
  public let folders: any FolderSystem

  let switches: PhoneSettings
  /// The count of changes that the app in front has had its say about.
  private var seenChanges = 0
  private var seenSettings = 0
  let journal: PhoneLog
  let processes: Processes
  let serviceExtensions: ServiceExtensions
  let backgroundRunner: BackgroundRunner
  let widgets: WidgetHost
  let controlHost: ControlHost
  let pushService: PushService
  let storage: PhoneStorage
  var overlay: Island { didSet { ownChanges += 1 } }
  var contents: ActivityContents { didSet { ownChanges += 1 } }
  var feedback: Feedback { didSet { ownChanges += 1 } }
  var pages = HomePages() { didSet { ownChanges += 1 } }
  /// The deed that waits for the phone to be unlocked.
  var waiting: WaitingDeed? { didSet { ownChanges += 1 } }
  /// Grows with what the phone itself keeps in mind.
  private(set) var ownChanges = 0
  /// What was found when there was nothing left to do.
  var rest: Rest?
  /// How many sheets of apps were shown; each has a number of its own.
  var sheetCount = 0

  /// The events of any thread that are to be taken over, in order.
  let inbox: EffectInbox
  /// The objects that other rooms keep for this phone; it never looks at them itself.
  private var companions: [ObjectIdentifier: AnyObject] = [:]

  /// How often one instant may be due again before time goes on.
  private static let mostRoundsAtOneInstant = 10_000

  /// Switches a phone on: restores what the store holds, or starts afresh at `now`.
  public init(apps: [InstalledApp], files: any FileStore, folders: any FolderSystem = MemoryFolders(), now: Date) {
    let loaded = LoadedState(files, apps: apps)
    let clock = DeviceClock(now: now)
    let inbox = EffectInbox()
    let switches = PhoneSettings(loaded.settings)
    (self.clock, self.inbox, self.switches, self.folders) = (clock, inbox, switches, folders)
    center = ActivityCenter(registry: loaded.registry, now: { clock.now }) { effects, _ in
      for effect in effects { inbox.add(.effect(effect)) }
    }
    var notices = loaded.notifications ?? NotificationState()
    // What is due by a time of day goes by the phone's zone from the first moment on.
    notices.timeZone = loaded.settings.timeZone
    notifications = NotificationHub(state: notices, now: { clock.now }) { effects in
      for effect in effects { inbox.add(.notification(effect)) }
    }
    let groups = ChangeListeners<String>()
    defaults = DefaultsStore(files: files.folder("defaults")) {
      inbox.add(.entry(.init(.trouble(.storage), $0, level: .failure)))
    } observer: {
      groups.tell($0, $1)
    }
    let services = ProcessServices(
      clock: clock, center: center, notifications: notifications,
      background: BackgroundTaskHub(
        of: apps, work: loaded.background, device: switches.device, clock: clock, inbox: inbox),
      defaults: defaults, groups: groups, documents: files.folder("apps"), folders: folders,
      device: switches.device, inbox: inbox)
    processes = Processes(apps, services: services, settings: switches)
    journal = PhoneLog(loaded.log, clock: clock, apps: apps.map(\.information))
    serviceExtensions = ServiceExtensions(processes)
    backgroundRunner = BackgroundRunner(processes, settings: switches, log: journal)
    widgets = WidgetHost(processes, settings: switches, log: journal)
    controlHost = ControlHost(processes, log: journal)
    pushService = PushService(processes, settings: switches, log: journal)
    storage = PhoneStorage(files, loaded: loaded, services: services, log: journal)
    (overlay, contents, feedback) = (Island(), ActivityContents(), Feedback())
    for problem in loaded.problems { note(.trouble(.storage), problem, level: .failure) }
    for remark in loaded.remarks { note(.trouble(.storageRecovered), remark) }
    let wasAway = tellOfTimeAway()
    center.apply(.conditions(switches.conditions(for: self.apps)))
    for process in self.apps {
      for widget in process.widgets.activities.values {
        widget.register(with: center, for: process.information.bundleIdentifier)
      }
    }
    // The person at a terminal is the phone's owner, whom Face ID knows: texts are shown unless hidden on purpose.
    if loaded.notifications == nil { notify(.previews(.always)) }
    installNotifications()
    inbox.removeAll()
    for problem in defaults.problems { note(.trouble(.storage), problem, level: .failure) }
    if !wasAway { storage.countAsSaved(StoredDevice(settings: settings, moment: loaded.moment)) }
    resume(loaded.moment)
    loadWidgets()
  }

  /// Goes on where an earlier run stopped: what was shown is shown, and apps that ran run again.
  ///
  /// The contents of their memory are gone, as if the system had ended them while nobody looked.
  private func resume(_ moment: PhoneMoment) {
    // What their launches change is written once for all of them.
    putsOffSaving = true
    defer { putsOffSaving = false }
    overlay = Island(expansion: moment.expansion, banner: moment.banner, hidden: moment.hiddenInIsland)
    feedback = Feedback(haptic: moment.haptic)
    widgets.reloads = moment.reloads ?? []
    _ = pages.show(moment.page ?? 0)
    let records = apps.flatMap { app in center.withRegistry { $0.activities(of: app.information.bundleIdentifier) } }
    contents = ActivityContents(records, drawn: moment.drawnContent)
    if let lost = moment.waiting {
      note(.intent(.dropped), "\(lost) dropped: the program ended before the phone was unlocked")
    }
    processes.isResuming = true
    defer {
      // That a launch ran code is the restart's doing; what runs from now on would have run without it.
      processes.isResuming = false
      for process in apps where process.isRunning { processes.watchOvertime(of: process) }
    }
    for process in apps where moment.running.contains(process.name) || process === foregroundApp {
      let stored = moment.processes?[process.name] ?? StoredProcess(runsUntil: clock.now)
      process.state.isForeground = process === foregroundApp
      process.state.hasToldOvertime = stored.hasToldOvertime
      guard process !== foregroundApp else {
        launch(process)
        run(process) { await $0.scenePhaseChanged(to: .active) }
        continue
      }
      launch(process, until: stored.runsUntil ?? clock.now, isSuspended: stored.isSuspended && settings.suspendsApps)
    }
  }

  /// Is called, on any thread, when something arrives while nobody drains: the loop has to wake.
  public func onArrival(_ body: @escaping @Sendable () -> Void) {
    processes.queue.onArrival(body)
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

  /// The object that another room keeps for this phone as long as it is there, such as pictures drawn of it: one of
  /// each type, made by the first that asks.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let companion = companions[ObjectIdentifier(Companion.self)] as? Companion { return companion }
    let companion = make()
    companions[ObjectIdentifier(Companion.self)] = companion
    return companion
  }

  // MARK: Time

  public var now: Date { clock.now }

  /// The next instant at which something happens by itself, apart from what surfaces show.
  public var nextDeadline: Date? {
    if let rest, rest.stamp == stamp { return Date.earlier(rest.deadline, clock.nextDeadline) }
    return Date.earlier(deadlineOfParts, clock.nextDeadline)
  }

  /// Lets it become later. Deadlines in between run in order, as if they had been waited for.
  ///
  /// Changes that nobody has seen yet are written now and then; all is on disk when this returns.
  ///
  /// - Parameters:
  ///   - target: how late it becomes.
  ///   - goesOn: asked after each instant at which something was due. Where it says no, the phone stays at that
  ///     instant, and the next call goes on as if nothing had been interrupted.
  /// - Returns: whether the target is reached.
  @discardableResult
  public func advance(to target: Date, while goesOn: () -> Bool = { true }) -> Bool {
    if passesAtRest(to: target) { return true }
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
      storage.saveEvents { stored }
      guard clock.now < target, nextDeadline.map({ $0 > clock.now }) ?? true else { continue }
      if !goesOn() {
        save()
        return false
      }
    }
    let before = stamp
    // A second in which nothing happens leaves nothing to write.
    if target > clock.now, !run(at: target), last == nil {
      if before == stamp { comeToRest() }
      return true
    }
    save()
    return true
  }

  /// Lets everything happen that is due at an instant; returns whether anything may have.
  @discardableResult
  private func run(at instant: Date) -> Bool {
    let version = shownVersion
    rest = nil
    suspendDue(at: instant)
    dropOverdue(at: instant)
    processes.onBehalfOfPhone {
      clock.set(instant)
      _ = center.advance(to: instant)
      _ = notifications.advance(to: instant)
    }
    if overlay.nextDeadline.isDue(at: instant), overlay.release(at: instant) {
      touch()
      showTransient()
    }
    if feedback.nextDeadline.isDue(at: instant), feedback.release(at: instant) { touch() }
    if contents.nextDeadline.isDue(at: instant), contents.release(at: instant) { touch() }
    widgets.requestDue(at: instant)
    if nextPlannedPush.isDue(at: instant) { sendPlannedPushes(at: instant) }
    backgroundRunner.run(at: instant, by: self)
    return takeOver() || shownVersion != version
  }

  /// Runs all app code that is due and takes over what it caused.
  public func settle() {
    takeOver()
    if letFrontAppSeeSwitches() { takeOver() }
    save()
  }

  /// Lets the app in front say what it has to say after a switch was moved; returns whether there is anything to do.
  private func letFrontAppSeeSwitches() -> Bool {
    guard seenChanges != switches.changes else { return false }
    seenChanges = switches.changes
    let areSettings = seenSettings != switches.settingsChanges
    seenSettings = switches.settingsChanges
    guard let app = foregroundApp, app.isRunning else { return false }
    run(app) { if areSettings { await $0.settingsChanged() } }
    return true
  }

  private func save() { if !putsOffSaving { storage.save(stored) } }

  /// Whether nothing is written for the moment, as while keys come faster than they can be shown: what changed has to be
  /// on disk before anybody sees it, and no sooner. Everything is written when it ends.
  package var putsOffSaving = false {
    didSet { if !putsOffSaving, oldValue { storage.save(stored) } }
  }

  /// Runs app code and takes over what it caused, until nothing is left; returns whether there was anything.
  @discardableResult
  private func takeOver() -> Bool {
    var count = 0
    repeat {
      repeat {
        if !inbox.isEmpty || !processes.queue.isEmpty { count += 1 }
        processes.drain()
        for item in inbox.takeAll() { take(item) }
      } while !inbox.isEmpty || !processes.queue.isEmpty
      // An app that asks several times for the same timeline, as apps do, gets it once.
    } while widgets.loadRequested()
    closeOutdatedSheets()
    shortenTimeOfDoneTasks()
    return count > 0
  }

  /// Why something that happened is not on disk, in one sentence; `nil` when all of it is.
  package var unkept: String? { storage.problem.map { "\($0)" } }

  /// Writes what could not be written before. Throws `StorageError` when it still can't be.
  public func keep() throws { try storage.keep(stored) }

  private var stored: StoredDevice { StoredDevice(settings: settings, moment: moment) }

  private var moment: PhoneMoment {
    PhoneMoment(
      expansion: overlay.expansion, banner: overlay.banner, haptic: feedback.haptic,
      hiddenInIsland: overlay.hidden.sorted(), drawnContent: contents.drawn,
      running: apps.filter(\.isRunning).map(\.name), processes: storedProcesses, waiting: waiting?.name,
      reloads: widgets.reloads, page: pages.page == 0 ? nil : pages.page)
  }

  private var storedProcesses: [String: StoredProcess]? {
    let kept = apps.filter { $0.isRunning && ($0.runsUntil != nil || $0.state.hasToldOvertime) }
    let stored = kept.map { ($0.name, StoredProcess($0)) }
    return stored.isEmpty ? nil : Dictionary(stored, uniquingKeysWith: { first, _ in first })
  }
}
