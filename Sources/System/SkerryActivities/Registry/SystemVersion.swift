/// A version of iOS, such as 17.2.
public struct SystemVersion: Hashable, Sendable, Comparable {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = max(0, major)
    self.minor = max(0, minor)
  }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: LosslessStringConvertible {
  /// Reads "16.2" or "26"; anything else, signs and third numbers included, is no version.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard (1...2).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  public var description: String { "\(major).\(minor)" }
}

extension SystemVersion: Codable {
  /// Reads the version's text.
  ///
  /// - Throws: a `DecodingError` for a text that is no version.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let version = SystemVersion(text) else {
      let problem = "“\(text)” isn't a version of iOS such as 17.2"
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: problem))
    }
    self = version
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

/// The features that came to Live Activities after they did (ActivityKit's own availability).
public enum SystemFeature: String, Hashable, Sendable, Codable, CaseIterable {
  case liveActivities, activityContent, interactivity, pushToStart, inputPushToken, inputPushChannel, channels
  case transientStyle, controls, smallFamily, scheduledStart

  /// The first iOS that has it.
  public var since: SystemVersion {
    switch self {
    case .liveActivities: SystemVersion(16, 1)
    case .activityContent: SystemVersion(16, 2)
    case .interactivity: SystemVersion(17)
    case .pushToStart: SystemVersion(17, 2)
    case .inputPushToken, .inputPushChannel, .channels, .transientStyle, .controls, .smallFamily: SystemVersion(18)
    case .scheduledStart: SystemVersion(26)
    }
  }

  /// The feature's name in a sentence.
  public var name: String {
    switch self {
    case .liveActivities: "Live Activities"
    case .activityContent: "stale dates and relevance scores"
    case .interactivity: "buttons and toggles in widgets and Live Activities"
    case .controls: "controls"
    case .smallFamily: "small cards on a Watch"
    case .pushToStart: "starting by push"
    case .inputPushToken: "input-push-token"
    case .inputPushChannel: "input-push-channel"
    case .channels: "broadcast channels"
    case .transientStyle: "the transient style"
    case .scheduledStart: "a scheduled start"
    }
  }

  /// Why a version doesn't have it, and what helps.
  func objection(on version: SystemVersion) -> String {
    "iOS \(version) is too old for \(name), which needs iOS \(since); check with #available"
  }
}
