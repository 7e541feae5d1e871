import FoundationEssentials

/// Which processes run, which are suspended, and what the system does about it.
extension Device {
  /// Where an app's process is in its life.
  public func phase(of process: AppProcess) -> ProcessPhase {
    let bundle = process.information.bundleIdentifier
    if process.isRunning {
      if foregroundApp === process { return .foreground }
      return process.isSuspended ? .suspended : .background
    }
    if settings.forceQuitApps.contains(bundle) { return .forceQuit }
    return settings.appsEndedBySystem.contains(bundle) ? .endedBySystem : .notRunning
  }

  /// Ends an app's process as the system does when memory is short: without notice, and what launches an app in the
  /// background still does.
  public func terminate(_ process: AppProcess) {
    guard process.isRunning else { return }
    takeOffScreen(process)
    end(process)
    markAsEndedBySystem(process)
    note(
      .process(.terminated),
      "ended by the system, as when memory is short: no code of it was told; pushes, background tasks and intents launch "
        + "it again",
      from: process.logSource)
    settle()
  }

  /// Lets the screen be the home screen if an app is on it that ends.
  func takeOffScreen(_ process: AppProcess) {
    guard settings.foregroundApp == process.name else { return }
    settings.foregroundApp = nil
    // ActivityKit: an activity in the transient style is there as long as its app is seen.
    apply(.transientEnd(appIdentifier: process.information.bundleIdentifier))
    notify(.foreground(appIdentifier: nil))
  }

  package func markAsEndedBySystem(_ process: AppProcess) {
    setEndedBySystem(true, process.information.bundleIdentifier)
  }

  func setEndedBySystem(_ isEnded: Bool, _ bundle: String) {
    var apps = Set(settings.appsEndedBySystem)
    if isEnded { apps.insert(bundle) } else { apps.remove(bundle) }
    _ = switches.change(\.appsEndedBySystem, to: apps.sorted())
  }

  // MARK: Suspension

  /// Whether apps are suspended seconds after they left the screen, as on a phone.
  public func setSuspension(_ isOn: Bool) {
    guard switches.change(\.suspendsApps, to: isOn) else { return }
    note(
      .setting(.suspension),
      isOn
        ? "suspension on: an app's code stops \(Int(BackgroundRuntime.shortest)) s after it left the screen, but for what "
          + "Apple lets run"
        : "suspension off: apps go on in the background without end, which no phone allows")
    for process in apps where process.isRunning {
      if !isOn, process.isSuspended { processes.resume(process) }
      processes.watchOvertime(of: process)
    }
    suspendDue(at: clock.now)
    settle()
  }

  /// When the next process is to be suspended.
  var nextSuspension: Date? {
    guard settings.suspendsApps else { return nil }
    return apps.compactMap { $0.isRunning && !$0.isSuspended ? $0.runsUntil : nil }.min()
  }

  /// Suspends every process whose time in the background is over.
  func suspendDue(at instant: Date) {
    guard settings.suspendsApps else { return }
    for process in apps where process.isRunning && !process.isSuspended {
      guard let end = process.runsUntil, end <= instant else { continue }
      processes.suspend(process)
      // The clock shows this instant only once nothing of the process can wake at it.
      journal.note(
        EventLog.Statement(
          .process(.suspended),
          "suspended: its time in the background is over; none of its code runs until it is opened or something wakes it",
          from: process.logSource), at: max(instant, clock.now))
    }
  }

  /// Shortens the time of processes that were woken for a background task which is done.
  func shortenTimeOfDoneTasks() {
    for process in apps where process.hasTask {
      let bundle = process.information.bundleIdentifier
      guard !background.running.contains(where: { $0.run.bundle == bundle }) else { continue }
      process.hasTask = false
      shortenTime(of: process)
    }
  }

  /// Says once that code ran which a phone would have suspended; not if what it ran for has woken the app meanwhile, as a
  /// push does that starts an activity.
  func tellOvertime(of process: AppProcess) {
    guard process.isRunning, !process.state.hasToldOvertime, let end = process.runsUntil, end < clock.now else {
      return
    }
    process.state.hasToldOvertime = true
    note(
      .process(.overtime), "its code runs where a phone would have suspended it; “device suspension on” does",
      from: process.logSource)
  }

  /// The work that a process was woken for is done: it is suspended seconds later.
  func shortenTime(of process: AppProcess) {
    guard let end = process.runsUntil, !process.hasTask else { return }
    process.runsUntil = min(end, clock.now.addingTimeInterval(BackgroundRuntime.shortest))
    processes.watchOvertime(of: process)
  }
}

extension Processes {
  /// Stops all code of a process; what becomes ready meanwhile waits.
  func suspend(_ process: AppProcess) {
    process.isSuspended = true
    process.executor?.suspend()
  }

  /// Lets a suspended process go on: first what waited, in its order, then whoever should have been woken meanwhile.
  func resume(_ process: AppProcess) {
    process.isSuspended = false
    process.executor?.resume()
    onBehalfOfPhone { services.clock.wakeOverdue() }
  }

  /// Lets a process run up to an instant, or without end while its app is in front; returns whether it was suspended.
  @discardableResult
  func grant(_ process: AppProcess, until end: Date?) -> Bool {
    guard process.isRunning else { return false }
    process.runsUntil = end
    watchOvertime(of: process)
    guard process.isSuspended else { return false }
    resume(process)
    return true
  }

  /// Where apps aren't suspended, the log says once that code runs which a phone would have suspended.
  func watchOvertime(of process: AppProcess) {
    guard let end = process.runsUntil, !settings.values.suspendsApps, !isResuming, !process.state.hasToldOvertime else {
      return process.executor?.watch(nil) ?? ()
    }
    let (name, inbox) = (process.name, services.inbox)
    process.executor?.watch(
      AppExecutor.Overtime(limit: end, clock: services.clock) { inbox.add(.overtime(app: name)) })
  }
}

/// The facts of a process that a restart of the program has to find again.
nonisolated struct StoredProcess: Hashable, Codable {
  var isSuspended = false
  /// Until when it may run; `nil` in front.
  var runsUntil: Date?
  /// Whether the log has said that it runs where a phone would have suspended it.
  var hasToldOvertime = false
}

extension StoredProcess {
  @MainActor init(_ process: AppProcess) {
    self.init(
      isSuspended: process.isSuspended, runsUntil: process.runsUntil, hasToldOvertime: process.state.hasToldOvertime)
  }
}
