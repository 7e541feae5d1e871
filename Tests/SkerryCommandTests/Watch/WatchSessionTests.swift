import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

@testable import SkerryCommand

/// `skerry run --watch` in a terminal, while others call and programs end before their time.
@Suite(.serialized) struct WatchSessionTests {
  @Test("S08 X02 commands that come while one program makes room for the next are done, and who watches goes on")
  func commands() throws {
    let project = try WatchedProject()
    let terminal = try project.terminal([.until("iPhone"), .tell, .listen, .until("95%"), .keys("q"), .exit])
    try terminal.told()
    let viewer = try PseudoTerminal.skerry(
      ["attach", "--state", project.state],
      steps: [.until("iPhone"), .tell, .listen, .keys("z"), .until("Only watching"), .keys("q"), .exit]
    ).start()
    try viewer.told()
    var process = try project.dashboard()
    for number in 1...4 {
      try project.save(number)
      var calls = 0
      while PhoneHolder(of: project.state)?.process == process || calls == 0 {
        calls += 1
        var command = Program("device", "battery", "\(10 + calls % 80)", "--state", project.state)
        command.environment["SKERRY_ONCE"] = .some(nil)
        let result = try command.run()
        try #require(result.code == 0 && result.errors.isEmpty, "\(number), call \(calls): \(result)")
        try #require(calls < 3000)
      }
      let holder = try #require(PhoneHolder(of: project.state))
      try #require(holder.kind == .dashboard)
      process = holder.process
    }
    viewer.goOn()
    let seen = try viewer.endedReport()
    #expect(seen.exit?.code == 0 && !seen.screen.contains("has ended"))
    let last = try Program("device", "battery", "95", "--state", project.state).run()
    #expect(last.code == 0)
    terminal.goOn()
    let report = try terminal.endedReport()
    #expect(report.exit?.code == 0 && report.restored.isEmpty)
    #expect(PhoneHolder(of: project.state) == nil, "\(report.screen)")
  }

  @Test("D06 X02 a program that is killed leaves the terminal as it was, and the watch waits for a change")
  func killedProgram() throws {
    let project = try WatchedProject()
    let terminal = try project.terminal([
      .until("iPhone"), .tell, .until("was killed"), .until("Waiting for a change"), .modes, .tell, .until("iPhone"),
      .keys("q"), .exit,
    ])
    try terminal.told()
    let process = try project.dashboard()
    kill(process, SIGKILL)
    try terminal.told()
    #expect(PhoneHolder(of: project.state) == nil, "the folder is free while nobody shows it")
    try project.save(1)
    let report = try terminal.endedReport()
    #expect(report.steps[4].restored == [])
    #expect(report.exit?.code == 0 && report.restored.isEmpty)
    #expect(report.screen.contains("The program of project was killed (signal 9)"), "\(report.screen)")
  }

  @Test("X02 S06 a program that the extension's own code ends by exit() is told of, and the watch waits for a change")
  func exited() throws {
    let folder = try ScratchFolder()
    try folder.write("#!/bin/sh\nexit 3\n", to: "exits")
    chmod(folder.path + "/exits", 0o755)
    let project = try WatchedProject(building: folder.path + "/exits")
    let terminal = try project.terminal([
      .until("called exit(3)"), .until("Waiting for a change"), .tell, .until("iPhone"), .keys("q"), .exit,
    ])
    try terminal.told()
    try project.build(Program.path)
    try project.save(1)
    #expect(try terminal.endedReport().exit?.code == 0)
  }

  @Test("S08 X02 a phone that a command started while no program ran is taken over by the next one")
  func phoneInBetween() throws {
    let project = try WatchedProject()
    let terminal = try project.terminal([
      .until("iPhone"), .tell, .until("Waiting for a change"), .tell, .until("23%"), .keys("q"), .exit,
    ])
    try terminal.told()
    kill(try project.dashboard(), SIGKILL)
    try terminal.told()
    var command = Program("device", "battery", "23", "--state", project.state)
    command.environment["SKERRY_ONCE"] = .some(nil)
    #expect(try command.run().code == 0)
    #expect(PhoneHolder(of: project.state)?.kind == .background)
    try project.save(1)
    let report = try terminal.endedReport()
    #expect(report.exit?.code == 0, "\(report.screen)")
    _ = try Program("stop", "--state", project.state).run()
  }

  @Test("D06 X02 a dashboard whose watch is killed ends with it, and leaves the terminal as it found it")
  func killedWatch() throws {
    let project = try WatchedProject()
    let terminal = try project.terminal([.until("iPhone"), .tell, .listen, .signal("KILL"), .tell, .listen, .modes])
    try terminal.told()
    let process = try project.dashboard()
    terminal.goOn()
    try terminal.told()
    let isGone = WatchedProject.waitFor { WatchedProject.isGone(process) ? true : nil }
    #expect(isGone == true)
    terminal.goOn()
    let report = try terminal.endedReport()
    #expect(report.exit == .init(signal: "KILL"))
    #expect(report.steps.last?.restored == [] && report.restored.isEmpty)
    #expect(PhoneHolder(of: project.state) == nil)
  }

  @Test("X01 S06 that no dashboard can be drawn is told before anything is built, with words that can be typed")
  func noTerminal() throws {
    let project = try WatchedProject()
    let result = try Program(project.arguments([])).run()
    #expect(result.code == 2)
    let called = "skerry run \(project.folder.path)/project --package \(project.folder.path)/package -- render"
    #expect(result.errors.contains("\(called) writes pictures without one"), "\(result.errors)")
    var dumb = try PseudoTerminal.skerry(project.arguments(["--", "--ephemeral"]), steps: [.exit])
    dumb.term = "dumb"
    let report = try dumb.run()
    #expect(report.exit?.code == 2 && report.screen.contains("dumb"), "\(report.screen)")
    #expect(!project.folder.has("package"))
  }
}
