import FoundationEssentials
import SkerryBackground
import SkerryViews

/// The way in which a part of the phone lets apps do things.
protocol AppRunner: AnyObject {
  /// Gives a process time in the background, starting it if need be.
  func launch(_ process: AppProcess, for runtime: BackgroundRuntime)
  /// Remembers that the system ended an app.
  func markAsEndedBySystem(_ process: AppProcess)
  /// Runs a piece of code in an app's process, and everything that this makes due.
  func run(_ process: AppProcess, _ body: @escaping @Sendable (any SimulatedApp) async throws -> Void)
  /// Ends an app's process.
  func end(_ process: AppProcess)
}

/// When apps are run in the background, and what ends it.
final class BackgroundRunner {
  private let hub: BackgroundTaskHub
  private let processes: Processes
  private let settings: PhoneSettings
  private let log: PhoneLog

  init(_ processes: Processes, settings: PhoneSettings, log: PhoneLog) {
    hub = processes.services.background
    self.processes = processes
    self.settings = settings
    self.log = log
  }

  /// The next instant at which a task begins, is put off, or runs out of time.
  var nextDeadline: Date? { next?.date }

  /// The same, with the bundle id of its app.
  var next: (date: Date, bundle: String)? {
    let ends = hub.running.filter { !$0.run.isExpired }.map { ($0.run.end, $0.run.bundle) }
    let work = hub.withWork { $0 }
    // One that is put off waits for its release. That something else holds it now is no event: a switch says so itself.
    let begins = work.requests.filter { $0.toldHold == nil || hold(of: $0) == nil }
    return (ends + begins.map { (work.dueDate(of: $0), $0.bundle) }).min { $0 < $1 }
  }

  /// Runs what is due at an instant, and ends what has taken too long.
  func run(at instant: Date, by apps: any AppRunner) {
    for (ticket, run) in hub.running where run.end <= instant && !run.isExpired { expire(ticket, run, apps) }
    let due = hub.withWork { work in
      work.requests.map { (request: $0, date: work.dueDate(of: $0)) }.filter { $0.date <= instant }
        .sorted {
          ($0.date, $0.request.bundle, $0.request.identifier) < ($1.date, $1.request.bundle, $1.request.identifier)
        }
        .map(\.request)
    }
    for request in due {
      if let hold = hold(of: request) {
        putOff(request, hold)
      } else {
        begin(request, "its earliest begin date has come, and nothing holds it", apps)
      }
    }
  }

  /// Begins an app's background task now, whatever holds it, as Xcode's debugger does
  /// (`_simulateLaunchForTaskWithIdentifier:`).
  func simulate(of process: AppProcess, by apps: any AppRunner) {
    let bundle = process.information.bundleIdentifier
    guard let request = hub.withWork({ $0.requests.first { $0.bundle == bundle } }) else {
      return tell(.noRequest, "no background task begins: the app has not submitted a request", bundle, .warning)
    }
    begin(request, "asked for by hand, as in Xcode's debugger", apps)
  }

  /// When an app's next background task is due, and what holds it, as part of a sentence.
  func outlook(of process: AppProcess) -> (date: Date, hold: String?)? {
    let bundle = process.information.bundleIdentifier
    let work = hub.withWork { $0 }
    return work.requests.first { $0.bundle == bundle }.map { (work.dueDate(of: $0), hold(of: $0)?.sentence) }
  }

  // MARK: The steps

  private func hold(of request: BackgroundWork.Request) -> BackgroundHold? {
    if !settings.values.allowsBackgroundRefresh(of: request.bundle) { return .switchedOff }
    if settings.values.forceQuitApps.contains(request.bundle) { return .forceQuit }
    if settings.values.isLowPowerMode { return .lowPowerMode }
    if settings.values.isBatteryCritical { return .criticalBattery }
    if processes.inFront?.information.bundleIdentifier == request.bundle { return .inFront }
    if hub.running.contains(where: { $0.run.bundle == request.bundle }) { return .alreadyRunning }
    return nil
  }

  private func putOff(_ request: BackgroundWork.Request, _ hold: BackgroundHold) {
    guard request.toldHold == nil else { return }
    hub.change { work in
      guard let index = work.requests.firstIndex(of: request) else { return }
      work.requests[index].toldHold = hold
    }
    tell(
      .putOff, "background task \(request.identifier) is due but put off: \(hold.sentence)", request.bundle, .warning)
  }

  private func begin(_ request: BackgroundWork.Request, _ cause: String, _ apps: any AppRunner) {
    guard let process = processes.app(ofBundle: request.bundle) else { return hub.cancel(nil, of: request.bundle) }
    tell(
      .begins,
      "background task \(request.identifier) begins: \(cause); it has "
        + "\(Int(BackgroundWork.runTime)) s", request.bundle)
    apps.launch(process, for: .task)
    let (task, handler) = hub.begin(request)
    guard let handler else {
      return tell(
        .noHandler,
        "background task \(request.identifier) has no handler: register(forTaskWithIdentifier:) must be called before "
          + "the launch is over; an iPhone ends the app for it", request.bundle, .failure)
    }
    apps.run(process) { _ in handler(task) }
  }

  private func expire(_ ticket: Int, _ run: BackgroundTaskHub.Running, _ apps: any AppRunner) {
    hub.markExpired(ticket)
    guard let process = processes.app(ofBundle: run.bundle) else { return }
    guard let handler = run.task.expirationHandler else {
      tell(
        .overdue,
        "background task \(run.task.identifier) took its \(Int(BackgroundWork.runTime)) s and has no expirationHandler: "
          + "the system takes it for completed, without success", run.bundle, .warning)
      return hub.complete(ticket, success: false)
    }
    tell(
      .overdue,
      "background task \(run.task.identifier) took its \(Int(BackgroundWork.runTime)) s: its expirationHandler is called",
      run.bundle, .warning)
    apps.run(process) { _ in handler() }
    guard hub.running.contains(where: { $0.ticket == ticket }) else { return }
    log.note(
      .process(.endedBySystem),
      "the system ends the app: its expirationHandler didn't call setTaskCompleted(success:)", from: .app(run.bundle),
      level: .failure)
    apps.end(process)
    apps.markAsEndedBySystem(process)
  }

  /// Forgets what a process did in the hub.
  func endTasks(of process: AppProcess) {
    for identifier in hub.endProcess(of: process.information.bundleIdentifier) {
      tell(
        .lost,
        "background task \(identifier) is lost with its process; the request is gone, too",
        process.information.bundleIdentifier, .warning)
    }
  }

  private func tell(
    _ kind: EventLog.Kind.Background, _ message: String, _ bundle: String, _ level: EventLog.Level = .information
  ) {
    log.note(.background(kind), message, from: .app(bundle), level: level)
  }
}

extension BackgroundTaskHub {
  /// The hub of a phone with these apps; what it tells arrives in the phone's inbox.
  convenience init(
    of apps: [InstalledApp], work: BackgroundWork, device: CurrentDevice, clock: DeviceClock, inbox: EffectInbox
  ) {
    let entitlements = apps.map(\.information).map { app in
      (
        app.bundleIdentifier,
        Entitlements(
          identifiers: app.backgroundTasks, hasBackgroundMode: app.capabilities.contains(.backgroundFetch))
      )
    }
    self.init(
      work: work, entitlements: Dictionary(entitlements, uniquingKeysWith: { first, _ in first }),
      isAllowed: { device.allowsBackgroundRefresh(of: $0) }, now: { clock.now },
      observer: { effect in
        let level: EventLog.Level = effect.isWarning ? .warning : .information
        inbox.add(
          .entry(.init(.background(effect.logKind), effect.logMessage, from: .app(effect.bundle), level: level)))
      })
  }
}
