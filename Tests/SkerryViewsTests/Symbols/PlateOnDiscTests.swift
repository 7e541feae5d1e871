import SkerryCells
import Testing

@testable import SkerryViews

/// Signs on discs, and pictures in them that are not there.
@MainActor @Suite struct PlateOnDiscTests {
  @Test(
    "X07 a symbol's disc covers a disc of the same frame but for its sign", arguments: [32.0, 36, 40, 44, 50, 60, 64])
  func plates(side: Double) {
    let scene = Scene {
      ZStack {
        Circle().fill(.white).frame(width: side, height: side)
        Image(systemName: "timer.circle.fill").resizable().scaledToFit().foregroundStyle(.black)
          .frame(width: side, height: side)
      }.padding(16)
    }
    let grid = scene.grid
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let cell = grid[column, row]
        #expect(cell.background.rgb != RGB(hex: 0xFFFFFF), "\(side): \(column), \(row)")
        guard let glyph = cell.glyph, (0x2580...0x259F).contains(glyph.scalar.value) else { continue }
        #expect(cell.foreground.rgb != RGB(hex: 0xFFFFFF), "\(side): \(column), \(row)")
      }
    }
    #expect(scene.text.contains { !$0.isWhitespace }, "the sign is there")
  }

  @Test("X07 the letter of a missing picture stands in the middle of its disc", arguments: [24.0, 28, 30, 32, 38])
  func missing(side: Double) throws {
    let scene = Scene {
      Image("Maria").resizable().scaledToFill().frame(width: side, height: side).clipShape(Circle()).padding(16)
    }
    let grid = scene.grid
    let rows = (0..<grid.size.rows).filter { row in
      (0..<grid.size.columns).contains { column in
        let cell = grid[column, row]
        return cell.background.rgb != .black || cell.glyph.map(Quadrants.isEdge) == true
      }
    }
    let letter = try #require(
      rows.first { row in (0..<grid.size.columns).contains { grid[$0, row].glyph == Glyph("M") } })
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(letter - first == last - letter, "\(scene.text)")
  }
}
