import ArgumentParser

/// `skerry manual`: the manual page, which `make install` writes; hidden from the help.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Write the manual page for man.",
    discussion: """
      Example:
        \(Skerry.programName) manual > \(Skerry.ownName).1
      """, shouldDisplay: false)

  func run() throws { try StandardStream.output.write(try ManualPage().text) }
}
