import FoundationEssentials
import Glibc
import SkerryPrograms
import SkerryServer
import SkerrySoak
import Testing

@testable import SkerryCommand

@Suite("A phone that runs between commands")
struct BackgroundTests {
  /// A dashboard that takes over, or finds, the phone of a folder.
  private func dashboard(
    _ folder: BackgroundFolder, _ steps: [PseudoTerminal.Step], arguments: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal.skerry(["--state", folder.path] + arguments, steps: steps)
  }

  private func payload(climbs: Int) -> String {
    let now = Int(Date().timeIntervalSince1970) + 100
    return "{\"aps\":{\"timestamp\":\(now),\"event\":\"update\",\"content-state\":"
      + "{\"climbCount\":\(climbs),\"attemptCount\":9,\"lastUpdated\":791545260}}}"
  }

  @Test("T07 D01 a long jump of a phone in the background shows how far it is, and Escape at its dashboard stops it")
  func longJump() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("app", "swiftclimb", "open").code == 0)
    let report = try PseudoTerminal.skerry(
      ["--state", folder.path],
      steps: [
        .until("unlocked"), .keys(":"), .settled, .keys("3650d\r"), .until("Stop here"), .keys("\u{1B}"),
        .until("Stopped at"), .keys("q"), .exit,
      ]
    ).run()
    #expect(report.exit == .init(code: 0) && report.restored.isEmpty)
    #expect(folder.process != nil, "the phone goes on")
  }

  @Test("T07 S08 in the middle of another's long jump a dashboard shows how far it is, and `stop` waits for no end")
  func otherJump() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("do", "app swiftclimb start-session", "device screen locked").code == 0)
    let first = try folder.program(["time", "+3650d"]).start()
    let report = try dashboard(folder, [.until("Stop here"), .keys("\u{1B}"), .until("Help"), .keys("q"), .exit])
      .run()
    #expect(report.exit == .init(code: 0) && report.restored.isEmpty)
    #expect(try first.result().errors.contains("Stopped at"))

    let second = try folder.program(["time", "+3650d"]).start()
    // It is on its way once a look finds it there.
    while try !isJumping(folder) { poll(nil, 0, 2) }
    #expect(try folder.run("stop").code == 0 && folder.process == nil)
    #expect(try second.result().errors.contains("Stopped at"))
  }

  private func isJumping(_ folder: BackgroundFolder) throws -> Bool {
    func day() throws -> Substring? { try folder.run("time").output.split(separator: "T").first }
    return try day() != day()
  }

  @Test("S08 P08 a pushed update outlives the next command, and apps keep what they hold in memory")
  func memory() throws {
    let folder = try BackgroundFolder()
    try folder.scratch.write(payload(climbs: 3), to: "update.json")
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    #expect(try folder.run("time", "+5s").code == 0)
    let pushed = try folder.run("push", "update.json")
    #expect(pushed.code == 0, "\(pushed)")
    #expect(try folder.run("device", "battery", "50").code == 0)
    #expect(try folder.run("list", "--activities").output.contains("\"climbCount\":3"))
    #expect(try folder.run("app", "commutetimely", "settings").code == 0)
    let changed = try folder.run("app", "commutetimely", "change-settings")
    #expect(changed.code == 0, "\(changed)")
    #expect(folder.process != nil)
  }

  @Test("S08 the phone tells that it runs, is ended by a command, and starts again with the next one")
  func startAndStop() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("stop").code == 2)
    #expect(try folder.run("list").output.contains("its state will be in \(folder.path), which is not there yet."))
    #expect(access(folder.path, F_OK) != 0, "looking makes nothing")
    let started = try folder.run("start", "--idle", "90s")
    let process = try #require(folder.process)
    let sentence = "in the background (process \(process)), and ends after 1m30s without callers."
    #expect(started.code == 0 && started.output.contains("runs \(sentence)"), "\(started)")
    #expect(try folder.run("start").output.contains("runs already \(sentence)"))
    #expect(try folder.run("list").output.contains(sentence))
    #expect(try folder.run("list", "--json").output.contains("\"runs\" : \"background\""))
    let doctor = try folder.run("doctor").output
    #expect(doctor.contains(sentence) && doctor.contains("skerry stop ends it"), "\(doctor)")
    #expect(try folder.run("device", "battery", "41").code == 0)
    let stopped = try folder.run("stop")
    #expect(stopped.code == 0 && stopped.output.contains("(process \(process)) has ended"), "\(stopped)")
    #expect(!folder.isTaken && !folder.scratch.has("state/control") && !folder.scratch.has("state/background.log"))
    let again = try folder.run("stop")
    #expect(again.code == 0 && again.output.contains("No phone runs in the background"))
    #expect(try folder.run("device", "battery").output.hasPrefix("41\n"))
    #expect(!folder.isTaken, "looking starts none")
  }

  @Test("S08 time passes for a phone in the background as for the computer, and a paused one stands still")
  func time() throws {
    let folder = try BackgroundFolder()
    func instant() throws -> Double {
      struct Time: Decodable { let instant: String }
      let text = try folder.run("time", "--json").output
      let written = try JSONDecoder().decode(Time.self, from: Data(text.utf8)).instant
      return try Date(written, strategy: .iso8601).timeIntervalSince1970
    }
    #expect(try folder.run("time", "+1h").code == 0)
    let first = try instant()
    let real = Date().timeIntervalSince1970
    #expect(abs(first - real - 3600) < 60)
    #expect(try folder.run("time", "pause").code == 0)
    let paused = try instant()
    #expect(try instant() == paused)
    #expect(folder.process != nil)
  }

  @Test("S08 it ends by itself when nobody has called for a while, and nothing is lost")
  func idleEnd() throws {
    let folder = try BackgroundFolder()
    let result = try folder.program(["device", "battery", "33"], ["SKERRY_IDLE": "0.2s"]).run()
    #expect(result.code == 0, "\(result)")
    folder.waitUntilFree()
    #expect(!folder.scratch.has("state/control"))
    #expect(try folder.run("device", "battery").output.hasPrefix("33\n"))
    let wrong = try folder.program(["device", "battery", "34"], ["SKERRY_IDLE": "soon"]).run()
    #expect(wrong.code == 2 && wrong.errors.contains("SKERRY_IDLE"), "\(wrong)")
    #expect(try folder.run("device", "battery").output.hasPrefix("33\n"))
  }

  @Test("S08 scripts that want none start none", arguments: ["--once", "SKERRY_ONCE=1", "SKERRY_ONCE=0"])
  func once(_ way: String) throws {
    let folder = try BackgroundFolder()
    let words = ["device", "battery", "20"] + (way == "--once" ? [way] : [])
    let variable = way.hasPrefix("SKERRY") ? String(way.last ?? "0") : nil
    #expect(try folder.program(words, ["SKERRY_ONCE": variable]).run().code == 0)
    #expect((folder.process == nil) == (variable != "0"))
    #expect(try folder.run("device", "battery").output.hasPrefix("20\n"))
  }

  @Test("S08 of commands at one moment one starts the phone, and all of them use it")
  func together() throws {
    let folder = try BackgroundFolder()
    let programs = try (1...8).map { number in
      try folder.program(["do", "app swiftclimb open", "device battery \(number)"]).start()
    }
    let results = try programs.map { try $0.result() }
    #expect(results.allSatisfy { $0.code == 0 && $0.errors.isEmpty }, "\(results.filter { $0.code != 0 })")
    let log = try folder.scratch.text(of: "state/log.jsonl")
    // An app is launched once by one phone, and would be again by each other.
    #expect(log.split(separator: "\n").count { $0.contains("launched") && $0.contains("swiftclimb") } <= 1, "\(log)")
    for number in 1...8 { #expect(log.contains("battery \(number) %")) }
    #expect(folder.process != nil)
  }

  @Test("S08 P07 what was acknowledged is there after kill -9, and the next command starts the phone again")
  func killed() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    for number in 1...3 {
      #expect(try folder.run("app", "swiftclimb", "add-climb", "name=V\(number)").code == 0)
      #expect(try folder.run("time", "+2h").code == 0)
      let before = try folder.run("time", "--json").output
      folder.kill(SIGKILL)
      #expect(folder.scratch.has("state/control"))
      #expect(try folder.run("list", "--activities").output.contains("\"climbCount\":\(number)"))
      #expect(try folder.run("time", "--json").output.prefix(24) == before.prefix(24))
    }
    #expect(try folder.run("device", "battery", "7").code == 0)
    #expect(folder.process != nil)
  }

  @Test("S08 P07 a phone whose folder was made anew touches nothing of the new one's, and ends")
  func madeAnew() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("start", "--idle", "3s").code == 0)
    #expect(try folder.run("device", "battery", "11").code == 0)
    let first = try #require(folder.process)
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(try folder.run("device", "battery", "50").code == 0)
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    let second = try #require(folder.process)
    #expect(second != first)
    for _ in 0..<6000 where kill(first, 0) == 0 { usleep(20_000) }
    #expect(kill(first, 0) != 0, "the first goes when its folder is gone")
    #expect(try folder.run("device", "battery").output.hasPrefix("50\n"))
    #expect(folder.process == second)
    #expect(try folder.run("stop").code == 0)
    #expect(try folder.run("device", "battery").output.hasPrefix("50\n"))
    #expect(try folder.run("list", "--activities").output.contains("swiftclimb"))
  }

  @Test("S08 D01 a dashboard takes over the phone with everything in it, and leaves it running")
  func takeOver() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    // Half an entry: an open sheet with a name that nobody has confirmed.
    #expect(try folder.run("do", "key a", "type \"Crimp é漢\"").code == 0)
    let process = try #require(folder.process)
    let shown = try dashboard(
      folder,
      [
        .until("Name or grade"), .until("Crimp é漢"), .tell, .until("battery 31 %"), .keys("<Enter>"),
        .until("Open"), .resize(columns: 80, rows: 24), .until("31%"), .screen, .keys("<Ctrl-Z>"), .stopped, .goOn,
        .until("31%"), .keys("q"), .exit,
      ]
    ).start()
    try shown.told()
    #expect(try folder.run("device", "battery", "31").code == 0)
    let refused = try folder.run("stop")
    let report = try shown.report()
    #expect(report.exit == .init(code: 0) && report.restored.isEmpty)
    #expect(refused.code == 1 && refused.errors.contains("leave it there with q"), "\(refused)")
    #expect(folder.process == process)
    #expect(try folder.run("list", "--activities").output.contains("\"climbCount\":1"))
    // The same again, ended from outside: the phone goes on, the terminal is as it was.
    for signal in ["TERM", "HUP", "KILL"] {
      let again = try dashboard(folder, [.until("Crimp é漢"), .signal(signal), .exit]).run()
      #expect(signal == "KILL" || again.restored.isEmpty)
      #expect(folder.process == process)
    }
    #expect(try folder.run("app", "swiftclimb", "add-climb", "name=V4").code == 0)
    #expect(try folder.run("list", "--activities").output.contains("\"climbCount\":2"))
  }

  @Test("S08 D06 when the phone dies under a dashboard, the terminal is as it was and says so; nothing is lost")
  func diesUnderDashboard() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "44").code == 0)
    let shown = try dashboard(folder, [.until("44%"), .tell, .exit]).start()
    try shown.told()
    folder.kill(SIGKILL)
    let report = try shown.endedReport()
    #expect(report.exit == .init(code: 2) && report.restored.isEmpty)
    #expect(report.screen.contains("has ended; start the dashboard again"), "\(report.screen)")
    let next = try dashboard(folder, [.until("44%"), .keys("q"), .exit]).run()
    #expect(next.exit == .init(code: 0))
  }

  @Test("S08 a command says at once that the phone is stopped, does nothing, and works again when the phone goes on")
  func stopped() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "44").code == 0)
    let process = try #require(folder.process)
    #expect(kill(process, SIGSTOP) == 0)
    let refused = try folder.run("device", "battery", "12")
    #expect(kill(process, SIGCONT) == 0)
    #expect(refused.code == 2 && refused.errors.contains("is stopped (Ctrl-Z)"), "\(refused.errors)")
    #expect(try folder.run("device", "battery", "13").code == 0)
  }

  @Test("S08 one dashboard at a time; others watch")
  func second() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "44").code == 0)
    let first = try dashboard(folder, [.until("44%"), .tell, .until("12%"), .keys("q"), .exit]).start()
    try first.told()
    var other = try dashboard(folder, [.exit])
    other.columns = 240
    let refused = try other.run()
    #expect(refused.exit == .init(code: 2) && refused.screen.contains("in use by another dashboard"))
    let viewer = try PseudoTerminal.skerry(
      ["attach", "--state", folder.path], steps: [.until("44%"), .keys("q"), .exit])
    #expect(try viewer.run().exit == .init(code: 0))
    #expect(try folder.run("device", "battery", "12").code == 0)
    #expect(try first.report().exit == .init(code: 0))
    // Without a dashboard the phone can be watched as well.
    #expect(
      try PseudoTerminal.skerry(["attach", "--state", folder.path], steps: [.until("12%"), .keys("q"), .exit]).run()
        .exit
        == .init(code: 0))
  }

  @Test("S08 what a dashboard is started with holds for the phone it takes over, and --at starts it anew")
  func options() throws {
    let folder = try BackgroundFolder()
    try folder.scratch.write(payload(climbs: 6), to: "update.json")
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    #expect(try folder.run("time", "+5s").code == 0)
    let process = try #require(folder.process)
    let arguments = ["--device", "iphone-se", "--24-hour", "--paused", "--push", folder.scratch.path + "/update.json"]
    let shown = try dashboard(
      folder, [.until("iPhone SE"), .until("paused"), .until("update"), .keys("q"), .exit], arguments: arguments
    ).run()
    #expect(shown.exit == .init(code: 0) && folder.process == process)
    #expect(try folder.run("list", "--activities").output.contains("\"climbCount\":6"))
    var moved = try dashboard(
      folder, [.until("2035-01-31"), .until("what apps held in memory is gone"), .keys("q"), .exit],
      arguments: ["--at", "2035-01-31T09:41:00Z"])
    (moved.columns, moved.rows) = (240, 60)
    #expect(try moved.run().exit == .init(code: 0))
    #expect(folder.process == nil)
  }

  @Test("S08 a phone of another build of the program is replaced by one of this build, and the log says so")
  func otherBuild() throws {
    let folder = try BackgroundFolder()
    let copy = folder.scratch.path + "/skerry"
    // Not by this process: a program that another test starts meanwhile would hold the copy open, for writing.
    _ = try Shell.run(["cp", try Program.path, copy])
    let started = try Shell.run([copy, "start", "--state", folder.path])
    let process = try #require(folder.process, "\(started)")
    let result = try folder.run("device", "battery", "55")
    #expect(result.code == 0, "\(result)")
    #expect(folder.process != nil && folder.process != process)
    #expect(try folder.scratch.text(of: "state/log.jsonl").contains("the program is another one than before"))
  }

  @Test("S08 where none can run in the background, the command is done all the same and says so")
  func impossible() throws {
    let folder = try BackgroundFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/control", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    chmod(folder.path, 0o700)
    let result = try folder.run("device", "battery", "66")
    #expect(result.code == 0, "\(result)")
    #expect(result.errors.contains("No phone can run in the background") && result.errors.contains("control"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try folder.run("device", "battery").output.hasPrefix("66\n"))
    let start = try folder.run("start")
    #expect(start.code == 2 && start.errors.contains("No phone runs in the background"), "\(start)")
  }

  @Test("S08 a phone keeps nothing of the command that started it: neither its folder nor its descriptors")
  func detached() throws {
    let folder = try BackgroundFolder()
    let script = "exec 7>&1; \(try Program.path) device battery 3 --state \(folder.path) >/dev/null"
    // Whoever reads a script's output to its end is not kept waiting by the phone.
    let shell = ["/usr/bin/env", "-u", "SKERRY_ONCE", "/bin/sh", "-c", "(\(script)) | cat"]
    #expect(try Shell.run(shell).isEmpty)
    let process = try #require(folder.process)
    let place = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
    #expect(place == "/")
    #expect(getsid(process) == process)
    for number in 0...2 {
      let file = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\(number)")
      #expect(file == (number == 2 ? folder.path + "/background.log" : "/dev/null"))
    }
  }

  @Test("S08 120 pushes at one moment and 16 scripts side by side: none is refused")
  func crowd() throws {
    let folder = try BackgroundFolder()
    try folder.scratch.write(payload(climbs: 5), to: "update.json")
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    #expect(try folder.run("time", "+5s").code == 0)
    let pushes = try (0..<SoakCount.of(40, 120)).map { _ in
      try folder.program(["push", "update.json", "--priority", "5"]).start()
    }
    let results = try pushes.map { try $0.result() }
    #expect(results.allSatisfy { $0.code == 0 && $0.output.contains("200") }, "\(results.filter { $0.code != 0 })")
    try scripts(folder, once: false)
  }

  @Test("S08 commands that switch the phone on for themselves wait for each other, too")
  func crowdOnce() throws { try scripts(BackgroundFolder(), once: true) }

  /// Sixteen scripts, each of which does one command after the other.
  private func scripts(_ folder: BackgroundFolder, once: Bool) throws {
    let count = SoakCount.of(3, 50)
    let command = "\(try Program.path) device battery 50 --state \(folder.path) \(once ? "--once" : "") >/dev/null"
    let script = "unset SKERRY_ONCE; for n in $(seq \(count)); do \(command) || exit 1; done"
    let all = "for s in $(seq 16); do (\(script); echo done $?) & done; wait"
    let output = try Shell.run("/bin/sh", "-c", all)
    #expect(output.split(separator: "\n").count { $0 == "done 0" } == 16, "\(output)")
  }
}
