import FoundationEssentials
import SkerryBasics

/// Which push token leads where.
struct TokenTable: Sendable {
  enum Owner: Hashable, Sendable {
    case activity(String)
    /// An app, of which a push can start every attributes type.
    case start(appIdentifier: String)
  }

  /// A token that once led somewhere.
  struct Dead: Hashable, Sendable, Codable {
    let token: String
    let appIdentifier: String
    let since: Date
    /// The activity that it led to; `nil` for one that started activities, and in files of earlier versions.
    var activity: String?
  }

  private(set) var owners: [String: Owner] = [:]
  /// By app: an app's types have one token, as was seen on devices; Apple's API asks each type for it.
  private(set) var startTokens: [String: Data] = [:]
  /// The one longest dead first.
  private(set) var dead: [Dead] = []
  /// How many ever died in this run.
  private(set) var deathCount = 0
  private var deadByToken: [String: Dead] = [:]
  /// Ids of the live activities that listen to a channel, by start.
  private(set) var channels: [String: SortedList<PresentPlace>] = [:]

  func death(of token: String) -> Dead? { deadByToken[token] }

  mutating func index(_ record: ActivityRecord) {
    guard record.activityState.isLive else { return }
    if let token = record.pushToken { owners[token.lowercaseHex] = .activity(record.id) }
    if let channel = record.pushType?.channelID {
      channels[channel, default: SortedList()].insert(record.presentPlace)
    }
  }

  mutating func unindex(_ record: ActivityRecord) {
    guard record.activityState.isLive else { return }
    if let token = record.pushToken { owners[token.lowercaseHex] = nil }
    if let channel = record.pushType?.channelID {
      channels[channel]?.remove(record.presentPlace)
      if channels[channel]?.isEmpty == true { channels[channel] = nil }
    }
  }

  mutating func setStartToken(_ token: Data, of app: String) {
    if let old = startTokens[app] { owners[old.lowercaseHex] = nil }
    startTokens[app] = token
    owners[token.lowercaseHex] = .start(appIdentifier: app)
  }

  /// Takes a token away as a stored phone has none.
  mutating func dropStartToken(of app: String) {
    guard let token = startTokens.removeValue(forKey: app) else { return }
    owners[token.lowercaseHex] = nil
  }

  mutating func removeStartToken(of app: String, at instant: Date, remembering limit: Int) {
    guard let token = startTokens.removeValue(forKey: app) else { return }
    owners[token.lowercaseHex] = nil
    bury(token, of: app, at: instant, remembering: limit)
  }

  /// Remembers that a token is dead; of too many, the oldest half is forgotten at once.
  mutating func bury(
    _ token: Data, of app: String, activity: String? = nil, at instant: Date, remembering limit: Int
  ) {
    bury(
      Dead(token: token.lowercaseHex, appIdentifier: app, since: instant, activity: activity), remembering: limit)
  }

  mutating func bury(_ token: Dead, remembering limit: Int) {
    restore(token)
    deathCount += 1
    guard dead.count > 2 * limit else { return }
    for old in dead.prefix(dead.count - limit) { deadByToken[old.token] = nil }
    dead.removeFirst(dead.count - limit)
  }

  mutating func restore(_ token: Dead) {
    dead.append(token)
    deadByToken[token.token] = token
  }
}
