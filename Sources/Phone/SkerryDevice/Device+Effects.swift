import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews

/// What the registry reports, as log lines and as what the phone does about it.
extension Device {
  func handle(_ effect: RegistryEffect) {
    touch()
    let process = app(ofBundle: effect.appIdentifier)
    let zone = settings.timeZone
    let message = updateMessage(effect) ?? effect.logMessage { WallClock($0, timeZone: zone).timestamp }
    log.add(
      .init(effect.logKind, message, from: process?.logSource ?? .phone, level: effect.level), at: effect.instant)
    follow(effect, process)
  }

  /// What the phone does about it, besides writing it down.
  private func follow(_ effect: RegistryEffect, _ process: AppProcess?) {
    switch effect.kind {
    case .alert: showAlert(effect.activityID, of: process)
    case .transition(_, let state, let cause):
      if state == .ended || state == .dismissed { takeOff(effect.activityID) }
      if cause == .startedByPush { wake(process, because: "its activity was started by push") }
    case .tokenChanged: wake(process, because: "its activity has an update token to send to the server")
    default: break
    }
  }

  /// An activity that is over leaves the island and the banner.
  private func takeOff(_ id: String?) {
    guard let id else { return }
    if expansion?.activityID == id { expansion = nil }
    if banner?.activityID == id { banner = nil }
    drawnContent.forget(id)
  }

  /// An update in full: its number, what it changed, and how near it comes to the limit.
  private func updateMessage(_ effect: RegistryEffect) -> String? {
    guard let id = effect.activityID, let record = center.withRegistry({ $0.record(id) }) else { return nil }
    guard case .contentChanged(let version) = effect.kind else {
      // Only what was told counts as known: other effects of the same push may come before its content.
      if record.activityState == .dismissed {
        knownStates[id] = nil
      } else if knownStates[id] == nil {
        knownStates[id] = record.state
      }
      return nil
    }
    defer { knownStates[id] = record.state }
    let change = StateChange.sentence(from: knownStates[id], to: record.state)
    let bytes = record.attributes.count + record.state.count
    let limit = center.withRegistry { $0.rules.contentLimit }
    let wait = holdIfSlow(record, at: effect.instant)
    return "update \(version - 1) applied\(change.isEmpty ? "" : ": \(change)") (\(bytes) of \(limit) bytes)\(wait)"
  }

  /// On a phone that draws an app's own updates some seconds apart, this one may have to wait; says so.
  private func holdIfSlow(_ record: ActivityRecord, at instant: Date) -> String {
    guard settings.reportedBehaviors.contains(.slowLocalUpdates), let earlier = knownStates[record.id],
      let date = drawnContent.update(record, replacing: earlier, at: instant)
    else { return "" }
    let time = WallClock(date, timeZone: settings.timeZone).timestamp.suffix(8)
    return "; drawn at \(time), as local updates are \(Int(ReportedBehavior.localUpdateInterval)) s apart on this phone"
  }

  /// The Focus that keeps an app's alerts quiet, `nil` if none does.
  private func silencingFocus(of process: AppProcess?) -> FocusMode? {
    notifications.withState { state in
      state.focusSilence(of: process?.information.bundleIdentifier ?? "") == nil ? nil : state.focus
    }
  }

  private func showAlert(_ id: String?, of process: AppProcess?) {
    guard let id else { return }
    if let mode = silencingFocus(of: process) {
      note(
        .activity(.other(.alertSilenced)),
        "alert silenced by Focus \(mode.title): no sound, no light; the content is updated all the same",
        from: process?.logSource ?? .phone)
      return
    }
    if settings.hasSounds {
      bellPending = true
    } else {
      // A phone in silent mode vibrates instead.
      play(.warning, from: process?.logSource ?? .phone)
    }
    if settings.screen == .alwaysOn { settings.screen = .locked }
    guard !settings.isLocked, process?.name != settings.foregroundApp else { return }
    // An end may ask for attention too, but what is over has left the island already.
    let state = center.withRegistry { $0.record(id)?.activityState }
    guard state == .active || state == .stale else { return }
    let end = clock.now.addingTimeInterval(Self.alertDuration)
    if settings.model.hasIsland {
      expansion = Expansion(activityID: id, end: end)
    } else {
      banner = Expansion(activityID: id, end: end)
    }
  }
}
