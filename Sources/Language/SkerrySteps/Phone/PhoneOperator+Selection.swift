import SkerryActivities
import SkerryDevice

/// Which activity and which app are meant where none is named.
extension PhoneOperator {
  /// Everything that can be selected: the lock screen's cards from the top.
  public var activities: [ActivityRecord] { device.center.withRegistry { $0.cards(limit: 100) } }

  /// The selected activity; the topmost unless another was chosen.
  public var selectedActivity: ActivityRecord? {
    let selectedID = selectedID
    return device.center.withRegistry { registry in
      if let selectedID, let record = registry.record(selectedID), record.activityState.hasCard { return record }
      return registry.cards(limit: 1).first
    }
  }

  /// The activity that a finger on the island reaches: the selected one if the island shows it, otherwise what the island
  /// shows first, and the selected one again where it shows nothing.
  public var activityInIsland: ActivityRecord? {
    let selected = selectedActivity
    let shown = device.expansion.map { [$0.activityID] } ?? device.island.ids
    if let selected, shown.contains(selected.id) { return selected }
    return shown.first.flatMap { id in device.center.withRegistry { $0.record(id) } } ?? selected
  }

  /// The activity so many places further down than the selected one, from the first again after the last.
  package func activity(after distance: Int) -> ActivityRecord? {
    let all = activities
    guard !all.isEmpty else { return nil }
    let index = all.firstIndex { $0.id == selectedActivity?.id } ?? 0
    return all[(index + distance + all.count) % all.count]
  }

  /// The app whose screen and actions are shown: the one in front, or the selected activity's, or the one that was
  /// opened last, or the first.
  public var shownApp: AppProcess? {
    device.foregroundApp ?? device.settings.foregroundApp.flatMap { device.app(named: $0) }
      ?? selectedActivity.flatMap { device.app(ofBundle: $0.appIdentifier) }
      ?? device.settings.lastApp.flatMap { device.app(named: $0) } ?? device.apps.first
  }

  /// Whether the phone shows its home screen.
  package var isHomeScreen: Bool { !device.settings.isLocked && device.foregroundApp == nil }
}
