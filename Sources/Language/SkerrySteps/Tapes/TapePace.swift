import SkerryDevice

/// How fast virtual time is to run: `pause`, `run`, or `x60`.
nonisolated public enum TapePace: Hashable, Sendable, CustomStringConvertible {
  case pause
  /// On, with the speed it had.
  case run
  case times(Int)

  /// Reads a word; `nil` if it is none of them.
  public init?(_ text: String) {
    switch text.lowercased() {
    case "pause": self = .pause
    case "run": self = .run
    case let word:
      guard word.hasPrefix("x"), let number = Int(word.dropFirst()), Self.speeds.contains(number) else { return nil }
      self = .times(number)
    }
  }

  /// The speeds there are.
  public static let speeds = ClockControl.rates.map { Int($0) }
  public static let advice = "Time can pause, run, or run " + speeds.map { "x\($0)" }.joined(separator: ", ")
  /// Every word there is.
  public static let words = ["pause", "run"] + speeds.map { "x\($0)" }

  /// The word that means it.
  public var description: String {
    switch self {
    case .pause: "pause"
    case .run: "run"
    case .times(let number): "x\(number)"
    }
  }
}
