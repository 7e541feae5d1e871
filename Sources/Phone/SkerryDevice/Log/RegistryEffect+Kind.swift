import SkerryActivities

nonisolated extension RegistryEffect {
  /// The kind of its entry in the event log.
  var logKind: EventLog.Kind {
    switch kind {
    case .transition(_, let state, let cause): .activity(.transition(to: state, cause: cause))
    case .contentChanged: .activity(.other(.updated))
    case .alert: .activity(.other(.alerted))
    case .removalMoved: .activity(.other(.removalMoved))
    case .ignored: .activity(.other(.ignored))
    case .refused: .activity(.other(.refused))
    case .tokenChanged: .push(.token)
    case .startTokenChanged: .push(.startToken)
    case .tokenHeld: .push(.tokenHeld)
    case .tokenWithheld: .push(.noToken)
    case .consentAnswered: .permission(.consent)
    case .permissionChanged: .permission(.liveActivities)
    case .frequentPushesChanged: .permission(.frequentUpdates)
    case .pushRefused(let refusal): .push(refusal.reason == nil ? .dropped : .refused)
    case .channels: .push(.channel)
    case .channelsRefused: .push(.refused)
    case .pushApplied: .push(.applied)
    case .pushNote(.keptForLater): .push(.held)
    case .pushNote: .push(.remark)
    }
  }

  /// How the event log marks it: refusals and losses are warnings.
  var level: EventLog.Level {
    switch kind {
    case .ignored, .refused, .pushRefused, .channelsRefused, .tokenHeld, .tokenWithheld(.notAskedFor): .warning
    case .pushNote(let note): note.isWarning ? .warning : .information
    default: .information
    }
  }
}
