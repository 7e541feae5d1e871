import ArgumentParser
import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens
import SkerryServer
import SkerrySteps

/// `skerry list`: what can be named on the command line, and what is on the phone now.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what can be named on the command line, or the phone's activities, tokens and processes.",
    discussion: """
      Without flags it lists apps, surfaces and models, a widget extension's previews with their states, and says \
      whether the phone runs.

      Examples:
        \(Skerry.programName) list
        \(Skerry.programName) list --json
        \(Skerry.programName) list --activities
        \(Skerry.programName) list --tokens --json
        \(Skerry.programName) list --processes
      """)

  @Flag(help: "List the activities that are on the phone.")
  var activities = false

  @Flag(help: "List the push tokens, as servers know them.")
  var tokens = false

  @Flag(help: "List where each app's process is in its life: foreground, background, suspended, ended.")
  var processes = false

  @OptionGroup var place: StateOption

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    if activities || tokens || processes { return try MainActor.assumeIsolated { try listPhone() } }
    var inventory = Inventory(apps: Skerry.installedApps.withLock { $0 })
    if let path = try? StateFolder.path(place.state) {
      inventory.phone = PhoneRunning(PhoneHolder(of: path), folder: path)
    }
    try StandardStream.output.write(json ? inventory.json : inventory.text)
  }

  @MainActor private func listPhone() throws {
    let listing = try PhoneFinder(place.state).read { phone in
      PhoneListing(
        activities: activities ? try phone.get([ActivityReport].self, from: "/activities") : nil,
        tokens: tokens ? try phone.get([TokenReport].self, from: "/tokens") : nil,
        processes: processes
          ? try phone.get(StateReport.self, from: "/state").apps.map { .init(app: $0.name, phase: $0.phase) } : nil)
    }
    try StandardStream.output.write(json ? HarmlessJSON.text(listing, true) + "\n" : listing.text)
  }
}

/// The apps, activities and widgets of a phone.
nonisolated struct Inventory: Codable, Hashable {
  struct App: Codable, Hashable {
    var name: String
    var displayName: String
    var bundleIdentifier: String
    var summary: String
    var urlSchemes: [String]
    var appGroups: [String]
  }

  struct Model: Codable, Hashable {
    var name: String
    var displayName: String
    var hasIsland: Bool
    /// Width of the screen in cells.
    var columns: Int
  }

  struct Preview: Codable, Hashable {
    var number: Int
    var name: String
    /// The preview's content, in a few words.
    var summary: String
    /// File and line.
    var place: String
    /// The names of its states on the command line, or their numbers.
    var states: [String]
  }

  var apps: [App]
  var surfaces: [String]
  var models: [Model]
  /// Those of a widget extension; `nil` if none is installed.
  var previews: [Preview]?
  /// Where the phone runs, where there is a place for its state.
  var phone: PhoneRunning?

  init(apps: [InstalledApp]) {
    let all = apps.flatMap(\.previews).map { preview in
      Preview(
        number: preview.number, name: preview.title, summary: preview.summary, place: preview.place,
        states: preview.stateNames.indices.map(preview.name(ofState:)))
    }
    previews = all.isEmpty ? nil : all
    self.apps = apps.map(\.information).map {
      App(
        name: $0.name, displayName: $0.displayName, bundleIdentifier: $0.bundleIdentifier, summary: $0.summary,
        urlSchemes: $0.urlSchemes, appGroups: $0.appGroups)
    }
    surfaces = Surface.allCases.map(\.rawValue)
    models = DeviceModel.all.map {
      Model(name: $0.id, displayName: $0.name, hasIsland: $0.hasIsland, columns: $0.columns)
    }
  }

  var json: String { HarmlessJSON.text(self, true) + "\n" }

  var text: String {
    let apps = apps.map { app in
      (app.name, ([app.summary] + app.urlSchemes.map { "\($0)://" }).joined(separator: "  "))
    }
    let models = models.map { model in
      (
        model.name,
        "\(model.displayName), \(model.columns) cells wide, \(model.hasIsland ? "with" : "without") an island"
      )
    }
    return "Apps\n" + Self.table(apps) + (previews.map { "\nPreviews\n" + Self.table($0.flatMap(Self.rows)) } ?? "")
      + "\nSurfaces\n" + surfaces.map { "  \($0)\n" }.joined() + "\nModels\n"
      + Self.table(models) + (phone.map { "\nPhone\n  \(CellText($0.sentence))\n" } ?? "")
  }

  /// A preview, and below it its states, if they have names.
  private static func rows(_ preview: Preview) -> [(String, String)] {
    let isNamed = preview.states.enumerated().contains { "\($0 + 1)" != $1 }
    let count = preview.states.count == 1 ? "" : "  \(preview.states.count) states"
    let states = preview.states.enumerated().map { index, name in
      ("  \(preview.number).\(index + 1)", "\(index + 1)" == name ? "" : name)
    }
    return [("\(preview.number)", "\(preview.name)  \(preview.summary)\(count)  \(preview.place)")]
      + (isNamed ? states : [])
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let cells = rows.map { (CellText($0.0), CellText($0.1)) }
    let width = cells.map(\.0.width).max() ?? 0
    return cells.map { row in
      "  \(row.0)\(String(repeating: " ", count: width - row.0.width + 2))\(row.1)\n"
    }.joined()
  }
}
