import SkerryViews
import SkerryWidgets

/// A control in the phone's Control Center, which has all that the installed apps offer.
public struct PlacedControl {
  /// The app's name on the command line.
  public let app: String
  public let kind: String
  /// What it is called.
  public let title: String
  /// What it says about its value, such as `Running`; empty for a button.
  public let value: String
  /// Whether a switch is on; `nil` for a button.
  public let isOn: Bool?
  let state: ControlState
}

extension Device {
  /// The controls of all apps, with what their providers said last.
  public var controls: [PlacedControl] { widgets.controls }

  /// Asks the providers of all controls, as after the phone was switched on.
  func loadControls() {
    widgets.controls = []
    for app in apps { loadControls(ofBundle: app.information.bundleIdentifier, kind: nil) }
  }

  /// Asks the providers of an app's controls: of a kind, or of all.
  func loadControls(ofBundle bundle: String, kind: String?) {
    guard let process = app(ofBundle: bundle) else { return }
    let (inbox, name) = (inbox, process.name)
    let handOver = LateArrival.HandOver { inbox.add(.widgetWork(app: name, $0)) }
    for control in process.widgets.controls where kind == nil || control.kind == kind {
      inExtension(of: process) {
        // What a provider asks for while it is asked would never come to an end.
        WidgetCenter.$handler.withValue(WidgetCenter.Handler { _ in }) {
          LateArrival.$handOver.withValue(handOver) {
            control.load { [weak self] in self?.take($0, of: control, in: process) }
          }
        }
      }
    }
  }

  private func take(_ state: ControlState, of control: ControlItem, in process: AppProcess) {
    let label = state.title(at: now)
    let placed = PlacedControl(
      app: process.name, kind: control.kind, title: control.displayName.isEmpty ? label : control.displayName,
      value: state.value(at: now), isOn: state.isOn, state: state)
    let order = apps.flatMap { app in app.widgets.controls.map { (app.name, $0.kind) } }
    var all = widgets.controls.filter { ($0.app, $0.kind) != (placed.app, placed.kind) } + [placed]
    all.sort { one, other in
      let places = [one, other].map { control in order.firstIndex { $0 == (control.app, control.kind) } ?? 0 }
      return places[0] < places[1]
    }
    widgets.controls = all
    touch()
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
