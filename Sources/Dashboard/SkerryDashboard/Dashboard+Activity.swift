import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySteps
import SkerryViews
import SkerryWidgets

/// The deeds of keys to the selected activity.
extension Dashboard {
  func withSelection(_ body: (ActivityRecord) -> Void) {
    guard let selectedActivity else { return remark = "There is no activity yet; start one in an app." }
    body(selectedActivity)
  }

  func select(distance: Int) {
    guard let record = phone.activity(after: distance) else { return remark = "There is no activity yet." }
    attempt(.select(id: record.id))
  }

  /// Swipes a banner up, the activity into the camera, or what is hidden there out of it.
  func swipe() {
    if device.hasBanner { return _ = attempt(.swipeUp) }
    withSelection { hideOrShow($0) }
  }

  private func hideOrShow(_ record: ActivityRecord) {
    if device.isHiddenInIsland(record) {
      attempt(.bringBack(device.app(ofBundle: record.appIdentifier)))
    } else {
      attempt(.hide(record))
    }
  }

  func askToClear() {
    withSelection { record in
      let name = device.app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
      dialog = .confirmation(
        ConfirmationDialog(title: "Clear the card", message: "Swipe the card of \(name) away? Its activity ends.") {
          $0.attempt(.clear(record))
        })
    }
  }

  /// Asks what to press. A question in the middle of the screen leaves nothing else, and its agreement is what most
  /// want.
  func askWhatToPress() {
    guard let menu = pressMenu else { return remark = nothingToPress }
    if menu.items.count == 1, phone.pressables().allSatisfy({ $0.place != .question }) {
      return menu.items[0].run(self)
    }
    show(menu, selection: menu.selection)
  }

  /// What can be pressed; `nil` where nothing can.
  var pressMenu: MenuDialog? {
    let all = phone.pressables()
    let question = all.filter { $0.place == .question }
    let items = items(question.isEmpty ? Self.offered(all) : question)
    guard !items.isEmpty else { return nil }
    return MenuDialog(title: "Press", items: items, selection: max(0, question.count - 1), renew: { $0.pressMenu })
  }

  /// All but what has keys of its own, which are icons of apps and dots of pages.
  private static func offered(_ all: [Pressable]) -> [Pressable] {
    all.filter { pressable in
      switch pressable.target {
      case .app, .page: false
      default: true
      }
    }
  }

  /// Why the menu would be empty, and what leads to something.
  private var nothingToPress: String {
    guard let selectedActivity, device.presence(of: .expanded, of: selectedActivity) == .hidden(.needsLongPress) else {
      return "There is nothing to press on the screen now."
    }
    return "There is nothing to press on the screen now; x expands the activity in the island."
  }

  private func items(_ pressables: [Pressable]) -> [MenuDialog.Item] {
    pressables.enumerated().map { index, pressable in
      MenuDialog.Item(
        key: index < 9 ? Character(String(index + 1)) : nil, title: pressable.label, value: owner(of: pressable)
      ) { $0.press(pressable.target) }
    }
  }

  /// Whose it is, where that is known: several apps may have a button of one name.
  private func owner(of pressable: Pressable) -> String {
    guard pressable.place == .screen,
      let app = pressable.target.app.flatMap({ device.app(named: $0) })
    else { return pressable.place.name }
    return app.information.displayName
  }

  /// The rows of the phone's screen that its pane shows at once.
  public var screenRows: Int {
    // What can be done on the phone doesn't depend on how many rows the words below it take.
    let layout = DashboardLayout(size: size, model: device.settings.model, focus: .phone, isZoomed: isZoomed)
    return max(1, (layout.panes.first { $0.pane == .phone }?.rect.size.rows ?? 0) - 2)
  }

  /// The rows of the phone's screen, of which its pane shows a part.
  var phoneRows: Int { device.wholeScreenRows(rows: screenRows) }
}

extension Pressable.Place {
  /// Where it is, in a word or two.
  fileprivate var name: String {
    switch self {
    case .question, .screen: "on screen"
    case .farther: "on another page"
    case .controlCenter(let value): value.isEmpty ? "Control Center" : "Control Center · \(value)"
    }
  }
}
