import SkerryCells

/// Pasted text: it is text, whatever keys its letters are.
extension Dashboard {
  /// More characters of one paste than any field takes.
  private static let pasteLimit = 4000

  static let unfinishedPaste = "Text is being pasted and has no end yet; Escape ends it."

  /// Types a text into the focused field of a sheet, its line breaks as spaces; anywhere else it does nothing.
  ///
  /// Each character takes the road of its key, so that a tape has it as typed text.
  func paste(_ text: String) {
    guard takesText else {
      phone.catchUp()
      return tell("Pasted text does nothing here; it belongs in a field of a sheet.")
    }
    for character in text.prefix(Self.pasteLimit) {
      let isBreak = character.isNewline || character == "\t"
      guard isBreak || character.isPrintable else { continue }
      handle(.key(.character(isBreak ? " " : character)))
    }
  }
}

extension Dashboard {
  /// Whether letters are typed into something.
  private var takesText: Bool {
    switch dialog {
    case .form(let form): form.takesText
    case .help(let help): help.search != nil
    case .menu, .confirmation, .reading, nil: false
    }
  }
}

extension Character {
  /// False for control characters, which no key types.
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}
