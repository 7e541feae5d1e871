import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryViews

/// A row of the inspector that counts: what it shows later is drawn where it lies, without the rows around it.
final class CountingRow: MovingDrawing {
  private let body: @MainActor (Date) -> (pieces: [InspectorRow.Piece], next: Date?)
  private let accent: RGB
  private(set) var grid: Grid
  private(set) var version = DrawingVersion()
  private(set) var nextChange: Date?

  init(
    _ body: @escaping @MainActor (Date) -> (pieces: [InspectorRow.Piece], next: Date?), accent: RGB, columns: Int,
    at instant: Date
  ) {
    self.body = body
    self.accent = accent
    grid = Grid(size: CellSize(columns: columns, rows: 1))
    draw(at: instant)
  }

  private func draw(at instant: Date) {
    let (pieces, next) = body(instant)
    var pen = Pen(size: grid.size)
    InspectorInk(accent: accent).draw(pieces, &pen)
    (grid, nextChange) = (pen.grid, next)
  }

  func advance(to instant: Date) -> [CellRect] {
    guard let nextChange, nextChange.hasCome(by: instant) else { return [] }
    draw(at: instant)
    version.cells += 1
    return [grid.bounds]
  }
}
