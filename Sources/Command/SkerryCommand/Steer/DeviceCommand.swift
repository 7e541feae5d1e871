import ArgumentParser
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryServer
import SkerrySteps

/// `skerry device`: the phone's switches.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Show or set the phone's switches: battery, screen, permissions and so on.",
    discussion: """
      Without arguments it lists all switches with what they say now; with a name alone one of them, or it presses a \
      button such as reboot.

      Examples:
        \(Skerry.programName) device
        \(Skerry.programName) device battery 4
        \(Skerry.programName) device screen locked
        \(Skerry.programName) device live-activities off --app \(Skerry.exampleApp)
        \(Skerry.programName) device reboot

      Exit codes: 0 when it is done, 1 when the phone refused, 2 for bad input.
      """)

  @Argument(
    help: ArgumentHelp("The switch, such as battery.", valueName: "name"),
    completion: .list(DeviceControl.all.map(\.name)))
  var name: String?

  @Argument(
    help: ArgumentHelp("What it is set to, such as 4 or off.", valueName: "value"),
    completion: .custom { words, _, _ in Completions.deviceValues(after: words) })
  var value: String?

  @Option(
    help: ArgumentHelp("The app it is set for: \(Skerry.appNames.joined(separator: ", ")).", valueName: "app"),
    completion: .list(Skerry.appNames))
  var app: String?

  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    if let app, !Skerry.appNames.contains(app) { throw CommandFailure.noSuch("app", app, known: Skerry.appNames) }
    try MainActor.assumeIsolated {
      guard let name else { return try show(nil) }
      guard let control = DeviceControl.named(name) else {
        throw CommandFailure.noSuch(
          "switch", name, known: DeviceControl.all.map(\.name), listing: "\(Skerry.programName) device")
      }
      if value == nil, control.kind != .action { return try show(control) }
      if control.scope == .phone, app != nil {
        throw CommandFailure("\(name) is set for the whole phone; leave --app out.")
      }
      if control.scope == .app, app == nil {
        throw CommandFailure("\(name) is set for an app; name one with --app.")
      }
      if control.kind == .action, value != nil { throw CommandFailure("\(name) takes no value.") }
      try Steering(finder: place.finder, isJSON: json).perform(Step.device(name: name, value: value ?? "", app: app))
    }
  }

  @MainActor private func show(_ control: DeviceControl?) throws {
    let state = try place.finder.read { try $0.get(StateReport.self, from: "/state") }
    let controls = state.controls.filter { control == nil || $0.name == control?.name }
    if json { return try StandardStream.output.write(HarmlessJSON.text(controls, true) + "\n") }
    try StandardStream.output.write(control == nil ? Self.table(controls, app) : Self.details(controls, app))
  }

  private static func table(_ controls: [StateReport.Control], _ app: String?) -> String {
    let names = controls.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for section in DeviceControl.Section.allCases {
      let rows = controls.filter { $0.section == section.rawValue }
      if rows.isEmpty { continue }
      lines += (lines.isEmpty ? [] : [""]) + [section.rawValue]
      for row in rows {
        let values = CellText(shown(row, app)).wrapped(columns: 74 - names)
        for (index, value) in values.enumerated() {
          lines.append("  \(padded(index == 0 ? row.name : "", names))  \(value)")
        }
        lines += CellText(row.help).wrapped(columns: 74).map { "      \($0)" }
      }
    }
    return lines.map { CellText($0).description + "\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The value for an app if one is named, else the phone's, and those of apps that differ.
  private static func shown(_ control: StateReport.Control, _ app: String?) -> String {
    if let app, control.scope != "phone" { return control.appValues[app] ?? control.value }
    let apps = Dictionary(grouping: control.appValues.keys.sorted()) { control.appValues[$0] ?? "" }
    // A value that holds for every app is said once.
    let isAlike = apps.count == 1 && control.value.isEmpty
    let others = apps.sorted { $0.value[0] < $1.value[0] }.map { value, names in
      isAlike ? value : "\(value) for \(names.joined(separator: ", "))"
    }
    return ([control.value] + others).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func details(_ controls: [StateReport.Control], _ app: String?) -> String {
    controls.flatMap { control in
      [shown(control, app), "  \(control.help)"] + (control.takes.isEmpty ? [] : ["  Takes \(control.takes)."])
    }.map { CellText($0).description + "\n" }.joined()
  }
}
