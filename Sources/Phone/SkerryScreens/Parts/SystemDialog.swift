import SkerryCells
import SkerryDevice
import SkerryNotifications

/// A question of the system in the middle of the screen.
struct SystemDialog {
  let title: String
  let message: String
  /// The buttons from the left: title, whether it is the one to choose, and what it does.
  let buttons: [(title: String, isMain: Bool, run: @MainActor (Device) -> Void)]
  let palette: PhonePalette
  let columns: Int

  func draw() -> SurfacePicture {
    let room = columns - 4
    let titles = CellText(title).wrapped(columns: room)
    let text = CellText(message).wrapped(columns: room)
    let rows = titles.count + text.count + 4
    var picture = SurfacePicture(grid: PhonePainter.tile(CellSize(columns: columns, rows: rows), palette.tile))
    for (row, line) in (titles + text).enumerated() {
      picture.grid.write(
        line, at: CellPoint(column: (columns - line.width) / 2, row: row + 1),
        foreground: CellColor(row < titles.count ? palette.text : palette.dim), background: nil,
        attributes: row < titles.count ? .bold : [])
    }
    let width = room / max(1, buttons.count)
    for (index, button) in buttons.enumerated() {
      let label = CellText(button.title)
      let rect = CellRect(column: 2 + index * width, row: rows - 2, columns: width, rows: 1)
      picture.grid.write(
        label, at: CellPoint(column: rect.minColumn + (width - label.width) / 2, row: rect.minRow),
        foreground: CellColor(palette.text), background: nil,
        attributes: button.isMain ? [.bold, .underline] : .underline)
      picture.regions.append(
        SurfacePicture.Region(rect: rect, label: button.title, target: .phone(button.title, button.run)))
    }
    picture.utterances = ([title, message] + buttons.map { "\($0.title), button" }).map { .line($0) }
    return picture
  }
}

extension SystemDialog {
  /// The question of a phone that waits for an answer; `nil` if none does.
  init?(_ device: Device) {
    guard let bundle = device.notifications.withState({ $0.dialogs.first }), let process = device.app(ofBundle: bundle)
    else { return nil }
    self.init(
      title: "“\(process.information.displayName)” Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds and icon badges.",
      buttons: [
        ("Don't Allow", false, { $0.answerNotificationDialog(false, for: process) }),
        ("Allow", true, { $0.answerNotificationDialog(true, for: process) }),
      ],
      palette: PhonePalette(device.settings), columns: min(40, device.settings.model.columns - 6))
  }
}
