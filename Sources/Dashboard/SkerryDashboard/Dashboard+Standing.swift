import SkerryCells
import SkerryDevice

/// Making room for the dashboard of a program that was built anew, and taking over from one.
extension Dashboard {
  /// Which pane has the focus, what is shown in it, and the dialog with what was typed, for the program that takes over.
  public var standing: String {
    var standing = DashboardStanding(pane: focus.rawValue, isZoomed: isZoomed)
    standing.dialog = standingDialog
    standing.log = DashboardStanding.Log(logFilter, last: lastLogEntry)
    standing.preview = shownPreview
    return standing.word
  }

  private var standingDialog: DashboardStanding.OpenDialog? {
    var open = DashboardStanding.OpenDialog(road: road)
    switch dialog {
    case .form(let form):
      open.fields = form.filled
      (open.focus, open.cursor) = form.place
    case .menu(let menu):
      open.selection = menu.items.indices.contains(menu.selection) ? menu.items[menu.selection].title : nil
    case .help(let help): (open.scroll, open.search) = (help.scroll, help.search)
    case .reading(let text): open.scroll = text.scroll
    case .confirmation: break
    case nil: return nil
    }
    return open
  }

  /// Takes over where another program's dashboard stood; any other word changes nothing. A dialog opens again at the start.
  public func stand(as word: String) {
    guard let standing = DashboardStanding(word: word), let pane = Pane(rawValue: standing.pane) else { return }
    (focus, isZoomed, shownPreview) = (pane, standing.isZoomed, standing.preview)
    if let log = standing.log { (logFilter, lastLogEntry) = (log.filter, log.last) }
    inheritedDialog = standing.dialog
  }

  /// Opens the dialog that another program's dashboard left open, and puts in what was typed. What has no place any more is
  /// told, so that it can be typed again.
  func openInheritedDialog() {
    guard let inherited = inheritedDialog else { return }
    inheritedDialog = nil
    device.settle()
    guard follow(inherited.road) else { return tellLost(inherited.fields) }
    switch dialog {
    case .form(var form):
      let lost = form.fill(with: inherited.fields)
      form.go(to: inherited.focus, cursor: inherited.cursor)
      update(form)
      remark = nil
      tellLost(lost)
    case .menu(let menu):
      let selection = menu.items.firstIndex { $0.title == inherited.selection }
      show(menu, selection: selection ?? menu.selection)
    case .help: dialog = .help(HelpDialog(scroll: inherited.scroll ?? 0, search: inherited.search))
    case .reading(var text):
      text.scroll = inherited.scroll ?? 0
      dialog = .reading(text)
    case .confirmation, nil: tellLost(inherited.fields)
    }
  }

  private func tellLost(_ fields: [DashboardStanding.Field]) {
    guard !fields.isEmpty else { return }
    let words = fields.map { "“\($0.value)” (\($0.label))" }.joined(separator: ", ")
    tell("The new program has no place for what was typed: \(words)")
  }

  /// Goes the way to a dialog again; returns whether it leads to one.
  private func follow(_ road: [DashboardStanding.Turn]) -> Bool {
    guard let first = road.first, begin(first) else { return false }
    for turn in road.dropFirst() {
      guard case .item(let title) = turn, case .menu(let menu)? = dialog,
        let index = menu.items.firstIndex(where: { $0.title == title })
      else { return false }
      finish(menu.choose(index), of: .menu(menu))
    }
    return dialog != nil
  }

  private func begin(_ turn: DashboardStanding.Turn) -> Bool {
    switch turn {
    case .command(let name):
      guard let command = Command(rawValue: name) else { return false }
      if command == .press {
        if let menu = pressMenu { show(menu) }
      } else if Self.asking.contains(command) {
        perform(command)
      }
    case .action(let id):
      guard let process = shownApp, let action = process.screen?.actions.first(where: { $0.id == id }),
        !action.fields.isEmpty || action.isDestructive
      else { return false }
      start(action, of: process)
    case .item: return false
    }
    return dialog != nil
  }

  /// What opens a dialog and does nothing else.
  private static let asking: Set<Command> = [
    .help, .saveTape, .logMenu, .jump, .setClock, .phoneMenu, .battery, .focusMode, .reboot, .clear, .pushes, .openLink,
    .killApp, .terminateApp, .previews,
  ]
}
