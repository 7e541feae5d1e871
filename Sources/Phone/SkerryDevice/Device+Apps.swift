import FoundationEssentials
import SkerryActivities
import SkerryViews
import SkerryWidgets

/// What a person does with apps.
extension Device {
  /// Opens an app: unlocks the phone, starts the process if need be, brings it to the front.
  public func open(_ process: AppProcess) {
    if settings.isLocked { unlock() }
    if foregroundApp !== process {
      sendToBackground(foregroundApp)
      settings.foregroundApp = process.name
      settings.lastApp = process.name
      setForceQuit(process, false)
      process.state.isForeground = true
      notify(.foreground(appIdentifier: process.information.bundleIdentifier))
      launch(process)
      run(process) { await $0.scenePhaseChanged(to: .active) }
    }
    if let expansion,
      center.withRegistry({ $0.record(expansion.activityID)?.appIdentifier }) == process.information.bundleIdentifier
    {
      collapse()
    }
  }

  /// Goes to the home screen; the app in front stays in memory, in the background.
  public func goHome() {
    if settings.isLocked {
      unlock()
    } else if foregroundApp == nil {
      showPage(0)
    }
    sendToBackground(foregroundApp)
    settings.foregroundApp = nil
    notify(.foreground(appIdentifier: nil))
    settle()
  }

  func sendToBackground(_ process: AppProcess?) {
    guard let process else { return }
    // UIKit: an app resigns active before it is in the background; until then it may still request activities.
    run(process) { await $0.scenePhaseChanged(to: .inactive) }
    process.state.isForeground = false
    apply(.transientEnd(appIdentifier: process.information.bundleIdentifier))
    run(process) { await $0.scenePhaseChanged(to: .background) }
  }

  /// Ends an app's process: what it held in memory only is gone, its activities stay.
  public func kill(_ process: AppProcess) {
    guard process.isRunning else { return }
    if settings.foregroundApp == process.name {
      settings.foregroundApp = nil
      notify(.foreground(appIdentifier: nil))
    }
    end(process)
    setForceQuit(process, true)
    note(
      .process(.forceQuit), "killed: memory is lost; activities, files and App Groups stay", from: process.logSource)
    settle()
  }

  private func setForceQuit(_ process: AppProcess, _ isForceQuit: Bool) {
    if processes.setForceQuit(process, isForceQuit) { applyConditions() }
  }

  /// Performs an action of an app, in the foreground, and returns what went wrong, if anything did.
  @discardableResult
  public func perform(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) -> String? {
    open(process)
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
    if settings.isLocked { unlock() }
    note(.link(.opened), "link \(url.absoluteString)", from: process.logSource)
    open(process)
    process.mayPresentSheet = true
    run(process) { await $0.open(url) }
    return true
  }

  /// Presses a part of an activity's presentation.
  public func press(_ action: HitAction, of process: AppProcess) {
    switch action {
    case .link(let url): open(url: url.absoluteString)
    case .intent(let name, let place, let perform): run(intent: name, in: place, of: process, perform)
    case .closure(let body):
      processes.within(process, body)
      settle()
    }
  }

  /// Taps an activity outside of its links: opens its app with the presentation's `widgetURL`.
  public func tap(_ record: ActivityRecord, widgetURL: URL?) {
    guard let process = app(ofBundle: record.appIdentifier) else { return }
    if let widgetURL, open(url: widgetURL.absoluteString) { return }
    open(process)
    run(process) { await $0.open(nil) }
  }

  /// Clears a card from the lock screen.
  public func swipeAway(_ record: ActivityRecord) {
    apply(.swipe(id: record.id))
    settle()
  }

  // MARK: App Intents

  /// Runs an intent in the process it belongs to (AppIntents: Live Activity intents in the app's, plain ones in the
  /// widget extension's), whether the app runs or not. The Control Center runs them on a locked phone as well.
  func run(
    intent name: String, in place: IntentProcess, of process: AppProcess, whileLocked: Bool = false,
    _ perform: @escaping @Sendable () async throws -> Void
  ) {
    if settings.isLocked, !whileLocked {
      note(
        .intent(.waits), "intent \(name) waits for the phone to be unlocked: controls do nothing on a locked phone",
        level: .warning)
      return
    }
    let source = process.logSource
    switch place {
    case .widgetExtension:
      note(.intent(.performed), "intent \(name), in the widget extension", from: source)
      processes.runInWidgetExtension(of: process, perform)
      settle()
    case .app:
      note(.intent(.performed), "intent \(name)", from: source)
      launch(process)
      let state = process.state
      let wasForeground = state.isForeground
      // ActivityKit: a LiveActivityIntent may start activities although its app is in the background.
      state.isForeground = true
      run(process) { _ in try await perform() }
      state.isForeground = wasForeground
    case .appInFront:
      note(.intent(.performed), "intent \(name), which opens the app", from: source)
      open(process)
      run(process) { _ in try await perform() }
    }
  }

  /// Presses a link or a control of a widget.
  public func press(_ action: HitAction, in widget: PlacedWidget) {
    guard let process = app(named: widget.app) else { return }
    guard case .intent(let name, let place, let perform) = action else { return press(action, of: process) }
    let inbox = inbox
    run(intent: name, in: place, of: process) {
      // WidgetKit: the timeline is reloaded after perform(), whatever came of it.
      defer { inbox.add(.intentPerformed(widget)) }
      try await perform()
    }
  }

  /// Taps a widget outside of its links and controls: opens its app with the `widgetURL`.
  public func tap(_ widget: PlacedWidget, widgetURL: URL?) {
    if let widgetURL, open(url: widgetURL.absoluteString) { return }
    if let process = app(named: widget.app) { open(process) }
  }

  /// Presses a control: runs its intent, then asks its provider again.
  public func press(_ control: PlacedControl) {
    guard let process = app(named: control.app) else { return }
    guard control.state.isEnabled else {
      return note(
        .intent(.controlDisabled), "control \(control.title) is disabled", from: process.logSource, level: .warning)
    }
    guard case .intent(let name, let place, let perform) = control.state.action else { return }
    let (inbox, bundle, kind) = (inbox, process.information.bundleIdentifier, control.kind)
    run(intent: name, in: place, of: process, whileLocked: true) {
      defer { inbox.add(.reloadControls(bundle: bundle, kind: kind)) }
      try await perform()
    }
  }
}
