import CNcurses
import SkerryCells

/// The windows of ncurses that pictures are drawn into: one for each part of a picture, laid above each other as panels,
/// and behind them the screen's own for what belongs to no part.
///
/// Each window holds the cells of its part as they were when they were last seen; what a part in front hides is brought
/// up to date when it comes to light.
final class ScreenWindows {
  /// A part, its window, and the panel that says what is in front.
  struct Pane {
    let part: ScreenPart
    let window: UnsafeMutablePointer<WINDOW>
    fileprivate let panel: UnsafeMutablePointer<PANEL>
  }

  private(set) var panes: [Pane] = [] { didSet { parts = panes.map(\.part) } }
  /// The parts as they were asked for, with those that got no window.
  private var arranged: [ScreenPart] = []
  private var row: [cchar_t] = []

  /// The parts that are shown, from the back to the front. Kept, because each run of cells that is written asks for them.
  private(set) var parts: [ScreenPart] = []

  /// Gives each part that lies on the screen its window, and returns the cells that must be written anew.
  func arrange(_ parts: [ScreenPart], on screen: CellRect) -> [CellRect] {
    guard parts != arranged else { return [] }
    arranged = parts
    var visible: [ScreenPart] = []
    for part in parts {
      let part = ScreenPart(part.name, part.rect.intersection(screen))
      if !part.rect.isEmpty, !visible.contains(part) { visible.append(part) }
    }
    let kept = panes.filter { visible.contains($0.part) }
    let isSameOrder = kept.map(\.part) == visible.filter { part in kept.contains { $0.part == part } }
    let gone = panes.filter { pane in !visible.contains(pane.part) }
    var changed = gone.map(\.part.rect)
    for pane in gone { Self.close(pane) }
    panes = visible.compactMap { part in
      if let pane = kept.first(where: { $0.part == part }) { return pane }
      changed.append(part.rect)
      return Self.open(part)
    }
    // Panels are laid upon each other one after another.
    for pane in panes { top_panel(pane.panel) }
    return isSameOrder ? changed : [screen]
  }

  private static func open(_ part: ScreenPart) -> Pane? {
    let rect = part.rect
    guard
      let window = newwin(
        Int32(rect.size.rows), Int32(rect.size.columns), Int32(rect.minRow), Int32(rect.minColumn)),
      let panel = new_panel(window)
    else { return nil }
    // Where the cursor goes is said for the whole screen.
    leaveok(window, true)
    return Pane(part: part, window: window, panel: panel)
  }

  private static func close(_ pane: Pane) {
    del_panel(pane.panel)
    delwin(pane.window)
  }

  /// Forgets all windows, before the screen gets another size.
  func closeAll() {
    for pane in panes { Self.close(pane) }
    panes = []
    arranged = []
  }

  /// Writes a run of a picture into the windows in which it is seen.
  ///
  /// - Parameter cells: the cells of the run as the terminal can show them.
  func write(_ run: CellRun, _ cells: [Cell], with converter: inout CellConverter) {
    for piece in parts.pieces(of: run) {
      row.removeAll(keepingCapacity: true)
      for column in piece.run.columns {
        var cell = cells[column - run.columns.lowerBound]
        let isCut = cell.isTail ? column == piece.run.columns.lowerBound : column + 1 == piece.run.columns.upperBound
        if isCut, cell.isTail || cell.isWide { cell.glyph = .space }
        converter.append(cell, to: &row)
      }
      let pane = piece.part.map { panes[$0] }
      let origin = pane?.part.rect.origin ?? .zero
      let window = pane?.window ?? cn_standard_window()
      _ = row.withUnsafeBufferPointer {
        mvwadd_wchnstr(
          window, Int32(run.row - origin.row), Int32(piece.run.columns.lowerBound - origin.column), $0.baseAddress,
          Int32($0.count))
      }
    }
  }

  /// Shows what was written: each window is laid onto the virtual screen, and ncurses sends the terminal what differs,
  /// with one system call unless it is more than a screen has room for.
  ///
  /// - Parameter cursor: where the terminal's cursor is left; `nil` for wherever it is, because nobody sees it.
  func show(cursor: CellPoint? = nil) {
    // Without any panel the library knows of no screen either.
    if panes.isEmpty { wnoutrefresh(cn_standard_window()) } else { update_panels() }
    leaveok(cn_next_window(), cursor == nil)
    if let cursor { wmove(cn_next_window(), Int32(cursor.row), Int32(cursor.column)) }
    doupdate()
  }
}
