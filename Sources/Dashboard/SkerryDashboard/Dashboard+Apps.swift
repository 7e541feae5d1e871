import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerrySteps

/// The deeds of keys to apps.
extension Dashboard {
  func openApp(_ key: Key?) {
    guard case .character(let digit) = key, let number = digit.wholeNumberValue else { return }
    guard device.apps.indices.contains(number - 1) else {
      return remark = "There is no app number \(number)."
    }
    attempt(.open(device.apps[number - 1]))
  }

  /// Starts an action of an app: at once, or with a sheet or a question before.
  func start(_ action: AppAction, of process: AppProcess) {
    road = [.action(action.id)]
    if !action.fields.isEmpty {
      if device.foregroundApp !== process { attempt(.open(process)) }
      show(sheet(of: action, process))
    } else if action.isDestructive {
      askBefore(action, of: process)
    } else {
      run(action, of: process)
    }
  }

  private func sheet(of action: AppAction, _ process: AppProcess) -> FormDialog {
    var form = FormDialog(title: action.title, fields: action.fields) { dashboard, form in
      guard !action.isDestructive else {
        dashboard.askBefore(action, of: process, form: form)
        return nil
      }
      return dashboard.send(form, to: action, of: process)
    }
    let sheet = device.present(action, of: process, firstValues: form.form.entries)
    form.sheet = sheet.id
    form.fill(with: sheet.values)
    if sheet.isDraft { remark = "What was typed before is here again; Escape drops it." }
    return form
  }

  /// Sends what was typed into the sheet of an action and returns what is in its way; the sheet stays open then.
  private func send(_ form: AppForm, to action: AppAction, of process: AppProcess) -> String? {
    let sheet = device.takeSheet(of: process)
    let problem = problem(doing: .act(action, of: process, form))
    if problem != nil, let sheet { device.putBack(sheet, of: process) }
    return problem
  }

  private func show(_ form: FormDialog) { dialog = .form(form) }

  /// A key of an app that doesn't run: one that it had on its screen last launches it, any other must not.
  func startUnlaunched(_ key: Character, of process: AppProcess) {
    guard process.lastKeys.contains(key) else {
      let number = (device.apps.firstIndex { $0 === process } ?? 0) + 1
      return remark = "\(process.information.displayName) isn't running; \(number) opens it."
    }
    attempt(.open(process))
    guard let action = process.screen?.actions.first(where: { $0.key == key }) else { return }
    start(action, of: process)
  }

  func askBefore(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) {
    let shown = process.sheet.flatMap { $0.action == action.id ? $0 : nil }
    let sheet = shown ?? device.present(action, of: process)
    dialog = .confirmation(
      ConfirmationDialog(
        title: action.title, message: "\(action.question(form)) This can't be undone.", sheet: sheet.id
      ) { dashboard in
        _ = dashboard.device.takeSheet(of: process)
        dashboard.run(action, of: process, form: form)
      })
  }

  func run(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) {
    remark = problem(doing: .act(action, of: process, form))
    presentSheetIfWanted()
  }

  /// Opens the sheet that an app wants to present, such as after a deep link; it waits for what is open already.
  func presentSheetIfWanted() {
    guard dialog == nil, let process = device.foregroundApp, let wanted = process.takePresentedSheet() else { return }
    if let action = process.screen?.actions.first(where: { $0.id == wanted }) { start(action, of: process) }
  }

  func askToKill() {
    guard let process = shownApp else { return remark = "There is no app." }
    let name = process.information.displayName
    guard process.isRunning || device.phase(of: process) == .endedBySystem else {
      return remark = "\(name) isn't running."
    }
    dialog = .confirmation(
      ConfirmationDialog(
        title: "Kill \(name)",
        message: "Remove \(name) from the app switcher? What it only holds in memory is lost, and hardly anything "
          + "launches it until it is opened."
      ) { $0.attempt(.kill(process)) })
  }

  func askToTerminate() {
    guard let process = shownApp else { return remark = "There is no app." }
    let name = process.information.displayName
    guard process.isRunning else { return remark = "\(name) isn't running." }
    dialog = .confirmation(
      ConfirmationDialog(
        title: "End \(name) by the system",
        message: "End the process of \(name) as the system does when memory is short? What it only holds in memory is "
          + "lost; pushes and background tasks launch it again."
      ) { $0.attempt(.terminate(process)) })
  }

  func askForLink() {
    let schemes = device.apps.flatMap(\.information.urlSchemes).map { $0 + "://…" }.joined(separator: "  ")
    let field = AppField("url", label: "URL", kind: .text(limit: 500), isRequired: true)
    dialog = .form(
      FormDialog(title: "Open a link", note: "Apps open \(schemes)", fields: [field]) { dashboard, form in
        dashboard.attempt(.openLink(form["url"]))?.isIgnored == true ? "No app opens this; the log says why." : nil
      })
  }
}
