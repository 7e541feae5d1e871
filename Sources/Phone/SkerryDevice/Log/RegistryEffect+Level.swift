import SkerryActivities

extension RegistryEffect {
  /// How the event log marks it: refusals and losses are warnings.
  nonisolated var level: EventLog.Level {
    switch kind {
    case .ignored, .refused, .pushRefused, .pushNote, .tokenHeld: .warning
    default: .information
    }
  }
}
