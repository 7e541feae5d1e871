import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps

/// The phone as `GET /state`, `skerry device`, `skerry app` and `skerry time` tell of it.
nonisolated package struct StateReport: Codable, Hashable, Sendable {
  package struct Control: Codable, Hashable, Sendable {
    package var name: String
    package var title: String
    package var section: String
    package var help: String
    /// `phone`, `phone or app`, or `app`.
    package var scope: String
    /// The values it takes, such as `on, off`; empty for a button.
    package var takes: String
    /// The value for the whole phone.
    package var value: String
    /// The value for each app that differs from the phone, by the app's name.
    package var appValues: [String: String]
  }

  package struct Field: Codable, Hashable, Sendable {
    package var id: String
    package var label: String
    package var takes: String
    package var value: String
    package var isRequired: Bool
  }

  package struct Action: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var isDestructive: Bool
    package var fields: [Field]
  }

  package struct App: Codable, Hashable, Sendable {
    package var name: String
    package var displayName: String
    package var bundleIdentifier: String
    package var isRunning: Bool
    package var isForeground: Bool
    /// Where its process is in its life.
    package var phase: ProcessPhase
    /// The rows of its screen, as text; none while it does not run.
    package var screen: [String]
    /// The actions it offers now; none while it does not run.
    package var actions: [Action]
  }

  /// The phone's time, in UTC.
  package var instant: String
  /// Virtual seconds per real second; 0 while it stands still.
  package var speed: Double
  /// When something happens by itself next.
  package var nextEvent: String?
  /// The name of that event, in a few words.
  package var nextEventName: String?
  package var controls: [Control]
  package var apps: [App]

  @MainActor package init(_ phone: PhoneOperator) {
    let device = phone.device
    instant = ActivityReport.text(device.now)
    speed = phone.time.rate
    let event = device.nextMajorEvent ?? device.nextEvent
    (nextEvent, nextEventName) = (event.map { ActivityReport.text($0.date) }, event?.name)
    controls = DeviceControl.all.map { Control($0, device) }
    apps = device.apps.map { process in
      App(
        name: process.name, displayName: process.information.displayName,
        bundleIdentifier: process.information.bundleIdentifier, isRunning: process.isRunning,
        isForeground: device.foregroundApp === process, phase: device.phase(of: process),
        screen: process.isRunning ? Self.rows(process, device) : [],
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
  @MainActor package init(_ control: DeviceControl, _ device: Device) {
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
  /// The values it takes, in words.
  package var takes: String {
    switch kind {
    case .action: ""
    case .toggle, .choice: values.joined(separator: ", ")
    case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .text(let example): "such as \(example)"
    }
  }
}

nonisolated extension StateReport.Action {
  package init(_ action: AppAction) {
    id = action.id
    title = action.title
    isDestructive = action.isDestructive
    fields = action.fields.map(StateReport.Field.init)
  }
}

nonisolated extension StateReport.Field {
  package init(_ field: AppField) {
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
