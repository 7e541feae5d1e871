import FoundationEssentials
import SkerryActivities
import SkerryDevice
import SkerryWidgets

extension AppPush {
  /// A push that every app with a device token can get.
  nonisolated static func notification(of name: String) -> AppPush {
    let body = "{\"aps\":{\"alert\":{\"body\":\"Something has happened\",\"title\":\"Skerry\"},\"sound\":\"default\"}}"
    return AppPush("Notification for \(name)", payload: Data(body.utf8))
  }
}

/// A payload made for an activity from its own content.
nonisolated struct PushTemplate {
  let title: String
  let payload: Data

  /// The pushes that a server could send for an activity now.
  ///
  /// - Parameter token: whether starts ask for an update token (iOS 18 and newer).
  static func all(for record: ActivityRecord, at now: Date, token: Bool) -> [PushTemplate] {
    let state = (name: "content-state", json: String(decoding: record.state, as: UTF8.self))
    let start =
      [
        stamp(record, now), event("start"), (name: "attributes-type", json: "\"\(record.attributesType)\""),
        (name: "attributes", json: String(decoding: record.attributes, as: UTF8.self)), state,
        alert("Started by a push"),
      ] + (token ? [inputToken] : [])
    return [
      update(record, with: record.state, alerts: false, at: now),
      update(record, with: record.state, alerts: true, at: now),
      PushTemplate("End, card stays", [stamp(record, now), event("end"), state]),
      PushTemplate(
        "End, card goes at once",
        [stamp(record, now), event("end"), state, (name: "dismissal-date", json: "\(whole(now) - 1)")]),
      PushTemplate("Start another", start),
    ]
  }

  /// An update of an activity to a content state, which gets stale a quarter of an hour later.
  static func update(_ record: ActivityRecord, with state: Data, alerts: Bool, at now: Date) -> PushTemplate {
    let members = [
      stamp(record, now), event("update"), (name: "content-state", json: String(decoding: state, as: UTF8.self)),
      (name: "relevance-score", json: record.relevanceScore.formattedShortly),
      (name: "stale-date", json: "\(whole(now) + 900)"),
    ]
    return alerts
      ? PushTemplate("Update with alert", members + [alert("Something has changed")]) : PushTemplate("Update", members)
  }

  /// The pushes that a server could send with the content of an app's previews: updates of the activity that is
  /// selected, and starts of the activities that the previews show.
  ///
  /// - Parameter token: whether starts ask for an update token (iOS 18 and newer).
  @MainActor static func all(
    of previews: [AppPreview], for record: ActivityRecord?, at now: Date, token: Bool
  ) -> [PushTemplate] {
    var known = Set<Data>()
    if let record { known.insert(record.state) }
    var updates: [PushTemplate] = []
    var starts: [PushTemplate] = []
    for preview in previews {
      guard case .activity(let activity) = preview.preview.content, let content = try? activity.values.content(at: now)
      else { continue }
      for (index, state) in content.states.enumerated() {
        let what = content.states.count == 1 ? preview.title : "\(preview.title) · \(preview.name(ofState: index))"
        let member = (name: "content-state", json: String(decoding: state, as: UTF8.self))
        if let record, activity.values.attributesType == record.attributesType, known.insert(state).inserted {
          updates.append(PushTemplate("Update: \(what)", [stamp(record, now), event("update"), member]))
        }
        if index == 0, known.insert(content.attributes + state).inserted {
          let members =
            [
              (name: "timestamp", json: "\(whole(now))"), event("start"),
              (name: "attributes-type", json: "\"\(activity.values.attributesType)\""),
              (name: "attributes", json: String(decoding: content.attributes, as: UTF8.self)), member,
              alert("Started by a push"),
            ] + (token ? [inputToken] : [])
          starts.append(PushTemplate("Start: \(what)", members))
        }
      }
    }
    return updates + starts
  }

  private typealias Member = (name: String, json: String)

  private init(_ title: String, _ members: [Member]) {
    self.title = title
    let body = members.sorted { $0.name < $1.name }.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",")
    payload = Data("{\"aps\":{\(body)}}".utf8)
  }

  /// Whole seconds since 1970, never before the content that is shown: an older push would be ignored.
  private static func stamp(_ record: ActivityRecord, _ now: Date) -> Member {
    (name: "timestamp", json: "\(max(whole(now), Int(record.contentTimestamp.timeIntervalSince1970.rounded(.up))))")
  }

  /// Asks for a token by which the new activity can be updated.
  private static let inputToken: Member = (name: "input-push-token", json: "1")

  private static func event(_ name: String) -> Member { (name: "event", json: "\"\(name)\"") }

  private static func alert(_ body: String) -> Member {
    (name: "alert", json: "{\"body\":\"\(body)\",\"sound\":\"default\",\"title\":\"Skerry\"}")
  }

  private static func whole(_ date: Date) -> Int { Int(date.timeIntervalSince1970.rounded(.down)) }
}
