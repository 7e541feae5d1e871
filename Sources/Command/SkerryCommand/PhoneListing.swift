import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryServer
import SkerrySteps

/// The activities and tokens of a phone, for `skerry list`.
nonisolated struct PhoneListing: Codable, Hashable {
  var activities: [ActivityReport]?
  var tokens: [TokenReport]?
  var processes: [ProcessEntry]?

  /// Where an app's process is in its life.
  struct ProcessEntry: Codable, Hashable {
    var app: String
    var phase: ProcessPhase
  }

  var text: String {
    var lines: [String] = []
    if let activities { lines += ["Activities"] + (activities.isEmpty ? ["  none"] : activities.flatMap(Self.lines)) }
    if let tokens { lines += (lines.isEmpty ? [] : [""]) + ["Tokens"] + tokens.flatMap(Self.lines) }
    if let processes {
      let widest = processes.map(\.app.count).max() ?? 0
      lines +=
        (lines.isEmpty ? [] : [""]) + ["Processes"]
        + processes.map { "  \($0.app)\(String(repeating: " ", count: widest - $0.app.count))  \($0.phase.title)" }
    }
    return lines.map { CellText($0).description + "\n" }.joined()
  }

  private static func lines(_ activity: ActivityReport) -> [String] {
    let dates = [("since", activity.start), ("stale at", activity.staleDate), ("gone at", activity.dismissalDate)]
    let words = dates.compactMap { word, date in date.map { "\(word) \($0)" } }
    let push =
      activity.token.map { "token \($0)" } ?? activity.channel.map { "channel \($0)" } ?? whyNoToken(activity)
    return [
      "  \(activity.id)  \(activity.app)  \(activity.attributesType)  \(activity.state)",
      "    \(words.joined(separator: ", "))", "    \(push)", "    \(HarmlessJSON.text(activity.content))",
    ]
  }

  private static func whyNoToken(_ activity: ActivityReport) -> String {
    if activity.pushType == nil { return "no push" }
    if ["ended", "dismissed"].contains(activity.state) { return "its token is dead" }
    return activity.awaitsConsent ? "token waits for Allow" : "no token yet"
  }

  private static func lines(_ tokens: TokenReport) -> [String] {
    let rows =
      (tokens.deviceToken.map { ["    device  \($0)"] } ?? [])
      + tokens.pushToStart.map { "    start \($0.attributesType)  \($0.token)" }
      + tokens.update.map { "    update \($0.activity)  \($0.token)" }
      + (tokens.withoutStartToken ?? []).map { "    no start token: \($0.reason)" }
      + (tokens.withoutToken ?? []).map { "    no update token for \($0.activity): \($0.reason)" }
    return ["  \(tokens.app)  \(tokens.bundleIdentifier)  \(tokens.environment)"]
      + (rows.isEmpty ? ["    none"] : rows)
  }
}
