import ArgumentParser
import FoundationEssentials
import Glibc
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryTerminal

/// One run of the dashboard on the terminal.
///
/// Everything that can be wrong is found out before anything is touched: first what was typed, then the terminal, then
/// the state folder.
@MainActor
struct DashboardSession {
  private let options: SessionOptions
  private let storage: StorageOptions

  init(_ options: SessionOptions, _ storage: StorageOptions) {
    self.options = options
    self.storage = storage
  }

  func run(playsDemo: Bool = false) throws {
    let depth = try options.colours.depth()
    try options.phone.check()
    try storage.check()
    let start = try options.at.map {
      try Arguments.instant($0, from: SystemClock.wall, timeZone: options.phone.timeZone ?? "")
    }
    try requireTerminal()
    let state = try storage.ephemeral ? nil : StateFolder.open(storage.state)
    defer { withExtendedLifetime(state?.lock) {} }
    let files = PersistentFiles(state?.files ?? MemoryStore())
    let clock = ClockFile(files)
    let kept = clock.load(wall: SystemClock.wall)
    let device = Device(apps: Skerry.installedApps.withLock { $0 }, files: files, now: start ?? kept.now)
    if let problem = kept.problem { device.note(problem, level: .failure) }
    try options.phone.apply(to: device)
    let code = try show(device, clock: clock, depth: depth, playsDemo: playsDemo)
    try keep(device, files, clock)
    if code != 0 { throw ExitCode(code) }
  }

  private func requireTerminal() throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandFailure(
        "The dashboard needs a terminal for its input and its output; skerry render writes pictures without one.")
    }
    do { try Terminal.check() } catch { throw CommandFailure("\(error)") }
  }

  private func show(_ device: Device, clock: ClockFile, depth: ColorDepth?, playsDemo: Bool) throws -> Int32 {
    let pipe = WakePipe()
    let dashboard = Dashboard(
      device: device, realClock: { SystemClock.monotonic }, wakeDescriptor: pipe?.readEnd,
      wake: { pipe?.wake() }, rate: options.paused ? 0 : 1)
    if playsDemo { dashboard.perform(.demo) }
    let terminal = TerminalOptions(colors: depth, isASCII: options.colours.ascii, usesMouse: !options.noMouse)
    let program = KeptDashboard(dashboard, clock: clock)
    do { return try Terminal.run(program, options: terminal) } catch { throw CommandFailure("\(error)") }
  }

  /// Writes what isn't on disk yet, now that the terminal can show what goes wrong.
  private func keep(_ device: Device, _ files: PersistentFiles, _ clock: ClockFile) throws {
    do {
      try clock.save(now: device.now, wall: SystemClock.wall)
      try files.writeRest()
    } catch let error as StorageError {
      throw CommandFailure("What happened last is not kept: \(error.description)")
    }
  }
}
