import SkerryCells
import SkerryProjects
import SkerryServer

/// A dashboard whose source is being edited: it shows how the build of the next one goes, and makes room for it.
///
/// Where the build fails, the last good picture stays, with a box over its foot that says so and names the errors.
@MainActor
final class WatchedProgram: TerminalProgram {
  private let inner: any TerminalProgram
  private let reports: BuildReports
  private let watched = DescriptorSet()
  private var report: BuildReport?
  private var size = CellSize(columns: 80, rows: 24)
  private var isStale = false
  /// Whether the program ends because a new one was built.
  private(set) var makesRoom = false

  init(_ inner: any TerminalProgram, reports: BuildReports) {
    (self.inner, self.reports) = (inner, reports)
    for member in [inner.wakeDescriptor, reports.descriptor].compactMap(\.self) { watched?.watch(member) }
  }

  func start(size: CellSize) {
    self.size = size
    inner.start(size: size)
  }

  func handle(_ event: InputEvent) {
    if case .resize(let size) = event { self.size = size }
    inner.handle(event)
  }

  func wake() { inner.wake() }
  func resume() { inner.resume() }
  func secondsUntilNextWake() -> Double? { inner.secondsUntilNextWake() }
  var wakeDescriptor: Int32? { watched?.descriptor ?? inner.wakeDescriptor }
  func takeBell() -> Bool { inner.takeBell() }
  var isFinished: Bool { inner.isFinished || makesRoom }
  var needsDisplay: Bool { inner.needsDisplay || isStale }

  func arrival() {
    if inner.wakeDescriptor.map({ watched?.ready().contains($0) ?? true }) ?? false { inner.arrival() }
    for news in reports.take() {
      (report, isStale) = (news, true)
      if news == .built { makesRoom = true }
    }
    // Nobody builds any more: an end that stays readable would keep the loop awake.
    if reports.isOver { watched?.forget(reports.descriptor) }
  }

  func frame() -> Grid {
    isStale = false
    var grid = inner.frame()
    reports.tellReady()
    guard let box else { return grid }
    draw(box, on: &grid)
    if let cursor = grid.cursor, box.contains(cursor) { grid.cursor = nil }
    return grid
  }

  func parts() -> [ScreenPart] {
    let parts = inner.parts()
    guard let box, !parts.isEmpty else { return parts }
    return parts + [ScreenPart("Build", box)]
  }

  // MARK: The box

  /// Where the box lies: at the foot of the screen, above the last row; `nil` when there is nothing to say.
  private var box: CellRect? {
    let count: Int
    switch report {
    case .building: count = 1
    case .failed(let lines): count = min(lines.count, max(1, size.rows / 2 - 3))
    default: return nil
    }
    let rows = min(size.rows, count + 2)
    return CellRect(column: 0, row: max(0, size.rows - 1 - rows), columns: size.columns, rows: rows)
  }

  private func draw(_ box: CellRect, on grid: inout Grid) {
    var pen = BoxPen(box)
    switch report {
    case .building(let text): pen.write("Building", [text], of: 1)
    case .failed(let lines): pen.write("Build failed, old picture", lines, of: lines.count)
    default: return
    }
    grid.copy(pen.grid, to: box.origin, clip: box)
  }
}

/// Draws a box with a title and lines of text.
private struct BoxPen {
  private(set) var grid: Grid
  private let size: CellSize
  private let ink = CellColor(RGB(hex: 0xF0F0F0))
  private let ground = CellColor(RGB(hex: 0x4A1F1F))

  init(_ box: CellRect) {
    size = box.size
    grid = Grid(
      size: size, filledWith: Cell(glyph: .space, foreground: ink, background: ground, attributes: []))
  }

  mutating func write(_ title: String, _ lines: [String], of count: Int) {
    let shown = lines.prefix(max(1, size.rows - 2))
    let more = count > shown.count ? " · \(count - shown.count) more" : ""
    line("── \(title)\(more) ", 0, .bold)
    for (row, text) in shown.enumerated() { line("  " + text, row + 1) }
  }

  private mutating func line(_ text: String, _ row: Int, _ attributes: CellAttributes = []) {
    let cut = CellText(text).prefix(columns: size.columns)
    grid.write(cut, at: CellPoint(column: 0, row: row), foreground: ink, background: ground, attributes: attributes)
  }
}
