/// The system's limits, adjustable for what Apple does not disclose.
public struct RegistryRules: Codable, Hashable, Sendable {
  /// Seconds an activity may be active (ActivityKit: 8 h).
  public var longestActiveTime: Double = 8 * 3600
  /// Seconds a card may stay after the end (ActivityKit: ended + 4 h).
  public var longestStay: Double = 4 * 3600
  /// Bytes of attributes and state together (ActivityKit: 4 KB).
  public var contentLimit = 4096
  /// Bytes of a push to one device (APNs: 4 KB).
  public var payloadLimit = 4096
  /// Bytes of a broadcast push (APNs: 5 KB).
  public var broadcastLimit = 5120
  /// Live activities of one app, all attributes types together (measured on a simulator: 5).
  public var activitiesPerApp = 5
  /// Live activities of the device; Apple doesn't disclose the number, 8 is a guess.
  public var activitiesPerDevice = 8
  /// Seconds between a start and the arrival of its update token; a deadline like the others, on the same clock.
  public var tokenDelay: Double = 1
  /// How many dismissed activities and dead tokens are remembered, so that late calls get a precise answer.
  public var memoryOfTheGone = 64
  /// Pushes of priority 10 that an app's activities get within an hour; Apple discloses none, about 15 are reported.
  public var urgentPushesPerHour = 15
  /// The same for an app with frequent updates that the person allows; the number is a guess.
  public var frequentUrgentPushesPerHour = 60

  public init() {}

  /// The memory within sensible bounds, whatever a saved file says.
  var boundedMemory: Int { min(max(0, memoryOfTheGone), 1_000_000) }
}

extension RegistryRules {
  /// Reads saved rules; those that an earlier version didn't know have their usual values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    longestActiveTime = try values.decode(Double.self, forKey: .longestActiveTime)
    longestStay = try values.decode(Double.self, forKey: .longestStay)
    contentLimit = try values.decode(Int.self, forKey: .contentLimit)
    payloadLimit = try values.decode(Int.self, forKey: .payloadLimit)
    broadcastLimit = try values.decode(Int.self, forKey: .broadcastLimit)
    activitiesPerApp = try values.decode(Int.self, forKey: .activitiesPerApp)
    activitiesPerDevice = try values.decode(Int.self, forKey: .activitiesPerDevice)
    tokenDelay = try values.decode(Double.self, forKey: .tokenDelay)
    memoryOfTheGone = try values.decode(Int.self, forKey: .memoryOfTheGone)
    let usual = RegistryRules()
    urgentPushesPerHour =
      try values.decodeIfPresent(Int.self, forKey: .urgentPushesPerHour) ?? usual.urgentPushesPerHour
    frequentUrgentPushesPerHour =
      try values.decodeIfPresent(Int.self, forKey: .frequentUrgentPushesPerHour) ?? usual.frequentUrgentPushesPerHour
  }
}
