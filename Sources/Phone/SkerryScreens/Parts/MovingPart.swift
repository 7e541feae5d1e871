import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryViews
import SkerryWidgets

/// A drawing that goes on by itself: it knows what it shows at a later instant.
package protocol MovingDrawing: AnyObject {
  var grid: Grid { get }
  var version: DrawingVersion { get }
  /// When it looks different next.
  var nextChange: Date? { get }
  /// Shows another instant and returns the cells that may have changed.
  func advance(to instant: Date) -> [CellRect]
}

extension ViewRendering: MovingDrawing {}
extension PresentationRendering: MovingDrawing {}

/// A drawing that goes on by itself, as it was copied to a place of a picture.
nonisolated struct MovingPart {
  private let drawing: any MovingDrawing
  private var origin = CellPoint.zero
  /// The cells of the picture in which it is seen.
  private(set) var visible: CellRect
  /// The cells that were copied.
  private var shown: Grid
  private var version: DrawingVersion
  /// When it looks different next.
  private(set) var due: Date?

  @MainActor init(_ drawing: any MovingDrawing) {
    self.drawing = drawing
    (shown, version, due) = (drawing.grid, drawing.version, drawing.nextChange)
    visible = shown.bounds
  }

  /// The same part on a picture that this one was copied to; `nil` if nothing is seen of it there.
  func moved(by distance: CellPoint, clip: CellRect?) -> MovingPart? {
    var part = self
    part.origin = CellPoint(column: origin.column + distance.column, row: origin.row + distance.row)
    part.visible = visible.moved(by: distance, clip: clip)
    return part.visible.isEmpty ? nil : part
  }

  /// Shows an instant on the picture; returns whether that was possible without drawing the picture again.
  @MainActor mutating func follow(to instant: Date, on grid: inout Grid) -> Bool {
    let before = drawing.version
    guard before != version || due.map({ $0.hasCome(by: instant) }) == true else { return true }
    let changed = drawing.advance(to: instant)
    let now = drawing.version
    due = drawing.nextChange
    guard now != version else { return true }
    guard now.arrangement == version.arrangement else { return false }
    // Another part may have moved the same drawing on.
    let rects = before == version ? changed : [shown.bounds]
    let new = drawing.grid
    for rect in rects {
      let isDone = grid.update(
        rect, from: shown, to: new, at: origin, visible: visible, transparent: CellColor(Wallpaper.ground))
      guard isDone else { return false }
    }
    (shown, version) = (new, now)
    return true
  }
}

nonisolated extension CellRect {
  func moved(by distance: CellPoint, clip: CellRect?) -> CellRect {
    let moved = CellRect(
      column: minColumn + distance.column, row: minRow + distance.row, columns: size.columns, rows: size.rows)
    return clip.map { moved.intersection($0) } ?? moved
  }
}
