import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens

/// The phone as `GET /state`, `skerry device`, `skerry app` and `skerry time` tell of it.
nonisolated struct StateReport: Codable, Hashable, Sendable {
  struct Control: Codable, Hashable, Sendable {
    var name: String
    var title: String
    var section: String
    var help: String
    /// `phone`, `phone or app`, or `app`.
    var scope: String
    /// What it takes, such as `on, off`; empty for a button.
    var takes: String
    /// What it says for the whole phone.
    var value: String
    /// What it says for each app that differs from the phone, by the app's name.
    var appValues: [String: String]
  }

  struct Field: Codable, Hashable, Sendable {
    var id: String
    var label: String
    var takes: String
    var value: String
    var isRequired: Bool
  }

  struct Action: Codable, Hashable, Sendable {
    var id: String
    var title: String
    var isDestructive: Bool
    var fields: [Field]
  }

  struct App: Codable, Hashable, Sendable {
    var name: String
    var displayName: String
    var bundleIdentifier: String
    var isRunning: Bool
    var isForeground: Bool
    /// What its screen shows, as rows of text; none while it does not run.
    var screen: [String]
    /// What can be done with it now; none while it does not run.
    var actions: [Action]
  }

  /// The phone's time, in UTC.
  var instant: String
  /// Virtual seconds per real second; 0 while it stands still.
  var speed: Double
  /// When something happens by itself next.
  var nextEvent: String?
  var controls: [Control]
  var apps: [App]

  @MainActor init(_ dashboard: Dashboard) {
    let device = dashboard.device
    instant = ActivityReport.text(device.now)
    speed = dashboard.time.rate
    nextEvent = device.nextDeadline.map(ActivityReport.text)
    controls = DeviceControl.all.map { Control($0, device) }
    apps = device.apps.map { process in
      App(
        name: process.name, displayName: process.information.displayName,
        bundleIdentifier: process.information.bundleIdentifier, isRunning: process.isRunning,
        isForeground: device.foregroundApp === process, screen: process.isRunning ? Self.rows(process, device) : [],
        actions: process.isRunning ? (process.screen?.actions ?? []).map(Action.init) : [])
    }
  }
}

extension StateReport {
  @MainActor private static func rows(_ process: AppProcess, _ device: Device) -> [String] {
    device.appPicture(of: process, room: CellSize(columns: 60, rows: 40), ground: RGB(hex: 0)).grid.plainText()
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}

nonisolated extension StateReport.Control {
  @MainActor init(_ control: DeviceControl, _ device: Device) {
    name = control.name
    title = control.title
    section = control.section.rawValue
    help = control.help
    takes = control.takes
    value = control.scope == .app ? "" : device.value(of: control)
    switch control.scope {
    case .phone: scope = "phone"
    case .phoneOrApp: scope = "phone or app"
    case .app: scope = "app"
    }
    appValues = [:]
    guard control.scope != .phone else { return }
    for process in device.apps {
      let own = device.value(of: control, for: process)
      if own != value, !own.isEmpty { appValues[process.name] = own }
    }
  }
}

nonisolated extension DeviceControl {
  /// What it takes, in words.
  var takes: String {
    switch kind {
    case .action: ""
    case .toggle, .choice: values.joined(separator: ", ")
    case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .text(let example): "such as \(example)"
    }
  }
}

nonisolated extension StateReport.Action {
  init(_ action: AppAction) {
    id = action.id
    title = action.title
    isDestructive = action.isDestructive
    fields = action.fields.map(StateReport.Field.init)
  }
}

nonisolated extension StateReport.Field {
  init(_ field: AppField) {
    id = field.id
    label = field.label
    value = field.initialValue
    isRequired = field.isRequired
    switch field.kind {
    case .text(let limit): takes = "text of at most \(limit) characters\(field.hint.isEmpty ? "" : " (\(field.hint))")"
    case .number(let range): takes = "\(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): takes = words.joined(separator: ", ")
    case .toggle: takes = "yes, no"
    }
  }
}
