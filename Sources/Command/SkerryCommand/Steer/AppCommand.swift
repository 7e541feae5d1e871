import ArgumentParser
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// `skerry app`: what a person does with an app.
struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Open an app, kill it, or do one of its actions.",
    discussion: """
      Without arguments it lists the apps, with a name alone what one shows and what can be done with it now. An action takes its fields as name=value; what is left out has \
      the value that the app's sheet shows first. kill is what a person does in the app switcher, terminate what the system does when memory is short: pushes \
      and background tasks launch a terminated app again, a killed one only once it was opened.

      Examples:
        \(Skerry.programName) app
        \(Skerry.programName) app \(Skerry.exampleApp)
        \(Skerry.programName) app \(Skerry.exampleApp) open
        \(Skerry.programName) \(StepWord.app.example)
        \(Skerry.programName) app \(Skerry.exampleApp) kill
        \(Skerry.programName) app \(Skerry.exampleApp) terminate

      Exit codes: 0 when it is done, 1 when the phone refused, 2 for bad input.
      """)

  @Argument(
    help: ArgumentHelp("The app: \(Skerry.appNames.joined(separator: ", ")).", valueName: "app"),
    completion: .list(Skerry.appNames))
  var name: String?

  @Argument(
    help: ArgumentHelp("open, kill, terminate, home, or an action.", valueName: "what"),
    completion: .custom { words, _, _ in Completions.appDeeds(after: words) })
  var deed: String?

  @Argument(
    help: ArgumentHelp("What the action's sheet asks for.", valueName: "field=value"),
    completion: .custom { words, _, _ in Completions.fields(after: words) })
  var fields: [String] = []

  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    guard let name else { return try MainActor.assumeIsolated { try showAll() } }
    guard Skerry.appNames.contains(name) else { throw CommandFailure.noSuch("app", name, known: Skerry.appNames) }
    guard let deed else { return try MainActor.assumeIsolated { try show(name) } }
    let step = Step.app(name: name, try appDeed(deed))
    try MainActor.assumeIsolated { try Steering(finder: place.finder, isJSON: json).perform(step) }
  }

  private func appDeed(_ word: String) throws -> Step.AppDeed {
    let simple: [String: Step.AppDeed] = [
      "open": .open, "kill": .kill, "terminate": .terminate, "home": .home,
    ]
    if let deed = simple[word] {
      guard fields.isEmpty else { throw CommandFailure("\(word) takes no fields.") }
      return deed
    }
    return .action(
      id: word,
      try fields.map { field in
        guard let equals = field.firstIndex(of: "="), equals > field.startIndex else {
          throw CommandFailure("“\(CellText(field).prefix(columns: 60))” is not written as name=value.")
        }
        return Step.Field(String(field[..<equals]), String(field[field.index(after: equals)...]))
      })
  }

  @MainActor private func state() throws -> StateReport {
    try place.finder.read { try $0.get(StateReport.self, from: "/state") }
  }

  @MainActor private func showAll() throws {
    let apps = try state().apps
    if json { return try StandardStream.output.write(HarmlessJSON.text(apps, true) + "\n") }
    let widest = apps.map(\.name.count).max() ?? 0
    let lines = apps.map { app in
      "\(app.name)\(String(repeating: " ", count: widest - app.name.count))  \(app.displayName), \(Self.place(of: app))"
    }
    try StandardStream.output.write(lines.map { CellText($0).description + "\n" }.joined())
  }

  private static func place(of app: StateReport.App) -> String {
    switch app.phase {
    case .foreground: "in front"
    case .background: "in the background"
    default: app.phase.title
    }
  }

  @MainActor private func show(_ name: String) throws {
    let state = try state()
    guard let app = state.apps.first(where: { $0.name == name }) else {
      throw CommandFailure.noSuch("app", name, known: state.apps.map(\.name))
    }
    if json { return try StandardStream.output.write(HarmlessJSON.text(app, true) + "\n") }
    var lines = ["\(app.displayName), \(app.bundleIdentifier), \(Self.place(of: app))"] + app.screen.map { "  │ " + $0 }
    for action in app.actions {
      lines.append("  \(action.id)  \(action.title)")
      for field in action.fields {
        let now = field.value.isEmpty ? "" : ", now \(field.value)"
        lines.append("    \(field.id)=  \(field.label): \(field.takes)\(now)\(field.isRequired ? ", needed" : "")")
      }
    }
    if app.actions.isEmpty {
      lines.append("  Its actions are known once it runs: \(Skerry.programName) app \(name) open.")
    }
    try StandardStream.output.write(lines.map { CellText($0).description + "\n" }.joined())
  }
}
