import SkerryCells
import SkerryDevice

/// The deeds of keys while a dialog is in front of the dashboard.
extension Dashboard {
  func handleInDialog(_ key: Key) {
    guard let current = dialog else { return }
    let outcome: DialogOutcome
    switch current {
    case .form(var form):
      outcome = form.handle(key)
      update(form)
    case .menu(var menu):
      outcome = menu.handle(key)
      dialog = .menu(menu)
    case .confirmation(let question): outcome = question.handle(key)
    case .help(var help):
      let picture = DialogPicture(of: self, accent: Theme.bright)
      outcome = help.handle(key, most: picture.mostScroll(help), page: max(1, size.rows / 2))
      dialog = .help(help)
    case .reading(var text):
      let picture = DialogPicture(of: self, accent: Theme.bright)
      outcome = text.handle(key, most: picture.mostScroll(text), page: max(1, size.rows / 2))
      dialog = .reading(text)
    }
    finish(outcome, of: current)
  }

  func update(_ form: FormDialog) {
    dialog = .form(form)
    if let sheet = form.sheet { device.fill(sheet: sheet, with: form.form.entries) }
  }

  /// Presses an entry of the dialog in front: a field of a sheet, a line of a menu.
  func pressEntry(_ number: Int, column: Int) {
    guard let current = dialog else { return }
    switch current {
    case .form(var form):
      guard let place = lastPicture?.fields.first(where: { $0.field == number }), form.fields.indices.contains(number)
      else { return }
      form.press(place, column: column)
      update(form)
    case .menu(var menu):
      menu.selection = min(number, max(0, menu.items.count - 1))
      dialog = .menu(menu)
      finish(menu.choose(number), of: current)
    case .confirmation, .help, .reading: break
    }
  }

  func finish(_ outcome: DialogOutcome, of current: Dialog) {
    switch outcome {
    case .stays: break
    case .closes:
      if let sheet = current.sheet { device.dismiss(sheet: sheet) }
      dialog = nil
      returnToMenu()
      presentSheetIfWanted()
    case .leaves:
      if let sheet = current.sheet { device.dismiss(sheet: sheet) }
      dialog = nil
      menuOrigins = []
      presentSheetIfWanted()
    case .runs(let body):
      dialog = nil
      body(self)
      device.settle()
      if dialog == nil { returnToMenu() }
      presentSheetIfWanted()
    }
  }

  /// Opens the menu again from which the last dialog came.
  private func returnToMenu() {
    guard let origin = menuOrigins.popLast() else { return }
    road = origin.road
    show(origin.make(self), selection: origin.selection)
  }

  /// Opens a menu.
  func show(_ menu: MenuDialog, selection: Int = 0) {
    var menu = menu
    menu.selection = min(selection, max(0, menu.items.count - 1))
    dialog = .menu(menu)
  }

  /// Brings a menu up to date whose entries depend on how much of the phone is seen; its selection stays where it is.
  func renewMenu() {
    guard case .menu(let menu)? = dialog, let renewed = menu.renew?(self) else { return }
    let title = menu.items.indices.contains(menu.selection) ? menu.items[menu.selection].title : nil
    let isSame = renewed.items.map(\.title) == menu.items.map(\.title)
    let selection = isSame ? menu.selection : renewed.items.firstIndex { $0.title == title }
    show(renewed, selection: selection ?? renewed.selection)
  }
}
