import Glibc
import SkerryPrograms
import Testing

@testable import SkerryCommand
@testable import SkerryServer
@testable import SkerrySteps

/// A dashboard that runs in a pseudo terminal while a test sends commands to it.
struct RunningDashboard {
  let folder: ScratchFolder
  private let started: PseudoTerminal.Started

  /// Starts one and waits until it listens.
  init(in folder: ScratchFolder, _ arguments: [String] = [], first: [PseudoTerminal.Step] = []) throws {
    self.folder = folder
    let steps = first + [PseudoTerminal.Step.exit(within: 60)]
    var terminal = try PseudoTerminal.skerry(["--state", folder.path] + arguments, steps: steps)
    (terminal.columns, terminal.rows) = (200, 50)
    started = try terminal.start()
    let address = ControlAddress(folder: folder.path)
    for _ in 0..<800 {
      if Self.listens(address) { return }
      usleep(25_000)
    }
    Issue.record("the dashboard does not listen")
  }

  private static func listens(_ address: ControlAddress) -> Bool {
    let descriptor = ControlAddress.stream(isBlocking: false)
    defer { close(descriptor) }
    return address.call { connect(descriptor, $0, $1) } == 0
  }

  /// Leaves it, and says how it ended.
  func leave() throws -> PseudoTerminal.Report {
    _ = try Program("do", "key q", "--state", folder.path).run()
    return try ended()
  }

  /// Waits for an end that something else brings about.
  func ended() throws -> PseudoTerminal.Report { try started.report() }
}
