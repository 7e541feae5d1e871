import FoundationEssentials

/// Which of Apple's push services a token belongs to.
public enum PushEnvironment: String, Hashable, Sendable, Codable, CaseIterable {
  /// Builds from Xcode.
  case sandbox
  /// TestFlight and the App Store.
  case production

  /// The host that serves it.
  public var host: String { "api" + rest }

  /// All its hosts: for pushes, for broadcasts, and for the management of channels.
  var hosts: [String] { ["api", "api-broadcast", "api-manage-broadcast"].map { $0 + rest } }

  private var rest: String { self == .sandbox ? ".sandbox.push.apple.com" : ".push.apple.com" }
}

/// The device around the registry: model, system, power, and which reported defects it shows.
///
/// The device sets it with ``RegistryEvent/conditions(_:)`` at start and at each change, and logs the change itself.
/// It is stored with the registry all the same, so that deadlines that passed meanwhile run as they would have.
public struct RegistryConditions: Hashable, Sendable {
  public var systemVersion = SystemVersion(26, 1)
  /// Whether the model has Live Activities at all.
  public var supportsLiveActivities = true
  /// The push service that the device's tokens belong to.
  public var environment = PushEnvironment.sandbox
  public var isLowPowerMode = false
  /// Whether Apple's push service reaches the phone.
  public var isOnline = true
  /// Whether an app's first card asks "Don't Allow / Allow", as a new phone does.
  public var asksForConsent = false
  /// Bundle ids of apps that the person force-quit and hasn't opened since.
  public var forceQuitApps: Set<String> = []
  /// Bundle ids of apps that declare `NSSupportsLiveActivitiesFrequentUpdates`.
  public var frequentUpdateApps: Set<String> = []
  public var behaviors: Set<ReportedBehavior> = []

  public init() {}

  /// Whether model and system have the feature.
  public func supports(_ feature: SystemFeature) -> Bool { objection(to: feature) == nil }

  /// Why the feature isn't there, and what is needed; `nil` if it is.
  public func objection(to feature: SystemFeature) -> String? {
    guard supportsLiveActivities else { return "this model has no Live Activities; choose another model" }
    return systemVersion < feature.since ? feature.objection(on: systemVersion) : nil
  }
}

extension RegistryConditions: Codable {
  private enum CodingKeys: CodingKey {
    case systemVersion, supportsLiveActivities, environment, isLowPowerMode, isOnline, asksForConsent
    case forceQuitApps, frequentUpdateApps, behaviors
  }

  /// Reads what is there; the rest is as on a new phone.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, else fallback: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? fallback
    }
    systemVersion = try read(.systemVersion, else: systemVersion)
    supportsLiveActivities = try read(.supportsLiveActivities, else: true)
    environment = try read(.environment, else: .sandbox)
    isLowPowerMode = try read(.isLowPowerMode, else: false)
    isOnline = try read(.isOnline, else: true)
    asksForConsent = try read(.asksForConsent, else: false)
    forceQuitApps = try read(.forceQuitApps, else: [])
    frequentUpdateApps = try read(.frequentUpdateApps, else: [])
    behaviors = try read(.behaviors, else: [])
  }

  /// Writes sets sorted, so the same conditions are the same bytes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(systemVersion, forKey: .systemVersion)
    try values.encode(supportsLiveActivities, forKey: .supportsLiveActivities)
    try values.encode(environment, forKey: .environment)
    try values.encode(isLowPowerMode, forKey: .isLowPowerMode)
    if !isOnline { try values.encode(isOnline, forKey: .isOnline) }
    try values.encode(asksForConsent, forKey: .asksForConsent)
    try values.encode(forceQuitApps.sorted(), forKey: .forceQuitApps)
    try values.encode(frequentUpdateApps.sorted(), forKey: .frequentUpdateApps)
    try values.encode(behaviors.map(\.rawValue).sorted(), forKey: .behaviors)
  }
}

extension Registry {
  /// Whether the device has Live Activities, whatever the person allows.
  public var hasLiveActivities: Bool { conditions.supports(.liveActivities) }

  /// Activities that run stay when the system changes under them, unless the new one has no Live Activities at all; those that
  /// wait for their start stay where there are such.
  mutating func setConditions(_ new: RegistryConditions, _ step: inout Step) {
    guard new != conditions else { return }
    let hadPushToStart = conditions.supports(.pushToStart)
    let wasOnline = conditions.isOnline
    conditions = new
    version += 1
    if new.isOnline, !wasOnline { resumeBroadcasts(&step) }
    if !hadPushToStart {
      for app in appsThatRan.sorted() { issueStartToken(app, &step) }
    }
    if !new.asksForConsent { releaseTokens(presentIDs, &step) }
    forgetUnknownContent(&step)
    guard !new.supports(.scheduledStart) else { return }
    for id in presentIDs {
      guard let record = visit(id), record.activityState == .pending || !new.supports(.liveActivities) else { continue }
      revoke(record, because: .systemTooOld, &step)
    }
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
