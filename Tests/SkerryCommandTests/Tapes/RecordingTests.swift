import FoundationEssentials
import SkerryPrograms
import Testing

@Suite("skerry --record: what happened plays again")
struct RecordingTests {
  @Test(
    "S03 a session at a terminal, with steps and pushes over its socket, ends on the same screen when it is replayed")
  func sameScreen() throws {
    let (state, files) = (try ScratchFolder(), try ScratchFolder())
    try files.write(ReplayTests.payload, to: "up.json")
    let tape = files.path + "/session.tape"
    var terminal = try PseudoTerminal.skerry(
      [
        "--state", state.path, "--record", tape, "--paused", "--at", "2026-03-28T22:30:00Z", "--time-zone",
        "Asia/Tokyo",
      ],
      steps: [
        .until("paused"), .keys("1s<Enter>"), .until("Add Climb"), .keys("aCrimp é漢<Enter>"), .until("Crimp"),
        .keys("h"), .settled, .tell, .until("battery 4 %"), .keys(":90m<Enter>"), .settled, .keys("I<Down>"),
        .screen, .keys("q"), .exit,
      ])
    (terminal.columns, terminal.rows) = (150, 45)
    let started = try terminal.start()
    // Before it listens, commands would use the folder themselves, and the phone would not be new.
    try started.told()
    var answer = Program(
      "do", "device screen locked", "press Allow", "jump 2s", "push up.json to=swiftclimb", "--state", state.path)
    answer.folder = files.path
    let result = try answer.run()
    #expect(result.code == 0, "\(result.output) \(result.errors)")
    #expect(try Program("push", files.path + "/up.json", "--app", "swiftclimb", "--state", state.path).run().code == 0)
    #expect(try Program("do", "tap nobody", "--state", state.path).run().code != 0)
    #expect(try Program("time", "x60", "--state", state.path).run().code == 0)
    #expect(try Program("time", "pause", "--state", state.path).run().code == 0)
    #expect(try Program("do", "device battery 4", "--state", state.path).run().code == 0)
    let report = try started.report()
    #expect(report.screen.contains("The tape is written: skerry replay --live \(tape)"))
    let live = try #require(report.steps.compactMap(\.text).last)
    let replayed = try Program("replay", tape, "--print", "dashboard").run()
    #expect(replayed.code == 0, "\(replayed.errors)")
    let recorded = try files.text(of: "session.tape")
    #expect(Lines.differing(replayed.output, from: live) == [], "\(recorded)")
    #expect(recorded.hasSuffix("key :\ntype 90m\nkey Enter\nkey I\nkey Down\n"), "\(recorded)")
    let again = try Program("replay", tape).run()
    #expect(again.code == 0 && again.output.contains("passed"))
  }

  @Test("S03 a phone that is kept nowhere can be written down later, by key; what was done plays to the same screen")
  func writtenLater() throws {
    let files = try ScratchFolder()
    try files.write("old\n", to: "old.tape")
    let tape = files.path + "/later.tape"
    var terminal = try PseudoTerminal.skerry(
      ["--ephemeral", "--paused", "--at", "2026-03-28T22:30:00Z", "--time-zone", "Asia/Tokyo"],
      steps: [
        .until("paused"), .keys("1s<Enter>"), .until("Add Climb"), .keys("aCrimp é漢<Enter>"), .until("Crimp"),
        .keys("h:90m<Enter>"), .until("1:30:"), .keys("W<Ctrl-U>" + files.path + "/old.tape<Enter>"),
        .until("choose another file"), .keys("<Ctrl-U>" + tape + "<Enter>"), .until("The tape is written"), .keys("I"),
        .until("content-state"), .screen, .keys("W<Ctrl-U>" + files.path + "/more.tape<Enter>"),
        .until("more.tape"), .keys("q"), .exit,
      ])
    (terminal.columns, terminal.rows) = (150, 45)
    let report = try terminal.run()
    let live = try #require(report.steps.compactMap(\.text).last)
    let first = try files.text(of: "later.tape")
    #expect(first.hasSuffix("key Enter\n") && !first.contains("W") && first.contains("type \"Crimp é漢\""), "\(first)")
    #expect(try Program("replay", tape).run().code == 0)
    #expect(try files.text(of: "more.tape") == first + "key I\n")
    let replayed = try Program("replay", files.path + "/more.tape", "--print", "dashboard").run()
    // The footer still says that the first tape was written.
    #expect(Lines.differing(replayed.output, from: live).filter { !$0.hasPrefix("line 45:") } == [])
    #expect(try files.text(of: "old.tape") == "old\n")
  }

  @Test("S03 a phone that is kept can't be written down later, and says what to do")
  func keptPhone() throws {
    let state = try ScratchFolder()
    let report = try PseudoTerminal.skerry(
      ["--state", state.path, "--paused"],
      steps: [.until("paused"), .keys("W"), .until("start with --ephemeral, or with --record"), .keys("q"), .exit]
    ).run()
    #expect(report.exit?.code == 0)
  }

  @Test("S03 S05 a recording takes the commands of other programs and leaves the kept phone alone")
  func commands() throws {
    let (home, files) = (try ScratchFolder(), try ScratchFolder())
    let tape = files.path + "/session.tape"
    var kept = Program("device", "battery", "50")
    kept.environment["XDG_STATE_HOME"] = home.path
    #expect(try kept.run().code == 0)
    var terminal = try PseudoTerminal.skerry(
      ["--record", tape, "--paused"],
      steps: [.until("paused"), .tell, .until("critical battery"), .keys("q"), .exit])
    terminal.env["XDG_STATE_HOME"] = home.path
    let started = try terminal.start()
    try started.told()
    var command = Program("device", "battery", "4")
    command.environment["XDG_STATE_HOME"] = home.path
    #expect(try command.run().code == 0)
    let report = try started.report()
    #expect(report.exit?.code == 0)
    #expect(try files.text(of: "session.tape").contains("device battery 4"))
    var reading = Program("device", "battery")
    reading.environment["XDG_STATE_HOME"] = home.path
    #expect(try reading.run().output.hasPrefix("50\n"))
  }

  @Test("S03 S06 a recording begins with a new phone and a new file, and says so")
  func refusals() throws {
    let folder = try ScratchFolder()
    try folder.write("old\n", to: "old.tape")
    try folder.write("{}", to: "device.json")
    for (arguments, message) in [
      (["--record", folder.path + "/old.tape"], "exists already"), (["--record", "/proc/x.tape"], "can't be written"),
      (["--record", folder.path + "/new.tape", "--state", folder.path], "begins with a new phone"),
    ] {
      let report = try PseudoTerminal.skerry(arguments, steps: [.exit]).run()
      #expect(report.exit?.code == 2 && report.screen.contains(message), "\(report.screen)")
    }
    #expect(try folder.text(of: "old.tape") == "old\n" && !folder.has("new.tape"))
  }

  @Test("S03 a killed recording has everything up to its last event")
  func killed() throws {
    let folder = try ScratchFolder()
    let tape = folder.path + "/killed.tape"
    let report = try PseudoTerminal.skerry(
      ["--record", tape, "--paused"],
      steps: [
        .until("paused"), .keys("1s<Enter>"), .until("Add Climb"), .keys("h"), .until("Next trip"), .signal("KILL"),
        .exit,
      ]
    ).run()
    #expect(report.exit?.signal == "KILL")
    #expect(try folder.text(of: "killed.tape").hasSuffix("key 1\nkey s\nkey Enter\nkey h\n"))
    #expect(try Program("replay", tape).run().code == 0)
  }

  @Test(
    "S03 a recording that is ended in the middle of typing has what was typed",
    arguments: ["INT", "TERM", "HUP", "KILL"])
  func endedWhileTyping(_ end: String) throws {
    let folder = try ScratchFolder()
    let tape = folder.path + "/typed.tape"
    _ = try PseudoTerminal.skerry(
      ["--record", tape, "--paused"],
      steps: [
        .until("paused"), .keys("1s<Enter>"), .until("Add Climb"), .keys("aCrimp é漢"), .until("Crimp é漢"), .signal(end),
        .exit,
      ]
    ).run()
    let text = try folder.text(of: "typed.tape")
    #expect(text.hasSuffix("key a\ntype \"Crimp é漢\"\n"), "\(text)")
    let replayed = try Program("replay", tape, "--print", "dashboard").run()
    #expect(replayed.code == 0 && replayed.output.contains("Crimp é漢"))
  }

  @Test("S03 D06 a recording that is ended by Ctrl-C has what was typed, and says where it is")
  func endedByKey() throws {
    let folder = try ScratchFolder()
    let tape = folder.path + "/typed.tape"
    let report = try PseudoTerminal.skerry(
      ["--record", tape, "--paused"],
      steps: [
        .until("paused"), .keys("1s<Enter>"), .until("Add Climb"), .keys("aCrimp é漢"), .until("Crimp é漢"),
        .keys("<Ctrl-C>"), .settled, .keys("<Ctrl-C>"), .exit,
      ]
    ).run()
    #expect(report.exit?.code == 0 && report.restored.isEmpty)
    #expect(report.screen.contains("The tape is written: skerry replay --live \(tape)"), "\(report.screen)")
    let text = try folder.text(of: "typed.tape")
    #expect(text.hasSuffix("key a\ntype \"Crimp é漢\"\nkey Ctrl-C\n"), "\(text)")
    #expect(try Program("replay", tape).run().code == 0)
  }

  @Test("S03 the demonstration on a terminal: any key takes over; on a dashboard it has a phone of its own")
  func demo() throws {
    let report = try PseudoTerminal.skerry(
      ["demo", "--speed", "8"],
      steps: [.until("SwiftClimb"), .until("Key h"), .keys("x"), .until("The phone is yours now"), .keys("q"), .exit]
    ).run()
    #expect(report.exit?.code == 0 && report.restored.isEmpty)
    let dashboard = try PseudoTerminal.skerry(
      ["--ephemeral", "--at", "2026-07-01T12:00:00Z"],
      steps: [
        .until("2026-07-01"), .keys("r"), .until("an iPhone in your terminal"), .resize(columns: 90, rows: 30),
        .keys("x"),
        .until("q goes back to your own"), .keys("q"), .until("2026-07-01"), .keys("1s<Enter>"), .until("Add Climb"),
        .keys("q"), .exit,
      ]
    ).run()
    #expect(dashboard.exit?.code == 0 && dashboard.restored.isEmpty)
  }

  @Test("S03 replay --live shows the tape at the speed that was asked for")
  func live() throws {
    let folder = try ScratchFolder()
    try folder.write("app swiftclimb start-session\nsay Climbing.\nwait 60s\ndevice screen locked\n", to: "a.tape")
    let report = try PseudoTerminal.skerry(
      ["replay", "--live", "--speed", "60", folder.path + "/a.tape"],
      steps: [.until("Climbing."), .until("That was the tape."), .screen, .keys("q"), .exit]
    ).run()
    #expect(report.steps.compactMap(\.text).last?.contains(/[1-9]:[0-5][0-9]/) == true)
    #expect(report.exit?.code == 0 && report.restored.isEmpty)
  }

  @Test(
    "S03 S06 replay --live says at its end what is not as it should be, and the exit code says it, too",
    arguments: [("expect app \"nonsense\"\nwait 1s", Int32(1)), ("app littlemoments start-session minutes=5m", 2)])
  func liveFailure(lines: String, code: Int32) throws {
    let folder = try ScratchFolder()
    try folder.write("app swiftclimb start-session\n\(lines)\n", to: "a.tape")
    let report = try PseudoTerminal.skerry(
      ["replay", "--live", "--speed", "60", folder.path + "/a.tape"],
      steps: [.until("Line 2: "), .keys("q"), .exit]
    ).run()
    #expect(report.exit?.code.map(Int32.init) == code && report.restored.isEmpty)
  }
}
