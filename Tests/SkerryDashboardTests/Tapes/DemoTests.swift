import FoundationEssentials
import SkerryApps
import SkerryCells
import SkerryTesting
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// The demonstration.
@MainActor @Suite struct DemoTests {
  @Test(
    "S03 the demo plays to its end, all that it expects is true, and it takes about two minutes",
    arguments: [Driver.wide, Driver.medium])
  func plays(_ size: CellSize) throws {
    let player = TapePlayer(try Tape(Apps.demo, name: "demo.tape", apps: TestTapes.apps), apps: Apps.all, size: size)
    var wrong: [String] = []
    player.onLine = { line, outcome in
      switch outcome {
      case .done, .pictures: break
      case .unmet(let unmet): wrong.append("\(line.number): \(unmet)")
      case .failed(let problem): wrong.append("\(line.number): \(line.text): \(problem)")
      }
    }
    var pictures = 0
    player.film { _, picture in
      pictures += 1
      #expect(picture.size == size)
    }
    #expect(wrong.isEmpty)
    #expect((90...150).contains(player.stage), "\(player.stage) s")
    #expect(pictures > 120)
  }

  @Test("S03 the demo shows every app, and each caption fits into eighty columns")
  func captions() throws {
    let tape = try Tape(Apps.demo, name: "demo.tape", apps: TestTapes.apps)
    for app in Apps.all.map(\.information) {
      #expect(
        tape.lines.contains { if case .step(.app(app.name, _)) = $0.deed { true } else { false } },
        "\(app.displayName) is not shown")
    }
    let captions = tape.lines.compactMap { line in if case .say(let text) = line.deed { text } else { nil } }
    #expect(captions.count > 15)
    for caption in captions { #expect(CellText(caption).width <= 76, "\(caption)") }
  }

  // MARK: On a terminal

  private final class Clock { var real = 77.0 }

  private static func program(_ text: String, loops: Bool = false, speed: Double = 1) throws -> (TapeProgram, Clock) {
    let tape = try TestTapes.tape(text)
    let clock = Clock()
    var options = TapeProgram.Options()
    options.loops = loops
    options.speed = speed
    let program = TapeProgram(options: options, realClock: { clock.real }) { size in
      TapePlayer(tape, apps: Apps.all, size: size)
    }
    program.start(size: Driver.medium)
    _ = program.frame()
    return (program, clock)
  }

  /// Sleeps and wakes as a terminal does; returns how often it woke.
  @discardableResult
  private static func run(_ program: TapeProgram, _ clock: Clock, for seconds: Double) -> Int {
    let end = clock.real + seconds
    var wakes = 0
    while let pause = program.secondsUntilNextWake(), clock.real + pause <= end, wakes < 10_000 {
      clock.real += max(pause, 0.001)
      program.wake()
      _ = program.frame()
      wakes += 1
    }
    clock.real = max(clock.real, end)
    return wakes
  }

  private static func text(_ program: TapeProgram) -> String { program.frame().plainText() }

  @Test("S03 a tape on a terminal follows the clock at any speed, and leaves the phone to a person at its end")
  func live() throws {
    let text = "app swiftclimb start-session\nsay Climbing.\nwait 10s\ndevice screen locked\nwait 2s"
    for speed in [0.5, 1, 4] {
      let (program, clock) = try Self.program(text, speed: speed)
      let wakes = Self.run(program, clock, for: 5.5 / speed)
      #expect(Self.text(program).contains("▶ Climbing.") && Self.text(program).contains("0:05"), "×\(speed)")
      #expect(wakes <= 9, "a timer of seconds wakes once a second: \(wakes)")
      Self.run(program, clock, for: 7 / speed)
      #expect(Self.text(program).contains("That was the tape.") && !Self.text(program).contains("Climbing."))
      let shown = Self.text(program)
      Self.run(program, clock, for: 60)
      #expect(Self.text(program) != shown && Self.text(program).contains("1:1"), "real time goes on")
      program.handle(.key(.character("q")))
      #expect(program.isFinished)
    }
  }

  @Test("S03 any key takes over, but only the key that leaves does something at once")
  func takeOver() throws {
    let text = "app swiftclimb start-session\nsay Climbing.\nkey a\ntype abc\nwait 1h\nkey Escape\ndevice screen locked"
    for event in [InputEvent.key(.character("l")), .key(.escape), .press(CellPoint(column: 3, row: 3))] {
      let (program, clock) = try Self.program(text)
      Self.run(program, clock, for: 5)
      program.handle(event)
      let shown = Self.text(program)
      #expect(shown.contains("The phone is yours now") && !shown.contains("Climbing.") && !program.isFinished)
      #expect(shown.contains("unlocked") && !shown.contains("abc"), "nobody's sheet stays open")
      Self.run(program, clock, for: 20)
      clock.real += 7200
      program.wake()
      #expect(Self.text(program).contains("unlocked"), "the tape goes on no more")
      program.handle(.key(.character("l")))
      #expect(!Self.text(program).contains("unlocked"))
    }
    let (program, clock) = try Self.program(text)
    Self.run(program, clock, for: 5)
    program.handle(.resize(CellSize(columns: 100, rows: 30)))
    #expect(program.frame().size == CellSize(columns: 100, rows: 30) && Self.text(program).contains("Climbing."))
    program.handle(.key(.control("c")))
    #expect(program.isFinished)
  }

  @Test("S03 a looping tape begins again at its end, and a while after the last key of a guest")
  func loop() throws {
    let (program, clock) = try Self.program("say One.\nwait 5s\nsay Two.\nwait 5s", loops: true)
    for _ in 0..<3 {
      Self.run(program, clock, for: 2)
      #expect(Self.text(program).contains("▶ One."))
      Self.run(program, clock, for: 9)
      #expect(Self.text(program).contains("▶ Two."))
      Self.run(program, clock, for: 3)
    }
    Self.run(program, clock, for: 2)
    program.handle(.key(.enter))
    Self.run(program, clock, for: 80)
    program.handle(.key(.character("l")))
    Self.run(program, clock, for: 80)
    #expect(!Self.text(program).contains("▶ One."))
    Self.run(program, clock, for: 11)
    #expect(Self.text(program).contains("▶ One."))
  }

  @Test("S03 a tape that was stopped goes on where it was seen to change last")
  func suspended() throws {
    let (program, clock) = try Self.program("say One.\nwait 5s\nsay Two.\nwait 5s")
    Self.run(program, clock, for: 3)
    clock.real += 3600
    program.resume()
    #expect(Self.text(program).contains("▶ One."))
    Self.run(program, clock, for: 4.5)
    #expect(Self.text(program).contains("▶ One."))
    Self.run(program, clock, for: 1)
    #expect(Self.text(program).contains("▶ Two."))
  }
}
