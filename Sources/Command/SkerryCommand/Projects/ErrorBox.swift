import SkerryCells
import SkerryProjects

/// The box over a dashboard that says why the last build failed: at the screen's foot, on the whole screen, or put away.
///
/// What it says is wrapped, and all of it can be reached; of a line of source that is wider than the box, the part with the
/// place that is meant is shown.
struct ErrorBox {
  enum Form {
    /// Over the foot of the dashboard, whose keys go on working.
    case foot
    /// Over the whole screen, to read and to scroll.
    case whole
    /// Nothing but a word that says how to have it back.
    case away
  }

  /// What it tells of.
  enum Subject {
    /// A build that failed.
    case build
    /// Parts of the source that are not in the picture.
    case parts
  }

  let complaints: [BuildComplaint]
  let subject: Subject
  private(set) var form = Form.foot
  /// Rows above the first that is seen.
  private var scroll = 0

  init(_ complaints: [BuildComplaint], of subject: Subject = .build, form: Form = .foot) {
    (self.complaints, self.subject, self.form) = (complaints, subject, form)
  }

  /// The keys that show all of it, and put it away. No text has them, nor do apps.
  static let keys: [Key] = [.function(2), .control("g")]

  // MARK: What it says

  /// A row, and how much further to the right it begins.
  private typealias Row = (text: CellText, indent: Int)

  /// All rows of a box so wide.
  private func rows(columns: Int) -> [Row] {
    let room = columns - Self.margin * 2 - Self.indent
    guard room > 0 else { return complaints.map { (CellText($0.text).prefix(columns: columns), 0) } }
    var rows: [Row] = []
    for complaint in complaints {
      // Behind the first line of a sentence the others stand a little to the right.
      let sentence = CellText(complaint.text).wrapped(columns: room, first: room + Self.indent)
      rows += sentence.enumerated().map { ($0.element, $0.offset == 0 ? 0 : Self.indent) }
      if let (line, place) = Self.excerpt(of: complaint, columns: room) {
        rows.append((line, Self.indent))
        rows.append((CellText(Glyph.space).repeated(place) + CellText("^"), Self.indent))
      }
    }
    return rows
  }

  /// The part of a line of source in which the place lies, and how far to the right that is.
  private static func excerpt(of complaint: BuildComplaint, columns: Int) -> (line: CellText, place: Int)? {
    guard let source = complaint.source else { return nil }
    let line = CellText(source)
    let place = CellText(String(source.prefix(complaint.caret))).width
    guard max(line.width, place + 1) > columns else { return (line, place) }
    let dots = CellText("…")
    // What stands before the place explains it as much as what stands behind.
    let hidden = max(0, min(place - columns / 2, max(line.width, place + 1) - columns))
    guard hidden > 0 else { return (line.prefix(columns: columns - 1) + dots, place) }
    let rest = line.dropFirst(columns: hidden + 1)
    // A wide letter that was cut went as a whole.
    let begin = line.width - rest.width
    let isCut = rest.width > columns - 1
    return (dots + (isCut ? rest.prefix(columns: columns - 2) + dots : rest), max(0, place - begin) + 1)
  }

  /// Columns beside the text, and those by which what belongs to a sentence is indented.
  private static let (margin, indent) = (2, 2)

  // MARK: Its place

  /// Where it lies on a screen.
  func area(on screen: CellSize) -> CellRect {
    switch form {
    case .whole: CellRect(column: 0, row: 0, columns: screen.columns, rows: screen.rows)
    case .foot: Self.foot(rows(columns: screen.columns).count, on: screen)
    case .away:
      CellRect(
        column: max(0, screen.columns - label.width - 1), row: max(0, screen.rows - 2),
        columns: min(screen.columns, label.width), rows: min(1, screen.rows))
    }
  }

  /// The place of so many rows, a title and a row below them: above the last row, and not over half of the screen.
  static func foot(_ count: Int, on screen: CellSize) -> CellRect {
    let rows = min(screen.rows, min(count, max(1, screen.rows / 2 - 3)) + 2)
    return CellRect(column: 0, row: max(0, screen.rows - 1 - rows), columns: screen.columns, rows: rows)
  }

  /// How far it can be scrolled.
  private func most(on screen: CellSize) -> Int {
    max(0, rows(columns: screen.columns).count - max(1, area(on: screen).size.rows - 2))
  }

  private func holdsAll(on screen: CellSize) -> Bool { most(on: screen) == 0 }

  // MARK: Keys

  /// Goes on: from the foot to the whole screen if there is more to read, then away, then back.
  mutating func turn(on screen: CellSize) {
    switch form {
    case .foot where !holdsAll(on: screen): form = .whole
    case .foot, .whole: form = .away
    case .away: form = .foot
    }
    scroll = 0
  }

  /// Takes a key that was pressed while it fills the screen.
  mutating func handle(_ key: Key, on screen: CellSize) {
    let page = max(1, area(on: screen).size.rows - 3)
    switch key {
    case .down, .character("j"): move(1, on: screen)
    case .up, .character("k"): move(-1, on: screen)
    case .pageDown, .character(" "): move(page, on: screen)
    case .pageUp: move(-page, on: screen)
    case .home: scroll = 0
    case .end: scroll = most(on: screen)
    case .escape, .enter, .character("q"), .control("c"): turn(on: screen)
    default: break
    }
  }

  mutating func move(_ rows: Int, on screen: CellSize) {
    let most = most(on: screen)
    scroll = max(0, min(most, min(most, scroll) + rows))
  }

  // MARK: Drawing

  private var errors: Int { complaints.count { $0.source != nil } }

  /// How many errors there are, in words.
  private var count: String {
    switch subject {
    case .build: errors > 1 ? "\(errors) errors" : "Build failed"
    case .parts: complaints.count > 1 ? "\(complaints.count) parts left out" : "One part left out"
    }
  }

  /// What stays of it where it is put away.
  private var label: CellText { CellText(" \(Self.keys[0].spelling) \(count) ") }

  /// - Parameter isBuilding: whether the next build is under way.
  func draw(on grid: inout Grid, isBuilding: Bool) {
    let area = area(on: grid.size)
    var pen = BoxPen(area)
    defer { grid.copy(pen.grid, to: area.origin, clip: area) }
    if form == .away { return pen.line(label, 0, .bold) }
    let rows = rows(columns: grid.size.columns)
    let room = max(1, area.size.rows - 2)
    let first = min(scroll, most(on: grid.size))
    let seen = rows[first...].prefix(room)
    let hasMore = seen.count < rows.count
    var title = subject == .parts ? count : "Build failed, old picture" + (errors > 1 ? " · \(count)" : "")
    if form == .whole {
      title = count + (hasMore ? ", rows \(first + 1)–\(first + seen.count) of \(rows.count)" : "")
    }
    pen.line(CellText("── \(title)\(isBuilding ? ", building" : "") "), 0, .bold)
    for (row, line) in seen.enumerated() { pen.line(line.text, row + 1, at: Self.margin + line.indent) }
    guard area.size.rows > 2 else { return }
    pen.keys(hasMore ? hints(of: rows.count, seen.count) : hints, area.size.rows - 1, at: Self.margin)
  }

  private var hints: [(key: String, word: String)] {
    form == .whole ? [("Escape", "Put away")] : [(Self.keys[0].spelling, "Put away")]
  }

  /// Where not all rows are seen.
  private func hints(of rows: Int, _ seen: Int) -> [(key: String, word: String)] {
    form == .whole
      ? [("PageDown", "Scroll"), ("Escape", "Put away")]
      : [(Self.keys[0].spelling, "All errors"), ("", "\(seen) of \(rows) rows")]
  }
}
/// Draws a box with a title and lines of text.
struct BoxPen {
  private(set) var grid: Grid
  private let size: CellSize
  private let ink = CellColor(RGB(hex: 0xF0F0F0))
  private let ground = CellColor(RGB(hex: 0x4A1F1F))

  init(_ box: CellRect) {
    size = box.size
    grid = Grid(
      size: size, filledWith: Cell(glyph: .space, foreground: ink, background: ground, attributes: []))
  }

  mutating func line(_ text: CellText, _ row: Int, _ attributes: CellAttributes = [], at column: Int = 0) {
    let cut = text.prefix(columns: max(0, size.columns - column))
    grid.write(
      cut, at: CellPoint(column: column, row: row), foreground: ink, background: ground, attributes: attributes)
  }

  /// Keys and what they do, as far as there is room.
  mutating func keys(_ hints: [(key: String, word: String)], _ row: Int, at start: Int) {
    var column = start
    for (key, word) in hints {
      let (cap, text) = (CellText(key), CellText((key.isEmpty ? "" : " ") + word))
      guard column + cap.width + text.width <= size.columns else { return }
      line(cap, row, .bold, at: column)
      line(text, row, at: column + cap.width)
      column += cap.width + text.width + 2
    }
  }
}
