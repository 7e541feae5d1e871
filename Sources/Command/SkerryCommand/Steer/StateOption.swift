import ArgumentParser

/// The phone that a command is for.
struct StateOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder in which the phone keeps its state; a dashboard that runs on it is asked.", valueName: "folder"),
    completion: .directory)
  var state: String?
}
