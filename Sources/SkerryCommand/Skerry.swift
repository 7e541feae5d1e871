import ArgumentParser
import Glibc
import SkerryCells
import SkerryDevice
import Synchronization

/// The command line.
public struct Skerry: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "skerry",
    abstract: "An iPhone's lock screen, Dynamic Island and home screen in a terminal.",
    discussion: """
      Without a command it shows the dashboard. Press ? there for all keys.

      Examples:
        skerry                                        the dashboard
        skerry demo                                   a demonstration; any key takes over
        skerry render --app swiftclimb --surface expanded --format svg --at +59m59s
      """,
    version: "0.1.0",
    subcommands: [DashboardCommand.self, DemoCommand.self, RenderCommand.self],
    defaultSubcommand: DashboardCommand.self)

  public init() {}

  /// Runs the command line with the apps that are installed on the phone, and exits.
  public static func run(apps: [InstalledApp]) -> Never {
    installedApps.withLock { $0 = apps }
    do {
      var command = try parseAsRoot()
      try command.run()
      Glibc.exit(0)
    } catch let code as ExitCode {
      Glibc.exit(code.rawValue)
    } catch let failure as CommandFailure {
      report(failure.description)
    } catch {
      if exitCode(for: error) == .success {
        print(fullMessage(for: error))
        Glibc.exit(0)
      }
      report(message(for: error) + "\nSee 'skerry --help'.")
    }
  }

  private static func report(_ message: String) -> Never {
    // What a person typed may come back in the message: it passes the same door as all other text.
    let lines = message.split(separator: "\n").map { CellText(String($0)).description }
    StandardStream.error.write("skerry: " + lines.joined(separator: "\n") + "\n")
    Glibc.exit(CommandFailure.exitCode)
  }

  static let installedApps = Mutex<[InstalledApp]>([])
}
