import FoundationEssentials

extension NotificationState: Codable {
  private static let currentFormat = 1
  /// Counters grow by one at a time, so nothing near the largest number was ever counted.
  private static let sensibleCounts = 0...(1 << 53)

  private enum CodingKeys: CodingKey {
    case format, rules, version, seed, apps, records, banner, dialogs, extensions, questions, isLocked, foregroundApp
    case previews, focus, focusRules, orderCount, ticketCount, remoteCount
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.currentFormat, forKey: .format)
    try container.encode(rules, forKey: .rules)
    try container.encode(version, forKey: .version)
    try container.encode(seed, forKey: .seed)
    try container.encode(apps, forKey: .apps)
    try container.encode(records, forKey: .records)
    try container.encodeIfPresent(banner, forKey: .banner)
    try container.encode(dialogs, forKey: .dialogs)
    try container.encode(extensions, forKey: .extensions)
    try container.encode(questions, forKey: .questions)
    try container.encode(isLocked, forKey: .isLocked)
    try container.encodeIfPresent(foregroundApp, forKey: .foregroundApp)
    try container.encode(previews, forKey: .previews)
    try container.encode(focus, forKey: .focus)
    try container.encode(focusRules, forKey: .focusRules)
    try container.encode(orderCount, forKey: .orderCount)
    try container.encode(ticketCount, forKey: .ticketCount)
    try container.encode(remoteCount, forKey: .remoteCount)
  }

  /// Restores the notifications as if they had never been away; only the time zone must be given again.
  ///
  /// - Throws: a `DecodingError` that says what is wrong with the saved data.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == Self.currentFormat else {
      throw Self.damaged("format \(format) is not \(Self.currentFormat), which this version reads", decoder)
    }
    rules = try container.decode(NotificationRules.self, forKey: .rules)
    version = try container.decode(Int.self, forKey: .version)
    seed = try container.decode(UInt64.self, forKey: .seed)
    apps = try container.decode([String: NotificationAppState].self, forKey: .apps)
    records = try container.decode([NotificationRecord].self, forKey: .records)
    banner = try container.decodeIfPresent(NotificationBanner.self, forKey: .banner)
    dialogs = try container.decode([String].self, forKey: .dialogs)
    extensions = try container.decode([RunningExtension].self, forKey: .extensions)
    questions = try container.decode([ForegroundQuestion].self, forKey: .questions)
    isLocked = try container.decode(Bool.self, forKey: .isLocked)
    foregroundApp = try container.decodeIfPresent(String.self, forKey: .foregroundApp)
    previews = try container.decode(UNShowPreviewsSetting.self, forKey: .previews)
    focus = try container.decode(FocusMode.self, forKey: .focus)
    focusRules = try container.decode([FocusMode: FocusRules].self, forKey: .focusRules)
    orderCount = try container.decode(Int.self, forKey: .orderCount)
    ticketCount = try container.decode(Int.self, forKey: .ticketCount)
    remoteCount = try container.decode(Int.self, forKey: .remoteCount)
    let counters = [version, orderCount, ticketCount, remoteCount]
    guard counters.allSatisfy(Self.sensibleCounts.contains) else {
      throw Self.damaged("a counter is out of range", decoder)
    }
    if let problem = invariants().first { throw Self.damaged(problem, decoder) }
  }

  private static func damaged(_ problem: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "The saved notifications can't be used: \(problem)."))
  }
}
