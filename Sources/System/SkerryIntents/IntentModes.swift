/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Behind what is shown.
  public static let background = IntentModes(rawValue: 1)
  /// With its app in front, at once.
  public static let foreground = IntentModes(rawValue: 2)
  private static let later = IntentModes(rawValue: 4)

  /// How an intent comes to the front.
  public struct ForegroundMode: Hashable, Sendable {
    let comesAtOnce: Bool
    /// Before it runs.
    public static let immediate = ForegroundMode(comesAtOnce: true)
    /// When it asks for it.
    public static let dynamic = ForegroundMode(comesAtOnce: false)
    /// Before it ends.
    public static let deferred = ForegroundMode(comesAtOnce: false)
  }
  /// With its app in front, in a way.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { mode.comesAtOnce ? .foreground : .later }

  /// Whether the app comes to the front before the intent runs.
  package var opensAppAtOnce: Bool { contains(.foreground) && !contains(.background) }

  /// Where an intent runs just now.
  public struct Current: Hashable, Sendable {
    private let isInFront: Bool
    /// Whether the intent may come to the front; never, where it runs behind what is shown.
    public var canContinueInForeground: Bool { isInFront }
    /// Behind what is shown.
    public static let background = Current(isInFront: false)
    /// With its app in front.
    public static let foreground = Current(isInFront: true)
  }
}

/// The surroundings of an intent that runs.
public struct IntentSystemContext: Sendable {
  /// Where it runs.
  public let currentMode: IntentModes.Current
  /// The instant of the person's wish, in the system's own measure; `nil` where nobody measures it, as here.
  public let preciseTimestamp: UInt64?
}

extension AppIntent {
  /// The surroundings of the intent.
  public var systemContext: IntentSystemContext {
    let isInFront = Self.openAppWhenRun || Self.supportedModes.opensAppAtOnce
    return IntentSystemContext(currentMode: isInFront ? .foreground : .background, preciseTimestamp: nil)
  }
}
