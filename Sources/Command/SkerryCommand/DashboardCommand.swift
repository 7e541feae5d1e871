import ArgumentParser
import SkerryCells

/// `skerry`: the dashboard.
struct DashboardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dashboard", abstract: "Show the dashboard (the default).",
    discussion: """
      The phone keeps its state in $XDG_STATE_HOME/\(Skerry.ownName), which is \
      ~/.local/state/\(Skerry.ownName) if that is not set.

      Examples:
        \(Skerry.programName)
        \(Skerry.programName) --ephemeral --at 2026-01-31T09:41:00Z --paused
        \(Skerry.programName) --device iphone-se --colors 8
        \(Skerry.programName) --push start.json --push update.json
        \(Skerry.programName) --record session.tape

      While it runs, other programs reach it through the socket "control" in the state folder: \
      \(Skerry.programName) push and its sisters, and servers that speak to Apple's push service:
        curl --unix-socket ~/.local/state/\(Skerry.ownName)/control \\
          http://localhost/3/device/TOKEN -H apns-push-type:liveactivity \\
          -H apns-topic:BUNDLE.push-type.liveactivity -d @update.json
      """)

  @OptionGroup var session: SessionOptions
  @OptionGroup var storage: StorageOptions

  @Option(
    help: ArgumentHelp("Deliver a payload file at the start; may be given several times.", valueName: "file"),
    completion: .file(extensions: ["json", "apns"]))
  var push: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write down what happens as a tape that \(Skerry.programName) replay plays again; begins with a new phone.",
      valueName: "tape"),
    completion: .file(extensions: ["tape"]))
  var record: String?

  func run() throws {
    try MainActor.assumeIsolated {
      try DashboardSession(session, storage, pushing: push, recordingTo: record).run()
    }
  }
}

/// How a dashboard starts.
struct SessionOptions: ParsableArguments {
  @OptionGroup var phone: PhoneOptions
  @OptionGroup var colors: ColorOptions

  @Option(
    help: ArgumentHelp("Start at an instant, such as 2026-01-31T09:41:00Z, instead of now.", valueName: "instant"))
  var at: String?

  @Flag(help: "Start with virtual time standing still.")
  var paused = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var noMouse = false
}

/// Where the phone keeps its state.
struct StorageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder in which the phone keeps its state.", valueName: "folder"), completion: .directory)
  var state: String?

  @Flag(help: "Keep nothing: the phone starts new and is forgotten at the end.")
  var ephemeral = false

  nonisolated func check() throws {
    guard let state else { return }
    if ephemeral { throw CommandFailure("--state and --ephemeral exclude each other; leave one of them out.") }
    if state.isEmpty { throw CommandFailure("--state needs the path of a folder.") }
  }

  /// Keeps nothing.
  static var ephemeral: StorageOptions {
    var options = StorageOptions()
    options.state = nil
    options.ephemeral = true
    return options
  }
}
