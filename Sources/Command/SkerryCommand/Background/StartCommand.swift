import ArgumentParser
import Glibc
import SkerryBasics
import SkerryCells

/// `skerry start`: a phone that runs in the background.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Let the phone run in the background.",
    discussion: """
      The first command that does something to the phone starts it by itself; this one says how, and waits until it runs. \
      Time passes for the phone as it does on a dashboard, and its apps keep what they hold in memory. A dashboard that \
      is started takes it over and leaves it running. Without callers for 10 minutes it ends; the state folder has \
      everything but what apps held in memory.

      Commands that only look, such as list, start none. With --once, or \(BackgroundOrder.onceVariable)=1 in the \
      environment, no command does.

      Examples:
        \(Skerry.programName) start
        \(Skerry.programName) start --idle 8h
        \(BackgroundOrder.idleVariable)=never \(Skerry.programName) device battery 50

      Exit codes: 0 when it runs, also if it did before; 1 when it runs already and ends at another time than --idle says; \
      2 when it can't.
      """)

  @OptionGroup var phone: StateOption

  @Option(
    help: ArgumentHelp(
      "End it after so long without callers: 10m, or never; \(BackgroundOrder.idleVariable) if left out.",
      valueName: "duration"))
  var idle: String?

  @OptionGroup var broken: SetAsideOption

  @Flag(help: .private)
  var serve = false

  @Option(help: .private)
  var replaces: String?

  func run() throws {
    var order = try BackgroundOrder(setsAside: broken.setAside)
    if let idle { order.idleEnd = try BackgroundOrder.idle(idle, from: "--idle") }
    order.replaced = replaces.flatMap(BackgroundOrder.Replacement.init)
    let path = try StateFolder.path(phone.state)
    try MainActor.assumeIsolated {
      if serve { throw ExitCode(BackgroundPhone(folder: path, order).run()) }
      try start(path, order)
    }
  }

  @MainActor private func start(_ path: String, _ order: BackgroundOrder) throws {
    var finder = PhoneFinder(phone.state)
    finder.setsAside = broken.setAside
    finder.order = order
    let before = PhoneHolder(of: path)
    guard try finder.run(), let holder = PhoneHolder(of: path) else {
      throw CommandFailure("No phone runs in the background: \(finder.whyNot ?? "it ended again").")
    }
    let words = before?.process == holder.process ? "runs already" : "runs"
    try StandardStream.output.write("\(CellText(PhoneRunning(holder, folder: path).sentence(verb: words)))\n")
    if idle != nil, holder.idleEnd != order.idleEnd {
      try StandardStream.error.write(
        "\(Skerry.ownName): --idle \(order.idleText) counts for a phone that is started; end this one first with "
          + "\(Skerry.programName) stop.\n")
      throw ExitCode(CommandFailure.refusalCode)
    }
  }
}

/// `skerry stop`: ends it.
struct StopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End the phone that runs in the background.",
    discussion: """
      Its state is kept; what apps held in memory is gone, as when a phone's battery dies. The next command starts it \
      again. A dashboard is left with q instead.

      Examples:
        \(Skerry.programName) stop
        \(Skerry.programName) stop --state /srv/demo

      Exit codes: 0 when none runs any more, 1 when a dashboard shows the phone or its last deeds could not be \
      written, 2 for bad input.
      """)

  @OptionGroup var phone: StateOption

  func run() throws {
    let path = try StateFolder.path(phone.state)
    if phone.state != nil { try StateFolder.requireExisting(path) }
    try FolderSafety.check(path)
    try MainActor.assumeIsolated {
      do {
        let ended = try BackgroundEnd.stop(path)
        let sentence =
          ended.map { ended in
            "The phone in the background (process \(ended.process)) has ended"
              + (ended.unkept == nil ? "; its state is kept in \(path)." : ".")
          } ?? "No phone runs in the background on \(path)."
        try StandardStream.output.write("\(CellText(sentence))\n")
        if let unkept = ended?.unkept { throw CommandFailure.unkept(unkept) }
      } catch is BackgroundEnd.Refusal {
        try StandardStream.error.write(
          "\(Skerry.ownName): A dashboard shows the phone in \(CellText(path)); leave it there with q.\n")
        throw ExitCode(CommandFailure.refusalCode)
      }
    }
  }
}
