/// A sheet or a question of an app, in front of its screen for as long as the app is in front of everything else.
///
/// It belongs to the process that offered it: when the app leaves the screen, gets a link, ends, or no longer offers
/// what the sheet is for, the sheet is gone.
public struct AppSheet: Hashable, Sendable {
  /// The sheet's own number on this phone.
  nonisolated public let id: Int
  /// The action that it fills in.
  nonisolated public let action: AppAction.ID
  /// The title of the action.
  nonisolated public let title: String
  /// The values of its fields now, by their ids.
  nonisolated public internal(set) var values: [String: String]
  /// Whether ``values`` are what somebody typed into an earlier sheet that was closed before it was sent.
  nonisolated public let isDraft: Bool
  /// The values of the fields before anything was typed.
  nonisolated let firstValues: [String: String]
  /// The time during which the app has offered the action without a break.
  nonisolated let offer: Int?

  nonisolated var isTouched: Bool { values != firstValues }
}

/// The texts typed into a sheet that was closed before it was sent.
nonisolated struct SheetDraft: Hashable, Sendable {
  let values: [String: String]
  let offer: Int?
}

extension Device {
  /// Shows the sheet or the question of an app's action, and returns it with what its fields say.
  ///
  /// - Parameters:
  ///   - action: one of the actions that the app shows now.
  ///   - process: the app.
  ///   - firstValues: what the fields say before anything is typed, by their ids.
  package func present(_ action: AppAction, of process: AppProcess, firstValues: [String: String] = [:]) -> AppSheet {
    let offer = process.state.offer(of: action.id)
    let draft = process.takeDraft(of: action.id)
    sheetCount += 1
    let kept = (draft?.values ?? [:]).filter { firstValues[$0.key] != nil }
    let sheet = AppSheet(
      id: sheetCount, action: action.id, title: action.title, values: firstValues.merging(kept) { $1 },
      isDraft: !kept.isEmpty, firstValues: firstValues, offer: offer)
    process.sheet = sheet
    return sheet
  }

  /// Whether a sheet is still in front of its app.
  package func isOpen(sheet id: Int) -> Bool { apps.contains { $0.sheet?.id == id } }

  /// Takes over what the fields of a sheet say.
  package func fill(sheet id: Int, with values: [String: String]) {
    apps.first { $0.sheet?.id == id }?.sheet?.values = values
  }

  /// Closes a sheet that was cancelled; what was typed into it is done with.
  package func dismiss(sheet id: Int) { apps.first { $0.sheet?.id == id }?.sheet = nil }

  /// Takes a sheet off because it is sent.
  package func takeSheet(of process: AppProcess) -> AppSheet? {
    defer { process.sheet = nil }
    return process.sheet
  }

  /// Shows a sheet again that was sent and refused, unless its app has gone on or ended meanwhile.
  package func putBack(_ sheet: AppSheet, of process: AppProcess) {
    guard foregroundApp === process, sheet.offer == process.state.offer(of: sheet.action) else {
      return process.keepDraft(of: sheet)
    }
    process.sheet = sheet
  }

  /// Closes an app's sheet because of something else than its own buttons, and keeps what was typed into it.
  func closeSheet(of process: AppProcess, because cause: String) {
    guard let sheet = process.sheet else { return }
    process.sheet = nil
    let isKept = sheet.isTouched || sheet.isDraft
    if isKept { process.keepDraft(of: sheet) }
    let outlook = isKept ? "; what was typed is offered again as long as the app has the sheet" : ""
    note(.app(.sheetClosed), "sheet “\(sheet.title)” closed: \(cause)\(outlook)", from: process.logSource)
  }

  /// Closes the sheets of actions that their apps no longer offer.
  func closeOutdatedSheets() {
    for process in apps {
      guard let sheet = process.sheet, sheet.offer != process.state.offer(of: sheet.action) else { continue }
      closeSheet(of: process, because: "the app no longer offers it")
    }
  }
}
