import SkerryActivities
import SkerryCells

/// What a card asks below its content: whether its app may show Live Activities at all.
extension Device {
  /// The card of an activity together with the question below it, if it asks one.
  func cardWithQuestion(_ record: ActivityRecord) -> SurfacePicture {
    let card = picture(.lockScreen, of: record)
    guard let question = center.withRegistry({ $0.consentQuestion(of: record.id) }),
      let process = app(ofBundle: record.appIdentifier)
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
      foreground: CellColor(PhonePalette(settings).dim), background: nil, attributes: [])
    picture.utterances.append(.line(text))
  }

  private func button(
    _ title: String, _ rect: CellRect, _ isAllowed: Bool, of process: AppProcess, on picture: inout SurfacePicture
  ) {
    let palette = PhonePalette(settings)
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
      target: .phone("\(title) for \(process.name)") { $0.answerConsent(isAllowed, of: process) })
    picture.regions.insert(region, at: 0)
  }
}
