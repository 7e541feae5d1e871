import FoundationEssentials
import SkerryBasics

/// What of a registry is not written down yet.
struct UnwrittenChanges: Sendable {
  /// Activities that are new, different or forgotten.
  var records: Set<String> = []
  /// Those that were dismissed, in order.
  var gone: [String] = []
  /// How many tokens had died when everything was written.
  var deathCount = 0
  /// What stood in the file beside the activities; `nil` if that isn't known.
  var conditions: StoredConditions?
}

/// What is different in a registry since it was written down; its size follows what happened, not how much there is.
package struct RegistryChange: Codable, Sendable {
  package let version: Int
  var requestCount: Int
  var orderCount: Int
  var startTokenCount: Int
  var pushCount: Int
  var records: [ActivityRecord]
  var forgotten: [String]?
  var gone: [String]?
  var deadTokens: [TokenTable.Dead]?
  var around: StoredConditions?
}

extension Registry {
  /// What was not written down since ``countAsWritten(_:)``.
  package var unwrittenChange: RegistryChange {
    let ids = unwritten.records.sorted()
    let records = ids.compactMap { self.records[$0] }.sorted { $0.order < $1.order }
    let forgotten = ids.filter { self.records[$0] == nil }
    let gone = unwritten.gone.filter { self.records[$0] != nil }
    let dead = tokens.dead.suffix(tokens.deathCount - unwritten.deathCount)
    let around = storedConditions
    return RegistryChange(
      version: version, requestCount: requestCount, orderCount: orderCount, startTokenCount: startTokenCount,
      pushCount: pushCount, records: records, forgotten: forgotten.isEmpty ? nil : forgotten,
      gone: gone.isEmpty ? nil : gone, deadTokens: dead.isEmpty ? nil : Array(dead),
      around: around == unwritten.conditions ? nil : around)
  }

  /// Everything up to a version is on disk. What happened since is written the next time, with what was before.
  package mutating func countAsWritten(_ version: Int) {
    guard version == self.version else { return }
    unwritten = UnwrittenChanges(deathCount: tokens.deathCount, conditions: storedConditions)
  }

  /// Makes a registry what it was when the changes were written, one after the other; those it knows are left out.
  ///
  /// - Throws: a `DecodingError` that says what is wrong with the saved data.
  package mutating func take(_ changes: [Data]) throws {
    for change in changes {
      let change = try CanonicalJSON.decode(RegistryChange.self, from: change)
      if change.version > version { try take(change) }
    }
    unwritten.deathCount = tokens.deathCount
    guard let problem = invariants().first else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "The changed activities can't be used: \(problem)."))
  }

  private mutating func take(_ change: RegistryChange) throws {
    let counters = [
      change.version, change.requestCount, change.orderCount, change.startTokenCount, change.pushCount,
    ]
    guard (counters + change.records.flatMap(\.counters)).allSatisfy(StoredRegistry.sensibleCounts.contains) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A counter is out of range."))
    }
    version = change.version
    requestCount = change.requestCount
    orderCount = change.orderCount
    startTokenCount = change.startTokenCount
    pushCount = change.pushCount
    if let around = change.around { take(around) }
    for record in change.records {
      if let old = records[record.id] { unindex(old) }
      records[record.id] = record
      index(record)
    }
    for id in change.forgotten ?? [] {
      guard let record = records.removeValue(forKey: id) else { continue }
      unindex(record)
    }
    if let added = change.gone { gone = gone.filter { !added.contains($0) } + added }
    if let forgotten = change.forgotten { gone.removeAll { forgotten.contains($0) } }
    for token in change.deadTokens ?? [] where tokens.death(of: token.token) != token {
      tokens.bury(token, remembering: rules.boundedMemory)
    }
  }
}
