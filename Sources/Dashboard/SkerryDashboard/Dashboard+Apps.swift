import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerrySteps

/// What keys do to apps.
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
    if !action.fields.isEmpty {
      if device.foregroundApp !== process { attempt(.open(process)) }
      dialog = .form(
        FormDialog(title: action.title, fields: action.fields) { dashboard, form in
          guard action.isDestructive else { return dashboard.problem(doing: .act(action, of: process, form)) }
          dashboard.askBefore(action, of: process, form: form)
          return nil
        })
    } else if action.isDestructive {
      askBefore(action, of: process)
    } else {
      run(action, of: process)
    }
  }

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
    dialog = .confirmation(
      ConfirmationDialog(title: action.title, message: "\(action.question(form)) This can't be undone.") { dashboard in
        dashboard.run(action, of: process, form: form)
      })
  }

  func run(_ action: AppAction, of process: AppProcess, form: AppForm = AppForm()) {
    remark = problem(doing: .act(action, of: process, form))
    presentSheetIfWanted()
  }

  /// Opens the sheet that an app wants to present, such as after a deep link.
  func presentSheetIfWanted() {
    guard dialog == nil, let process = device.foregroundApp, let wanted = process.takePresentedSheet() else { return }
    if let action = process.screen?.actions.first(where: { $0.id == wanted }) { start(action, of: process) }
  }

  func askToKill() {
    guard let process = shownApp else { return remark = "There is no app." }
    let name = process.information.displayName
    guard process.isRunning else { return remark = "\(name) isn't running." }
    dialog = .confirmation(
      ConfirmationDialog(
        title: "Kill \(name)", message: "End the process of \(name)? What it only holds in memory is lost."
      ) { $0.attempt(.kill(process)) })
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
