import SkerryCells
import SkerryDevice

/// Draws a dialog over the dashboard.
struct DialogPicture {
  let size: CellSize
  let accent: RGB
  /// The app whose keys the help begins with.
  var process: AppProcess?

  func draw(_ dialog: Dialog, on pen: inout Pen) {
    switch dialog {
    case .form(let form): draw(form, &pen)
    case .menu(let menu): draw(menu, &pen)
    case .confirmation(let question): draw(question, &pen)
    case .help(let scroll): drawHelp(scroll, &pen)
    }
  }

  /// Clears room in the middle, frames it and returns what is inside.
  private func box(
    columns: Int, rows: Int, title: String, hints: [(key: String, title: String)], _ pen: inout Pen
  ) -> CellRect {
    let width = min(columns + 4, size.columns)
    let height = min(rows + 4, size.rows)
    let rect = CellRect(
      column: (size.columns - width) / 2, row: (size.rows - height) / 2, columns: width, rows: height)
    pen.grid.fill(
      rect,
      with: Cell(
        glyph: .space, foreground: CellColor(Theme.text), background: CellColor(Theme.panel), attributes: []))
    pen.frame(rect, title: title, isFocused: true, accent: accent)
    var column = rect.minColumn + 2
    for hint in hints {
      let used = pen.keyCap(
        hint.key, hint.title, column: column, row: rect.maxRow - 1, limit: rect.maxColumn - column - 2)
      column += used == 0 ? 0 : used + 2
    }
    return CellRect(
      column: rect.minColumn + 2, row: rect.minRow + 2, columns: max(0, width - 4), rows: max(0, height - 4))
  }

  private func draw(_ form: FormDialog, _ pen: inout Pen) {
    let labels = form.fields.map { CellText($0.label).width }.max() ?? 0
    let columns = min(max(52, labels + 30, CellText(form.title).width + 6), max(20, size.columns - 4))
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

  private func write(_ text: CellText, _ colour: RGB, row: Int, _ inside: CellRect, _ pen: inout Pen) {
    pen.grid.write(
      text, at: CellPoint(column: inside.minColumn, row: row), foreground: CellColor(colour), background: nil,
      attributes: [], clip: inside)
  }

  private func hints(of form: FormDialog) -> [(key: String, title: String)] {
    let hasChoice = form.fields.contains { field in
      switch field.kind {
      case .choice, .toggle, .number: true
      case .text: false
      }
    }
    return [("Enter", "Done")] + (form.fields.count > 1 ? [("Tab", "Next")] : [])
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
    if let problem = form.problem(of: index) {
      pen.write("! " + problem, column: column, row: row + 1, limit: width, Theme.failure)
    }
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
      let shown = text.width > width - 2 ? text.suffix(columns: width - 2) : text
      pen.grid.write(
        shown, at: CellPoint(column: column + 1, row: row), foreground: CellColor(Theme.bright), background: nil,
        attributes: [])
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

  private func draw(_ menu: MenuDialog, _ pen: inout Pen) {
    let width = menu.items.map { CellText($0.title).width + CellText($0.value).width + 9 }.max() ?? 20
    let inside = box(
      columns: max(36, width), rows: menu.items.count, title: menu.title,
      hints: [("Enter", "Choose"), ("Escape", "Close")], &pen)
    let first = max(0, min(menu.selection - inside.size.rows + 1, menu.items.count - inside.size.rows))
    for (line, item) in menu.items.enumerated().dropFirst(first).prefix(inside.size.rows) {
      let row = inside.minRow + line - first
      let isSelected = line == menu.selection
      if isSelected {
        pen.grid.paint(
          CellRect(column: inside.minColumn - 1, row: row, columns: inside.size.columns + 2, rows: 1),
          background: CellColor(Theme.selection))
      }
      pen.regions.append(
        SurfacePicture.Region(
          rect: CellRect(column: inside.minColumn, row: row, columns: inside.size.columns, rows: 1),
          label: item.title, target: .key(String(item.key))))
      pen.write(isSelected ? "▸" : " ", column: inside.minColumn, row: row, limit: 1, accent)
      pen.write(String(item.key), column: inside.minColumn + 2, row: row, limit: 1, accent, on: nil, .bold)
      let value = CellText(item.value)
      pen.write(
        item.title, column: inside.minColumn + 5, row: row, limit: max(0, inside.size.columns - 7 - value.width),
        isSelected ? Theme.bright : Theme.text)
      pen.write(item.value, column: inside.maxColumn - value.width, row: row, limit: value.width, Theme.dim)
    }
  }

  private func draw(_ question: ConfirmationDialog, _ pen: inout Pen) {
    let lines = CellText(question.message).wrapped(columns: min(56, max(10, size.columns - 6)))
    let inside = box(
      columns: max(30, lines.map(\.width).max() ?? 0), rows: lines.count, title: question.title,
      hints: [("y", "Yes"), ("n", "No")], &pen)
    for (line, text) in lines.enumerated().prefix(inside.size.rows) {
      pen.grid.write(
        text, at: CellPoint(column: inside.minColumn, row: inside.minRow + line), foreground: CellColor(Theme.text),
        background: nil, attributes: [])
    }
  }

  private func drawHelp(_ scroll: Int, _ pen: inout Pen) {
    let lines = Self.helpLines(of: process)
    let widest = lines.map { CellText($0.text).width }.max() ?? 0
    let inside = box(
      columns: widest + 18, rows: lines.count, title: "Keys", hints: [("Down", "Scroll"), ("Escape", "Close")], &pen)
    let first = max(0, min(scroll, lines.count - inside.size.rows))
    for (line, entry) in lines.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let row = inside.minRow + line
      if entry.keys.isEmpty {
        pen.write(entry.text, column: inside.minColumn, row: row, limit: inside.size.columns, accent, on: nil, .bold)
      } else {
        pen.write(entry.keys, column: inside.minColumn + 1, row: row, limit: 16, Theme.bright, on: nil, .bold)
        pen.write(entry.text, column: inside.minColumn + 18, row: row, limit: inside.size.columns - 18, Theme.text)
      }
    }
  }

  /// The help: what the app's keys do, the keymap, and what holds in every sheet.
  static func helpLines(of process: AppProcess?) -> [(keys: String, text: String)] {
    let actions = process?.screen?.actions ?? []
    let app = actions.isEmpty ? [] : [(keys: "", text: process?.information.displayName ?? "")]
    return app + actions.map { (keys: String($0.key), text: $0.title + ".") } + helpLines + [
      (keys: "", text: "In sheets, menus and questions"),
      (keys: "Tab Up Down", text: "Move to the next or the previous entry."),
      (keys: "Left Right", text: "Choose a word, or count."),
      (keys: "Enter", text: "Send the sheet, or choose the entry."),
      (keys: "y n", text: "Answer a question."),
      (keys: "Escape", text: "Close without doing anything."),
    ]
  }

  /// The part of the help that is made from the keymap.
  static var helpLines: [(keys: String, text: String)] {
    KeyBinding.Section.allCases.flatMap { section in
      [(keys: "", text: section.rawValue)]
        + Keymap.bindings.filter { $0.section == section }.map {
          (keys: $0.keyNames.prefix(3).joined(separator: " "), text: $0.help)
        }
    }
  }
}
