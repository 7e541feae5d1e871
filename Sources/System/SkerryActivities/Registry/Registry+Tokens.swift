import FoundationEssentials
import SkerryBasics

extension Registry {
  /// The push-to-start token of an app's attributes type, once the type was seen (iOS 17.2).
  public func startToken(_ attributesType: String, of appIdentifier: String) -> Data? {
    guard conditions.supports(.pushToStart) else { return nil }
    return tokens.startTokens[TokenTable.Startable(appIdentifier: appIdentifier, attributesType: attributesType)]
  }

  /// The app that a token in hex belongs to, as far as it is alive.
  public func owner(ofToken token: String) -> String? {
    switch tokens.owners[token.lowercased()] {
    case .activity(let id): records[id]?.appIdentifier
    case .start(let startable): startable.appIdentifier
    case nil: nil
    }
  }

  mutating func issueStartToken(_ app: String, _ type: String, _ step: inout Step) {
    guard conditions.supports(.pushToStart), startToken(type, of: app) == nil else { return }
    makeStartToken(app, type, &step)
  }

  private mutating func makeStartToken(_ app: String, _ type: String, _ step: inout Step) {
    let startable = TokenTable.Startable(appIdentifier: app, attributesType: type)
    startTokenCount += 1
    let token = PushToken.make(seed: seed, name: "start \(app) \(type)", rotation: startTokenCount)
    tokens.setStartToken(token, for: startable)
    version += 1
    step.add(.startTokenChanged(attributesType: type, token), app: app)
  }

  /// Gives an attributes type a new push-to-start token; the old one dies.
  mutating func rotateStartToken(_ app: String, _ type: String, _ step: inout Step) {
    guard conditions.supports(.pushToStart) else {
      let reason = IgnoredReason.unsupported(.pushToStart, conditions.systemVersion)
      return step.add(.ignored(.startTokenRotation, reason), app: app)
    }
    guard let old = startToken(type, of: app) else {
      return step.add(.ignored(.startTokenRotation, .noStartToken(attributesType: type)), app: app)
    }
    tokens.bury(old, of: app, at: step.instant, remembering: rules.boundedMemory)
    makeStartToken(app, type, &step)
  }

  /// Gives an activity its first or its next update token.
  mutating func issueToken(_ record: ActivityRecord, _ step: inout Step) {
    var record = record
    if let old = record.pushToken {
      tokens.bury(old, of: record.appIdentifier, at: step.instant, remembering: rules.boundedMemory)
    }
    record.tokenDate = nil
    record.tokenRotation += 1
    let token = PushToken.make(seed: seed, name: record.id, rotation: record.tokenRotation)
    record.pushToken = token
    store(record)
    step.add(.tokenChanged(token), app: record.appIdentifier, id: record.id)
  }

  mutating func rotateToken(_ id: String, _ step: inout Step) {
    guard let record = visit(id) else { return ignore(.tokenRotation, id, .unknownActivity, &step) }
    guard record.activityState.isLive else {
      return ignore(.tokenRotation, id, .over(record.activityState), &step)
    }
    guard record.consentAwaitedSince == nil else { return ignore(.tokenRotation, id, .awaitsConsent, &step) }
    guard record.pushToken != nil else { return ignore(.tokenRotation, id, .noToken, &step) }
    issueToken(record, &step)
  }
}
