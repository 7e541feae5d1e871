import FoundationEssentials
import SkerryBasics

extension Registry {
  /// The push-to-start token of an app's attributes type, once the app has run (iOS 17.2).
  public func startToken(_ attributesType: String, of appIdentifier: String) -> Data? {
    guard conditions.supports(.pushToStart), types.knows(attributesType, of: appIdentifier) else { return nil }
    return tokens.startTokens[appIdentifier]
  }

  /// Why an app's attributes type has no push-to-start token, in a sentence; `nil` if it has one.
  public func reasonForNoStartToken(_ attributesType: String, of appIdentifier: String) -> String? {
    if let objection = conditions.objection(to: .pushToStart) { return objection }
    if startToken(attributesType, of: appIdentifier) != nil { return nil }
    return IgnoredReason.noStartToken(attributesType: attributesType).sentence { _ in "" }
  }

  /// The app that a token in hex belongs to, as far as it is alive.
  public func owner(ofToken token: String) -> String? {
    switch tokens.owners[token.lowercased()] {
    case .activity(let id): records[id]?.appIdentifier
    case .start(let app): app
    case nil: nil
    }
  }

  /// The last update tokens of an app's activities that are over, as hex, the one that died first at the front: all that a
  /// server knows of them, until APNs answers 410.
  public func deadTokens(of appIdentifier: String) -> [(activity: String, token: String)] {
    tokens.dead.compactMap { dead in
      guard dead.appIdentifier == appIdentifier, let activity = dead.activity,
        records[activity]?.activityState.isLive != true
      else { return nil }
      return (activity, dead.token)
    }
  }

  /// An app has run with an attributes type: from then on pushes can start its activities.
  mutating func sawType(of app: String, _ step: inout Step) {
    if appsThatRan.insert(app).inserted { version += 1 }
    issueStartToken(app, &step)
  }

  mutating func issueStartToken(_ app: String, _ step: inout Step) {
    guard conditions.supports(.pushToStart), tokens.startTokens[app] == nil else { return }
    makeStartToken(app, &step)
  }

  private mutating func makeStartToken(_ app: String, _ step: inout Step) {
    startTokenCount += 1
    let token = PushToken.make(seed: seed, name: "start \(app)", rotation: startTokenCount)
    tokens.setStartToken(token, of: app)
    version += 1
    step.add(.startTokenChanged(token), app: app)
  }

  /// Gives an app a new push-to-start token, asked for by one of its types; the old one dies.
  mutating func rotateStartToken(_ app: String, _ type: String, _ step: inout Step) {
    guard conditions.supports(.pushToStart) else {
      let reason = IgnoredReason.unsupported(.pushToStart, conditions.systemVersion)
      return step.add(.ignored(.startTokenRotation, reason), app: app)
    }
    guard let old = startToken(type, of: app) else {
      return step.add(.ignored(.startTokenRotation, .noStartToken(attributesType: type)), app: app)
    }
    tokens.bury(old, of: app, at: step.instant, remembering: rules.boundedMemory)
    makeStartToken(app, &step)
  }

  /// Gives an activity its first or its next update token.
  mutating func issueToken(_ record: ActivityRecord, _ step: inout Step) {
    var record = record
    if let old = record.pushToken {
      tokens.bury(
        old, of: record.appIdentifier, activity: record.id, at: step.instant, remembering: rules.boundedMemory)
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
