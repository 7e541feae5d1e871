import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens
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

  /// What the phone shows of questions, notifications and widgets; once each, although a widget's name can be pressed
  /// like the widget itself.
  private func pressable(rows: Int) -> [SurfacePicture.Region] {
    var seen: Set<String> = []
    let regions = device.phonePicture(rows: rows).regions.filter {
      switch $0.target {
      case .phone, .widgetAction: true
      case .widget: seen.insert($0.label).inserted
      case .action, .activity, .app, .page, .key: false
      }
    }
    return regions.filter { !$0.target.opensWidget } + regions.filter(\.target.opensWidget)
  }

  /// Asks what to press: questions, notifications and widgets on the screen, buttons before what opens an app, then
  /// what else the phone would show if it were higher, and what the activity has, then controls. A question in the middle of the
  /// screen leaves nothing else to press, and its agreement is what most want.
  func askForRegion() {
    if !device.settings.isLocked, let question = device.systemDialog() {
      let items = items(question.regions.map { (region: $0, place: "on screen") })
      return show(MenuDialog(title: "Press", items: items), selection: items.count - 1)
    }
    let elsewhere = pressable(rows: Self.tallest)
    let onScreen = pressable(rows: phoneRows)
    var targets = onScreen.map { (region: $0, place: "on screen") }
    let labels = Set(onScreen.map(\.label))
    targets += elsewhere.filter { !labels.contains($0.label) }.map { ($0, "on another page") }
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

  /// The rows that the phone has in its pane.
  var phoneRows: Int {
    let layout = DashboardLayout(size: size, model: device.settings.model, focus: .phone)
    let frame = layout.panes.first { $0.pane == .phone }?.rect.size.rows ?? 0
    return max(1, frame - 2) + (scroll[.phone] ?? 0)
  }

  /// More rows than any phone has: what is drawn so high leaves nothing out.
  static let tallest = 200
}

extension SurfacePicture.Region.Target {
  /// Whether pressing it opens a widget's app.
  fileprivate var opensWidget: Bool {
    if case .widget = self { true } else { false }
  }
}
