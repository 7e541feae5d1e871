import ArgumentParser

/// The phone that a command is for.
struct StateOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder in which the phone keeps its state; a phone that runs on it is asked.", valueName: "folder"),
    completion: .directory)
  var state: String?
}

/// The fate of files that can't be understood.
struct SetAsideOption: ParsableArguments {
  @Flag(
    name: .customLong("set-aside"),
    help: "Where files of the phone can't be understood: keep them under another name, and go on without them.")
  var setAside = false
}

/// The phone that a command does something to.
struct PhonePlace: ParsableArguments {
  @OptionGroup var folder: StateOption

  @Flag(
    help: ArgumentHelp(
      "Where no phone runs: switch it on for this command alone, instead of starting it in the background."))
  var once = false

  @OptionGroup var broken: SetAsideOption

  /// Finds it.
  @MainActor var finder: PhoneFinder {
    var finder = PhoneFinder(folder.state)
    finder.isOnce = once || BackgroundOrder.isUnwanted
    finder.setsAside = broken.setAside
    return finder
  }
}
