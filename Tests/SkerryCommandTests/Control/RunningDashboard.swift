import SkerryPrograms
import Testing

/// A dashboard that runs in a pseudo terminal while a test sends commands to it.
struct RunningDashboard {
  let folder: ScratchFolder
  /// Its steps after the first picture: they tell and listen.
  let steps: PseudoTerminal.Started

  /// Starts one and waits for its first picture: it listens by then.
  init(in folder: ScratchFolder, _ arguments: [String] = [], then steps: [PseudoTerminal.Step] = []) throws {
    self.folder = folder
    var terminal = try PseudoTerminal.skerry(
      ["--state", folder.path] + arguments, steps: [.until("iPhone"), .tell] + steps + [.exit])
    (terminal.columns, terminal.rows) = (200, 50)
    self.steps = try terminal.start()
    try self.steps.told()
  }

  /// Leaves it, and says how it ended.
  func leave() throws -> PseudoTerminal.Report {
    _ = try Program("do", "key q", "--state", folder.path).run()
    return try ended()
  }

  /// Waits for an end that something else brings about.
  func ended() throws -> PseudoTerminal.Report { try steps.endedReport() }
}
