import ArgumentParser
import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryProjects
import SkerryServer
import SkerryTerminal

/// Taking over a phone that runs in the background: the process goes on, with everything that its apps hold in memory,
/// and this one is its terminal.
extension DashboardSession {
  /// The result of taking over.
  enum TakeOver {
    /// There was a phone, and its dashboard was left with this exit code.
    case shown(Int32)
    /// There is none, or none any more; why one had to end, if one had.
    case none(BackgroundOrder.Replacement?)
  }

  /// Takes over the phone of a folder, if one runs in the background.
  func takeOver(
    in folder: String, _ depth: ColorDepth?, pushing payloads: [PayloadFile], _ reports: BuildReports?
  ) throws -> TakeOver {
    try FolderSafety.check(folder)
    guard let holder = PhoneHolder(of: folder), holder.kind == .background else { return .none(nil) }
    if let reason = reasonToReplace(holder) {
      do { try BackgroundEnd.stop(folder) } catch is BackgroundEnd.Refusal {
        // Another terminal may have it; or it has ended, and somebody else has the folder.
        guard PhoneHolder(of: folder)?.process != holder.process else { throw inUse(folder) }
        return .none(nil)
      }
      return .none(reason)
    }
    try deliver(payloads, to: folder)
    let feed: ViewFeed
    do {
      guard let found = try ViewFeed(ControlAddress(folder: folder), greeting: greeting) else { return .none(nil) }
      feed = found
    } catch is ControlProblem { throw inUse(folder) }
    let remote = RemoteDashboard(feed)
    let watched = reports.map { WatchedProgram(remote, reports: $0) }
    let code = try show(watched ?? remote, depth)
    if watched?.makesRoom == true { throw ExitCode(BuildReport.makesRoom) }
    if let problem = remote.problem { throw problem }
    return .shown(code)
  }

  private func inUse(_ folder: String) -> CommandFailure {
    CommandFailure(StorageError.inUse(path: folder).description)
  }

  private func reasonToReplace(_ holder: PhoneHolder) -> BackgroundOrder.Replacement? {
    if holder.program != ProgramIdentity.own { return .otherProgram }
    return options.at == nil ? nil : .otherTime
  }

  private var greeting: TerminalGreeting {
    let size = TerminalSurvey().size ?? CellSize(columns: 80, rows: 24)
    var folder = [CChar](repeating: 0, count: Int(PATH_MAX))
    let here = getcwd(&folder, folder.count).map { String(cString: $0) }
    var greeting = TerminalGreeting(columns: size.columns, rows: size.rows, folder: here ?? "/")
    greeting.model = options.phone.device
    greeting.timeZone = options.phone.timeZone
    greeting.language = options.phone.locale
    greeting.uses24HourClock = options.phone.is24Hour
    greeting.symbols = options.phone.symbols
    greeting.isLight = options.phone.light
    greeting.isPaused = options.paused
    return greeting
  }

  private func deliver(_ payloads: [PayloadFile], to folder: String) throws {
    guard !payloads.isEmpty, let phone = try SocketPhone(ControlAddress(folder: folder)) else { return }
    for payload in payloads { _ = try PushOrder().deliver(payload, to: phone) }
  }
}

nonisolated extension PhoneOptions {
  /// The wishes of a dashboard's terminal.
  init(_ greeting: TerminalGreeting) {
    self.init()
    device = greeting.model
    timeZone = greeting.timeZone
    locale = greeting.language
    symbols = greeting.symbols
    is24Hour = greeting.uses24HourClock ?? false
    light = greeting.isLight ?? false
  }
}
