import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryServer
import SkerrySteps
import SkerryTerminal

/// A phone that runs between commands, in a process of its own: a dashboard without a terminal, until one takes it over.
@MainActor
struct BackgroundPhone {
  /// The file in the state folder that has what the process says when something goes wrong.
  nonisolated static let logName = "background.log"
  /// A log of more bytes is begun anew.
  private static let logLimit = 256 * 1024

  private let folder: String
  private let order: BackgroundOrder

  init(folder: String, _ order: BackgroundOrder) { (self.folder, self.order) = (folder, order) }

  /// Runs until it is stopped or has not been asked anything for a while; returns what to exit with.
  func run() -> Int32 {
    // Nothing of the folder that the first command was started in is needed.
    _ = chdir("/")
    closeInherited()
    guard let lock = FolderLock(inherited: BackgroundStart.lockDescriptor) else {
      return end(with: .impossible("it was started without the folder's lock"))
    }
    defer { withExtendedLifetime(lock) {} }
    lock.note(PhoneHolder(.background, idleEnd: order.idleEnd).text)
    let files: any FileStore
    do {
      let store = try StateFolder.store(folder)
      store.write(only: lock)
      files = JournaledStore(store)
      if !order.setsAside { try BrokenFiles.refuse(in: files, folder) }
    } catch { return end(with: .refused("\(error)")) }
    openLog()
    defer { if !lock.isLost(in: folder) { removeEmptyLog() } }
    guard let pipe = WakePipe() else { return end(with: .impossible(systemReason)) }
    let server: ControlServer
    do throws(ControlProblem) {
      server = try ControlServer(ControlAddress(folder: folder), pipe: pipe, clock: { SystemClock.monotonic })
    } catch { return end(with: .impossible(error.description)) }
    return run(files, server, pipe, lock)
  }

  private func run(
    _ files: any FileStore, _ server: ControlServer, _ pipe: WakePipe, _ lock: FolderLock
  ) -> Int32 {
    let folders = DiskFolders()
    let file = ClockFile(files)
    let kept = file.load(wall: SystemClock.wall)
    let clock = ClockNote(file, saved: kept.time)
    let device = Device(
      apps: Skerry.installedApps.withLock { $0 }, files: clock.store(files), folders: folders, now: kept.time.instant)
    clock.follow(device.clock)
    if let problem = kept.problem { device.note(.trouble(.storage), problem, level: .failure) }
    if let replaced = order.replaced { device.note(.trouble(.control), replaced.sentence, level: .warning) }
    let sources = WakeSources(pipe: pipe, server: server, folders: folders.changeDescriptor)
    let dashboard = Dashboard(
      device: device, realClock: { SystemClock.monotonic }, wakeDescriptor: sources.descriptor, wake: { pipe.wake() },
      rate: kept.time.speed, isPaused: kept.time.isPaused)
    dashboard.speakForProgram()
    dashboard.phone.recentPushes = RecentPushes(files: files)
    let program = BackgroundProgram(
      KeptDashboard(dashboard, clock: clock, sources: sources), dashboard, server,
      idleEnd: order.idleEnd.map(Double.init))
    program.isFolderLost = { [folder] in lock.isLost(in: folder) }
    tell(.ready)
    var lost: (any Error)?
    do throws(TerminalError) {
      let code = try Unattended.run(program, size: BackgroundProgram.size) {
        do { try program.keep() } catch { lost = error }
      }
      return lost.map { complain("What happened last is not kept: \($0)") } ?? code
    } catch {
      return complain("\(error)")
    }
  }

  /// A script's own descriptors stay with the script: whoever waits for their end would wait for the phone.
  private func closeInherited() {
    for name in FolderListing.names(in: "/proc/self/fd") ?? [] {
      if let number = Int32(name), number > BackgroundStart.lockDescriptor { close(number) }
    }
  }

  // MARK: What it says

  /// Tells the command that started it, which doesn't listen any more afterwards.
  private func tell(_ report: BackgroundReport) {
    try? StandardStream.output.write(report.line)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard null >= 0 else { return }
    dup2(null, BackgroundStart.reportDescriptor)
    close(null)
  }

  private func end(with report: BackgroundReport) -> Int32 {
    tell(report)
    return CommandFailure.exitCode
  }

  private func complain(_ sentence: String) -> Int32 {
    try? StandardStream.error.write("\(CellText(sentence))\n")
    return CommandFailure.exitCode
  }

  private var logPath: String { folder + "/" + Self.logName }

  /// Lets the standard error be the log.
  private func openLog() {
    let log = open(logPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard log >= 0 else { return }
    var status = stat()
    if fstat(log, &status) == 0, status.st_size > Self.logLimit { _ = ftruncate(log, 0) }
    dup2(log, STDERR_FILENO)
    close(log)
  }

  /// A log that says nothing is no file worth keeping.
  private func removeEmptyLog() {
    var status = stat()
    if lstat(logPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 { unlink(logPath) }
  }
}

nonisolated extension BackgroundOrder.Replacement {
  /// For the phone's log.
  var sentence: String {
    switch self {
    case .otherProgram:
      "the program is another one than before, so the phone was started anew; what apps held in memory is gone"
    case .otherTime:
      "a dashboard was to start at another time, so the phone in the background was ended; what apps held in memory is "
        + "gone"
    }
  }
}
