import SkerryCells
import SkerryDevice

/// Draws a dialog over the dashboard.
struct DialogPicture {
  let size: CellSize
  let accent: RGB
  /// The app whose keys the help begins with.
  var process: AppProcess?
  /// Whether there is a demonstration for one of the keys.
  var hasDemonstration = true
  /// Rows at the foot of the screen that it leaves in sight: words for who watches.
  var wordRows = 0

  /// A dialog over a dashboard as it is now.
  init(of dashboard: Dashboard, accent: RGB) {
    self.init(
      size: dashboard.size, accent: accent, process: dashboard.shownApp,
      wordRows: FooterBar.rowsOfWords(of: dashboard))
    hasDemonstration = dashboard.hasDemonstration
  }

  init(size: CellSize, accent: RGB, process: AppProcess? = nil, wordRows: Int = 0) {
    (self.size, self.accent, self.process, self.wordRows) = (size, accent, process, wordRows)
  }

  /// The rows that it may have.
  private var freeRows: Int { size.rows - wordRows }

  /// The rows of its content that are seen at once, at most.
  var mostRows: Int { max(1, freeRows - 4) }

  func draw(_ dialog: Dialog, on pen: inout Pen) {
    switch dialog {
    case .form(let form): draw(form, &pen)
    case .menu(let menu): draw(menu, &pen)
    case .confirmation(let question): draw(question, &pen)
    case .help(let help): draw(help, &pen)
    case .reading(let text): draw(text, &pen)
    }
  }

  /// The keys that do something in a dialog, the most important first.
  func hints(of dialog: Dialog) -> [(key: String, title: String)] {
    switch dialog {
    case .form(let form): hints(of: form)
    case .menu: [("Enter", "Choose"), ("Escape", "Close")]
    case .confirmation: [("y", "Yes"), ("n", "No")]
    case .help(let help):
      help.search == nil
        ? [("/", "Search"), ("Down", "Scroll"), ("Escape", "Close")] : [("Down", "Scroll"), ("Escape", "Show all")]
    case .reading: [("Down", "Scroll"), ("Escape", "Close")]
    }
  }

  /// Says in the upper edge of the dialog how much lies outside of it.
  func tell(_ hidden: HiddenCells, _ pen: inout Pen) {
    guard let box = pen.dialogBox else { return }
    let text = CellText(hidden.text(columns: box.size.columns / 2))
    guard !text.isEmpty else { return }
    pen.write(
      " \(text.description) ", column: max(box.minColumn + 1, box.maxColumn - text.width - 4), row: box.minRow,
      limit: text.width + 2, Theme.bright)
  }

  private func draw(_ text: ReadingDialog, _ pen: inout Pen) {
    let lines = text.rows(columns: readingColumns)
    let inside = box(
      columns: lines.map(\.width).max() ?? 0, rows: lines.count, title: text.title,
      hints: hints(of: .reading(text)), &pen)
    let first = max(0, min(text.scroll, lines.count - inside.size.rows))
    pen.write(Array(lines.dropFirst(first)), in: inside)
    tell(HiddenCells(above: first, below: max(0, lines.count - first - inside.size.rows)), &pen)
  }

  private var readingColumns: Int { min(72, max(12, size.columns - 4)) }

  /// How far a text can be scrolled.
  func mostScroll(_ text: ReadingDialog) -> Int {
    max(0, text.rows(columns: readingColumns).count - mostRows)
  }

  /// Clears room in the middle, frames it and returns what is inside.
  func box(
    columns: Int, rows: Int, title: String, hints: [(key: String, title: String)], _ pen: inout Pen
  ) -> CellRect {
    let width = min(columns + 4, size.columns)
    let height = min(rows + 4, freeRows)
    let rect = CellRect(
      column: (size.columns - width) / 2, row: min((size.rows - height) / 2, freeRows - height), columns: width,
      rows: height)
    pen.dialogBox = rect
    pen.grid.fill(
      rect,
      with: Cell(
        glyph: .space, foreground: CellColor(Theme.text), background: CellColor(Theme.panel), attributes: []))
    pen.frame(rect, title: title, isFocused: true, accent: accent)
    draw(hints, in: rect, &pen)
    return CellRect(
      column: rect.minColumn + 2, row: rect.minRow + 2, columns: max(0, width - 4), rows: max(0, height - 4))
  }

  /// The keys in the lower edge; where that is too short for all of them, the first ones in the free row above it.
  private func draw(_ hints: [(key: String, title: String)], in rect: CellRect, _ pen: inout Pen) {
    let room = rect.size.columns - 4
    var lines: [[(key: String, title: String)]] = [[]]
    var used = 0
    for hint in hints {
      let width = CellText(" \(hint.key)  \(hint.title)").width
      if used > 0, used + width > room {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(hint)
      used += width + 2
    }
    for (line, hints) in lines.prefix(2).reversed().enumerated() {
      let row = rect.maxRow - 1 - line
      var column = rect.minColumn + 2
      for hint in hints {
        let width = pen.keyCap(hint.key, hint.title, column: column, row: row, limit: rect.maxColumn - column - 2)
        guard width > 0 else { continue }
        // A blank after it, as before it.
        pen.write(" ", column: column + width, row: row, limit: 1)
        column += width + 2
      }
    }
  }

  private func draw(_ question: ConfirmationDialog, _ pen: inout Pen) {
    let lines = CellText(question.message).wrapped(columns: min(56, max(10, size.columns - 6)))
    let inside = box(
      columns: max(30, lines.map(\.width).max() ?? 0), rows: lines.count, title: question.title,
      hints: hints(of: .confirmation(question)), &pen)
    pen.write(lines, in: inside)
  }

  private func draw(_ help: HelpDialog, _ pen: inout Pen) {
    let widest = helpLines.map { CellText($0.text).width }.max() ?? 0
    let lines = helpRows(help)
    let inside = box(
      columns: widest + 18, rows: max(1, lines.count) + searchRows(help), title: "Keys",
      hints: hints(of: .help(help)), &pen)
    let room = CellRect(
      column: inside.minColumn, row: inside.minRow + searchRows(help), columns: inside.size.columns,
      rows: max(0, inside.size.rows - searchRows(help)))
    drawSearch(help, in: inside, &pen)
    let first = max(0, min(help.scroll, lines.count - room.size.rows))
    tell(HiddenCells(above: first, below: max(0, lines.count - first - room.size.rows)), &pen)
    for (line, entry) in lines.dropFirst(first).prefix(room.size.rows).enumerated() {
      let row = room.minRow + line
      if entry.isHeading {
        pen.write(entry.text, column: inside.minColumn, row: row, limit: inside.size.columns, accent, on: nil, .bold)
      } else {
        pen.write(entry.keys, column: inside.minColumn + 1, row: row, limit: 16, Theme.bright, on: nil, .bold)
        pen.write(entry.text, column: inside.minColumn + 18, row: row, limit: inside.size.columns - 18, Theme.text)
      }
    }
    guard lines.isEmpty, room.size.rows > 0 else { return }
    pen.write(
      Self.nothingFound, column: inside.minColumn, row: room.minRow, limit: inside.size.columns, Theme.warning)
  }

  static let nothingFound = "Nothing here has these words."

  /// The row in which is typed what is looked for.
  private func searchRows(_ help: HelpDialog) -> Int { help.search == nil ? 0 : 1 }

  private func drawSearch(_ help: HelpDialog, in inside: CellRect, _ pen: inout Pen) {
    guard let search = help.search, inside.size.rows > 0 else { return }
    let label = "Search"
    let column = inside.minColumn + label.count + 1
    let width = max(0, inside.maxColumn - column)
    pen.write(
      label, column: inside.minColumn, row: inside.minRow, limit: inside.size.columns, Theme.bright, on: nil, .bold)
    pen.grid.fill(
      CellRect(column: column, row: inside.minRow, columns: width, rows: 1),
      with: Cell(
        glyph: .space, foreground: CellColor(Theme.text), background: CellColor(Theme.selection), attributes: []))
    let window = TextWindow(EditedText(search), room: width - 1)
    pen.write(window.shown.description, column: column, row: inside.minRow, limit: width, Theme.text)
    pen.grid.cursor = CellPoint(column: column + window.cursorColumn, row: inside.minRow)
  }

  /// How far the help can be scrolled.
  func mostScroll(_ help: HelpDialog) -> Int {
    max(0, helpRows(help).count - max(1, mostRows - searchRows(help)))
  }

  /// The help as the rows of this screen: sentences that are too wide go on below.
  func helpRows(_ help: HelpDialog) -> [(keys: String, text: String, isHeading: Bool)] {
    let columns = max(12, size.columns - 22)
    return help.found(in: helpLines).flatMap { entry in
      CellText(entry.text).wrapped(columns: columns).enumerated().map { index, text in
        (keys: index == 0 ? entry.keys : "", text: text.description, isHeading: entry.isHeading)
      }
    }
  }

  /// The help: what the app's keys do, the keymap, and what holds in every sheet.
  var helpLines: [HelpLine] {
    let actions = process?.screen?.actions ?? []
    let app = actions.isEmpty ? [] : [HelpLine(keys: "", text: process?.information.displayName ?? "")]
    return app + actions.map { HelpLine(keys: String($0.key), text: $0.title + ".") } + linesOfKeymap + [
      HelpLine(keys: "", text: "In sheets, menus and questions"),
      HelpLine(keys: "Tab Up Down", text: "Move to the next or the previous entry."),
      HelpLine(keys: "j k", text: "Move in a menu as well."),
      HelpLine(keys: "Left Right", text: "Move in a text; choose a word, count, or go through what is offered."),
      HelpLine(keys: "Home End", text: "Go to the beginning or the end."),
      HelpLine(keys: "Ctrl-B Ctrl-F", text: "Move in any text, also a number or an offered one."),
      HelpLine(keys: "Ctrl-U Ctrl-K", text: "Erase a text before the cursor, or behind it."),
      HelpLine(keys: "Ctrl-W", text: "Erase the word before the cursor."),
      HelpLine(keys: "Enter", text: "Send the sheet, or choose the entry."),
      HelpLine(keys: "y n", text: "Answer a question, also one of the phone's."),
      HelpLine(keys: "Escape", text: "Close without doing anything."),
      HelpLine(keys: "/", text: "Search this help; so does any letter but j, k and q."),
    ]
  }

  /// The part of the help that is made from the keymap.
  private var linesOfKeymap: [HelpLine] {
    KeyBinding.Section.allCases.flatMap { section in
      [HelpLine(keys: "", text: section.rawValue)]
        + Keymap.bindings.filter { $0.section == section && ($0.command != .demo || hasDemonstration) }.map {
          HelpLine(keys: $0.keyNames.prefix(3).joined(separator: " "), text: $0.help, title: $0.title)
        }
    }
  }
}
