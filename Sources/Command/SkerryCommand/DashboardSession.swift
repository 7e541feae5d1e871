import ArgumentParser
import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryProjects
import SkerryServer
import SkerrySteps
import SkerryTerminal

/// One run of the dashboard on the terminal.
///
/// Everything that can be wrong is found out before anything is touched: first what was typed, then the terminal, then
/// the state folder.
@MainActor
struct DashboardSession {
  let options: SessionOptions
  private let storage: StorageOptions
  /// Payload files to deliver at the start.
  private let pushes: [String]
  /// Where the tape goes that is recorded.
  private let tape: String?
  /// Whether a phone that is kept nowhere takes commands where the kept one would.
  private let borrowsFolder: Bool

  init(
    _ options: SessionOptions, _ storage: StorageOptions, pushing pushes: [String] = [], recordingTo tape: String? = nil
  ) {
    self.options = options
    self.storage = tape != nil && storage.state == nil ? .ephemeral : storage
    borrowsFolder = tape != nil && storage.state == nil && !storage.ephemeral
    self.pushes = pushes
    self.tape = tape
  }

  func run() throws {
    let depth = try options.colors.depth()
    try options.phone.check()
    try storage.check()
    let start = try options.at.map {
      try Arguments.instant($0, from: SystemClock.wall, timeZone: options.phone.timeZone ?? "")
    }
    let payloads = try pushes.map { path throws(CommandFailure) in try PayloadFile(path: path) }
    try Self.requireTerminal()
    let reports = BuildReports()
    let handover = Handover.inherited()
    let estate = handover?.take()
    let isKept = !storage.ephemeral
    let passing = PassingPhone(of: reports, isKept: isKept)
    var replaced: BackgroundOrder.Replacement?
    var state: (files: any FileStore, lock: FolderLock)?
    var rounds = 0
    repeat {
      rounds += 1
      if isKept, tape == nil {
        switch try takeOver(in: StateFolder.path(storage.state), depth, pushing: payloads, reports) {
        case .shown(0): return
        case .shown(let code): throw ExitCode(code)
        case .none(let reason): replaced = reason ?? replaced
        }
      }
      guard isKept || passing != nil else { break }
      // A command that came in between has started a phone in the background: that is taken over as well.
      let mayComeBack = isKept && tape == nil && rounds < Self.mostRounds
      state = try StateFolder.open(passing?.folder ?? storage.state, inheriting: estate, goesOn: mayComeBack)
    } while state == nil
    defer { withExtendedLifetime(state?.lock) {} }
    // Commands of servers and scripts belong to a recording: it takes them, and leaves the kept phone alone.
    let borrowed =
      borrowsFolder
      ? try? StateFolder.openUnlessInUse(StateFolder.path(nil), as: .dashboard, inheriting: estate) : nil
    defer { withExtendedLifetime(borrowed?.lock) {} }
    let files = state?.files ?? MemoryStore()
    let isNew = StateCheck.isNew(files)
    // The phone of a program that was built anew goes on as it is, whatever the command line says of its beginning.
    let goesOn = reports?.legacy.isLater == true && !isNew
    let beginning = goesOn ? nil : start
    let file = ClockFile(files)
    let kept = file.load(wall: SystemClock.wall)
    let clock = ClockNote(file, saved: kept.time)
    // A phone that starts new can always be played again.
    let recording =
      tape == nil && isKept
      ? nil
      : try TapeRecording(
        path: tape, options: options, files: files, start: beginning, passing: passing?.recording, goesOn: goesOn)
    let pipe = WakePipe()
    let control = !isKept && borrowed == nil ? nil : pipe.map { Self.listen(in: storage.state, pipe: $0, estate) }
    let folders: any FolderSystem = isKept ? DiskFolders() : MemoryFolders()
    let device = Device(
      apps: Skerry.installedApps.withLock { $0 }, files: clock.store(files), folders: folders,
      now: goesOn ? kept.time.instant : recording?.settings.instant ?? beginning ?? kept.time.instant)
    clock.follow(device.clock)
    if let problem = kept.problem { device.note(.trouble(.storage), problem, level: .failure) }
    if let replaced { device.note(.trouble(.control), replaced.sentence, level: .warning) }
    if goesOn { try options.phone.check() } else { try (recording?.phone ?? options.phone).apply(to: device) }
    if options.phone.timeZone == nil, let problem = ComputersZone.problem {
      device.note(.setting(.timeZone), problem, level: .warning)
    }
    let server = try? control?.get()
    if case .failure(let problem) = control {
      device.note(.trouble(.control), problem.description, level: .failure)
    }
    if borrowsFolder, borrowed == nil {
      device.note(
        .trouble(.control), "commands of other programs are not recorded: another dashboard takes them",
        level: .warning)
    }
    let time = goesOn ? kept.time : recording.map { PhoneTime(wall: $0.settings.instant) } ?? kept.time
    let isPaused = options.paused && !goesOn
    let sources = WakeSources(pipe: pipe, server: server, folders: folders.changeDescriptor)
    let dashboard = dashboard(device, time, pipe, sources, isPaused: isPaused)
    dashboard.speakForProgram()
    dashboard.phone.resources = DiskResources()
    dashboard.phone.recentPushes = RecentPushes(files: files)
    if let problem = dashboard.phone.recentPushes.problem {
      device.note(.trouble(.storage), problem, level: .failure)
    }
    recording?.begin(on: dashboard, isPaused: isPaused)
    if isNew, payloads.isEmpty { Self.showFirstPreview(on: dashboard) }
    if !goesOn { deliver(payloads, to: dashboard) }
    let program = KeptDashboard(dashboard, clock: clock, sources: sources)
    program.noteClock()
    let desk = ControlDesk(dashboard.phone, isShown: true)
    server?.answer = { [weak program] request in
      guard let program else { return desk.answer(request) }
      return program.answer(request, at: desk)
    }
    let watched = reports.map { WatchedProgram(program, reports: $0) }
    if let reports { dashboard.stand(as: reports.legacy.standing) }
    var ending: Result<Void, any Error> = .success(())
    let code = try show(watched ?? program, depth) {
      ending = Result {
        try keep(program)
        try recording?.finish(dashboard)
      }
    }
    try ending.get()
    if watched?.makesRoom == true {
      recording?.handOn(dashboard)
      reports?.tell(standing: dashboard.standing)
      if let handover { Self.leave([state?.lock, borrowed?.lock].compactMap(\.self), server, to: handover) }
      throw ExitCode(BuildReport.makesRoom)
    }
    try recording?.tellHowToPlay()
    if code != 0 { throw ExitCode(code) }
  }

  /// How often a phone is looked for that comes in between.
  private static let mostRounds = 50

  /// Leaves the folders to the next program, then the socket in one of them. Those who call wait for that program.
  private static func leave(_ locks: [FolderLock], _ server: ControlServer?, to handover: Handover) {
    // Whoever calls at a socket of a folder that is free waits for nobody.
    if locks.allSatisfy({ handover.leave($0) }) { server?.leave(to: handover) }
  }

  /// Throws a ``CommandFailure`` where no dashboard can be drawn.
  ///
  /// - Parameter command: the words that a command of the program is typed behind.
  static func requireTerminal(toRun command: String = Skerry.programName) throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandFailure(
        "The dashboard needs a terminal for its input and its output; \(command) render writes pictures without one.")
    }
    do { try Terminal.check() } catch { throw CommandFailure("\(error)") }
  }

  /// Opens the way for commands of other programs; without it the dashboard runs all the same.
  private static func listen(
    in folder: String?, pipe: WakePipe, _ estate: Estate?
  ) -> Result<ControlServer, ControlProblem> {
    do throws(ControlProblem) {
      guard let path = try? StateFolder.path(folder) else { throw ControlProblem("There is no state folder.") }
      let address = ControlAddress(folder: path)
      let clock = { SystemClock.monotonic }
      return .success(try ControlServer(address, pipe: pipe, inheriting: estate, clock: clock))
    } catch {
      return .failure(error)
    }
  }

  private func dashboard(
    _ device: Device, _ time: PhoneTime, _ pipe: WakePipe?, _ sources: WakeSources, isPaused: Bool
  ) -> Dashboard {
    let dashboard = Dashboard(
      device: device, realClock: { SystemClock.monotonic }, wakeDescriptor: sources.descriptor,
      wake: { pipe?.wake() }, rate: time.speed, isPaused: isPaused || time.isPaused)
    return dashboard
  }

  /// Delivers the files that were dropped in; the log tells what became of them.
  private func deliver(_ payloads: [PayloadFile], to dashboard: Dashboard) {
    for payload in payloads {
      guard (try? PushOrder().deliver(payload, to: DeskConnection(dashboard.phone))) == nil else { continue }
      // As a step, which fails as well, tells the log why, and stands on the tape, so that a replay says the same.
      let file = GivenStepResources([payload.name: Data(payload.bytes)])
      _ = try? dashboard.phone.perform(.push(Step.Push(path: payload.name)), resources: file)
    }
  }

  func show(_ program: any TerminalProgram, _ depth: ColorDepth?, atEnd: () -> Void = {}) throws -> Int32 {
    let terminal = TerminalOptions(colors: depth, isASCII: options.colors.ascii, usesMouse: !options.noMouse)
    do { return try Terminal.run(program, options: terminal, atEnd: atEnd) } catch { throw CommandFailure("\(error)") }
  }

  /// Writes what isn't on disk yet, now that the terminal can show what goes wrong.
  private func keep(_ program: KeptDashboard) throws {
    do { try program.keep() } catch {
      throw CommandFailure("What happened last is not kept: \(error)")
    }
  }
}
