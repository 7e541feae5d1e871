import SkerryBackground

nonisolated extension BackgroundEffect {
  /// The kind of its entry in the event log.
  var logKind: EventLog.Kind.Background {
    switch kind {
    case .notRegistered: .notRegistered
    case .registeredTwice: .registeredTwice
    case .refused: .refused
    case .completed: .completed
    }
  }
}
