import ArgumentParser
import Glibc
import SkerryBasics
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// `skerry do`: steps, as tapes write them.
struct DoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "do", abstract: "Make something happen on the phone, step by step.",
    discussion: """
      Each argument is one line; - reads lines from the standard input. All are read before the first is done; the \
      first that can't be done ends it. One that the phone does and answers with a refusal, such as a push that is \
      dropped, doesn't. Printed is what the phone's log says.

      \(StepWord.allCases.map { "  \($0.synopsis)" }.joined(separator: "\n"))

      Examples:
        \(Skerry.programName) do "app \(Skerry.exampleApp) open" "device screen home"
        \(Skerry.programName) do "device screen locked" "jump 8h"
        \(Skerry.programName) do - < steps.txt

      Exit codes: 0 when all was done, 1 when the phone refused something, 2 for bad input.
      """)

  @Argument(help: ArgumentHelp("Steps, or - for the standard input.", valueName: "line"))
  var lines: [String]

  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, one line for each step.")
  var json = false

  func run() throws {
    let steps = try lines.flatMap { try $0 == "-" ? Self.input() : StepRequest.lines(of: $0) }
    try MainActor.assumeIsolated {
      try Steering(finder: place.finder, isJSON: json, namesSteps: steps.count > 1).perform(steps)
    }
  }

  private static func input() throws -> [String] {
    let bytes = Descriptor.readAll(STDIN_FILENO, upTo: HTTPRequestReader.bodyLimit) ?? []
    guard bytes.count <= HTTPRequestReader.bodyLimit else {
      throw CommandFailure("The standard input has more than \(HTTPRequestReader.bodyLimit) bytes of steps.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure("The standard input is not text in UTF-8.")
    }
    return StepRequest.lines(of: text)
  }
}
