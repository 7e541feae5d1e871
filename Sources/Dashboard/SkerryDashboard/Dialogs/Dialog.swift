import SkerryCells

/// A question or a form in front of the dashboard that wants an answer.
enum Dialog {
  case form(FormDialog)
  case menu(MenuDialog)
  case confirmation(ConfirmationDialog)
  case help(HelpDialog)
  case reading(ReadingDialog)

  /// The number of the app's sheet that it is, if it is one.
  var sheet: Int? {
    switch self {
    case .form(let form): form.sheet
    case .confirmation(let question): question.sheet
    case .menu, .help, .reading: nil
    }
  }
}

/// The effect of a key in a dialog.
enum DialogOutcome {
  case stays
  /// Back to the menu it came from, if it came from one.
  case closes
  /// Closed together with every menu below it.
  case leaves
  case runs(@MainActor (Dashboard) -> Void)
}

/// A question before something that can't be undone.
struct ConfirmationDialog {
  let title: String
  let message: String
  /// The number of the app's sheet or question that it is; `nil` for one of the dashboard's own.
  var sheet: Int?
  let run: @MainActor (Dashboard) -> Void

  func handle(_ key: Key) -> DialogOutcome {
    switch key {
    case .character("y"), .character("Y"): .runs(run)
    case .character("n"), .character("N"), .character("q"), .escape: .closes
    case .control("c"): .leaves
    default: .stays
    }
  }
}
