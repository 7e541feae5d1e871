import ArgumentParser
import Glibc
import SkerryBasics
import SkerryCells
import SkerryProjects

/// `skerry run`: the widget extension of a project, built as it lies.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Build the widget extension of a project folder and show it.",
    discussion: """
      Finds the widget extension in an Xcode project, an XcodeGen or Tuist folder, or any folder of Swift files, builds \
      copies of its sources with Skerry's modules, and becomes its dashboard. The project itself is only read.

      What can't be taken is told line by line, and the rest goes on. The copies and what is built of them lie in \
      $XDG_CACHE_HOME/skerry/projects, which is ~/.cache/skerry/projects if that is not set. The first build takes \
      minutes, because it compiles Skerry as well; later ones take seconds.

      Examples:
        \(Skerry.programName) run ~/src/Ferry
        \(Skerry.programName) run ~/src/Ferry --watch
        \(Skerry.programName) run ~/src/Ferry --extension FerryWidgets
        \(Skerry.programName) run ~/src/Ferry -- render --surface lock-screen
        \(Skerry.programName) run ~/src/Ferry -- --ephemeral --device iphone-se
      """)

  @Argument(help: ArgumentHelp("The folder of the project.", valueName: "folder"), completion: .directory)
  var folder: String

  @Option(
    name: .customLong("extension"),
    help: ArgumentHelp("Which extension, where there are several, as --list names it.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("Where the copies and what is built of them go.", valueName: "folder"), completion: .directory)
  var package: String?

  @Flag(help: "Build again whenever a file is saved, and show the new picture; errors stand over the last good one.")
  var watch = false

  @Flag(help: "Fail, with exit code 2, where something is wrong or declared nowhere, instead of going on without it.")
  var strict = false

  @Flag(name: .customLong("list"), help: "Only say which extensions there are, and which files belong to them.")
  var listsOnly = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "What the extension's own program is told, such as render --surface compact.", valueName: "arguments"))
  var arguments: [String] = []

  func run() throws {
    do {
      let finder = ExtensionFinder(try ProjectFiles(root: SkerryPackage.folder(ofProject: folder)))
      let found = try finder.extensions()
      if listsOnly { return try list(name == nil ? found : [choose(found)]) }
      let item = try choose(found)
      if showsDashboard { try MainActor.assumeIsolated { try DashboardSession.requireTerminal(toRun: called) } }
      let package = GeneratedPackage(path: try packagePath(), skerry: try SkerryPackage.located())
      // What is saved while the first build runs is to be seen, too.
      let watcher = watch ? try ProjectWatch(finder.files) : nil
      var build = ProjectBuild(item, of: finder, in: package, isStrict: strict)
      let count = item.sources.count
      say("\(item.name): \(count) Swift \(count == 1 ? "file" : "files"), of \(item.origin)")
      let progress = BuildProgress(
        of: item.name, isFirst: !package.isBuilt, isTerminal: isatty(STDERR_FILENO) == 1
      ) { try? StandardStream.error.write($0) }
      let result = try build.run { progress.show($0) }
      progress.end()
      for remark in result.remarks { say(remark) }
      if let word = arguments.first, !word.hasPrefix("-"), !watch {
        guard let program = result.program else { throw refusal(result, of: item) }
        return try runCommand(program, of: item)
      }
      try show(finder, package, result, of: item, watcher)
    } catch let problem as ProjectProblem {
      throw CommandFailure(problem.description)
    }
  }

  /// Whether the program is to show a dashboard: that no terminal is there for it is better known before minutes of building.
  private var showsDashboard: Bool {
    let name = DashboardCommand.configuration.commandName
    let words = arguments.first == name ? Array(arguments.dropFirst()) : arguments
    // The first word of options alone is no command; what the parser refuses, or answers by itself, draws nothing.
    return (try? DashboardCommand.parse(words)) != nil
  }

  /// By which words a person runs the extension's program.
  private var called: String {
    let options = [("--extension", name), ("--package", package)].flatMap { option, value in
      value.map { [option, $0] } ?? []
    }
    let words = [folder] + options
    return "\(Skerry.programName) run \(words.map(Self.quoted).joined(separator: " ")) --"
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+=:,@".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  /// Runs one of the program's commands.
  private func runCommand(_ program: String, of item: WidgetExtension) throws {
    ExtensionEnd.wantsFunctions()
    var last: [String] = []
    let code = ChildProgram.runHearingErrors([program] + arguments, called: called) { line in
      if last.isEmpty, !ExtensionCrash.isReason(line) { say(item.plainly(line)) } else { last.append(line) }
    }
    guard let code else { throw CommandFailure("\(program) can't be started: \(String(cString: strerror(errno))).") }
    let end = ExtensionEnd(code: code, words: last, of: item, hasLeft: true)
    end.others.forEach(say)
    if let failure = end.failure { throw failure }
    if code != 0 { throw ExitCode(code) }
  }

  /// Shows the dashboard, and the next one after each change if the source is watched.
  private func show(
    _ finder: ExtensionFinder, _ package: GeneratedPackage, _ first: ProjectBuild.Result, of item: WidgetExtension,
    _ watcher: ProjectWatch?
  ) throws {
    if first.program == nil {
      let refusal = refusal(first, of: item)
      guard watch else { throw refusal }
      say("\(refusal)")
      say("Waiting for a change; Ctrl-C ends.")
    }
    var session = ProjectSession(
      first, of: item, root: finder.files.root, in: package, arguments: arguments, called: called, watch: watcher,
      choose: { try choose($0) }, say: say)
    let code = try session.run()
    if code != 0 { throw ExitCode(code) }
  }

  private func list(_ found: [WidgetExtension]) throws {
    for item in found {
      try StandardStream.output.write("\(CellText(item.label)): \(CellText(item.origin))\n")
      for path in item.sources + item.catalogs + item.stringTables {
        try StandardStream.output.write("  \(CellText(path))\n")
      }
    }
  }

  private func choose(_ found: [WidgetExtension]) throws -> WidgetExtension {
    guard let name else {
      guard found.count > 1 else { return found[0] }
      throw CommandFailure("There are \(found.count) widget extensions; \(Self.choice(of: found)).")
    }
    if let item = found.first(where: { $0.label == name }) { return item }
    let named = found.filter { $0.name == name }
    if named.count > 1 {
      throw CommandFailure("\(named.count) widget extensions are called \(CellText(name)); \(Self.choice(of: named)).")
    }
    throw CommandFailure.noSuch("widget extension", name, known: found.map(\.label))
  }

  private static func choice(of found: [WidgetExtension]) -> String {
    "choose one with --extension: \(found.map { "\(CellText($0.label))" }.joined(separator: ", "))"
  }

  private func packagePath() throws -> String {
    if let package {
      let path = package.hasPrefix("/") ? package : SkerryPackage.absolute(".") + "/" + package
      guard !path.isEmpty else { throw CommandFailure("--package needs the path of a folder.") }
      return path
    }
    guard let path = GeneratedPackage.standardPath() else {
      throw CommandFailure("Neither XDG_CACHE_HOME nor HOME is set; say with --package where the copies go.")
    }
    return path
  }

  private func refusal(_ result: ProjectBuild.Result, of item: WidgetExtension) -> CommandFailure {
    for group in ErrorGroup.groups(of: result.errors).prefix(20) {
      say("\(group.first.path):\(group.first.line):\(group.first.column): \(group.text)")
      // The line of the source, and a caret below the place.
      group.complaint.lines { CellText(String($0)).width }.dropFirst().forEach(say)
    }
    for line in result.lastWords { say(line) }
    let count = result.errors.count
    guard count > 0 else {
      return CommandFailure("\(item.name) can't be built: the build failed; the lines above say why.")
    }
    let reason = count == 1 ? "one error remains" : "\(count) errors remain"
    return CommandFailure("\(item.name) can't be built: \(reason); the lines above say where.")
  }

  /// Remarks beside the picture go to the error stream.
  private func say(_ line: String) { try? StandardStream.error.write("\(CellText(line))\n") }
}
