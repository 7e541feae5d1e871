import FoundationEssentials
import SkerryActivities
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// What keys do.
extension Dashboard {
  func handle(_ key: Key) {
    remark = nil
    if dialog != nil { return handleInDialog(key) }
    if let binding = Keymap.binding(for: key) { return perform(binding.command, key: key) }
    if case .character(let character) = key, let process = shownApp,
      let action = process.screen?.actions.first(where: { $0.key == character })
    {
      return start(action, of: process)
    }
    if case .character = key, let process = shownApp, !process.isRunning {
      device.open(process)
      device.settle()
      if let action = process.screen?.actions.first(where: { Key.character($0.key) == key }) {
        return start(action, of: process)
      }
    }
    remark = "\(key.spelling) does nothing here; ? shows all keys."
  }

  private func handleInDialog(_ key: Key) {
    guard let current = dialog else { return }
    let outcome: DialogOutcome
    switch current {
    case .form(var form):
      outcome = form.handle(key)
      dialog = .form(form)
    case .menu(var menu):
      outcome = menu.handle(key)
      dialog = .menu(menu)
    case .confirmation(let question): outcome = question.handle(key)
    case .help(let scroll):
      outcome = helpOutcome(key, scroll)
    }
    switch outcome {
    case .stays: break
    case .closes: dialog = nil
    case .runs(let body):
      dialog = nil
      body(self)
      device.settle()
      presentSheetIfWanted()
    }
  }

  private func helpOutcome(_ key: Key, _ scroll: Int) -> DialogOutcome {
    let most = max(0, DialogPicture.helpLines(of: shownApp).count - max(1, size.rows - 4))
    switch key {
    case .down, .character("j"): dialog = .help(scroll: min(most, scroll + 1))
    case .up, .character("k"): dialog = .help(scroll: max(0, min(most, scroll) - 1))
    case .pageDown, .character(" "): dialog = .help(scroll: min(most, scroll + size.rows / 2))
    case .pageUp: dialog = .help(scroll: max(0, scroll - size.rows / 2))
    default: return .closes
    }
    return .stays
  }

  /// Does a command, as its key would.
  public func perform(_ command: Command, key: Key? = nil) {
    switch command {
    case .quit: finish()
    case .help: dialog = .help(scroll: 0)
    case .demo: startDemo()
    case .nextPane: moveFocus(1)
    case .previousPane: moveFocus(-1)
    case .scrollUp: scroll(focus, by: -distance(key))
    case .scrollDown: scroll(focus, by: distance(key))
    case .pause: time.togglePause(real: real)
    case .faster: time.faster(real: real)
    case .slower: time.slower(real: real)
    case .stepSecond: jump(to: device.now.addingTimeInterval(1))
    case .nextEvent: jumpToNextEvent()
    case .jump: askForJump()
    case .lock: device.settings.isLocked ? device.unlock() : device.lock()
    case .home: device.goHome()
    case .alwaysOn: device.toggleAlwaysOn()
    case .phoneMenu: dialog = .menu(phoneMenu)
    case .nextActivity: select(distance: 1)
    case .previousActivity: select(distance: -1)
    case .tap: withSelection { device.tap($0, widgetURL: tapTarget($0)) }
    case .press: askForRegion()
    case .longPress: withSelection { device.toggleExpansion(of: $0) }
    case .clear: askToClear()
    case .openApp: openApp(key)
    case .openLink: askForLink()
    case .killApp: askToKill()
    }
    device.settle()
    presentSheetIfWanted()
  }

  private func distance(_ key: Key?) -> Int { key == .pageUp || key == .pageDown ? max(1, size.rows / 3) : 1 }

  private func moveFocus(_ distance: Int) {
    let panes = DashboardLayout(size: size, model: device.settings.model, focus: focus).order
    let index = panes.firstIndex(of: focus) ?? 0
    focus = panes[(index + distance + panes.count) % panes.count]
  }

  private func withSelection(_ body: (ActivityRecord) -> Void) {
    guard let selectedActivity else { return remark = "There is no activity yet; start one in an app." }
    body(selectedActivity)
  }

  func tapTarget(_ record: ActivityRecord) -> URL? {
    for region in device.picture(.lockScreen, of: record).regions {
      if case .activity(_, let url) = region.target { return url }
    }
    return nil
  }

  // MARK: Time

  /// Lets virtual time pass up to an instant; every deadline in between happens in order.
  public func jump(to instant: Date) {
    guard instant > device.now else {
      remark = "Time only jumps forwards; the phone's clock is set back in its menu."
      return
    }
    device.advance(to: instant)
    time.set(instant, real: real)
  }

  private func jumpToNextEvent() {
    guard let deadline = device.nextDeadline else {
      return remark = "Nothing is going to happen by itself."
    }
    jump(to: deadline)
  }

  private func askForJump() {
    let field = AppField("to", label: "Jump by or to", kind: .text(limit: 40), isRequired: true)
    dialog = .form(
      FormDialog(
        title: "Jump in time", note: "By 90s, 5m, 2:30, 1h30m, 8h or 1d; or to 2026-01-31 18:00.", fields: [field]
      ) {
        dashboard, form in dashboard.jump(entered: form["to"])
      })
  }

  /// Jumps by an entered duration or to an entered instant; returns what is wrong with the entry, if anything is.
  public func jump(entered text: String) -> String? {
    do {
      let target = try TimeEntry.instant(text, from: device.now, timeZone: device.settings.timeZone)
      guard target > device.now else { return "That is not later than now." }
      guard target <= device.now.addingTimeInterval(TimeEntry.farthest) else { return "At most ten years at once." }
      jump(to: target)
      return nil
    } catch {
      return "\(error)"
    }
  }

  // MARK: Apps

  private func openApp(_ key: Key?) {
    guard case .character(let digit) = key, let number = digit.wholeNumberValue else { return }
    guard device.apps.indices.contains(number - 1) else {
      return remark = "There is no app number \(number)."
    }
    device.open(device.apps[number - 1])
  }

  /// Starts an action of an app: at once, or with a sheet or a question before.
  func start(_ action: AppAction, of process: AppProcess) {
    if !action.fields.isEmpty {
      if device.foregroundApp !== process { device.open(process) }
      dialog = .form(
        FormDialog(title: action.title, fields: action.fields) { dashboard, form in
          guard action.isDestructive else { return dashboard.device.perform(action, of: process, form: form) }
          dashboard.askBefore(action, of: process, form: form)
          return nil
        })
    } else if action.isDestructive {
      askBefore(action, of: process)
    } else {
      run(action, of: process)
    }
  }

  private func askBefore(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) {
    dialog = .confirmation(
      ConfirmationDialog(title: action.title, message: "\(action.title)? This can't be undone.") { dashboard in
        dashboard.run(action, of: process, form: form)
      })
  }

  private func run(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) {
    remark = device.perform(action, of: process, form: form)
    presentSheetIfWanted()
  }

  /// Opens the sheet that an app wants to present, such as after a deep link.
  func presentSheetIfWanted() {
    guard dialog == nil, let process = device.foregroundApp, let wanted = process.takePresentedSheet() else { return }
    if let action = process.screen?.actions.first(where: { $0.id == wanted }) { start(action, of: process) }
  }

  private func askToKill() {
    guard let process = shownApp, process.isRunning else { return remark = "No app is running." }
    let name = process.information.displayName
    dialog = .confirmation(
      ConfirmationDialog(
        title: "Kill \(name)", message: "End the process of \(name)? What it only holds in memory is lost."
      ) { $0.device.kill(process) })
  }

  private func askForLink() {
    let schemes = device.apps.flatMap(\.information.urlSchemes).map { $0 + "://…" }.joined(separator: "  ")
    let field = AppField("url", label: "URL", kind: .text(limit: 500), isRequired: true)
    dialog = .form(
      FormDialog(title: "Open a link", note: "Apps open \(schemes)", fields: [field]) { dashboard, form in
        dashboard.device.open(url: form["url"]) ? nil : "No app opens this; the log says why."
      })
  }

  // MARK: The selected activity

  private func askToClear() {
    withSelection { record in
      let name = device.app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
      dialog = .confirmation(
        ConfirmationDialog(title: "Clear the card", message: "Swipe the card of \(name) away? Its activity ends.") {
          $0.device.swipeAway(record)
        })
    }
  }

  private func askForRegion() {
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

  private var phoneMenu: MenuDialog {
    let model = device.settings.model
    let items = DeviceControl.all.filter { $0.scope != .app && $0.kind != .action }.enumerated().map { index, control in
      MenuDialog.Item(
        key: Character(UnicodeScalar(UInt8(97 + index))), title: control.title, value: device.value(of: control)
      ) { dashboard in dashboard.turn(control) }
    }
    return MenuDialog(title: model.name, items: items, reopen: { $0.phoneMenu })
  }

  /// Moves a control to its next value, or asks for one.
  private func turn(_ control: DeviceControl) {
    let values = control.values
    guard !values.isEmpty else { return askForTimeZone() }
    let index = values.firstIndex(of: device.value(of: control)) ?? 0
    do throws(DeviceControlProblem) {
      try device.set(control, to: values[(index + 1) % values.count])
    } catch {
      remark = error.description
    }
  }

  private func askForTimeZone() {
    let field = AppField("zone", label: "Time zone", kind: .text(limit: 60), initialValue: device.settings.timeZone)
    dialog = .form(
      FormDialog(title: "Time zone", note: "Such as Europe/Berlin; empty for the computer's.", fields: [field]) {
        dashboard, form in
        let zone = form["zone"]
        guard zone.isEmpty || WallClock.isKnown(zone) else { return "No time zone has this name." }
        dashboard.device.setTimeZone(zone)
        return nil
      })
  }
}
