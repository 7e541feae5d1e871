import FoundationEssentials

extension Registry {
  /// Whether the device has Live Activities, whatever the person allows.
  public var hasLiveActivities: Bool { conditions.supports(.liveActivities) }

  /// Activities that run stay when the system changes under them: a phone doesn't do that, so there is no rule.
  mutating func setConditions(_ new: RegistryConditions, _ step: inout Step) {
    guard new != conditions else { return }
    let hadPushToStart = conditions.supports(.pushToStart)
    conditions = new
    version += 1
    if !hadPushToStart {
      for (app, type) in types.all { issueStartToken(app, type, &step) }
    }
    if !new.asksForConsent { releaseTokens(presentIDs, &step) }
  }

  /// Why the device can't serve this kind of request, and what is needed; `nil` if it can.
  func unsupportedReason(_ request: ActivityRequest) -> String? {
    if !request.isDeviceSupported { return "the device has none" }
    var features: [SystemFeature] = [.liveActivities]
    if request.pushType?.channelID != nil { features.append(.channels) }
    if request.style == .transient { features.append(.transientStyle) }
    if request.startDate != nil { features.append(.scheduledStart) }
    if let objection = features.lazy.compactMap(conditions.objection).first { return objection }
    return request.pushType?.isWellFormed == false ? "the channel id isn't base64" : nil
  }
}
