import FoundationEssentials
import SkerryActivities
import SkerryNotifications

/// What becomes due while no program runs.
extension Device {
  /// Lets it happen and tells it, each thing with its own instant; returns whether there was anything.
  ///
  /// Activities and notifications need nobody for it. Nothing was heard, felt or lit meanwhile, and no code of apps ran:
  /// they find out when they are launched.
  func tellOfTimeAway() -> Bool {
    processes.onBehalfOfPhone {
      _ = center.advance(to: clock.now)
      _ = notifications.advance(to: clock.now)
    }
    var told: [(instant: Date, statement: EventLog.Statement)] = []
    for item in inbox.takeAll() {
      switch item {
      case .effect(let effect):
        if let statement = statement(effect) { told.append((effect.instant, statement)) }
      case .notification(let effect) where effect.kind.needsNobody:
        let source = app(ofBundle: effect.appIdentifier)?.logSource ?? .phone
        told.append((effect.instant, statement(effect, from: source)))
      default: break
      }
    }
    // The activities' part comes first where both have one at the same instant, as while a program runs.
    let order = told.indices.sorted { (told[$0].instant, $0) < (told[$1].instant, $1) }
    for index in order { journal.note(told[index].statement, at: told[index].instant) }
    return !told.isEmpty
  }

  private func statement(_ effect: RegistryEffect) -> EventLog.Statement? {
    if case .alert = effect.kind { return nil }
    let source = app(ofBundle: effect.appIdentifier)?.logSource ?? .phone
    return EventLog.Statement(
      effect.logKind, effect.logMessage(switches.timestamp) + cardsFate(effect), from: source, level: effect.level)
  }
}

extension NotificationEffect.Kind {
  /// Whether it happens to the list and the badges, where nobody sees, hears or runs anything.
  fileprivate var needsNobody: Bool {
    switch self {
    case .delivered, .badgeChanged, .cleared, .unscheduled, .suppressed: true
    default: false
    }
  }
}
