import ArgumentParser
import FoundationEssentials
import Glibc
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryTerminal

/// `skerry`: the dashboard.
struct DashboardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dashboard", abstract: "Show the dashboard (the default).")

  @OptionGroup var session: SessionOptions

  func run() throws {
    try MainActor.assumeIsolated { try DashboardSession(session).run() }
  }
}

/// `skerry demo`: the dashboard on a phone of its own, playing the demonstration.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Play a demonstration on a phone that keeps nothing; any key takes over.")

  @OptionGroup var session: SessionOptions

  func run() throws {
    try MainActor.assumeIsolated {
      var session = session
      session.ephemeral = true
      try DashboardSession(session).run(playsDemo: true)
    }
  }
}

/// What a dashboard can be told.
struct SessionOptions: ParsableArguments {
  @OptionGroup var phone: PhoneOptions
  @OptionGroup var colours: ColourOptions

  @Option(help: ArgumentHelp("The folder in which the phone keeps its state.", valueName: "folder"))
  var state: String?

  @Flag(help: "Keep nothing: the phone starts new and is forgotten at the end.")
  var ephemeral = false

  @Option(
    help: ArgumentHelp("Start at an instant, such as 2026-01-31T09:41:00Z, instead of now.", valueName: "instant"))
  var at: String?

  @Flag(help: "Start with virtual time standing still.")
  var paused = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var noMouse = false
}

/// One run of the dashboard on the terminal.
@MainActor
struct DashboardSession {
  private let options: SessionOptions

  init(_ options: SessionOptions) { self.options = options }

  func run(playsDemo: Bool = false) throws {
    let depth = try options.colours.depth()
    let (files, lock) = options.ephemeral ? (MemoryStore(), nil) : try openState()
    defer { withExtendedLifetime(lock) {} }
    let clockState = ClockState(files: files)
    let start = try options.at.map {
      try Arguments.instant($0, from: SystemClock.wall, timeZone: options.phone.timeZone ?? "")
    }
    let now = start ?? clockState.now(wall: SystemClock.wall)
    let device = Device(apps: Skerry.installedApps.withLock { $0 }, files: files, now: now)
    try options.phone.apply(to: device)
    let pipe = WakePipe()
    let dashboard = Dashboard(
      device: device, realClock: { SystemClock.monotonic }, wakeDescriptor: pipe?.readEnd,
      wake: { pipe?.wake() }, rate: options.paused ? 0 : 1)
    if playsDemo { dashboard.perform(.demo) }
    let terminal = TerminalOptions(colors: depth, isASCII: options.colours.ascii, usesMouse: !options.noMouse)
    let code: Int32
    do {
      code = try Terminal.run(dashboard, options: terminal)
    } catch {
      throw CommandFailure("\(error)")
    }
    clockState.save(now: device.now, wall: SystemClock.wall)
    if code != 0 { throw ExitCode(code) }
  }

  private func openState() throws -> (any FileStore, FolderLock?) {
    let opened = try StateFolder.open(options.state)
    return (opened.files, opened.lock)
  }
}

/// How far the phone's clock is ahead of the wall clock, kept from run to run.
@MainActor
struct ClockState {
  private let files: any FileStore
  private static let file = "clock.json"

  init(files: any FileStore) { self.files = files }

  private struct Saved: Codable {
    var secondsAhead: Double
  }

  /// The phone's time: the wall clock's, and what was jumped in earlier runs.
  func now(wall: Date) -> Date {
    guard let data = try? files.read(Self.file), let saved = try? JSONDecoder().decode(Saved.self, from: data),
      saved.secondsAhead.isFinite
    else { return wall }
    return wall.addingTimeInterval(saved.secondsAhead)
  }

  /// Differences of less than a second are noise.
  func save(now: Date, wall: Date) {
    let ahead = now.timeIntervalSince(wall)
    let saved = Saved(secondsAhead: abs(ahead) < 2 ? 0 : ahead)
    if let data = try? JSONEncoder().encode(saved) { try? files.write(data, to: Self.file) }
  }
}
