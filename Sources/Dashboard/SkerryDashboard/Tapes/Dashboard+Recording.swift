import SkerryCells
import SkerryDevice
import SkerrySteps

/// Being recorded.
extension Dashboard {
  /// Asks where to write what was done since the start.
  func askForTape() {
    guard let saveTape else {
      return remark = "A tape begins with a new phone: start with --ephemeral, or with --record."
    }
    let field = AppField(
      "path", label: "File", kind: .text(limit: 1000), initialValue: "session.tape", isRequired: true)
    var form = FormDialog(
      title: "Write a tape", note: "All that was done since the start, as \(programName) replay plays it.",
      fields: [field]
    ) { dashboard, form in
      if let problem = saveTape(form["path"]) { return problem }
      dashboard.tell("The tape is written: \(dashboard.programName) replay --live \(form["path"])")
      return nil
    }
    form.isRecorded = false
    dialog = .form(form)
  }

  public func recording(of event: InputEvent) -> InputRecording {
    if case .form(let form) = dialog {
      // A form that only concerns the writing of the tape changes nothing on the phone.
      guard form.isRecorded else { return .nothing }
      if case .key(.character(let letter)) = event { return .letter(letter) }
    } else if dialog == nil, case .key(let key) = event, Keymap.binding(for: key)?.command == .saveTape {
      return .nothing
    }
    return .event
  }
}
