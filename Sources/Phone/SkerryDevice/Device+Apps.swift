import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews
import SkerryWidgets

/// A person's deeds with apps.
extension Device {
  /// Opens an app: unlocks the phone, starts the process if need be, brings it to the front.
  public func open(_ process: AppProcess) {
    unlock(to: process)
    collapseForAnotherTouch()
    if foregroundApp !== process {
      sendToBackground(foregroundApp, because: "\(process.information.displayName) came to the front")
      settings.foregroundApp = process.name
      settings.lastApp = process.name
      setForceQuit(process, false)
      process.state.isForeground = true
      notify(.foreground(appIdentifier: process.information.bundleIdentifier))
      launch(process)
      run(process) { await $0.scenePhaseChanged(to: .active) }
    }
    takeOffActivities(of: process)
  }

  /// Nothing is shown above an app about its own activities: neither the expanded island nor a banner.
  private func takeOffActivities(of process: AppProcess) {
    for id in Set([expansion, banner].compactMap { $0?.activityID }) {
      guard let record = center.withRegistry({ $0.record(id) }), !record.isLiveTransient,
        record.appIdentifier == process.information.bundleIdentifier
      else { continue }
      overlay.takeOff(id)
      touch()
    }
  }

  /// The actions of an app once it is opened, found out on a phone of its own: here nothing happens.
  ///
  /// For an app that runs it is what it offers now.
  package func actions(afterOpening process: AppProcess) -> [AppAction] {
    if process.isRunning { return process.screen?.actions ?? [] }
    let trial = Device(
      apps: apps.map(\.installed), files: OverlayStore(storage.files), folders: ReadingFolders(folders), now: now)
    guard let other = trial.app(named: process.name) else { return [] }
    trial.open(other)
    trial.settle()
    return other.screen?.actions ?? []
  }

  /// Goes to the home screen; the app in front stays in memory, in the background.
  public func goHome() {
    if settings.isLocked {
      // The app that was in front isn't seen on the way, nor what it would do there.
      settings.foregroundApp = nil
      notify(.foreground(appIdentifier: nil))
      unlock()
    } else if foregroundApp == nil {
      showPage(0)
    }
    collapseForAnotherTouch()
    sendToBackground(foregroundApp, because: "the home screen came to the front")
    settings.foregroundApp = nil
    notify(.foreground(appIdentifier: nil))
    settle()
  }

  /// Takes an app off the screen; a sheet in front of it is closed, and the log says why.
  ///
  /// - Parameters:
  ///   - process: the app; nothing happens without one.
  ///   - cause: what brought it about.
  ///   - event: what the notifications hear before the app's code runs, which is in front no more.
  func sendToBackground(
    _ process: AppProcess?, because cause: String, telling event: NotificationEvent = .foreground(appIdentifier: nil)
  ) {
    guard let process else { return }
    closeSheet(of: process, because: cause)
    process.mayPresentSheet = false
    // UIKit: an app resigns active before it is in the background; until then it may still request activities.
    run(process) { await $0.scenePhaseChanged(to: .inactive) }
    process.state.isForeground = false
    notify(event)
    apply(.transientEnd(appIdentifier: process.information.bundleIdentifier))
    run(process) { await $0.scenePhaseChanged(to: .background) }
    processes.grant(process, until: clock.now.addingTimeInterval(BackgroundRuntime.leaving.seconds))
  }

  /// Removes an app from the app switcher: what its process held in memory only is gone, its activities stay.
  ///
  /// An app that the system has ended is still in the switcher, so it can be force-quit as well.
  public func kill(_ process: AppProcess) {
    let phase = phase(of: process)
    guard process.isRunning || phase == .endedBySystem else { return }
    collapseForAnotherTouch()
    // UIKit: in the app switcher an app is inactive, and in the background before its process ends.
    if phase == .foreground { sendToBackground(process, because: "the app's process has ended") }
    takeOffScreen(process)
    end(process)
    setEndedBySystem(false, process.information.bundleIdentifier)
    setForceQuit(process, true)
    note(
      .process(.forceQuit),
      phase == .endedBySystem
        ? "force-quit: the system had ended it, and now it is not launched in the background either"
        : "killed: memory is lost; activities, files and App Groups stay", from: process.logSource)
    settle()
  }

  private func setForceQuit(_ process: AppProcess, _ isForceQuit: Bool) {
    if processes.setForceQuit(process, isForceQuit) { applyConditions() }
  }

  /// Performs an action of an app, in the foreground unless it stays where it is, and returns what went wrong, if anything
  /// did.
  @discardableResult
  public func perform(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) -> String? {
    // The actions of a process end with it: its code must not write any more, whoever still holds it.
    if let number = action.process, number != process.number {
      let problem = "\(process.information.displayName) has ended since it offered “\(action.title)”; nothing was done."
      note(
        .app(.tooLate), "action “\(action.title)” not done: the process that offered it has ended",
        from: process.logSource, level: .warning)
      settle()
      return problem
    }
    if action.staysInBackground, process.isRunning {
      wake(process, for: .push, because: "“\(action.title)” was asked for")
    } else {
      open(process)
    }
    _ = process.state.takeProblem()
    let perform = action.perform
    run(process) { _ in try await perform(form) }
    return process.state.takeProblem()
  }

  /// Shows an app's sample activity; what `skerry render` does without a tape.
  public func startSample(of process: AppProcess) {
    open(process)
    run(process) { await $0.startSample() }
  }

  /// Starts what a preview of a widget extension shows, in one of its states, from 0; what is not an activity starts
  /// nothing.
  public func start(_ preview: AppPreview, state: Int, of process: AppProcess) {
    guard case .activity(let activity) = preview.preview.content else { return }
    let values = activity.values
    process.widgets.prefer(activity.widget)
    open(process)
    run(process) { try await ($0 as? BundleApp)?.start(values, state: state) }
  }

  /// Begins an app's background task now, whatever holds it, as Xcode's debugger does
  /// (`_simulateLaunchForTaskWithIdentifier:`).
  public func simulateBackgroundTask(of process: AppProcess) { backgroundRunner.simulate(of: process, by: self) }

  // MARK: Deep links

  /// Opens a URL in the app that registered its scheme and returns whether there was one.
  @discardableResult
  public func open(url text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
      note(.link(.malformed), "link ignored: “\(text)” is not a URL", level: .warning)
      return false
    }
    let owner =
      apps.first { $0.information.urlSchemes.contains(scheme) } ?? apps.first { $0.information.isUnconfigured }
    guard let process = owner else {
      let known = apps.flatMap(\.information.urlSchemes).map { $0 + "://" }.joined(separator: ", ")
      note(
        .link(.unknownScheme), "link ignored: no app registered \(scheme)://; known are \(known)", level: .warning)
      return false
    }
    let name = "link \(url.absoluteString)"
    authenticated(name, from: process.logSource, kind: .link(.waits), opens: process) { device in
      device.unlock(to: process)
      device.note(.link(.opened), name, from: process.logSource)
      device.deliver(to: process, because: "the app got a link") { await $0.open(url) }
    }
    return true
  }

  /// Opens an app for something it is to show, such as a link: a sheet in front of it makes room, and the app may
  /// present another.
  func deliver(
    to process: AppProcess, because cause: String, _ body: @escaping @Sendable (any SimulatedApp) async throws -> Void
  ) {
    open(process)
    closeSheet(of: process, because: cause)
    _ = process.state.takeWantedSheet()
    process.mayPresentSheet = true
    run(process, body)
  }

  /// Presses a part of an activity's presentation.
  ///
  /// - Parameters:
  ///   - action: what the part does.
  ///   - process: whose activity it is.
  ///   - widgetURL: what a tap beside it opens; where the system is too old for buttons, a tap on one is such a tap.
  public func press(_ action: HitAction, of process: AppProcess, widgetURL: URL? = nil) {
    switch action {
    case .intent(let name, _, _, _) where !settings.has(.interactivity):
      tellOldSystem(of: name, process)
      if let widgetURL, open(url: widgetURL.absoluteString) { return }
      tapped(process)
    case .link(let url): open(url: url.absoluteString)
    case .intent(let name, let place, let authentication, let perform):
      run(intent: name, in: place, authentication, of: process, perform)
    case .closure(let body):
      guard process.isRunning else {
        return note(
          .app(.tooLate), "press ignored: the process that showed it has ended", from: process.logSource,
          level: .warning)
      }
      processes.within(process, body)
      settle()
    }
  }

  /// Taps an activity outside of its links: opens its app with the presentation's `widgetURL`.
  public func tap(_ record: ActivityRecord, widgetURL: URL?) {
    if let reason = refusalOfTouch(record) { return ignore("tap", on: record, because: reason) }
    guard let process = app(ofBundle: record.appIdentifier) else { return }
    if let widgetURL, open(url: widgetURL.absoluteString) { return }
    tapped(process)
  }

  /// A tap on an activity that has no link: the app opens.
  private func tapped(_ process: AppProcess) {
    authenticated("the tap on an activity", from: process.logSource, kind: .screen(.waits), opens: process) { device in
      device.deliver(to: process, because: "its activity was tapped") { await $0.open(nil) }
    }
  }

  private func tellOldSystem(of intent: String, _ process: AppProcess) {
    note(
      .intent(.unsupported),
      "intent \(intent) does not run: \(SystemFeature.interactivity.name) need iOS \(SystemFeature.interactivity.since), and "
        + "this is \(settings.systemVersion); the tap opens the app, as beside the button",
      from: process.logSource, level: .warning)
  }

  /// Clears a card from the lock screen.
  public func swipeAway(_ record: ActivityRecord) {
    if let reason = refusalOfTouch(record) { return ignore("swipe", on: record, because: reason) }
    lightUp()
    apply(.swipe(id: record.id))
    settle()
  }

  // MARK: App Intents

  /// Runs an intent in the process it belongs to (AppIntents: Live Activity intents in the app's, plain ones in the
  /// widget extension's), whether the app runs or not.
  ///
  /// On a locked phone that doesn't know who is there all of them wait for the person. Apple's documents disagree there:
  /// buttons “are inactive until the person unlocks”, and `.alwaysAllowed` runs “also while locked”; a switch lets the
  /// policy decide, but for what opens the app.
  func run(
    intent name: String, in place: IntentProcess, _ authentication: IntentAuthentication, of process: AppProcess,
    _ perform: @escaping @Sendable () async throws -> Void
  ) {
    let source = process.logSource
    // Before the first unlock the files of app and extension are encrypted, so nothing is to be gained by running it; a
    // guess as well.
    if authentication == .none, place != .appInFront, !settings.needsPasscode, settings.runsAllowedIntentsWhileLocked {
      lightUp()
      if !settings.isAuthenticated {
        note(
          .intent(.guessed),
          "intent \(name) runs although the phone is locked and knows nobody: its authenticationPolicy is alwaysAllowed; "
            + "whether an iPhone does so is a guess, Apple's documents disagree",
          from: source)
      }
      return self.perform(intent: name, in: place, of: process, perform)
    }
    let opened = place == .appInFront ? process : nil
    authenticated("intent \(name)", from: source, kind: .intent(.waits), opens: opened) { device in
      device.perform(intent: name, in: place, of: process, perform)
    }
  }

  private func perform(
    intent name: String, in place: IntentProcess, of process: AppProcess,
    _ perform: @escaping @Sendable () async throws -> Void
  ) {
    let source = process.logSource
    switch place {
    case .widgetExtension:
      note(.intent(.performed), "intent \(name), in the widget extension", from: source)
      processes.runInWidgetExtension(of: process, perform)
      settle()
    case .app:
      note(.intent(.performed), "intent \(name)", from: source)
      launch(process, for: .intent)
      let (state, inbox, app) = (process.state, inbox, process.name)
      // ActivityKit: a LiveActivityIntent may start activities although its app is in the background.
      state.countIntent(1)
      run(process) { _ in
        defer {
          state.countIntent(-1)
          inbox.add(.workDone(app: app))
        }
        try await perform()
      }
    case .appInFront:
      note(.intent(.performed), "intent \(name), which opens the app", from: source)
      open(process)
      run(process) { _ in try await perform() }
    }
  }

  /// Presses a link or a control of a widget.
  public func press(_ action: HitAction, in widget: PlacedWidget) {
    guard let process = app(named: widget.app) else { return }
    guard case .intent(let name, let place, let authentication, let perform) = action else {
      return press(action, of: process)
    }
    guard settings.has(.interactivity) else {
      tellOldSystem(of: name, process)
      return tap(widget, widgetURL: nil)
    }
    let inbox = inbox
    run(intent: name, in: place, authentication, of: process) {
      // WidgetKit: the timeline is reloaded after perform(), whatever came of it.
      defer { inbox.add(.intentPerformed(widget)) }
      try await PressedWidget.$current.withValue(widget) { try await perform() }
    }
  }

  /// Taps a widget outside of its links and controls: opens its app with the `widgetURL`.
  public func tap(_ widget: PlacedWidget, widgetURL: URL?) {
    if let widgetURL, open(url: widgetURL.absoluteString) { return }
    guard let process = app(named: widget.app) else { return }
    authenticated("the tap on a widget", from: process.logSource, kind: .screen(.waits), opens: process) { device in
      device.open(process)
    }
  }

  /// Presses a control: runs its intent, then asks its provider again.
  public func press(_ control: PlacedControl) {
    guard let process = app(named: control.app) else { return }
    guard control.state.isEnabled else {
      return note(
        .intent(.controlDisabled), "control \(control.title) is disabled", from: process.logSource, level: .warning)
    }
    guard case .intent(let name, let place, let authentication, let perform) = control.state.action else { return }
    let (inbox, bundle, kind) = (inbox, process.information.bundleIdentifier, control.kind)
    run(intent: name, in: place, authentication, of: process) {
      defer { inbox.add(.reloadControls(bundle: bundle, kind: kind)) }
      try await perform()
    }
  }
}
