import Glibc
import SkerryTerminal

// A small program for the tests of the terminal room: see FixtureProgram for its keys.
let fixture = FixtureProgram(arguments: Array(CommandLine.arguments.dropFirst()))
do {
  let code = try Terminal.run(fixture, options: fixture.options)
  print("left with \(code)")
  exit(code)
} catch {
  printError("fixture: \(error)")
  exit(TerminalError.exitCode)
}
