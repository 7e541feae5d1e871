import SkerryActivities
import SkerryCells
import SkerryDevice

/// The card of an activity, and what it asks below its content: whether its app may show Live Activities at all.
struct CardPicture {
  private let device: Device
  private let record: ActivityRecord
  private let palette: PhonePalette

  init(_ device: Device, _ record: ActivityRecord) {
    self.device = device
    self.record = record
    palette = PhonePalette(device.settings)
  }

  func draw() -> SurfacePicture {
    let card = device.picture(.lockScreen, of: record)
    guard let question = device.center.withRegistry({ $0.consentQuestion(of: record.id) }),
      let process = device.app(ofBundle: record.appIdentifier)
    else { return card }
    let size = CellSize(columns: card.grid.size.columns, rows: card.grid.size.rows + 2)
    var picture = SurfacePicture(grid: PhonePainter.clear(size))
    picture.add(card, at: .zero)
    let name = process.information.displayName
    write("Allow Live Activities from \(name)?", on: &picture, row: size.rows - 2)
    let half = size.columns / 2 - 1
    for (column, title, isAllowed) in [(0, question.refusal, false), (size.columns - half, question.agreement, true)] {
      let rect = CellRect(column: column, row: size.rows - 1, columns: half, rows: 1)
      button(title, rect, isAllowed, of: process, on: &picture)
    }
    return picture
  }

  private func write(_ text: String, on picture: inout SurfacePicture, row: Int) {
    let line = CellText(text).truncated(columns: picture.grid.size.columns)
    picture.grid.write(
      line, at: CellPoint(column: (picture.grid.size.columns - line.width) / 2, row: row),
      foreground: CellColor(palette.dim), background: nil, attributes: [])
    picture.utterances.append(.line(text))
  }

  private func button(
    _ title: String, _ rect: CellRect, _ isAllowed: Bool, of process: AppProcess, on picture: inout SurfacePicture
  ) {
    let label = CellText(title)
    picture.grid.fill(
      rect,
      with: Cell(
        glyph: .space, foreground: CellColor(palette.text), background: CellColor(palette.tile), attributes: []))
    picture.grid.write(
      label, at: CellPoint(column: rect.minColumn + (rect.size.columns - label.width) / 2, row: rect.minRow),
      foreground: CellColor(palette.text), background: nil, attributes: isAllowed ? .bold : [])
    picture.utterances.append(.line("\(title), button"))
    let region = SurfacePicture.Region(
      rect: rect, label: title,
      target: .consent(isAllowed, app: process.name))
    picture.regions.insert(region, at: 0)
  }
}
