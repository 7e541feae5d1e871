import FoundationEssentials

@testable import SkerryActivities

extension PlainPhone {
  private static let dropped = "dropped"

  mutating func receive(_ push: PlainPush, at now: Date) -> PlainVerdict {
    let words =
      switch push.address {
      case .nowhere: ["BadDeviceToken"]
      case .channel: broadcast(push, at: now)
      case .activity(let number, let token): deliver(push, to: number, token, at: now)
      case .start(let app, let token): start(push, app, token, at: now)
      }
    return words.isEmpty ? .done : .pushRefused(words)
  }

  private mutating func deliver(_ push: PlainPush, to number: Int, _ token: Int, at now: Date) -> [String] {
    guard items[number].hasToken, token == items[number].tokens else { return ["Unregistered"] }
    guard pays(push, items[number].app, at: now), push.isReadable else { return [Self.dropped] }
    return change(push, number, at: now) ? [] : [Self.dropped]
  }

  private mutating func broadcast(_ push: PlainPush, at now: Date) -> [String] {
    let listeners = items.indices.filter { items[$0].isLive && items[$0].push == .channel }
      .sorted { items[$0].order < items[$1].order }
    guard !listeners.isEmpty else { return ["ChannelNotRegistered"] }
    var words: [String] = []
    var paying: [String] = []
    for app in Self.apps where listeners.contains(where: { items[$0].app == app }) {
      if pays(push, app, at: now) { paying.append(app) } else { words.append(Self.dropped) }
    }
    guard !paying.isEmpty else { return words }
    guard push.isReadable else { return words + [Self.dropped] }
    for number in listeners where paying.contains(items[number].app) {
      if !(has(18, 0) && change(push, number, at: now)) { words.append(Self.dropped) }
    }
    return words
  }

  /// Applies an update or an end; not what is old, undecodable, or a start.
  private mutating func change(_ push: PlainPush, _ number: Int, at now: Date) -> Bool {
    let isOld = push.content.timestamp.map { $0 < items[number].newestTimestamp } ?? false
    guard push.event != "start", !isOld, push.flaw != .undecodable else { return false }
    if push.event == "update" {
      apply(push.content, to: number, at: now)
      judgeStaleness(number, at: now)
      return true
    }
    let date = push.dismissal.map { Date(timeIntervalSince1970: Double($0)) }
    return end(number, push.content, date.map { .after($0) } ?? .usual, nil, at: now) == .done
  }

  private mutating func start(_ push: PlainPush, _ app: String, _ token: Int, at now: Date) -> [String] {
    let isAlive = startTokens.contains { $0.app == app && $0.count == token && $0.isAlive }
    guard isAlive else { return ["Unregistered"] }
    guard pays(push, app, at: now), push.isReadable, push.event == "start", has(17, 2) else { return [Self.dropped] }
    let waitsForLaunch = conditions.behaviors.contains(.startPushesNeedOpenedApp)
    if waitsForLaunch, conditions.forceQuitApps.contains(app) { return [Self.dropped] }
    if push.flaw == .otherType || push.flaw == .undecodable { return [Self.dropped] }
    var request = PlainRequest(app: app, content: push.content)
    let isBare = !push.wantsToken && has(18, 0) && conditions.behaviors.contains(.plainStartsGetNoToken)
    request.push = isBare ? .none : .token
    guard refusal(request) == nil else { return [Self.dropped] }
    create(request, byPush: true, at: now)
    return []
  }

  // MARK: The hourly budget

  func spent(_ app: String, at now: Date) -> [Date] {
    urgent.filter { $0.app == app && $0.date <= now && now < $0.date.addingTimeInterval(Self.hour) }.map(\.date)
  }

  func limit(_ app: String) -> Int {
    let isFrequent = conditions.frequentUpdateApps.contains(app) && !withoutFrequent.contains(app)
    return (isFrequent ? 60 : 15) / (conditions.isLowPowerMode ? 3 : 1)
  }

  private mutating func pays(_ push: PlainPush, _ app: String, at now: Date) -> Bool {
    guard push.priority == 10 else { return true }
    let spent = spent(app, at: now)
    guard spent.count < limit(app) else { return false }
    urgent.removeAll { $0.app == app }
    urgent += (spent + [now]).map { (app, $0) }
    return true
  }
}

extension PlainPush {
  /// Whether the payload is one; a start needs an alert.
  fileprivate var isReadable: Bool { flaw != .garbage && !(event == "start" && flaw == .noAlert) }

  fileprivate var content: PlainContent {
    PlainContent(
      slices: slices, stale: stale.map { Date(timeIntervalSince1970: Double($0)) },
      timestamp: Date(timeIntervalSince1970: Double(timestamp)))
  }
}
