import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDevice
import SkerrySteps
import SkerryViews

/// The facts about a payload before it is sent: its size, its dates, and what would be refused.
struct PayloadPreview {
  let payload: Data
  let device: Device
  /// The activity it is for, whose type says which numbers are dates.
  let record: ActivityRecord?
  /// The bundle id of the app it is for, if that is known.
  var appIdentifier: String?

  /// `812 of 4096 bytes`, with a sign where that is too much.
  var size: String {
    let limit = device.center.withRegistry { $0.rules.payloadLimit }
    return "\(payload.count) of \(limit) bytes" + (payload.count > limit ? " !" : "")
  }

  /// One paragraph for each thing.
  var lines: [String] {
    let limit = device.center.withRegistry { $0.rules.payloadLimit }
    let peek = PayloadPeek(payload)
    if peek.isNotification { return describe(peek) }
    do throws(PushRefusal) {
      let payload = try PushPayload(json: payload, limit: limit)
      return describe(payload)
    } catch {
      let zone = device.settings.timeZone
      return ["! " + error.sentence { WallClock($0, timeZone: zone).timestamp }]
    }
  }

  /// An ordinary push: which of the keys that decide what becomes of it are there.
  private func describe(_ peek: PayloadPeek) -> [String] {
    var lines = [peek.isSeen ? "an ordinary notification" : "for the app alone: nothing is seen of it"]
    if peek.isMutable { lines.append("mutable-content: the service extension may change it") }
    if peek.isContentAvailable {
      lines.append("content-available: the app is woken in the background")
    } else {
      lines.append("no content-available: an app in the background doesn't learn of it")
    }
    return lines
  }

  private func describe(_ payload: PushPayload) -> [String] {
    var lines = [payload.event.rawValue + (payload.alert == nil ? "" : ", with an alert")]
    lines.append("timestamp: " + text(payload.timestamp))
    if let date = payload.staleDate { lines.append("stale-date: " + text(date)) }
    if let date = payload.dismissalDate { lines.append("dismissal-date: " + text(date)) }
    for (name, path, number) in dates(payload) {
      lines.append("\(name).\(path): \(text(Date(timeIntervalSinceReferenceDate: number)))" + other(name, number))
    }
    return lines
  }

  /// The numbers that the activity's type reads as dates, in seconds since 2001.
  private func dates(_ payload: PushPayload) -> [(name: String, path: String, number: Double)] {
    guard let type = payload.attributesType ?? record?.attributesType, let app = appIdentifier else {
      return []
    }
    return device.center.withRegistry { registry in
      let state = payload.contentState.map { registry.types.stateDates($0, of: type, for: app) } ?? []
      let attributes = payload.attributes.map { registry.types.attributesDates($0, of: type, for: app) } ?? []
      return state.map { ("content-state", $0.path, $0.number) } + attributes.map { ("attributes", $0.path, $0.number) }
    }
  }

  /// The reading in the other epoch, where the number was probably meant for that.
  private func other(_ key: String, _ number: Double) -> String {
    guard let mistake = EpochMistake(key: key, number: number, readAs: .secondsSince2001, at: device.now) else {
      return ""
    }
    return " ! read as \(mistake.likely.rawValue): \(text(mistake.likely.date(number)))"
  }

  private func text(_ date: Date) -> String { WallClock(date, timeZone: device.settings.timeZone).timestamp }
}
