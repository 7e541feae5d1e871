import SkerryCells

/// Random pictures of random parts, each made of the one before; the same each time.
struct Scribble {
  private(set) var parts: [ScreenPart] = []
  private var random: SmallRandom
  private var grid = Grid(size: .zero)
  private var count = 0

  init(seed: UInt64) { random = SmallRandom(seed: seed) }

  mutating func next(_ size: CellSize) {
    if grid.size != size { grid = Grid(size: size) }
    count += 1
    random.scribble(on: &grid)
    // Mostly the parts stay where they are, as panes do.
    if count % 4 == 1 { parts = random.parts(of: size) }
  }

  /// No wide glyph crosses the edge of a part; the other half is there again when the part is gone.
  private static func cut(_ grid: inout Grid, at rect: CellRect) {
    let rect = rect.intersection(grid.bounds)
    guard !rect.isEmpty else { return }
    let part = grid.cropped(to: rect)
    grid.fill(rect, with: .blank)
    grid.copy(part, to: rect.origin)
  }

  /// The picture with its number below it.
  func picture(_ size: CellSize) -> Grid {
    var picture = Grid(size: size)
    picture.copy(grid, to: .zero)
    for part in parts { Self.cut(&picture, at: part.rect) }
    picture.fill(CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1), with: .blank)
    picture.write(CellText("picture \(count) of ticks 0"), at: CellPoint(column: 0, row: size.rows - 1))
    return picture
  }
}

extension SmallRandom {
  /// Two panes beside each other and up to two dialogs in front, which overlap.
  fileprivate mutating func parts(of size: CellSize) -> [ScreenPart] {
    let middle = Int.random(in: 1..<max(2, size.columns), using: &self)
    let rows = max(1, size.rows - 2)
    var parts = [
      ScreenPart("left", CellRect(column: 0, row: 1, columns: middle, rows: rows)),
      ScreenPart("right", CellRect(column: middle, row: 1, columns: size.columns - middle, rows: rows)),
    ]
    for name in ["dialog", "question"].prefix(Int.random(in: 0...2, using: &self)) {
      let column = Int.random(in: -2..<max(1, size.columns - 4), using: &self)
      let row = Int.random(in: 0..<max(1, size.rows - 4), using: &self)
      parts.append(
        ScreenPart(
          name,
          CellRect(
            column: column, row: row, columns: Int.random(in: 1...30, using: &self),
            rows: Int.random(in: 1...8, using: &self))))
    }
    return parts
  }
}
