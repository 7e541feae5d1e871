import ArgumentParser
import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// `skerry channel`: the broadcast channels of an app's server.
struct ChannelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "channel", abstract: "Make, list, read or delete broadcast channels, as a server does at Apple's.",
    discussion: """
      An activity listens to a channel with pushType: .channel(id) or input-push-channel, and hears what is pushed to it. The \
      answers are those of APNs' channel management. A channel is made with a new id, or with the one that Apple's service \
      gave it.

      Examples:
        \(Skerry.programName) channel make --app \(Skerry.exampleApp)
        \(Skerry.programName) channel make dHN0LXNyY2gtY2hubA== --app \(Skerry.exampleApp) --keep newest
        \(Skerry.programName) channel list --app \(Skerry.exampleApp)
        \(Skerry.programName) channel read dHN0LXNyY2gtY2hubA== --app \(Skerry.exampleApp)
        \(Skerry.programName) channel delete dHN0LXNyY2gtY2hubA== --app \(Skerry.exampleApp)
        \(Skerry.programName) push update.json --broadcast dHN0LXNyY2gtY2hubA== --app \(Skerry.exampleApp)

      Exit codes: 0 when it is done, 1 when APNs refused, 2 for bad input.
      """)

  private enum Deed: String, CaseIterable {
    case make, list, read, delete

    var method: String {
      switch self {
      case .make: "POST"
      case .list, .read: "GET"
      case .delete: "DELETE"
      }
    }
  }

  private static let policies = ["nothing", "newest"]

  @Argument(
    help: ArgumentHelp("\(Deed.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "what"),
    completion: .list(Deed.allCases.map(\.rawValue)))
  var deed: String

  @Argument(help: ArgumentHelp("The channel's id, in base64; a new one gets one if it is left out.", valueName: "id"))
  var id: String?

  @Option(
    help: ArgumentHelp(
      "The app: \(Skerry.appNames.joined(separator: ", ")); may be left out when only one is installed.",
      valueName: "app"),
    completion: .list(Skerry.appNames))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "What a new channel keeps for activities that join later: \(Self.policies.joined(separator: " or ")), its "
        + "message-storage-policy.", valueName: "what"),
    completion: .list(Self.policies))
  var keep: String?

  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    guard let wanted = Deed(rawValue: deed) else {
      throw CommandFailure.noSuch("deed", deed, known: Deed.allCases.map(\.rawValue))
    }
    if let keep {
      guard Self.policies.contains(keep) else { throw CommandFailure.noSuch("policy", keep, known: Self.policies) }
      guard wanted == .make else { throw CommandFailure("--keep is for make; a channel's policy can't be changed.") }
    }
    if id == nil, wanted == .read || wanted == .delete {
      throw CommandFailure("Say which channel; \(Skerry.programName) channel list --app … lists them all.")
    }
    if id != nil, wanted == .list { throw CommandFailure("list takes no id; read tells of one channel.") }
    let bundle = try bundleIdentifier()
    let (response, finder) = try MainActor.assumeIsolated {
      let finder = place.finder
      return (try finder.use { try $0.send(request(wanted, bundle)) }, finder)
    }
    let answer = ChannelAnswer(response)
    try StandardStream.output.write(json ? HarmlessJSON.text(answer) + "\n" : answer.text)
    try MainActor.assumeIsolated { try finder.requireKept() }
    if !(200..<300).contains(answer.status) { throw ExitCode(CommandFailure.refusalCode) }
  }

  private func bundleIdentifier() throws -> String {
    let apps = Skerry.installedApps.withLock { $0 }
    guard let app else {
      guard apps.count == 1 else {
        throw CommandFailure("Say whose channel with --app: \(Skerry.appNames.joined(separator: ", ")).")
      }
      return apps[0].information.bundleIdentifier
    }
    guard let found = apps.first(where: { $0.information.name == app || $0.information.bundleIdentifier == app }) else {
      throw CommandFailure.noSuch("app", app, known: Skerry.appNames)
    }
    return found.information.bundleIdentifier
  }

  private func request(_ deed: Deed, _ bundle: String) -> HTTPRequest {
    var headers = [HTTPHeader(PushResult.madeHereHeader, "yes")]
    var body = ""
    switch deed {
    case .make:
      body = #"{"message-storage-policy":\#(keep == "newest" ? 1 : 0),"push-type":"LiveActivity"}"#
      if let id { headers.append(HTTPHeader(APNsRequest.channelIDHeader, id)) }
    case .read, .delete: headers.append(HTTPHeader("apns-channel-id", id ?? ""))
    case .list: break
    }
    let path = "/1/apps/\(bundle)/" + (deed == .list ? "all-channels" : "channels")
    return HTTPRequest(method: deed.method, target: path, headers: headers, body: Array(body.utf8))
  }
}

/// What APNs answered to a request about channels.
nonisolated private struct ChannelAnswer: Encodable {
  var status: Int
  /// APNs' own word for a refusal.
  var reason: String?
  /// The channel that was made.
  var channel: String?
  var channels: [String]?
  /// What a channel that was read keeps: `nothing` or `newest`.
  var keeps: String?
  /// What happened, in one sentence.
  var outcome: String

  private struct Body: Decodable {
    var reason: String?
    var channels: [String]?
    var policy: Int?

    enum CodingKeys: String, CodingKey {
      case reason, channels
      case policy = "message-storage-policy"
    }
  }

  init(_ response: HTTPResponse) {
    status = response.status
    let body = try? CanonicalJSON.decode(Body.self, from: Data(response.body))
    reason = body?.reason
    channels = body?.channels
    keeps = body?.policy.map { $0 == 1 ? "newest" : "nothing" }
    channel = response.values(of: "apns-channel-id").first
    outcome = response.values(of: PushResult.outcomeHeader).first ?? ""
  }

  /// For people: what was asked for, or APNs' answer and what it means.
  var text: String {
    let lines: [String] =
      if let channels {
        channels
      } else if let keeps {
        ["keeps \(keeps)"]
      } else if let channel {
        [channel]
      } else {
        [[String(status), reason ?? HTTPResponse.phrases[status] ?? ""].joined(separator: " "), "  " + outcome]
      }
    return lines.map { CellText($0).description + "\n" }.joined()
  }
}
