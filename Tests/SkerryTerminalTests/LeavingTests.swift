import SkerryPrograms
import Testing

@Suite("Leaving the terminal as it was found", .serialized)
struct LeavingTests {
  @Test("D06 the terminal is as before after q, and what was printed meanwhile is printed then")
  func quit() throws {
    let report = try Fixture.terminal(
      ["--still"], steps: [.matches("ticks +0"), .keys("p"), .modes, .keys("q"), .exit]
    )
    .run()
    #expect(report.steps[2].alternate == true)
    #expect(report.steps[2].restored?.isEmpty == false, "the check must see a terminal that is in use")
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
    #expect(report.screen.hasPrefix("printed to output\nprinted to errors\nleft with 0\n"))
  }

  @Test("D06 X02 a program is told what was printed while it is shown, line by line, and nothing twice")
  func told() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        .matches("ticks +0"), .keys("p"), .until("told printed to output | printed to errors"), .keys("c"), .screen,
        .keys("q"), .exit,
      ]
    ).run()
    #expect(report.steps[4].text?.contains("told printed to output | printed to errors") == false)
    #expect(report.screen.hasPrefix("printed to output\nprinted to errors\n"))
  }

  @Test(
    "D06 what was printed meanwhile steers no terminal when it is printed, after q and after a crash",
    arguments: ["q", "!"])
  func printedHarmless(_ key: String) throws {
    let steps: [PseudoTerminal.Step] = [.matches("ticks +0"), .keys("P"), .keys(key), .exit]
    let report = try Fixture.terminal(["--still"], steps: steps).run()
    let lines = report.screen.split(separator: "\n")
    #expect(lines.first == "a ␛]0;title␇␛[31mred□31m b␡ 漢", "\(report.screen)")
    #expect(lines.dropFirst().first == "next line")
    #expect(lines.dropFirst(2).first?.hasPrefix("c□□") == true)
  }

  @Test(
    "D06 signals from outside restore the terminal and are told in the exit code",
    arguments: [
      ("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("USR1", 138), ("USR2", 140), ("ALRM", 142),
      ("VTALRM", 154), ("PROF", 155), ("XCPU", 152), ("IO", 157), ("PWR", 158), ("STKFLT", 144), ("RTMIN", 162),
    ])
  func signals(_ name: String, _ code: Int) throws {
    let report = try Fixture.terminal(["--still"], steps: [.matches("ticks +0"), .signal(name), .exit]).run()
    #expect(report.exit == .init(code: code))
    #expect(report.restored.isEmpty)
  }

  @Test("D06 a crash restores the terminal, prints what was said and still dies by its signal")
  func crash() throws {
    let steps: [PseudoTerminal.Step] = [.matches("ticks +0"), .keys("p"), .keys("!"), .exit]
    let report = try Fixture.terminal(["--still"], steps: steps).run()
    let signals = ["ILL", "TRAP"]
    #expect(signals.contains(report.exit?.signal ?? "none"))
    #expect(report.restored.isEmpty)
    #expect(report.screen.contains("printed to output"))
    #expect(report.screen.contains("printed to errors"))
  }

  @Test("D06 code that calls exit() while it is shown leaves the terminal as it was, and what was said is printed")
  func exitInside() throws {
    let report = try Fixture.terminal(["--still"], steps: [.matches("ticks +0"), .keys("p"), .keys(";"), .exit]).run()
    #expect(report.exit == .init(code: 4))
    #expect(report.restored.isEmpty)
    #expect(report.screen.contains("printed to output") && report.screen.contains("printed to errors"))
  }

  @Test(
    "D06 a fatal signal sent from outside restores the terminal too",
    arguments: ["SEGV", "ABRT", "BUS", "FPE", "SYS", "PIPE"])
  func fatalSignals(_ name: String) throws {
    let report = try Fixture.terminal(["--still"], steps: [.matches("ticks +0"), .signal(name), .exit]).run()
    #expect(report.exit == .init(signal: name))
    #expect(report.restored.isEmpty)
  }

  @Test("D06 Ctrl-Z, SIGTSTP and SIGSTOP stop the program, and it comes back with its whole picture")
  func stopAndGoOn() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        .matches("ticks +0"), .keys("<Ctrl-Z>"), .stopped, .goOn, .matches("wakes: 1"), .modes, .screen,
        .signal("TSTP"), .stopped, .goOn, .matches("wakes: 2"), .modes, .screen,
        .signal("STOP"), .stopped, .goOn, .matches("wakes: 3"), .modes, .screen, .keys("q"), .exit,
      ]
    ).run()
    #expect(report.steps[2].restored == [])
    #expect(report.steps[8].restored == [])
    for index in [5, 11, 17] { #expect(report.steps[index].alternate == true) }
    for index in [6, 12, 18] { #expect(report.steps[index].text?.contains("marks é ñ ❤ US 👨") == true) }
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
  }

  @Test("D06 keys and sizes that came while it was stopped count when it goes on")
  func resizeWhileStopped() throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        .matches("ticks +0"), .keys("<Ctrl-Z>"), .stopped, .resize(columns: 50, rows: 15), .goOn,
        .matches("size: 50x15"),
        .keys("q"), .exit,
      ]
    ).run()
    #expect(report.restored.isEmpty)
  }

  @Test("D06 when the terminal goes away the program ends instead of spinning")
  func hangup() throws {
    let report = try Fixture.terminal(["--still", "--no-mouse"], steps: [.matches("ticks +0"), .hangup, .exit]).run()
    #expect(report.exit == .init(code: 129))
  }

  @Test(
    "D06 two signals right behind each other end the program as one does",
    arguments: [("TERM", "HUP", 129), ("INT", "TERM", 130), ("INT", "QUIT", 130), ("TERM", "USR1", 138)])
  func twoSignals(_ first: String, _ second: String, _ code: Int) throws {
    let report = try Fixture.terminal(
      ["--still"],
      steps: [
        .matches("ticks +0"), .keys("p"), .signal("STOP"), .stopped, .signal(first), .signal(second), .goOn, .exit,
      ]
    ).run()
    #expect(report.exit == .init(code: code))
    #expect(report.restored.isEmpty)
    #expect(report.screen.contains("left with \(code)"))
  }
}
