import FoundationEssentials
import SkerryBasics

extension RegistryEffect {
  /// One sentence for the event log, with instants in UTC.
  public var logMessage: String { logMessage { $0.universalText } }

  /// One sentence for the event log: what happened, which rule wanted it, what the developer can do.
  public func logMessage(_ date: (Date) -> String) -> String {
    switch kind {
    case .transition(let from, let to, let cause):
      "\(from?.rawValue ?? "new") → \(to.rawValue): \(cause.sentence)"
    case .contentChanged(let version): "content \(version) applied"
    case .alert(let alert): "asks for attention: \(alert.words)"
    case .removalMoved(let removal): "the card now goes at \(date(removal))"
    case .tokenChanged(let token): "update token \(token.shortHex); send it to the server, it may change again"
    case .startTokenChanged(let token):
      "push-to-start token \(token.shortHex): it starts every attributes type of the app; send it to the server"
    case .tokenHeld:
      "no update token yet: the activity was started by push and the person hasn't tapped Allow on its card; "
        + "pushTokenUpdates brings the token after that"
    case .tokenWithheld(let reason): "no update token: \(reason.sentence)"
    case .consentAnswered(let question, let isAllowed): question.sentence(isAllowed)
    case .permissionChanged(let isAllowed):
      "Live Activities switched \(isAllowed ? "on" : "off") for \(appIdentifier.isEmpty ? "all apps" : "the app")"
    case .frequentPushesChanged(let isAllowed):
      "more frequent updates switched \(isAllowed ? "on" : "off") for the app"
    case .ignored(let call, let reason): "\(call.rawValue) ignored: \(reason.sentence(date))"
    case .refused(let error, let detail): "request refused: \(error.sentence(detail))"
    case .pushRefused(let refusal): refusal.sentence(date)
    case .channels(let deed): deed.sentence
    case .channelsRefused(let refusal): refusal.sentence(of: "request about channels", date)
    case .pushApplied(let receipt): receipt.sentence
    case .pushNote(let note): note.sentence(date)
    }
  }
}

extension Date {
  /// The instant in UTC; far from our days, where calendars give up, as seconds since 1970.
  var universalText: String {
    let seconds = timeIntervalSince1970
    return abs(seconds) < 1e10 ? formatted(.iso8601) : "\(seconds) s since 1970"
  }
}

extension TransitionCause {
  /// The cause as part of a sentence.
  var sentence: String {
    switch self {
    case .requested: "requested by the app"
    case .scheduled: "scheduled by the app; it counts against the limits already"
    case .scheduledStart: "its start date has come"
    case .startedByPush: "started by push"
    case .staleDateReached: "its stale date has passed without newer content"
    case .staleContent: "the new content's stale date has passed already; send a later one, or none"
    case .freshContent: "newer content arrived"
    case .endedByApp: "ended by the app"
    case .endedByPush: "ended by push"
    case .activeTimeOver: "its longest active time is over, so the system ends it"
    case .endedBeforeStart: "ended before its start date, so nothing was ever shown"
    case .removalDateReached: "its dismissal date has come"
    case .longestStayOver: "the longest time that a card stays after its end is over"
    case .removedAtOnce: "its dismissal policy, or a dismissal date that has passed, removes the card at once"
    case .swipedAway: "the person removed the card; nothing tells the app that it was a person"
    case .permissionRevoked: "the person doesn't allow Live Activities; check areActivitiesEnabled before requesting"
    case .appRemoved: "the app was deleted"
    case .systemTooOld:
      "this iOS is too old for Live Activities, which need iOS \(SystemFeature.liveActivities.since), or for one that waits for "
        + "its start, which needs iOS \(SystemFeature.scheduledStart.since): a phone with it could not have the activity"
    case .transientOver: "its style is transient, and it was closed, the phone was locked or the app left"
    }
  }
}

extension ConsentQuestion {
  /// Which button the person tapped, and what follows.
  func sentence(_ isAllowed: Bool) -> String {
    switch (self, isAllowed) {
    case (.allow, true): "Allow tapped on the card: the app's next activity asks once more"
    case (.alwaysAllow, true): "Always Allow tapped on the card: the app's cards ask no more"
    case (_, false): "Don't Allow tapped on the card: the app's activities go, and only Settings allows it new ones"
    }
  }
}

extension NoTokenReason {
  /// The reason as part of a sentence.
  var sentence: String {
    switch self {
    case .channel: "the activity listens to a channel instead"
    case .notAskedFor:
      "the start push has no input-push-token, and plain-starts-get-no-token is on; no push reaches the activity"
    }
  }
}

extension AlertConfiguration {
  /// Its texts, as far as there are any: no phone shows them, only a watch does.
  public var words: String {
    let texts = ["\(title)", "\(body)"].filter { !$0.isEmpty }.map { "“\($0)”" }
    return texts.isEmpty ? "without words" : "\(texts.joined(separator: ", ")), words that only a watch shows"
  }
}

extension IgnoredReason {
  /// The reason as part of a sentence.
  func sentence(_ date: (Date) -> String) -> String {
    switch self {
    case .unknownActivity: "there is no activity with this id; read Activity.activities at launch"
    case .over(let state): "the activity is \(state.rawValue); request a new one"
    case .outdated(let timestamp, let newest):
      "timestamp \(date(timestamp)) is older than \(date(newest)); send data in the order they are produced"
    case .tooLarge(let bytes, let limit):
      "attributes and state are \(bytes) bytes, \(limit) are allowed; send only what is shown"
    case .noCard: "the activity has no card on the lock screen"
    case .noToken: "the activity has no update token; request it with pushType: .token and wait for pushTokenUpdates"
    case .awaitsConsent: "the first token comes when the person taps Allow on the card"
    case .noStartToken(let type): "\(type) has no push-to-start token; the app must have run once with this type"
    case .noQuestion: "no card of the app asks for permission; it is asked once per app on a phone that asks"
    case .unsupported(let feature, let version): feature.objection(on: version)
    case .unencodable(let problem): "the content can't be encoded as JSON (\(problem)); check its Codable conformance"
    }
  }
}

extension ActivityAuthorizationError {
  /// The error's name, what went wrong and what helps.
  func sentence(_ detail: String) -> String {
    let reason = detail.isEmpty ? "" : " (\(detail))"
    return "\(self)\(reason): \(failureReason ?? "") \(recoverySuggestion ?? "")"
  }
}

extension Data {
  /// Enough of a token to tell it from others: its first and last four bytes.
  fileprivate var shortHex: String {
    count <= 10 ? lowercaseHex : "\(Data(prefix(4)).lowercaseHex)…\(Data(suffix(4)).lowercaseHex)"
  }
}
