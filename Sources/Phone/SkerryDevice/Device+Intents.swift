import FoundationEssentials
import SkerryActivities
import SkerryViews
import SkerryWidgets

/// App Intents behind buttons and toggles.
extension Device {
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
      runInExtension(of: process, perform)
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
}
