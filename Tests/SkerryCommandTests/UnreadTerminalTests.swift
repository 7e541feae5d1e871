import FoundationEssentials
import SkerryPrograms
import Testing

@Suite("A dashboard whose terminal does not read, or that is ended twice")
struct UnreadTerminalTests {
  @Test("S05 S08 callers are answered while the terminal does not read, and a signal ends the dashboard")
  func callers() throws {
    let dashboard = try RunningDashboard(
      in: ScratchFolder(),
      then: [.unread] + [PseudoTerminal.Step](repeating: .signal("WINCH"), count: 20)
        + [.tell, .listen, .signal("TERM")])
    try dashboard.steps.told()
    let folder = dashboard.folder.path
    #expect(try Program("do", "device battery 50", "--state", folder).run().code == 0)
    #expect(try Program("list", "--state", folder).run().code == 0)
    dashboard.steps.goOn()
    let report = try dashboard.ended()
    #expect(report.exit == .init(code: 143))
    #expect(report.restored.isEmpty)
    #expect(dashboard.folder.has("device.json") && dashboard.folder.has("clock.json"))
  }

  @Test("S03 S06 a second signal right behind the first neither changes the exit code nor what is kept")
  func twoSignals() throws {
    let folder = try ScratchFolder()
    let tape = folder.path + "/session.tape"
    var terminal = try PseudoTerminal.skerry(
      ["--record", tape, "--state", folder.path + "/state", "--paused", "--at", "2026-01-31T09:41:00Z"],
      steps: [
        .until("paused"), .keys("."), .until("9:41:01"), .signal("STOP"), .stopped, .signal("TERM"), .signal("HUP"),
        .goOn, .exit,
      ])
    terminal.columns = 150
    let report = try terminal.run()
    #expect(report.exit == .init(code: 129))
    #expect(report.screen.contains("The tape is written"))
    #expect(report.restored.isEmpty)
  }
}
