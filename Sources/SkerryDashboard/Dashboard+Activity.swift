import FoundationEssentials
import SkerryActivities
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// What keys do to the selected activity.
extension Dashboard {
  func withSelection(_ body: (ActivityRecord) -> Void) {
    guard let selectedActivity else { return remark = "There is no activity yet; start one in an app." }
    body(selectedActivity)
  }

  func tapTarget(_ record: ActivityRecord) -> URL? {
    for region in device.picture(.lockScreen, of: record).regions {
      if case .activity(_, let url) = region.target { return url }
    }
    return nil
  }

  /// Swipes the activity into the camera, or back out of it.
  func hideOrShow(_ record: ActivityRecord) {
    if device.isHiddenInIsland(record) {
      device.showHiddenInIsland(of: device.app(ofBundle: record.appIdentifier)?.name)
    } else {
      device.hideFromIsland(record)
    }
  }

  func askToClear() {
    withSelection { record in
      let name = device.app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
      dialog = .confirmation(
        ConfirmationDialog(title: "Clear the card", message: "Swipe the card of \(name) away? Its activity ends.") {
          $0.device.swipeAway(record)
        })
    }
  }

  func askForRegion() {
    withSelection { record in
      var items: [MenuDialog.Item] = []
      for (place, presentation) in [("lock screen", LiveActivityPresentation.lockScreen), ("expanded", .expanded)] {
        for region in device.picture(presentation, of: record).regions {
          guard case .action = region.target, items.count < 9 else { continue }
          let key = Character(String(items.count + 1))
          items.append(
            MenuDialog.Item(key: key, title: region.label, value: place) { $0.follow(region.target) })
        }
      }
      if items.isEmpty { return remark = "This activity has no links or buttons." }
      if items.count == 1 { return items[0].run(self) }
      dialog = .menu(MenuDialog(title: "Press", items: items))
    }
  }
}
