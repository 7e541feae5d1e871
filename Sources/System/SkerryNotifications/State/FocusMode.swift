/// The modes in which the person wants to be left alone.
public enum FocusMode: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  case none
  case doNotDisturb
  case sleep
  case work
  case personal

  /// The name in Settings.
  public var title: String {
    switch self {
    case .none: "No Focus"
    case .doNotDisturb: "Do Not Disturb"
    case .sleep: "Sleep"
    case .work: "Work"
    case .personal: "Personal"
    }
  }

  /// The rules of a phone fresh from the box: time-sensitive ones come through in Work and Personal only (a guess).
  public var standardRules: FocusRules {
    FocusRules(allowsTimeSensitive: self == .none || self == .work || self == .personal)
  }
}

/// The notifications that a Focus lets through; critical alerts always come through.
public struct FocusRules: Hashable, Sendable, Codable {
  /// Bundle ids of the apps that may disturb, sorted.
  public private(set) var allowedApps: [String]
  public var allowsTimeSensitive: Bool

  public init(allowedApps: Set<String> = [], allowsTimeSensitive: Bool) {
    self.allowedApps = allowedApps.sorted()
    self.allowsTimeSensitive = allowsTimeSensitive
  }

  public func allows(_ app: String) -> Bool { allowedApps.contains(app) }
}
