import SkerryCells
import SkerryScreens

/// How far a pane is scrolled, in cells.
nonisolated struct PaneScroll: Hashable, Sendable {
  var rows = 0
  var columns = 0
  /// The subject it was scrolled on: another screen of the phone begins at its top again.
  var subject = ""
}

/// How much of a pane's content lies outside of its frame: rows or entries, and columns.
nonisolated struct HiddenCells: Hashable, Sendable {
  var above = 0
  var below = 0
  var left = 0
  var right = 0

  /// The frame's words about it, where so many columns are free: "▲ 3 above  ▼ 12 more below  ▶ 9 columns".
  func text(columns: Int) -> String {
    let long = [
      (above, "▲ \(above) above"), (below, "▼ \(below) more below"), (left, "◀ \(left) left"),
      (right, "▶ \(right) right"),
    ]
    let short = [(above, "▲ \(above)"), (below, "▼ \(below)"), (left, "◀ \(left)"), (right, "▶ \(right)")]
    let texts = [long, short].map { parts in parts.filter { $0.0 > 0 }.map(\.1).joined(separator: "  ") }
    return texts.first { CellText($0).width <= columns } ?? texts[1]
  }
}

/// A pane's view of content that may be larger than the pane.
struct PaneWindow {
  /// The part that is seen.
  let picture: SurfacePicture
  let hidden: HiddenCells
  /// How far it can be scrolled.
  let limit: PaneScroll

  /// - Parameters:
  ///   - whole: all there is.
  ///   - size: the cells of the pane.
  ///   - scroll: where the window begins; at the end of the content it goes no further.
  ///   - ground: what lies where there is no content.
  ///   - isCentred: whether narrow content stands in the middle.
  init(
    _ whole: SurfacePicture, size: CellSize, scroll: PaneScroll, ground: Cell = Theme.blank, isCentred: Bool = false
  ) {
    let content = whole.grid.size
    limit = PaneScroll(
      rows: max(0, content.rows - size.rows), columns: max(0, content.columns - size.columns))
    let (row, column) = (min(scroll.rows, limit.rows), min(scroll.columns, limit.columns))
    hidden = HiddenCells(
      above: row, below: limit.rows - row, left: column, right: limit.columns - column)
    let margin = isCentred ? max(0, (size.columns - content.columns) / 2) : 0
    let origin = CellPoint(column: margin - column, row: -row)
    var shown = SurfacePicture(grid: Grid(size: size, filledWith: ground))
    shown.grid.copy(whole.grid, to: origin, clip: shown.grid.bounds)
    shown.merge(whole, at: origin, clip: shown.grid.bounds)
    picture = shown
  }
}
