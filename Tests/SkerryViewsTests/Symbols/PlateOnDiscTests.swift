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

  @Test("X07 the sign of a symbol's disc stands in the middle of a larger disc", arguments: [44.0, 54, 60, 70])
  func middle(side: Double) throws {
    let scene = Scene {
      ZStack {
        Circle().fill(.green.opacity(0.2)).frame(width: side, height: side)
        Image(systemName: "indianrupeesign.circle.fill").font(.system(size: 28)).foregroundStyle(.green)
      }
    }
    let size = scene.grid.size
    let places = (0..<size.rows).flatMap { row in (0..<size.columns).map { CellPoint(column: $0, row: row) } }
    let sign = try #require(places.first { scene.grid[$0.column, $0.row].glyph == Glyph("₹") })
    #expect(abs(2 * sign.column + 1 - size.columns) <= 1 && abs(2 * sign.row + 1 - size.rows) <= 1, "\(scene.text)")
  }

  @Test("X07 a symbol's disc on a button's ground is round above and below its sign")
  func onButton() {
    let scene = Scene {
      Button {
      } label: {
        Image(systemName: "stop.circle.fill").font(.system(size: 28)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }.buttonStyle(.bordered).padding(.top, 16)
    }
    func red(_ row: Int) -> Int {
      (0..<scene.grid.size.columns).filter { column in
        let cell = scene.cell(column, row)
        return [cell.foreground, cell.background].contains { $0.rgb == RGB(hex: 0xFF0000) }
      }.count
    }
    #expect(red(0) >= 2 && red(2) >= 2 && red(1) >= 4, "\(scene.text)")
  }

  @Test("X07 a disc of two rows that lies half a row lower is no cross")
  func noCross() {
    let scene = Scene {
      HStack {
        Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 30, height: 30)
        Rectangle().fill(.gray).frame(width: 16, height: 48)
      }
    }
    #expect(scene.text.hasPrefix("▗▄▄▖\n████\n▝▀▀▘"), "\(scene.text)")
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
