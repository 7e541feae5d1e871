import FoundationEssentials

/// What is written to the state folder; everything derived is built again.
struct StoredRegistry: Codable {
  static let currentFormat = 2
  /// Format 1 had no conditions, consents and push budgets; they are as on a new phone then.
  static let readableFormats = 1...currentFormat

  var format = currentFormat
  var rules: RegistryRules
  var seed: UInt64
  var version: Int
  var requestCount: Int
  var orderCount: Int
  var startTokenCount: Int
  var permissions: StoredPermissions
  var records: [ActivityRecord]
  var gone: [String]
  var startTokens: [StoredStartToken]
  var deadTokens: [TokenTable.Dead]
  var conditions: RegistryConditions?
  var urgentPushes: [StoredUrgentPushes]?
  var pushCount: Int?
  var appsThatRan: [String]?
  var channels: BroadcastChannels?

  /// Counters grow by one at a time, so nothing near the largest number was ever counted.
  static let sensibleCounts = 0...(1 << 53)
  var counters: [Int] {
    [version, requestCount, orderCount, startTokenCount, pushCount ?? 0] + permissions.orders
      + records.flatMap(\.counters)
  }
}

extension ActivityRecord {
  var counters: [Int] { [contentVersion, tokenRotation] }
}

/// An earlier version had one for each attributes type; the first of an app is kept.
struct StoredStartToken: Codable, Hashable, Sendable {
  struct Startable: Codable, Hashable, Sendable {
    let appIdentifier: String
  }
  let startable: Startable
  let token: Data
}

struct StoredUrgentPushes: Codable, Hashable, Sendable {
  let appIdentifier: String
  let instants: [Date]
}

struct StoredConsent: Codable, Hashable, Sendable {
  let appIdentifier: String
  let answer: ConsentAnswer
}

/// What the phone is like around its activities.
struct StoredConditions: Codable, Hashable, Sendable {
  var rules: RegistryRules
  var permissions: StoredPermissions
  var startTokens: [StoredStartToken]
  var conditions: RegistryConditions
  var urgentPushes: [StoredUrgentPushes]
  var appsThatRan: [String]
  /// Missing as long as no server ever made one.
  var channels: BroadcastChannels?
}

/// Sets are written sorted, so the same registry is the same bytes.
struct StoredPermissions: Codable, Hashable, Sendable {
  let isAllowedGlobally: Bool
  let deniedApps: [String]
  let appsWithoutFrequentPushes: [String]
  let consents: [StoredConsent]?

  var orders: [Int] { consents?.map(\.answer.order) ?? [] }

  init(_ permissions: RegistryPermissions) {
    isAllowedGlobally = permissions.isAllowedGlobally
    deniedApps = permissions.deniedApps.sorted()
    appsWithoutFrequentPushes = permissions.appsWithoutFrequentPushes.sorted()
    consents = permissions.consents.sorted { $0.key < $1.key }
      .map { StoredConsent(appIdentifier: $0.key, answer: $0.value) }
  }

  var permissions: RegistryPermissions {
    RegistryPermissions(
      isAllowedGlobally: isAllowedGlobally, deniedApps: Set(deniedApps),
      appsWithoutFrequentPushes: Set(appsWithoutFrequentPushes),
      consents: Dictionary((consents ?? []).map { ($0.appIdentifier, $0.answer) }) { $1 })
  }
}

extension Registry: Codable {
  public func encode(to encoder: any Encoder) throws {
    let conditions = storedConditions
    try StoredRegistry(
      rules: rules, seed: seed, version: version, requestCount: requestCount, orderCount: orderCount,
      startTokenCount: startTokenCount, permissions: conditions.permissions,
      records: records.values.sorted { $0.order < $1.order }, gone: gone, startTokens: conditions.startTokens,
      deadTokens: tokens.dead, conditions: conditions.conditions, urgentPushes: conditions.urgentPushes,
      pushCount: pushCount, appsThatRan: conditions.appsThatRan, channels: conditions.channels
    ).encode(to: encoder)
  }

  /// Restores a registry as if it had never been away; only attributes types must register again.
  ///
  /// - Throws: a `DecodingError` that says what is wrong with the saved data.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FormatKey.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard StoredRegistry.readableFormats.contains(format) else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container,
        debugDescription: "format \(format) is newer than \(StoredRegistry.currentFormat), which this version reads")
    }
    let stored = try StoredRegistry(from: decoder)
    guard Set(stored.records.map(\.id)).count == stored.records.count else {
      throw Self.damaged("two activities have the same id", decoder)
    }
    guard Set(stored.records.map(\.order)).count == stored.records.count else {
      throw Self.damaged("two activities have the same place in the order of starts", decoder)
    }
    guard stored.counters.allSatisfy(StoredRegistry.sensibleCounts.contains) else {
      throw Self.damaged("a counter is out of range", decoder)
    }
    self.init(rules: stored.rules, seed: stored.seed)
    version = stored.version
    requestCount = stored.requestCount
    orderCount = stored.orderCount
    startTokenCount = stored.startTokenCount
    gone = stored.gone
    pushCount = stored.pushCount ?? 0
    for var record in stored.records {
      // Earlier versions left the alert of a start that never came.
      if record.activityState != .pending { record.startAlert = nil }
      records[record.id] = record
      index(record)
    }
    take(
      StoredConditions(
        rules: stored.rules, permissions: stored.permissions, startTokens: stored.startTokens,
        conditions: stored.conditions ?? RegistryConditions(), urgentPushes: stored.urgentPushes ?? [],
        appsThatRan: stored.appsThatRan ?? stored.startTokens.map(\.startable.appIdentifier),
        channels: stored.channels))
    for token in stored.deadTokens { tokens.restore(token) }
    if let problem = invariants().first { throw Self.damaged(problem, decoder) }
  }

  /// What stands in the file as well, but is of the phone and not of one activity.
  var storedConditions: StoredConditions {
    let startTokens = tokens.startTokens.map {
      StoredStartToken(startable: .init(appIdentifier: $0.key), token: $0.value)
    }
    let urgentPushes = urgentPushes.map { StoredUrgentPushes(appIdentifier: $0.key, instants: $0.value) }
    return StoredConditions(
      rules: rules, permissions: StoredPermissions(permissions),
      startTokens: startTokens.sorted { $0.token.lexicographicallyPrecedes($1.token) }, conditions: conditions,
      urgentPushes: urgentPushes.sorted { $0.appIdentifier < $1.appIdentifier }, appsThatRan: appsThatRan.sorted(),
      channels: channels.isNew ? nil : channels)
  }

  mutating func take(_ stored: StoredConditions) {
    if rules != stored.rules { rules = stored.rules }
    permissions = stored.permissions.permissions
    conditions = stored.conditions
    urgentPushes = Dictionary(stored.urgentPushes.map { ($0.appIdentifier, $0.instants) }) { $1 }
    appsThatRan = Set(stored.appsThatRan)
    channels = stored.channels ?? BroadcastChannels()
    let apps = Set(stored.startTokens.map(\.startable.appIdentifier))
    for app in tokens.startTokens.keys where !apps.contains(app) { tokens.dropStartToken(of: app) }
    var seen: Set<String> = []
    for token in stored.startTokens where seen.insert(token.startable.appIdentifier).inserted {
      tokens.setStartToken(token.token, of: token.startable.appIdentifier)
    }
  }

  private enum FormatKey: CodingKey {
    case format
  }

  private static func damaged(_ problem: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "The saved activities can't be used: \(problem)."))
  }
}
