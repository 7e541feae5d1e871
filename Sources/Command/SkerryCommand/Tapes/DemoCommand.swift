import ArgumentParser
import FoundationEssentials
import SkerryCells
import SkerryDashboard
import SkerrySteps
import SkerryTerminal

/// `skerry demo`: a tape that shows everything, on a phone of its own.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Play a demonstration on a phone that keeps nothing; any key takes over.",
    discussion: """
      It takes about two minutes and leaves the phone to you then. With --loop it begins again, also a while after the \
      last key of somebody who took over: for a screen on a wall, or for guests over SSH.

      The demonstration is a tape; --tape prints it, to learn from and to change.

      Examples:
        \(Skerry.programName) demo
        \(Skerry.programName) demo --loop --speed 1.5
        \(Skerry.programName) demo --tape > mine.tape
      """)

  @Flag(help: "Begin again at the end.")
  var loop = false

  @Option(help: ArgumentHelp("How fast, such as 2 or 0.5.", valueName: "times"))
  var speed = 1.0

  @Flag(help: "Print the tape instead of playing it.")
  var tape = false

  @OptionGroup var colors: ColorOptions

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var noMouse = false

  func run() throws {
    let depth = try colors.depth()
    guard (0.1...1000).contains(speed) else { throw CommandFailure("--speed goes from 0.1 to 1000.") }
    if tape { return try StandardStream.output.write(Demonstration.text()) }
    try MainActor.assumeIsolated {
      let program = try Demonstration.program(
        loops: loop, speed: speed, takenRemark: "The phone is yours now; ? shows all keys, q leaves.")
      try TapeShow.run(
        program, options: TerminalOptions(colors: depth, isASCII: colors.ascii, usesMouse: !noMouse))
    }
  }
}

/// The demonstration that came with the apps.
nonisolated enum Demonstration {
  /// The tape. Throws a ``CommandFailure`` if these apps came without one.
  static func text() throws(CommandFailure) -> String {
    guard let text = Skerry.demonstration.withLock({ $0 }) else {
      throw CommandFailure("These apps come without a demonstration.")
    }
    return text
  }

  @MainActor static func program(
    loops: Bool = false, speed: Double = 1, takenRemark: String
  ) throws -> TapeProgram {
    let tape = try Tape(text(), name: "demonstration", apps: Skerry.appNames)
    var options = TapeProgram.Options()
    options.loops = loops
    options.speed = speed
    options.takenRemark = takenRemark
    options.endRemark = "That was the demonstration. " + takenRemark
    let apps = Skerry.installedApps.withLock { $0 }
    return TapeProgram(options: options, realClock: { SystemClock.monotonic }) { size in
      TapePlayer(tape, apps: apps, size: size)
    }
  }
}
