import SkerryCells

/// The dots above the dock: one for each page, the one that is shown full.
struct PageDots {
  let page: Int
  let count: Int
  /// What can't be shown, in a few words.
  let remark: String

  func draw(on canvas: inout PhoneCanvas, row: Int) {
    let dots = count > 1 ? (0..<count).map { $0 == page ? "●" : "○" }.joined(separator: " ") : ""
    let text = CellText([dots, remark].filter { !$0.isEmpty }.joined(separator: "  ")).truncated(
      columns: canvas.columns - 2)
    let column = (canvas.columns - text.width) / 2
    canvas.painter.grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(canvas.painter.palette.text),
      background: nil, attributes: [])
    if !remark.isEmpty { canvas.say(remark) }
    guard count > 1 else { return }
    for index in 0..<count {
      canvas.add(
        SurfacePicture.Region(
          rect: CellRect(column: column + index * 2, row: row, columns: 1, rows: 1), label: "Page \(index + 1)",
          target: .page(index)))
    }
  }
}
