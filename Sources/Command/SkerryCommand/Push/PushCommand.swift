import ArgumentParser
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// `skerry push`: delivers payload files, as a server would through Apple's push service.
struct PushCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push", abstract: "Deliver payload files, as a server would through Apple's push service.",
    discussion: """
      A payload with an event goes to a Live Activity: a start to the push-to-start token of its attributes-type, \
      anything else to the newest activity, unless --activity, --start, --token or --broadcast says otherwise. \
      Without an event it is an ordinary notification for --app, or for the file's "Simulator Target Bundle". Printed \
      are the status and reason that APNs answers, and what the phone did.

      The headers are those of a correct server; --header replaces one, or with an empty value leaves it out.

      Examples:
        \(Skerry.programName) push update.json
        \(Skerry.programName) push start.json --app \(Skerry.exampleApp)
        \(Skerry.programName) push end.json --activity 8C8E4E2A --priority 5
        \(Skerry.programName) push --token 5fd3… update.json --header apns-topic:com.example.app
        echo '{"aps":{"alert":"Hello"}}' | \(Skerry.programName) push - --app \(Skerry.exampleApp)

      Exit codes: 0 when every push was accepted, 1 when APNs refused one or the phone dropped it, 2 for bad input.
      """)

  @Argument(
    help: ArgumentHelp("Payload files; - is the standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "apns"]))
  var files: [String]

  @OptionGroup var target: PushOptions
  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, one line for each push.")
  var json = false

  func run() throws {
    let order = try target.order()
    guard files.count(where: { $0 == "-" }) <= 1 else { throw CommandFailure("The standard input can be read once.") }
    let payloads = try files.map { path throws(CommandFailure) in try PayloadFile(path: path) }
    let (results, finder) = try MainActor.assumeIsolated {
      let finder = place.finder
      return (try finder.use { phone in try payloads.map { try order.deliver($0, to: phone) } }, finder)
    }
    for result in results { try StandardStream.output.write(text(of: result)) }
    try MainActor.assumeIsolated { try finder.requireKept() }
    if results.contains(where: { !$0.isDone }) { throw ExitCode(CommandFailure.refusalCode) }
  }

  private func text(of result: PushResult) -> String {
    if json { return HarmlessJSON.text(result) + "\n" }
    let title = files.count > 1 ? "\(CellText(result.file)): " : ""
    return title + result.text.split(separator: "\n").map { CellText(String($0)).description + "\n" }.joined()
  }
}

/// Whom pushes are for and how they are sent.
struct PushOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A token in hex: of an activity, for starts, or of an app.", valueName: "hex"))
  var token: String?

  @Option(
    help: ArgumentHelp("The app: \(Skerry.appNames.joined(separator: ", ")).", valueName: "app"),
    completion: .list(Skerry.appNames))
  var app: String?

  @Option(help: ArgumentHelp("The activity: its id, or how it begins.", valueName: "id"))
  var activity: String?

  @Option(help: ArgumentHelp("Start an activity of this attributes type.", valueName: "type"))
  var start: String?

  @Option(help: ArgumentHelp("Everybody who listens to this channel of the app.", valueName: "channel"))
  var broadcast: String?

  @Option(help: ArgumentHelp("5 or 10.", valueName: "5|10"), completion: .list(["5", "10"]))
  var priority: String?

  @Option(help: ArgumentHelp("The topic instead of the right one.", valueName: "topic"))
  var topic: String?

  @Option(
    help: ArgumentHelp("A header, such as apns-expiration:0; may be given several times.", valueName: "name:value"))
  var header: [String] = []

  func order() throws -> PushOrder {
    let given = [("--token", token), ("--activity", activity), ("--start", start), ("--broadcast", broadcast)]
      .filter { $0.1 != nil }.map(\.0)
    guard given.count <= 1 else {
      throw CommandFailure("\(given.joined(separator: " and ")) exclude each other; leave one of them out.")
    }
    if let priority, priority != "5", priority != "10" {
      throw CommandFailure(
        "--priority takes 5 or 10, not “\(CellText(priority).prefix(columns: 20))”; --header apns-priority:… sends "
          + "anything.")
    }
    if let token, token.isEmpty || !token.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 63 }) {
      throw CommandFailure("--token takes hexadecimal digits.")
    }
    let wish = PushWish(token: token, app: app, activity: activity, start: start, channel: broadcast)
    var order = PushOrder(wish, priority: priority, topic: topic)
    order.headers = try header.map(Self.header)
    return order
  }

  /// Reads `name:value`.
  private static func header(_ text: String) throws -> HTTPHeader {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isName = parts[0].utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 45
    }
    guard parts.count == 2, !parts[0].isEmpty, isName else {
      throw CommandFailure(
        "--header takes a name, a colon and a value, such as apns-expiration:0, not "
          + "“\(CellText(text).prefix(columns: 60))”.")
    }
    guard !["content-length", "transfer-encoding", "connection", "expect"].contains(parts[0].lowercased()) else {
      throw CommandFailure("--header can't change \(parts[0].lowercased()).")
    }
    return HTTPHeader(String(parts[0]), String(parts[1].drop { $0 == " " }))
  }
}
