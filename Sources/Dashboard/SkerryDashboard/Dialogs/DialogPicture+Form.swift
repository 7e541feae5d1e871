import SkerryCells
import SkerryDevice
import SkerryScreens

/// Sheets.
extension DialogPicture {
  func draw(_ form: FormDialog, _ pen: inout Pen) {
    let widest = form.fields.map { CellText($0.label).width }.max() ?? 0
    // What is chosen matters more than the end of a long label.
    let words = form.fields.flatMap(\.words).map { CellText($0).width + Self.ofArrows }.max() ?? 0
    let value = min(max(Self.leastValue, words), size.columns / 2)
    let labels = min(widest, max(8, size.columns - 8 - value))
    let hint = form.fields.map { $0.hint.isEmpty ? 0 : CellText($0.hint).width + 6 }.max() ?? 0
    let keys = hints(of: form).reduce(-2) { $0 + CellText($1.key + $1.title).width + 5 }
    let wanted = max(52, keys, labels + max(30, hint), CellText(form.title).width + 6)
    let columns = min(wanted, max(20, size.columns - 4))
    let notes = CellText(form.note).wrapped(columns: columns).filter { !$0.isEmpty }
    let problems = form.problem.map { CellText("! " + $0).wrapped(columns: columns) } ?? []
    let inside = box(
      columns: columns, rows: notes.count + form.fields.count * 2 + problems.count, title: form.title,
      hints: hints(of: form), &pen)
    // Problems stay in sight, below everything else.
    let problemRows = min(problems.count, max(0, inside.size.rows - 2))
    let room = inside.size.rows - problemRows
    let first = form.firstRow(notes: notes.count, room: room)
    let last = first + room
    for (number, note) in notes.enumerated() where number >= first && number < last {
      write(note, Theme.dim, row: inside.minRow + number - first, inside, &pen)
    }
    for index in form.fields.indices {
      let number = notes.count + 2 * index
      // The row below a field is its hint's; a field is never cut in two unless there is but one row.
      guard number >= first, number < last else { continue }
      drawField(form, index, row: inside.minRow + number - first, hasRoomBelow: number + 1 < last, labels, inside, &pen)
    }
    for (line, problem) in problems.prefix(problemRows).enumerated() {
      write(problem, Theme.failure, row: inside.maxRow - problemRows + line, inside, &pen)
    }
    let rows = notes.count + 2 * form.fields.count
    tell(HiddenCells(above: first, below: max(0, rows - last)), &pen)
  }

  /// Columns that a value has at least.
  private static let leastValue = 12
  /// Those beside a chosen word: its arrows, and the blanks around them.
  private static let ofArrows = 6

  private func write(_ text: CellText, _ color: RGB, row: Int, _ inside: CellRect, _ pen: inout Pen) {
    pen.grid.write(
      text, at: CellPoint(column: inside.minColumn, row: row), foreground: CellColor(color), background: nil,
      attributes: [], clip: inside)
  }

  func hints(of form: FormDialog) -> [(key: String, title: String)] {
    let hasChoice = form.fields.contains(where: canChange)
    let completes = form.fields.indices.contains(form.focus) && form.fields[form.focus].completion != nil
    // On a narrow screen not all of them have room: of a choice those that change it, of a text those that leave it.
    if hasChoice, size.columns < 50, form.fields.indices.contains(form.focus) {
      return [("Enter", "Done"), canChange(form.fields[form.focus]) ? ("Right", "Change") : ("Tab", "Next")]
        + [("Escape", "Cancel")]
    }
    return [("Enter", "Done")]
      + (completes ? [("Tab", "Complete")] : form.fields.count > 1 ? [("Tab", "Next")] : [])
      + (hasChoice ? [("Right", "Change")] : []) + [("Escape", "Cancel")]
  }

  /// Whether the arrow keys choose what a field says.
  private func canChange(_ field: AppField) -> Bool {
    switch field.kind {
    case .choice, .toggle, .number: true
    case .text: !field.suggestions.isEmpty || field.completion != nil
    }
  }

  private func drawField(
    _ form: FormDialog, _ index: Int, row: Int, hasRoomBelow: Bool, _ labels: Int, _ inside: CellRect,
    _ pen: inout Pen
  ) {
    let field = form.fields[index]
    let isFocused = form.focus == index
    pen.write(
      isFocused ? "▸" : " ", column: inside.minColumn, row: row, limit: 1, accent)
    pen.write(
      field.label, column: inside.minColumn + 2, row: row, limit: labels, isFocused ? Theme.bright : Theme.dim,
      on: nil, isFocused ? .bold : [])
    let column = inside.minColumn + labels + 4
    let width = inside.maxColumn - column
    guard width > 0 else { return }
    pen.grid.fill(
      CellRect(column: column, row: row, columns: width, rows: 1),
      with: Cell(
        glyph: .space, foreground: CellColor(Theme.text),
        background: CellColor(isFocused ? Theme.selection : Theme.field), attributes: []))
    let whole = CellRect(column: inside.minColumn, row: row, columns: inside.size.columns, rows: 1)
    pen.regions.append(SurfacePicture.Region(rect: whole, label: field.label, target: .entry(index)))
    var place = FieldPlace(field: index, value: column..<column + width)
    drawValue(form, index, column: column, row: row, width: width, isFocused, &place, &pen)
    pen.fields.append(place)
    guard hasRoomBelow else { return }
    if let problem = form.problem(of: index), !isFocused || form.offers.isEmpty {
      let text = CellText("! " + problem)
      // One that is longer than the value may begin below the label.
      let start = text.width <= width ? column : max(inside.minColumn + 2, inside.maxColumn - text.width)
      pen.write(text.description, column: start, row: row + 1, limit: inside.maxColumn - start, Theme.failure)
    } else if isFocused, !form.offers.isEmpty {
      pen.write(Self.list(form.offers), column: column + 1, row: row + 1, limit: width - 1, Theme.dim)
    } else if isFocused, case .text(let most) = field.kind, form.values[index].count >= most {
      pen.write("At most \(most) characters.", column: column + 1, row: row + 1, limit: width - 1, Theme.warning)
    } else if isFocused {
      pen.write(field.hint, column: column + 1, row: row + 1, limit: width - 1, Theme.dim)
    }
  }

  /// How a text may go on, by what is new in each.
  private static func list(_ offers: [String]) -> String {
    offers.prefix(40).map { offer in
      let end = offer.dropLast().lastIndex(of: "/").map { offer[$0...].dropFirst() } ?? offer[...]
      return String(end)
    }.joined(separator: "  ")
  }

  private func drawValue(
    _ form: FormDialog, _ index: Int, column: Int, row: Int, width: Int, _ isFocused: Bool, _ place: inout FieldPlace,
    _ pen: inout Pen
  ) {
    let field = form.fields[index]
    let value = form.values[index]
    switch field.kind {
    case .text, .number:
      let window = TextWindow(form.edited(index), room: width - (field.suggestions.isEmpty ? 2 : 5))
      place.text = (window, column + 1)
      let isOffered = isFocused && form.isReplacedByTyping(index)
      pen.grid.write(
        window.shown, at: CellPoint(column: column + 1, row: row), foreground: CellColor(Theme.bright), background: nil,
        attributes: isOffered ? .reverse : [])
      if isFocused, !field.suggestions.isEmpty {
        pen.write("◂ ▸", column: column + width - 3, row: row, limit: 3, Theme.dim)
        place.arrows = (column + width - 3, column + width - 1)
      }
      if isFocused {
        drawCursor(of: window, at: CellPoint(column: column + 1 + window.cursorColumn, row: row), &pen)
      } else if value.isEmpty, !field.isRequired {
        pen.write("optional", column: column + 1, row: row, limit: width - 2, Theme.faint)
      }
    case .choice, .toggle:
      let text = value.isEmpty ? "—" : value
      let used = pen.write(
        isFocused ? "◂ \(text) ▸" : "  \(text)", column: column + 1, row: row, limit: width - 2, Theme.bright)
      if isFocused { place.arrows = (column + 1, column + used) }
    }
  }

  /// The terminal's own cursor stands where typing goes on; a picture without one has a bar behind the text, or a line
  /// below the character that it stands on.
  private func drawCursor(of window: TextWindow, at point: CellPoint, _ pen: inout Pen) {
    guard pen.grid.bounds.contains(point) else { return }
    if window.cursorColumn >= window.shown.width {
      pen.write("▏", column: point.column, row: point.row, limit: 1, accent)
    } else {
      let columns = pen.grid[point.column, point.row].isWide ? 2 : 1
      pen.grid.add(.underline, in: CellRect(origin: point, size: CellSize(columns: columns, rows: 1)))
    }
    pen.grid.cursor = point
  }
}

extension AppField {
  /// The words among which one is chosen.
  fileprivate var words: [String] { if case .choice(let words) = kind { words } else { [] } }
}
