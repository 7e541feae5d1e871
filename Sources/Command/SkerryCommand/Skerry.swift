import ArgumentParser
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryProjects
import SkerrySteps
import SkerryServer
import Synchronization

/// The command line.
public struct Skerry: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "An iPhone's lock screen, Dynamic Island and home screen in a terminal.",
    discussion: """
      Without a command it shows the dashboard. Press ? there for all keys.

      Examples:
        \(Skerry.programName)                               the dashboard
      \(exampleOfDemonstration)\
        \(Skerry.programName) push update.json              a push for the newest activity
        \(Skerry.programName) device battery 4              a switch; without arguments all
        \(exampleOfApp)
        \(Skerry.programName) time +8h                      lets time pass
        \(Skerry.programName) stop                          ends the phone in the background
        \(Skerry.programName) attach                        watches a dashboard elsewhere
        \(Skerry.programName) render --app \(Skerry.exampleApp) --at +59m59s --format svg > lock-screen.svg
        \(Skerry.programName) replay session.tape           plays a tape and checks what it says
        \(Skerry.programName) doctor                        what this terminal can show

      Commands reach the dashboard that runs on the same state folder. Where none does, the first one starts the phone in \
      the background; a dashboard that is started takes it over, stop ends it, and after 10 minutes without callers it \
      ends by itself.

      Exit codes: 0 when all went well, 1 when the phone refused something, 2 when something has to be corrected (one \
      sentence says what), 128 + n after signal n.
      """,
    version: "0.1.0",
    subcommands: commands, defaultSubcommand: DashboardCommand.self)

  private static var commands: [any ParsableCommand.Type] {
    let demonstration: [any ParsableCommand.Type] = hasDemonstration ? [DemoCommand.self] : []
    return [DashboardCommand.self] + demonstration + [
      PushCommand.self, ChannelCommand.self, OpenCommand.self, DeviceCommand.self, AppCommand.self, TimeCommand.self,
      DoCommand.self, StartCommand.self, StopCommand.self, AttachCommand.self, RenderCommand.self, ReplayCommand.self,
      ListCommand.self, RunCommand.self, DoctorCommand.self, ManualCommand.self,
    ]
  }

  public init() {}

  /// Runs the command line with the apps that are installed on the phone, and exits.
  ///
  /// - Parameters:
  ///   - apps: in the order of the home screen.
  ///   - name: what the program is called in its help, and its folder in the folder of states.
  ///   - demonstration: a tape that shows these apps, for `skerry demo`.
  public static func run(
    apps: [InstalledApp], named name: String = "skerry", demonstration: String? = nil
  ) -> Never {
    if let parent = getenv(ChildProgram.endsWithVariable).flatMap({ Int32(String(cString: $0)) }) {
      unsetenv(ChildProgram.endsWithVariable)
      ParentProcess.endTogether(with: parent)
    }
    ComputersZone.settle()
    installedApps.withLock { $0 = apps }
    nameOfProgram.withLock { $0 = name }
    if let app = apps.first { StepWord.exampleApp.withLock { $0 = app.information.name } }
    self.demonstration.withLock { $0 = demonstration }
    StandardStream.openMissing()
    // A limit on the size of files is a disk that is full: told with the answer, as any other trouble of writing.
    signal(SIGXFSZ, SIG_IGN)
    MainQueue.drainWithApps()
    EarlyExit.tellAbout()
    let code = exitCode(running: Array(CommandLine.arguments.dropFirst()))
    BuildReports.tellLeaving()
    EarlyExit.isOver()
    Glibc.exit(code)
  }

  private static func exitCode(running arguments: [String]) -> Int32 {
    do {
      do {
        if let dashboard = DashboardCommand.plain(arguments) {
          try dashboard.run()
          return 0
        }
        try refuseUnknownCommand(arguments)
        // What follows `--` of `run` is another program's.
        let isRun = arguments.first == RunCommand.configuration.commandName
        let arguments = isRun ? arguments : try NegativeValues.marked(arguments) { try HelpDump().options }
        try refuseValuesOfFlags(arguments)
        var command = try parsedAlone(arguments) ?? parseAsRoot(arguments)
        try command.run()
      } catch let error where !(error is CommandFailure || error is ControlProblem || error is ExitCode) {
        guard exitCode(for: error) == .success else { throw failure(error, arguments) }
        try StandardStream.output.write(answer(fullMessage(for: error), to: arguments) + "\n")
      }
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      report("\(error)")
      return (error as? CommandFailure)?.code ?? CommandFailure.exitCode
    }
  }

  /// What the parser writes by itself; a script for a shell offers the commands behind `help`, too.
  private static func answer(_ text: String, to arguments: [String]) -> String {
    guard arguments.contains(where: { $0.hasPrefix("--generate-completion-script") }) else { return text }
    let shown = configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
    return HelpCompletion(commands: shown.map { ($0.commandName ?? "", $0.abstract) }).added(to: text)
  }

  /// The command that is named, parsed without the others; `nil` where it takes all of them to give the answer.
  ///
  /// The parser describes every command to itself before it reads the first word, which costs more than the command itself.
  private static func parsedAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    let isAboutAll = arguments.contains { word in
      ["-h", "help"].contains(word) || word.hasPrefix("---")
        || ["--help", "--version", "--generate", "--experimental"].contains { word.hasPrefix($0) }
    }
    guard !isAboutAll else { return nil }
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return try? DashboardCommand.parseAsRoot(arguments)
    }
    let named = configuration.subcommands.first { $0.configuration.commandName == first }
    // A complaint names the whole program, so it is left to the whole parser.
    return try? named?.parseAsRoot(Array(arguments.dropFirst()))
  }

  /// A first word that is no flag has to be a command; the parser itself would offer it to the dashboard.
  private static func refuseUnknownCommand(_ arguments: [String]) throws {
    var words = arguments[...]
    if words.first == "help" { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-"), !commandNames.contains(word) else { return }
    throw CommandFailure.noSuch("command", word, known: commandNames)
  }

  /// `--help=x` and `--json=` are no flags; the parser itself takes them for such.
  private static func refuseValuesOfFlags(_ arguments: [String]) throws {
    for word in arguments.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let isAlways = ["--help", "--version"].contains(parts[0])
      guard isAlways || parts[1].isEmpty else { continue }
      if try isAlways || HelpDump().flags.contains(String(parts[0])) {
        throw CommandFailure("\(parts[0]) takes no value; leave the equals sign out.")
      }
    }
  }

  private static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The parser's complaint in one sentence, with the place where the flags are explained.
  private static func failure(_ error: any Error, _ arguments: [String]) -> CommandFailure {
    let words = message(for: error).split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    let pieces = words.split(separator: "Did you mean ", maxSplits: 1)
    let complaint = pieces[0].split(separator: ". ").joined(separator: "; ").drop(while: { $0 == " " })
    if pieces.count == 2, let meant = nearOption(pieces[1], complaint) {
      return CommandFailure("\(complaint); did you mean \(meant)?")
    }
    let command = arguments.first.flatMap { commandNames.contains($0) ? " \($0)" : nil } ?? ""
    return CommandFailure(
      "\(complaint.hasSuffix(".") ? complaint.dropLast() : complaint); see \(Skerry.programName)\(command) --help.")
  }

  /// The option the parser proposes, unless it is far from what was typed: some option is always the nearest.
  private static func nearOption(_ proposal: Substring, _ complaint: Substring) -> String? {
    let proposed = String(proposal.filter { $0 != "'" && $0 != "?" })
    let typed = complaint.split(separator: "'").dropFirst().first.map(String.init) ?? ""
    return Suggestion.nearest(to: typed, among: [proposed])
  }

  private static func report(_ message: String) {
    // A person's own words may come back in the message: it passes the same door as all other text.
    let words = message.split(separator: " ", omittingEmptySubsequences: false).map(shortened)
    let text = "\(ownName): " + CellText(words.joined(separator: " ")).description + "\n"
    // There is nobody left to tell when even this can't be written.
    try? StandardStream.error.write(text)
  }

  /// A word nobody reads to its end, such as a whole file given as a flag, without its middle.
  private static func shortened(_ word: Substring) -> String {
    word.count > 250 ? "\(word.prefix(150))…\(word.suffix(20))" : String(word)
  }

  private static let nameOfProgram = Mutex("skerry")

  /// The name of the program: that of its folder, and what its errors begin with.
  nonisolated static var ownName: String { nameOfProgram.withLock { $0 } }

  /// What a person types to run it: its name, or the words of another program that builds and runs it.
  nonisolated static var programName: String { StateFolder.environment(ChildProgram.calledVariable) ?? ownName }

  /// An app of this program, for examples.
  nonisolated static var exampleApp: String { appNames.first ?? "swiftclimb" }

  /// Something that can be done with it, whatever it shows: an action of its own, or to open it.
  nonisolated static var exampleDeed: String {
    StepWord.app.example.split(separator: " ").dropFirst(2).first.map(String.init) ?? "open"
  }

  /// Whether a demonstration came with the apps.
  nonisolated static var hasDemonstration: Bool { demonstration.withLock { $0 != nil } }

  private nonisolated static var exampleOfApp: String {
    "\(programName) app \(exampleApp) \(exampleDeed)  \(exampleDeed == "open" ? "opens an app" : "an action of an app")"
  }

  private nonisolated static var exampleOfDemonstration: String {
    hasDemonstration ? "  \(programName) demo                          a demonstration; any key takes over\n" : ""
  }

  nonisolated static let installedApps = Mutex<[InstalledApp]>([])
  nonisolated static let demonstration = Mutex<String?>(nil)

  /// The names of the installed apps, as they are written on the command line.
  nonisolated static var appNames: [String] { installedApps.withLock { $0.map(\.information.name) } }
}
