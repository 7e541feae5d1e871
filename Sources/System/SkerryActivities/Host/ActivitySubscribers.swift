import FoundationEssentials

/// An app's attributes type, the key of the static sequences.
struct AttributesKey: Hashable, Sendable {
  let appIdentifier: String
  let attributesType: String
}

/// Content as it travels to listeners, still encoded.
public struct EncodedActivityContent: Hashable, Sendable {
  let state: Data
  let staleDate: Date?
  let relevanceScore: Double

  init(_ record: ActivityRecord) {
    state = record.state
    staleDate = record.staleDate
    relevanceScore = record.relevanceScore
  }
}

/// Everyone who listens to something of the registry.
struct ActivitySubscribers: Sendable {
  var states = Broadcaster<String, ActivityState>()
  var contents = Broadcaster<String, EncodedActivityContent>()
  var tokens = Broadcaster<String, Data>()
  var newActivities = Broadcaster<AttributesKey, ActivityRecord>()
  var startTokens = Broadcaster<AttributesKey, Data>()
  var enablement = Broadcaster<String, Bool>()
  var frequentPushes = Broadcaster<String, Bool>()

  var count: Int {
    states.count + contents.count + tokens.count + newActivities.count + startTokens.count + enablement.count
      + frequentPushes.count
  }

  mutating func removeAll(of process: ActivityProcess) {
    states.removeAll(of: process)
    contents.removeAll(of: process)
    tokens.removeAll(of: process)
    newActivities.removeAll(of: process)
    startTokens.removeAll(of: process)
    enablement.removeAll(of: process)
    frequentPushes.removeAll(of: process)
  }

  /// Whether the apps that listen for it have Live Activities, by their bundle ids.
  func areActivitiesEnabled(in registry: Registry) -> [String: Bool] {
    Dictionary(uniqueKeysWithValues: enablement.keys.map { ($0, registry.areActivitiesEnabled(for: $0)) })
  }

  /// Passes effects on, and returns what ends the streams that are over.
  ///
  /// - Parameters:
  ///   - effects: what has happened.
  ///   - registry: the registry as it is now.
  ///   - wereEnabled: which apps had Live Activities before.
  mutating func publish(
    _ effects: [RegistryEffect], of registry: Registry, wereEnabled: [String: Bool]
  ) -> [@Sendable () -> Void] {
    var finishers: [@Sendable () -> Void] = []
    for effect in effects {
      switch effect.kind {
      case .transition(let from, let to, _): finishers += publish(effect, from, to, registry)
      case .contentChanged:
        guard let id = effect.activityID, let record = registry.record(id) else { continue }
        contents.send(EncodedActivityContent(record), to: id)
      case .tokenChanged(let token):
        if let id = effect.activityID { tokens.send(token, to: id) }
      case .startTokenChanged(let token):
        startTokens.send(to: { $0.appIdentifier == effect.appIdentifier }) { _ in token }
      case .frequentPushesChanged(let isAllowed):
        frequentPushes.send(isAllowed, to: effect.appIdentifier)
      case .alert, .removalMoved, .ignored, .refused, .consentAnswered, .permissionChanged: break
      case .tokenHeld, .tokenWithheld: break
      case .pushRefused, .pushApplied, .pushNote, .channels, .channelsRefused: break
      }
    }
    // Switches, models and versions of the system decide it together.
    let changed = areActivitiesEnabled(in: registry).filter { wereEnabled[$0.key] != $0.value }
    if !changed.isEmpty { enablement.send(to: { changed[$0] != nil }) { registry.areActivitiesEnabled(for: $0) } }
    return finishers
  }

  private mutating func publish(
    _ effect: RegistryEffect, _ from: ActivityState?, _ to: ActivityState, _ registry: Registry
  ) -> [@Sendable () -> Void] {
    guard let id = effect.activityID else { return [] }
    if from == nil, let record = registry.record(id) {
      let key = AttributesKey(appIdentifier: record.appIdentifier, attributesType: record.attributesType)
      newActivities.send(record, to: key)
    }
    states.send(to, to: id)
    guard to == .dismissed else { return [] }
    let ended = (states.removeAll(of: id), contents.removeAll(of: id), tokens.removeAll(of: id))
    return ended.0 + ended.1 + ended.2
  }
}
