import FoundationEssentials
import SkerryBasics

/// Which push token leads where.
struct TokenTable: Sendable {
  /// An attributes type of an app, which a push can start.
  struct Startable: Hashable, Sendable, Codable {
    let appIdentifier: String
    let attributesType: String
  }

  enum Owner: Hashable, Sendable {
    case activity(String)
    case start(Startable)
  }

  /// A token that once led somewhere.
  struct Dead: Hashable, Sendable, Codable {
    let token: String
    let appIdentifier: String
    let since: Date
  }

  private(set) var owners: [String: Owner] = [:]
  private(set) var startTokens: [Startable: Data] = [:]
  /// The one longest dead first.
  private(set) var dead: [Dead] = []
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

  mutating func setStartToken(_ token: Data, for startable: Startable) {
    if let old = startTokens[startable] { owners[old.lowercaseHex] = nil }
    startTokens[startable] = token
    owners[token.lowercaseHex] = .start(startable)
  }

  mutating func removeStartTokens(of app: String, at instant: Date, remembering limit: Int) {
    let ofApp = startTokens.filter { $0.key.appIdentifier == app }
    for (startable, token) in ofApp.sorted(by: { $0.key.attributesType < $1.key.attributesType }) {
      startTokens[startable] = nil
      owners[token.lowercaseHex] = nil
      bury(token, of: app, at: instant, remembering: limit)
    }
  }

  /// Remembers that a token is dead; of too many, the oldest half is forgotten at once.
  mutating func bury(_ token: Data, of app: String, at instant: Date, remembering limit: Int) {
    restore(Dead(token: token.lowercaseHex, appIdentifier: app, since: instant))
    guard dead.count > 2 * limit else { return }
    for old in dead.prefix(dead.count - limit) { deadByToken[old.token] = nil }
    dead.removeFirst(dead.count - limit)
  }

  mutating func restore(_ token: Dead) {
    dead.append(token)
    deadByToken[token.token] = token
  }
}
