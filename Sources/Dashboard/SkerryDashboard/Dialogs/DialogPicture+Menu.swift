import SkerryCells
import SkerryDevice
import SkerryScreens

/// Menus: the list, and below it what there is to know about the selected entry.
extension DialogPicture {
  /// The most columns of a paragraph.
  private static let widest = 64

  func draw(_ menu: MenuDialog, _ pen: inout Pen) {
    let widths = menu.items.map { CellText($0.title).width + CellText($0.value).width + 9 }
    let detailWidth = menu.items.flatMap(\.details).map { min(Self.widest, CellText($0).width) }.max() ?? 0
    let columns = min(
      max(36, widths.max() ?? 20, detailWidth, CellText(menu.title).width + 6), max(0, size.columns - 4))
    let details = menu.items.map { item in item.details.flatMap { CellText($0).wrapped(columns: columns) } }
    let most = details.map(\.count).max() ?? 0
    let inside = box(
      columns: columns, rows: menu.items.count + (most > 0 ? most + 1 : 0), title: menu.title,
      hints: hints(of: .menu(menu)), &pen)
    // Where rows are scarce, a few entries stay in sight and the details take what is left.
    let free = inside.size.rows - min(menu.items.count, max(4, inside.size.rows / 2)) - 1
    let detailRows = most == 0 ? 0 : min(most, max(0, free))
    let listRows = inside.size.rows - (detailRows > 0 ? detailRows + 1 : 0)
    drawList(menu, rows: listRows, inside, &pen)
    guard detailRows > 0, details.indices.contains(menu.selection) else { return }
    drawDetails(details[menu.selection], top: inside.minRow + listRows, rows: detailRows, inside, &pen)
  }

  private func drawList(_ menu: MenuDialog, rows: Int, _ inside: CellRect, _ pen: inout Pen) {
    let first = max(0, min(menu.selection - rows / 2, menu.items.count - rows))
    for (line, item) in menu.items.enumerated().dropFirst(first).prefix(rows) {
      draw(item, line, isSelected: line == menu.selection, row: inside.minRow + line - first, inside, &pen)
    }
    tell(HiddenCells(above: max(0, first), below: max(0, menu.items.count - max(0, first) - rows)), &pen)
  }

  private func draw(
    _ item: MenuDialog.Item, _ line: Int, isSelected: Bool, row: Int, _ inside: CellRect, _ pen: inout Pen
  ) {
    let whole = CellRect(column: inside.minColumn - 1, row: row, columns: inside.size.columns + 2, rows: 1)
    if isSelected { pen.grid.paint(whole, background: CellColor(Theme.selection)) }
    pen.write(isSelected ? "▸" : " ", column: inside.minColumn, row: row, limit: 1, accent)
    pen.regions.append(
      SurfacePicture.Region(rect: whole, label: item.title, target: .entry(line)))
    if let key = item.key {
      pen.write(String(key), column: inside.minColumn + 2, row: row, limit: 1, accent, on: nil, .bold)
    }
    let value = CellText(item.value).truncated(columns: max(0, inside.size.columns - 8))
    pen.write(
      item.title, column: inside.minColumn + 5, row: row, limit: max(0, inside.size.columns - 6 - value.width),
      isSelected ? Theme.bright : Theme.text)
    pen.write(item.value, column: inside.maxColumn - value.width, row: row, limit: value.width, Theme.dim)
  }

  private func drawDetails(_ lines: [CellText], top: Int, rows: Int, _ inside: CellRect, _ pen: inout Pen) {
    pen.write(
      String(repeating: "─", count: inside.size.columns), column: inside.minColumn, row: top,
      limit: inside.size.columns, Theme.line)
    var shown = Array(lines.prefix(rows))
    if lines.count > rows, let last = shown.popLast() {
      let rest = CellText(" …")
      let whole = last.wrapped(columns: max(1, inside.size.columns - rest.width)).first ?? last
      shown.append(whole + rest)
    }
    let room = CellRect(column: inside.minColumn, row: top + 1, columns: inside.size.columns, rows: rows)
    pen.write(shown, in: room, Theme.dim)
  }
}
