import FoundationEssentials
import SkerryActivities
import SkerryCells
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

  /// Swipes a banner up, the activity into the camera, or what is hidden there out of it.
  func swipe() {
    if device.hasBanner { return device.swipeUp() }
    withSelection { hideOrShow($0) }
  }

  private func hideOrShow(_ record: ActivityRecord) {
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

  /// Asks what to press: questions, notifications and widgets on the screen, what the activity has, then controls. A
  /// question in the middle of the screen leaves nothing else to press, and its agreement is what most want.
  func askForRegion() {
    if !device.settings.isLocked, let question = device.systemDialog() {
      let items = items(question.regions.map { (region: $0, place: "on screen") })
      return show(MenuDialog(title: "Press", items: items), selection: items.count - 1)
    }
    var targets = device.phonePicture(rows: Self.tallest).regions.filter {
      switch $0.target {
      case .phone, .widgetAction, .widget: true
      case .action, .activity, .app, .page, .key: false
      }
    }.map { (region: $0, place: "on screen") }
    if let record = selectedActivity {
      for (place, presentation) in [("lock screen", LiveActivityPresentation.lockScreen), ("expanded", .expanded)] {
        for region in device.picture(presentation, of: record).regions {
          if case .action = region.target { targets.append((region, place)) }
        }
      }
    }
    targets += device.controls.map { control in
      (Self.region(of: control), control.value.isEmpty ? "Control Center" : "Control Center · \(control.value)")
    }
    let items = items(targets)
    switch items.count {
    case 0:
      remark = selectedActivity == nil ? "There is nothing to press." : "This activity has no links or buttons."
    case 1: items[0].run(self)
    default: show(MenuDialog(title: "Press", items: items))
    }
  }

  private func items(_ targets: [(region: SurfacePicture.Region, place: String)]) -> [MenuDialog.Item] {
    targets.enumerated().map { index, target in
      MenuDialog.Item(
        key: index < 9 ? Character(String(index + 1)) : nil, title: target.region.label, value: target.place
      ) { $0.follow(target.region.target) }
    }
  }

  /// A control as something that can be pressed; it is not on the screen.
  static func region(of control: PlacedControl) -> SurfacePicture.Region {
    SurfacePicture.Region(
      rect: CellRect(column: 0, row: 0, columns: 0, rows: 0), label: control.title,
      target: .phone("control \(control.kind)") { $0.press(control) })
  }

  /// More rows than any phone has: what is drawn so high leaves nothing out.
  static let tallest = 200
}
