import Glibc
import SkerryPrograms
import Testing

@testable import SkerryCommand

/// What a program is called that nobody can type, and what it offers.
@Suite struct ProgramNameTests {
  private func run(_ words: String...) throws -> Program.Result {
    var program = Program(words)
    program.environment["SKERRY_CALLED"] = "skerry run ferry --"
    return try program.run()
  }

  @Test("X02 S06 an extension's program calls itself as a person runs it, in its help and its advice")
  func called() throws {
    let help = try run("help").output
    #expect(help.contains("USAGE: skerry run ferry -- <subcommand>") && help.contains("\n  skerry run ferry -- device"))
    #expect(try run("render", "--help").output.contains("USAGE: skerry run ferry -- render"))
    let advice = try run().errors
    #expect(advice.hasPrefix("skerry: ") && advice.contains("skerry run ferry -- render writes pictures"), "\(advice)")
    #expect(try run("render", "--nonsense").errors.contains("see skerry run ferry -- render --help."))
  }

  @Test("S04 X02 a program whose apps came without a demonstration offers none, nor an action that they don't have")
  func offers() {
    // The tests themselves have no apps installed.
    let help = Skerry.helpMessage(columns: 120)
    #expect(!help.contains("demo"), "\(help)")
    #expect(!Skerry.configuration.subcommands.contains { $0 == DemoCommand.self })
    #expect(help.contains("app \(Skerry.exampleApp) \(Skerry.exampleDeed)"))
  }

  @Test("X02 S06 code that calls exit() in a command is told of, and is no success", .timeLimit(.minutes(5)))
  func earlyExit() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
        EarlyExit.tellAbout()
        exit(0)
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("it called exit(0)"))
    await #expect(processExitsWith: .exitCode(0)) {
      EarlyExit.tellAbout()
      EarlyExit.isOver()
      exit(0)
    }
  }
}
