import ArgumentParser
import FoundationEssentials
import SkerryDashboard
import SkerrySteps

/// `skerry open`: opens a URL on the phone.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a URL on the phone, in the app that registered its scheme.",
    discussion: """
      Examples:
        \(Skerry.programName) open inviso://open
        \(Skerry.programName) open --json \(Skerry.exampleApp)://session/end

      Exit codes: 0 when an app took it, 1 when none did, 2 for bad input.
      """)

  @Argument(help: ArgumentHelp("The URL.", valueName: "url"))
  var url: String

  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      // The phone logs what is no URL, too.
      let isURL = URL(string: url)?.scheme != nil
      try Steering(
        finder: place.finder, isJSON: json, warningsAreRefusals: true,
        refusalCode: isURL ? CommandFailure.refusalCode : CommandFailure.exitCode
      ).perform(Step.open(url: url))
    }
  }
}
