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

  /// The picture with its number below it.
  ///
  /// Each part is laid over those behind it, as a dialog is: no wide glyph crosses the edge of a part that is seen, but
  /// one may well cross an edge that lies behind it.
  func picture(_ size: CellSize) -> Grid {
    var picture = Grid(size: size)
    picture.copy(grid, to: .zero)
    for part in parts {
      let rect = part.rect.intersection(picture.bounds)
      picture.copy(grid.cropped(to: rect), to: rect.origin)
    }
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
