import FoundationEssentials
import SkerryActivities
import SkerryNotifications

/// The phone's deeds with processes, and their effects.
extension Device: AppRunner {
  /// Starts an app's process if it does not run, and lets it go on if it is suspended.
  package func launch(_ process: AppProcess) { launch(process, until: nil) }

  /// Gives a process time in the background, starting it if need be.
  func launch(_ process: AppProcess, for runtime: BackgroundRuntime) {
    if runtime == .task { process.hasTask = true }
    guard !process.state.isForeground else { return launch(process, until: nil) }
    let end = clock.now.addingTimeInterval(runtime.seconds)
    launch(process, until: max(process.runsUntil ?? end, end))
  }

  /// - Parameters:
  ///   - end: until when the process may run; `nil` in front.
  ///   - isSuspended: whether nothing of it runs before something lets it go on.
  func launch(_ process: AppProcess, until end: Date?, isSuspended: Bool = false) {
    let isNew = processes.start(process)
    if processes.grant(process, until: end) {
      note(.process(.resumed), "resumed: what waited while it was suspended runs now", from: process.logSource)
    }
    guard isNew else { return }
    setEndedBySystem(false, process.information.bundleIdentifier)
    if isSuspended { processes.suspend(process) }
    if !processes.isResuming { noteLaunch(of: process) }
    // ActivityKit: with the first launch the app has a push-to-start token, before any activity.
    for type in process.widgets.activities.keys.sorted() {
      apply(.attributesTypeSeen(appIdentifier: process.information.bundleIdentifier, attributesType: type))
    }
    run(process) { await $0.launch() }
  }

  private func noteLaunch(of process: AppProcess) {
    guard settings.needsPasscode else { return note(.process(.launched), "launched", from: process.logSource) }
    note(
      .process(.launched),
      "launched before the first unlock since the restart: an iPhone keeps files and UserDefaults encrypted until then, "
        + "here they can be read",
      from: process.logSource, level: .warning)
  }

  /// Runs a piece of app code in the app's process; what it throws is told in the log and in the dialog it came from.
  package func run(_ process: AppProcess, _ body: @escaping @Sendable (any SimulatedApp) async throws -> Void) {
    guard process.isRunning else { return }
    processes.run(process, body)
    settle()
  }

  /// Ends an app's process: what it held in memory is gone, and none of its code runs again.
  func end(_ process: AppProcess) {
    guard process.isRunning else { return }
    closeSheet(of: process, because: "the app's process has ended")
    backgroundRunner.endTasks(of: process)
    processes.end(process)
  }

  /// Gives an app runtime in the background: it can read its new activity and send tokens to its server.
  func wake(_ process: AppProcess?, for runtime: BackgroundRuntime, because reason: String) {
    guard let process else { return }
    guard !process.isRunning else {
      if process.isSuspended { note(.process(.woken), "woken in the background: \(reason)", from: process.logSource) }
      return launch(process, for: runtime)
    }
    let source = process.logSource
    guard !settings.forceQuitApps.contains(process.information.bundleIdentifier) else {
      note(
        .process(.notWoken),
        "not woken, although \(reason): the person force-quit the app; it runs again when it is opened", from: source,
        level: .warning)
      return
    }
    note(.process(.woken), "woken in the background: \(reason)", from: source)
    launch(process, for: runtime)
  }

  // MARK: On behalf of the phone

  /// Lets something happen to the activities.
  @discardableResult
  func apply(_ event: RegistryEvent) -> [RegistryEffect] { processes.onBehalfOfPhone { center.apply(event) } }

  /// Lets something happen to notifications.
  func notify(_ event: NotificationEvent) { processes.onBehalfOfPhone { _ = notifications.apply(event) } }

  func touch() { journal.touch() }
}
