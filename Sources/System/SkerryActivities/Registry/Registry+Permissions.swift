import FoundationEssentials

extension Registry {
  /// Whether the person allows Live Activities on the whole device.
  public var isAllowedGlobally: Bool { permissions.isAllowedGlobally }

  /// Whether the app may show Live Activities: allowed for it and for all.
  public func isAllowed(_ appIdentifier: String) -> Bool { permissions.allow(appIdentifier) }

  /// Whether an app's request has a chance: the phone has Live Activities, and the person allows them.
  func areActivitiesEnabled(for appIdentifier: String) -> Bool { hasLiveActivities && isAllowed(appIdentifier) }

  /// The person's switch for the app alone, whatever the one for all says.
  public func isSwitchedOn(_ appIdentifier: String) -> Bool { !permissions.deniedApps.contains(appIdentifier) }

  /// Whether the person allows more frequent updates for the app.
  public func areFrequentPushesAllowed(_ appIdentifier: String) -> Bool {
    !permissions.appsWithoutFrequentPushes.contains(appIdentifier)
  }

  /// Switching off ends and removes what runs; switching on brings nothing back.
  ///
  /// A person who switches an app on in Settings has answered what its cards would ask.
  mutating func setPermission(_ app: String?, _ isAllowed: Bool, _ step: inout Step) {
    let old = permissions
    if let app {
      permissions.deniedApps.set(app, to: !isAllowed)
      if isAllowed, permissions != old { permissions.consents[app] = ConsentAnswer(isAlways: true, order: orderCount) }
    } else {
      permissions.isAllowedGlobally = isAllowed
    }
    guard permissions != old else { return }
    version += 1
    step.add(.permissionChanged(isAllowed: isAllowed), app: app ?? "")
    guard !isAllowed else { return }
    for id in app.map(presentIDs) ?? presentIDs {
      if let record = visit(id) { revoke(record, because: .permissionRevoked, &step) }
    }
  }

  mutating func setFrequentPushes(_ app: String, _ isAllowed: Bool, _ step: inout Step) {
    guard areFrequentPushesAllowed(app) != isAllowed else { return }
    permissions.appsWithoutFrequentPushes.set(app, to: !isAllowed)
    version += 1
    step.add(.frequentPushesChanged(isAllowed: isAllowed), app: app)
  }

  /// Deletes an app: its activities, tokens and switches go with it.
  mutating func removeApp(_ app: String, _ step: inout Step) {
    for id in presentIDs(of: app) {
      if let record = visit(id) { revoke(record, because: .appRemoved, &step) }
    }
    tokens.removeStartToken(of: app, at: step.instant, remembering: rules.boundedMemory)
    permissions.deniedApps.remove(app)
    permissions.appsWithoutFrequentPushes.remove(app)
    permissions.consents[app] = nil
    urgentPushes[app] = nil
    appsThatRan.remove(app)
    version += 1
  }
}

extension Set {
  /// Puts the member in or takes it out.
  fileprivate mutating func set(_ member: Element, to isMember: Bool) {
    if isMember { insert(member) } else { remove(member) }
  }
}
