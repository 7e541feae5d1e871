/// The log's sentences under short names, so that the table of states can be read.
enum TableSentences {
  /// "active→ended app" stands for a transition with its cause, other names for one sentence each.
  static func sentence(_ name: String) -> String? {
    if let sentence = sentences[name] { return sentence }
    let words = name.split(separator: " ").map(String.init)
    guard words.count == 2, let cause = causes[words[1]] else { return nil }
    return "\(words[0].replacing("→", with: " → ")): \(cause)"
  }

  private static let causes = [
    "requested": "requested by the app",
    "scheduled": "scheduled by the app; it counts against the limits already",
    "start-date": "its start date has come",
    "start-push": "started by push",
    "stale-date": "its stale date has passed without newer content",
    "stale-content": "the new content's stale date has passed already; send a later one, or none",
    "fresh": "newer content arrived",
    "app": "ended by the app",
    "push": "ended by push",
    "too-early": "ended before its start date, so nothing was ever shown",
    "8-hours": "its longest active time is over, so the system ends it",
    "removal-date": "its dismissal date has come",
    "longest-stay": "the longest time that a card stays after its end is over",
    "at-once": "its dismissal policy, or a dismissal date that has passed, removes the card at once",
    "swiped": "the person removed the card; nothing tells the app that it was a person",
    "permission": "the person doesn't allow Live Activities; check areActivitiesEnabled before requesting",
    "deleted": "the app was deleted",
    "transient": "its style is transient, and it was closed, the phone was locked or the app left",
  ]

  private static let dropped = "push dropped by the device after APNs answered 200: "
  private static let sentences = [
    "content": "content 2 applied",
    "alert": "asks for attention: “Ready”, “Your pizza is out”, words that only a watch shows",
    "push-alert": "asks for attention: “T”, “B”, words that only a watch shows",
    "guess":
      "push note: the start has neither input-push-token nor input-push-channel; Apple doesn't say what that means on "
      + "iOS 26.1, and here the activity gets an update token (a guess); plain-starts-get-no-token gives it none",
    "token-held":
      "no update token yet: the activity was started by push and the person hasn't tapped Allow on its card; "
      + "pushTokenUpdates brings the token after that",
    "sooner": "the card now goes at T600",
    "background":
      "request refused: visibility: Target is not foreground. "
      + "Request in the foreground, from a LiveActivityIntent, or start by push.",
    "update-unknown": "update ignored: there is no activity with this id; read Activity.activities at launch",
    "update-ended": "update ignored: the activity is ended; request a new one",
    "update-dismissed": "update ignored: the activity is dismissed; request a new one",
    "update-old": "update ignored: timestamp T-1 is older than T0; send data in the order they are produced",
    "update-large":
      "update ignored: attributes and state are 4117 bytes, 4096 are allowed; send only what is shown",
    "update-large-pushed":
      "update ignored: attributes and state are 4108 bytes, 4096 are allowed; send only what is shown",
    "unencodable": "update ignored: the content can't be encoded as JSON (x: bad); check its Codable conformance",
    "end-ended": "end ignored: the activity is ended; request a new one",
    "end-dismissed": "end ignored: the activity is dismissed; request a new one",
    "end-old": "end ignored: timestamp T-1 is older than T0; send data in the order they are produced",
    "no-address": "push refused by APNs, 400 MissingDeviceToken: the request names no device token",
    "unregistered":
      "push refused by APNs, 410 Unregistered: the token died at T20; use the newest of pushTokenUpdates",
    "update-receipt":
      "update push applied: priority 10, 183 of 4096 bytes, 14 of 15 urgent pushes left this hour",
    "free-receipt":
      "update push applied: priority 5, 183 of 4096 bytes, 15 of 15 urgent pushes left this hour; "
      + "priority 5 needs none",
    "end-receipt": "end push applied: priority 10, 180 of 4096 bytes, 14 of 15 urgent pushes left this hour",
    "start-receipt": "start push applied: priority 10, 182 of 4096 bytes, 14 of 15 urgent pushes left this hour",
    "start-receipt-2": "start push applied: priority 10, 182 of 4096 bytes, 13 of 15 urgent pushes left this hour",
    "start-to-activity": "\(dropped)a start was sent to an update token; use the push-to-start token",
    "update-to-start":
      "\(dropped)event update was sent to a push-to-start token; use the activity's update token",
    "no-key":
      "push note: the header authorization is missing and isn't needed here; Apple's servers answer "
      + "403 MissingProviderToken without it",
    "no-card": "swipe ignored: the activity has no card on the lock screen",
    "app-off": "Live Activities switched off for the app",
    "all-off": "Live Activities switched off for all apps",
    "other-off": "Live Activities switched off for the app",
    "frequent-off": "more frequent updates switched off for the app",
    "token": "update token 8adfcc9b…d2a289b3; send it to the server, it may change again",
    "new-token": "update token fd4835ac…2f12bef2; send it to the server, it may change again",
    "no-token":
      "token rotation ignored: the activity has no update token; request it with pushType: .token "
      + "and wait for pushTokenUpdates",
    "rotation-ended": "token rotation ignored: the activity is ended; request a new one",
    "rotation-dismissed": "token rotation ignored: the activity is dismissed; request a new one",
    "rotation-held": "token rotation ignored: the first token comes when the person taps Allow on the card",
    "new-start-token":
      "push-to-start token 16f2a428…b6d8cdc7: it starts every attributes type of the app; send it to the server",
    "no-start-token":
      "push-to-start token rotation ignored: PizzaAttributes has no push-to-start token; "
      + "the app must have run once with this type",
    "no-question":
      "answer ignored: no card of the app asks for permission; it is asked once per app on a phone that asks",
    "allowed": "Allow tapped on the card: the app's next activity asks once more",
    "refused": "Don't Allow tapped on the card: the app's activities go, and only Settings allows it new ones",
  ]
}
