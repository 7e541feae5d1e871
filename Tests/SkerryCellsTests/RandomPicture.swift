@testable import SkerryCells

/// Pictures full of wide glyphs, colours and attributes.
enum RandomPicture {
  static func make(_ random: inout RandomSource) -> Grid {
    var grid = Grid(size: CellSize(columns: 30, rows: 5))
    for _ in 0..<12 {
      grid.write(
        CellText(Samples.text(random.number(1..<10), &random)),
        at: CellPoint(column: random.number(-3..<30), row: random.number(0..<5)),
        foreground: Samples.cellColor(&random), background: Samples.cellColor(&random),
        attributes: CellAttributes(rawValue: UInt8(random.number(0..<64))))
    }
    return grid
  }
}
