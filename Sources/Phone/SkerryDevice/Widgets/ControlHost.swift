import SkerryViews
import SkerryWidgets

/// A control in the phone's Control Center, which has all that the installed apps offer.
public struct PlacedControl {
  /// The app's name on the command line.
  public let app: String
  public let kind: String
  /// The control's name.
  public let title: String
  /// The words about its value, such as `Running`; empty for a button.
  public let value: String
  /// Whether a switch is on; `nil` for a button.
  public let isOn: Bool?
  let state: ControlState
}

/// The controls of all apps, with what their providers said last.
final class ControlHost {
  private(set) var controls: [PlacedControl] = []
  private let processes: Processes
  private let log: PhoneLog

  init(_ processes: Processes, log: PhoneLog) {
    self.processes = processes
    self.log = log
  }

  /// Asks the providers of all controls, as after the phone was switched on.
  func load() {
    controls = []
    for app in processes.apps { load(ofBundle: app.information.bundleIdentifier, kind: nil) }
  }

  /// Asks the providers of an app's controls: of a kind, or of all.
  func load(ofBundle bundle: String, kind: String?) {
    guard let process = processes.app(ofBundle: bundle) else { return }
    for control in process.widgets.controls where kind == nil || control.kind == kind {
      processes.askProvider(of: process) { [weak self] in
        control.load { self?.take($0, of: control, in: process) }
      }
    }
  }

  private func take(_ state: ControlState, of control: ControlItem, in process: AppProcess) {
    let now = processes.services.clock.now
    let label = state.title(at: now)
    let placed = PlacedControl(
      app: process.name, kind: control.kind, title: control.displayName.isEmpty ? label : control.displayName,
      value: state.value(at: now), isOn: state.isOn, state: state)
    let order = processes.apps.flatMap { app in app.widgets.controls.map { (app.name, $0.kind) } }
    var all = controls.filter { ($0.app, $0.kind) != (placed.app, placed.kind) } + [placed]
    all.sort { one, other in
      let places = [one, other].map { control in order.firstIndex { $0 == (control.app, control.kind) } ?? 0 }
      return places[0] < places[1]
    }
    controls = all
    log.touch()
  }
}
