import FoundationEssentials
import SkerryActivities
import SkerryViews

/// What the registry reports, as log lines and as what the phone does about it.
extension Device {
  func handle(_ effect: RegistryEffect) {
    touch()
    let process = app(ofBundle: effect.appIdentifier)
    let zone = settings.timeZone
    let message = updateMessage(effect) ?? effect.logMessage { WallClock($0, timeZone: zone).timestamp }
    log.add(message, from: process?.information.displayName ?? "Phone", level: effect.level, at: effect.instant)
    switch effect.kind {
    case .alert: showAlert(effect.activityID, of: process)
    case .transition(_, let state, _) where state == .ended || state == .dismissed:
      if expansion?.activityID == effect.activityID { expansion = nil }
      if banner?.activityID == effect.activityID { banner = nil }
    default: break
    }
  }

  /// An update in full: its number, what it changed, and how near it comes to the limit.
  private func updateMessage(_ effect: RegistryEffect) -> String? {
    guard let id = effect.activityID, let record = center.withRegistry({ $0.record(id) }) else { return nil }
    defer { knownStates[id] = record.activityState == .dismissed ? nil : record.state }
    guard case .contentChanged(let version) = effect.kind else { return nil }
    let change = StateChange.sentence(from: knownStates[id], to: record.state)
    let bytes = record.attributes.count + record.state.count
    let limit = center.withRegistry { $0.rules.contentLimit }
    return "update \(version - 1) applied\(change.isEmpty ? "" : ": \(change)") (\(bytes) of \(limit) bytes)"
  }

  private func showAlert(_ id: String?, of process: AppProcess?) {
    guard let id else { return }
    bellPending = true
    if settings.screen == .alwaysOn { settings.screen = .locked }
    guard !settings.isLocked, process?.name != settings.foregroundApp else { return }
    let end = clock.now.addingTimeInterval(Self.alertDuration)
    if settings.model.hasIsland {
      expansion = Expansion(activityID: id, end: end)
    } else {
      banner = Expansion(activityID: id, end: end)
    }
  }
}
