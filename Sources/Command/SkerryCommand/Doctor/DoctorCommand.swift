import ArgumentParser
import FoundationEssentials

/// `skerry doctor`: what this terminal can show, and what is in the way.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what this terminal can show, and what is in the way of the dashboard.",
    discussion: """
      A line begins with OK, with - when something could be better, or with ! when the dashboard can't run; then the \
      exit code is 2.

      Examples:
        \(Skerry.programName) doctor
        \(Skerry.programName) doctor --json
      """)

  @Option(
    help: ArgumentHelp("The folder in which the phone keeps its state.", valueName: "folder"), completion: .directory)
  var state: String?

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    let report = MainActor.assumeIsolated { DoctorReport(state: state) }
    try StandardStream.output.write(json ? report.json : report.text)
    if report.findings.contains(where: { $0.level == .problem }) { throw ExitCode(CommandFailure.exitCode) }
  }
}
