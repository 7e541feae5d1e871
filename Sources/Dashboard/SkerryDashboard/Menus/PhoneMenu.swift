import SkerryActivities
import SkerryDevice
import SkerrySteps

/// The phone's switches as menus: made from the table of controls, so that each has its place.
extension Dashboard {
  /// The sections; each leads to its switches.
  var phoneMenu: MenuDialog {
    let sections = DeviceControl.Section.allCases.filter { section in
      DeviceControl.all.contains { $0.section == section }
    }
    let keys = MenuDialog.keys(for: sections.map(\.rawValue))
    let items = zip(sections, keys).map { section, key in
      let controls = DeviceControl.all.filter { $0.section == section }
      return MenuDialog.Item(
        key: key, title: section.rawValue, details: [controls.map(\.title).joined(separator: ", ") + "."]
      ) { dashboard in dashboard.show(dashboard.menu(of: section)) }
    }
    return MenuDialog(title: device.settings.model.name, items: items, reopen: { $0.phoneMenu })
  }

  /// The switches of a section.
  func menu(of section: DeviceControl.Section) -> MenuDialog {
    let controls = DeviceControl.all.filter { $0.section == section }
    let keys = MenuDialog.keys(for: controls.map(\.title))
    let items = zip(controls, keys).map { control, key in
      MenuDialog.Item(key: key, title: control.title, value: summary(of: control), details: [control.help]) {
        $0.open(control)
      }
    }
    return MenuDialog(title: section.rawValue, items: items, reopen: { $0.menu(of: section) })
  }

  /// The value of a switch, or how many apps have values of their own.
  private func summary(of control: DeviceControl) -> String {
    switch control.scope {
    case .phone: device.value(of: control)
    case .phoneOrApp: device.value(of: control) + " ›"
    case .app: device.apps.count == 1 ? device.value(of: control, for: device.apps.first) : "›"
    }
  }

  /// Turns a switch, or asks for what it needs: an app, a value, a confirmation.
  func open(_ control: DeviceControl) {
    switch control.scope {
    case .phone: change(control, for: nil)
    case .app where device.apps.count == 1: change(control, for: device.apps.first)
    case .app, .phoneOrApp: show(appMenu(of: control))
    }
  }

  private func appMenu(of control: DeviceControl) -> MenuDialog {
    let targets: [AppProcess?] = (control.scope == .phoneOrApp ? [nil] : []) + device.apps
    let titles = targets.map { $0?.information.displayName ?? "All apps" }
    let keys = MenuDialog.keys(for: titles)
    let items = targets.indices.map { index in
      let app = targets[index]
      return MenuDialog.Item(
        key: keys[index], title: titles[index], value: device.value(of: control, for: app), details: [control.help]
      ) { $0.change(control, for: app) }
    }
    return MenuDialog(title: control.title, items: items, reopen: { $0.appMenu(of: control) })
  }

  // MARK: One switch

  private func change(_ control: DeviceControl, for app: AppProcess?) {
    switch control.kind {
    case .action: act(control, for: app)
    case .toggle: set(control, to: (!device.value(of: control, for: app).isOn).word, for: app)
    case .choice(let words) where words.count == 2:
      set(control, to: words[device.value(of: control, for: app) == words[0] ? 1 : 0], for: app)
    case .choice: show(valueMenu(of: control, for: app), selection: place(of: control, for: app))
    case .number(let range): askForValue(of: control, for: app, .number(range))
    case .text: askForValue(of: control, for: app, .text(limit: 80))
    }
  }

  private func act(_ control: DeviceControl, for app: AppProcess?) {
    guard control.isDestructive else { return set(control, to: "", for: app) }
    let name = app.map { " (\($0.information.displayName))" } ?? ""
    dialog = .confirmation(
      ConfirmationDialog(title: control.title + name, message: "\(control.help) Do it?") {
        $0.menuOrigins = []
        $0.set(control, to: "", for: app)
      })
  }

  private func place(of control: DeviceControl, for app: AppProcess?) -> Int {
    let now = device.value(of: control, for: app)
    return choices(of: control, now: now).firstIndex(of: now) ?? 0
  }

  /// The words of a choice, and the present value where it is none of them.
  private func choices(of control: DeviceControl, now: String) -> [String] {
    control.values + (control.values.contains(now) || !control.alsoTakes(now) ? [] : [now])
  }

  /// A choice goes back to where it was asked for.
  private func valueMenu(of control: DeviceControl, for app: AppProcess?) -> MenuDialog {
    let now = device.value(of: control, for: app)
    let items = choices(of: control, now: now).enumerated().map { index, value in
      let key = index < 9 ? Character(String(index + 1)) : nil
      return MenuDialog.Item(key: key, title: value, value: value == now ? "● now" : "", details: [control.help]) {
        $0.set(control, to: value, for: app)
      }
    }
    return MenuDialog(title: control.title, items: items)
  }

  private func askForValue(of control: DeviceControl, for app: AppProcess?, _ kind: AppField.Kind) {
    let example = if case .text(let example) = control.kind { " Such as \(example)." } else { "" }
    let field = AppField(
      "value", label: control.title, kind: kind, initialValue: device.value(of: control, for: app), isRequired: true)
    dialog = .form(
      FormDialog(title: control.title, note: control.help + example, fields: [field]) { dashboard, form in
        dashboard.problem(doing: .set(control, to: form["value"], for: app))
      })
  }

  private func set(_ control: DeviceControl, to value: String, for app: AppProcess?) {
    remark = problem(doing: .set(control, to: value, for: app))
  }

  /// Opens the control of that name, or the section where people would look for it.
  func openControl(named name: String, orSection section: DeviceControl.Section) {
    if let control = DeviceControl.named(name) { open(control) } else { show(menu(of: section)) }
  }
}
