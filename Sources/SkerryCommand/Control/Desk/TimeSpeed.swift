import SkerryDashboard
import SkerryDevice

/// How fast virtual time is to run: `pause`, `run`, or `x60`.
nonisolated enum TimeSpeed: Hashable, Sendable {
  case pause
  case run
  case times(Int)

  init?(_ text: String) {
    switch text {
    case "pause": self = .pause
    case "run": self = .run
    default:
      guard text.hasPrefix("x"), let number = Int(text.dropFirst()), Self.speeds.contains(number) else { return nil }
      self = .times(number)
    }
  }

  /// The speeds there are.
  static let speeds = ClockControl.rates.map { Int($0) }
  static let advice = "Time can pause, run, or run " + speeds.map { "x\($0)" }.joined(separator: ", ")

  /// The word that means it.
  var word: String {
    switch self {
    case .pause: "pause"
    case .run: "run"
    case .times(let number): "x\(number)"
    }
  }

  /// Does it, as the dashboard's keys would.
  @MainActor func apply(to dashboard: Dashboard) {
    let isToRun = self != .pause
    if dashboard.time.isPaused == isToRun { dashboard.perform(.pause) }
    guard case .times(let number) = self else { return }
    while dashboard.time.speed < Double(number) { dashboard.perform(.faster) }
    while dashboard.time.speed > Double(number) { dashboard.perform(.slower) }
  }
}
