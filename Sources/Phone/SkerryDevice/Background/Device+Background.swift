import FoundationEssentials
import SkerryViews

/// When apps are run in the background, and what ends it.
extension Device {
  /// The next instant at which a background task begins, is put off, or runs out of time.
  var nextBackgroundDeadline: Date? {
    let ends = background.running.filter { !$0.run.isExpired }.map(\.run.end)
    let work = background.withWork { $0 }
    let begins = work.requests.filter { request in
      hold(of: request).map { $0 != request.toldHold } ?? true
    }
    return (ends + begins.map { work.dueDate(of: $0) }).min()
  }

  /// Runs what is due at an instant, and ends what has taken too long.
  func runBackgroundTasks(at instant: Date) {
    for (ticket, run) in background.running where run.end <= instant && !run.isExpired { expire(ticket, run) }
    let due = background.withWork { work in
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
        begin(request, "its earliest begin date has come")
      }
    }
  }

  /// Begins an app's background task now, whatever holds it, as Xcode's debugger does
  /// (`_simulateLaunchForTaskWithIdentifier:`).
  public func simulateBackgroundTask(of process: AppProcess) {
    let bundle = process.information.bundleIdentifier
    guard let request = background.withWork({ $0.requests.first { $0.bundle == bundle } }) else {
      return tell(.noRequest, "no background task begins: the app has not submitted a request", bundle, .warning)
    }
    begin(request, "asked for by hand, as in Xcode's debugger")
  }

  /// When an app's next background task is due, and what holds it, as part of a sentence.
  public func backgroundOutlook(of process: AppProcess) -> (date: Date, hold: String?)? {
    let bundle = process.information.bundleIdentifier
    let work = background.withWork { $0 }
    return work.requests.first { $0.bundle == bundle }.map { (work.dueDate(of: $0), hold(of: $0)?.sentence) }
  }

  // MARK: What the hub is made of

  static func backgroundEntitlements(of apps: [InstalledApp]) -> [String: BackgroundTaskHub.Entitlements] {
    let pairs = apps.map(\.information).map { app in
      (
        app.bundleIdentifier,
        BackgroundTaskHub.Entitlements(
          identifiers: app.backgroundTasks, hasBackgroundMode: app.capabilities.contains(.backgroundFetch))
      )
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  static func backgroundLog(into inbox: EffectInbox) -> BackgroundTaskHub.Log {
    { kind, message, bundle, level in
      inbox.add(.entry(.init(.background(kind), message, from: .app(bundle), level: level)))
    }
  }

  // MARK: The steps

  private func hold(of request: BackgroundWork.Request) -> BackgroundHold? {
    if !settings.allowsBackgroundRefresh(of: request.bundle) { return .switchedOff }
    if settings.forceQuitApps.contains(request.bundle) { return .forceQuit }
    if settings.isLowPowerMode { return .lowPowerMode }
    if settings.isBatteryCritical { return .criticalBattery }
    if foregroundApp?.information.bundleIdentifier == request.bundle { return .inFront }
    if background.running.contains(where: { $0.run.bundle == request.bundle }) { return .alreadyRunning }
    return nil
  }

  private func putOff(_ request: BackgroundWork.Request, _ hold: BackgroundHold) {
    guard request.toldHold != hold else { return }
    background.change { work in
      guard let index = work.requests.firstIndex(of: request) else { return }
      work.requests[index].toldHold = hold
    }
    tell(
      .putOff, "background task \(request.identifier) is due but put off: \(hold.sentence)", request.bundle, .warning)
  }

  private func begin(_ request: BackgroundWork.Request, _ cause: String) {
    guard let process = app(ofBundle: request.bundle) else { return background.cancel(nil, of: request.bundle) }
    tell(
      .begins,
      "background task \(request.identifier) begins: \(cause), and nothing holds it; it has "
        + "\(Int(BackgroundWork.runTime)) s", request.bundle)
    launch(process)
    let (task, handler) = background.begin(request)
    guard let handler else {
      return tell(
        .noHandler,
        "background task \(request.identifier) has no handler: register(forTaskWithIdentifier:) must be called before "
          + "the launch is over; an iPhone ends the app for it", request.bundle, .failure)
    }
    run(process) { _ in handler(task) }
  }

  private func expire(_ ticket: Int, _ run: BackgroundTaskHub.Running) {
    background.markExpired(ticket)
    guard let process = app(ofBundle: run.bundle) else { return }
    guard let handler = run.task.expirationHandler else {
      tell(
        .overdue,
        "background task \(run.task.identifier) took its \(Int(BackgroundWork.runTime)) s and has no expirationHandler: "
          + "the system takes it for completed, without success", run.bundle, .warning)
      return background.complete(ticket, success: false)
    }
    tell(
      .overdue,
      "background task \(run.task.identifier) took its \(Int(BackgroundWork.runTime)) s: its expirationHandler is called",
      run.bundle, .warning)
    self.run(process) { _ in handler() }
    guard background.running.contains(where: { $0.ticket == ticket }) else { return }
    note(
      .process(.endedBySystem),
      "the system ends the app: its expirationHandler didn't call setTaskCompleted(success:)", from: .app(run.bundle),
      level: .failure)
    end(process)
  }

  /// Forgets what a process did in the background.
  func endBackgroundTasks(of process: AppProcess) {
    for identifier in background.endProcess(of: process.information.bundleIdentifier) {
      tell(
        .lost,
        "background task \(identifier) is lost with its process; the request is gone, too",
        process.information.bundleIdentifier, .warning)
    }
  }

  private func tell(
    _ kind: EventLog.Kind.Background, _ message: String, _ bundle: String, _ level: EventLog.Level = .information
  ) {
    note(.background(kind), message, from: .app(bundle), level: level)
  }
}
