import ArgumentParser
import Glibc
import SkerryCells
import SkerryServer
import SkerryTerminal

/// `skerry attach`: a running dashboard, seen from another terminal.
struct AttachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach", abstract: "Watch a running dashboard from another terminal.",
    discussion: """
      Shows what the dashboard on the same state folder shows, as it changes; up to 64 terminals can watch one. Keys do \
      nothing but leave (q) and, where the terminal is smaller than the dashboard, move the view (arrows). Who watches \
      must be the user who runs the dashboard.

      Examples:
        \(Skerry.programName) attach
        \(Skerry.programName) attach --state /srv/demo --colors 256
        ssh -t demo@host \(Skerry.programName) attach

      Other programs can watch, too: a line of JSON for each change.
        curl --no-buffer --unix-socket ~/.local/state/\(Skerry.ownName)/control http://localhost/view
      """)

  @OptionGroup var phone: StateOption
  @OptionGroup var colors: ColorOptions

  func run() throws {
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    let depth = try colors.depth()
    if phone.state == "" { throw CommandFailure("--state needs the path of a folder.") }
    let path = try StateFolder.path(phone.state)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandFailure(
        "Watching needs a terminal for input and output; \(Skerry.programName) render writes pictures without one.")
    }
    do { try Terminal.check() } catch { throw CommandFailure("\(error)") }
    let viewer = Viewer(
      try ViewFeed(ControlAddress(folder: path), program: Skerry.programName), clock: { SystemClock.monotonic })
    let options = TerminalOptions(colors: depth, isASCII: colors.ascii, usesMouse: false)
    let code: Int32
    do { code = try Terminal.run(viewer, options: options) } catch { throw CommandFailure("\(error)") }
    if code != 0 { throw ExitCode(code) }
    if let farewell = viewer.farewell { try StandardStream.output.write(farewell + "\n") }
  }
}
