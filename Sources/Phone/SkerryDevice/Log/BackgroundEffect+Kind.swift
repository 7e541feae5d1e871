import SkerryBackground

nonisolated extension BackgroundEffect {
  /// What kind of entry of the event log it makes.
  var logKind: EventLog.Kind.Background {
    switch kind {
    case .notRegistered: .notRegistered
    case .registeredTwice: .registeredTwice
    case .refused: .refused
    case .completed: .completed
    }
  }
}
