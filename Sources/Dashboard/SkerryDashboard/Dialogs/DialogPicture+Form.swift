import SkerryCells
import SkerryDevice

/// Sheets.
extension DialogPicture {
  func draw(_ form: FormDialog, _ pen: inout Pen) {
    let labels = form.fields.map { CellText($0.label).width }.max() ?? 0
    let hint = form.fields.map { $0.hint.isEmpty ? 0 : CellText($0.hint).width + 6 }.max() ?? 0
    let keys = hints(of: form).reduce(-2) { $0 + CellText($1.key + $1.title).width + 5 }
    let wanted = max(52, keys, labels + max(30, hint), CellText(form.title).width + 6)
    let columns = min(wanted, max(20, size.columns - 4))
    let notes = CellText(form.note).wrapped(columns: columns).filter { !$0.isEmpty }
    let problems = form.problem.map { CellText("! " + $0).wrapped(columns: columns) } ?? []
    let inside = box(
      columns: columns, rows: notes.count + form.fields.count * 2 + problems.count, title: form.title,
      hints: hints(of: form), &pen)
    var row = inside.minRow
    for note in notes where row < inside.maxRow - 2 {
      write(note, Theme.dim, row: row, inside, &pen)
      row += 1
    }
    // Where rows are scarce, the fields before the focused one scroll away.
    let visible = max(1, (inside.maxRow - row - problems.count) / 2)
    let first = max(0, min(form.focus - visible + 1, form.fields.count - visible))
    for index in first..<min(form.fields.count, first + visible) {
      drawField(form, index, row: row, labels, inside, &pen)
      row += 2
    }
    for (line, problem) in problems.enumerated() {
      write(problem, Theme.failure, row: inside.maxRow - problems.count + line, inside, &pen)
    }
  }

  private func write(_ text: CellText, _ color: RGB, row: Int, _ inside: CellRect, _ pen: inout Pen) {
    pen.grid.write(
      text, at: CellPoint(column: inside.minColumn, row: row), foreground: CellColor(color), background: nil,
      attributes: [], clip: inside)
  }

  private func hints(of form: FormDialog) -> [(key: String, title: String)] {
    let hasChoice = form.fields.contains { field in
      switch field.kind {
      case .choice, .toggle, .number: true
      case .text: !field.suggestions.isEmpty || field.completion != nil
      }
    }
    let completes = form.fields.indices.contains(form.focus) && form.fields[form.focus].completion != nil
    return [("Enter", "Done")]
      + (completes ? [("Tab", "Complete")] : form.fields.count > 1 ? [("Tab", "Next")] : [])
      + (hasChoice ? [("Right", "Change")] : []) + [("Escape", "Cancel")]
  }

  private func drawField(
    _ form: FormDialog, _ index: Int, row: Int, _ labels: Int, _ inside: CellRect, _ pen: inout Pen
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
    drawValue(form, index, column: column, row: row, width: width, isFocused, &pen)
    if let problem = form.problem(of: index), !isFocused || form.offers.isEmpty {
      pen.write("! " + problem, column: column, row: row + 1, limit: width, Theme.failure)
    } else if isFocused, !form.offers.isEmpty {
      pen.write(Self.list(form.offers), column: column + 1, row: row + 1, limit: width - 1, Theme.dim)
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
    _ form: FormDialog, _ index: Int, column: Int, row: Int, width: Int, _ isFocused: Bool, _ pen: inout Pen
  ) {
    let field = form.fields[index]
    let value = form.values[index]
    switch field.kind {
    case .text, .number:
      // The end of a long text is what is being typed, so it is what is shown.
      let text = CellText(value)
      let room = width - (field.suggestions.isEmpty ? 2 : 5)
      let shown = text.width > room ? text.suffix(columns: room) : text
      let isOffered = isFocused && form.isReplacedByTyping(index)
      pen.grid.write(
        shown, at: CellPoint(column: column + 1, row: row), foreground: CellColor(Theme.bright), background: nil,
        attributes: isOffered ? .reverse : [])
      if isFocused, !field.suggestions.isEmpty {
        pen.write("◂ ▸", column: column + width - 3, row: row, limit: 3, Theme.dim)
      }
      if isFocused {
        pen.write("▏", column: column + 1 + shown.width, row: row, limit: 1, accent)
      } else if value.isEmpty, !field.isRequired {
        pen.write("optional", column: column + 1, row: row, limit: width - 2, Theme.faint)
      }
    case .choice, .toggle:
      let text = value.isEmpty ? "—" : value
      pen.write(isFocused ? "◂ \(text) ▸" : "  \(text)", column: column + 1, row: row, limit: width - 2, Theme.bright)
    }
  }
}
