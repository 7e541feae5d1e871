import SkerryCells
import Testing

@testable import SkerryViews

/// Discs in one another, with a symbol or a picture that isn't there on them.
@MainActor @Suite struct NestedDiscsTests {
  private static let white = RGB(hex: 0xFFFFFF)

  /// The rows and columns in which a color is seen.
  private func seen(_ scene: Scene, where isSeen: (RGB) -> Bool) -> (rows: [Int], columns: [Int]) {
    let size = scene.grid.size
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = scene.cell(column, row)
        let isEdge = cell.glyph.map { Quadrants.isEdge($0) } == true
        guard [cell.background.rgb, isEdge ? cell.foreground.rgb : nil].contains(where: { $0.map(isSeen) == true })
        else { continue }
        rows.insert(row)
        columns.insert(column)
      }
    }
    return (rows.sorted(), columns.sorted())
  }

  private func letter(_ scene: Scene) -> CellPoint? {
    let size = scene.grid.size
    return (0..<size.rows).flatMap { row in (0..<size.columns).map { CellPoint(column: $0, row: row) } }
      .first { scene.grid[$0.column, $0.row].glyph == Glyph("C") }
  }

  private func nested(_ side: Double) -> Scene {
    Scene {
      ZStack {
        Color.white.frame(width: side, height: side).clipShape(Circle())
        Color(red: 1, green: 0, blue: 0).frame(width: side - 10, height: side - 10).clipShape(Circle())
        Image("Cactus").resizable().scaledToFit().frame(width: side - 20, height: side - 20).clipShape(Circle())
      }.padding(16)
    }
  }

  @Test(
    "X07 three discs in one another have one middle, in which the letter of the picture stands",
    arguments: [44.0, 50, 60, 72, 80])
  func concentric(side: Double) throws {
    let scene = nested(side)
    let row = try #require(letter(scene)).row
    for isSeen in [{ $0 == Self.white }, { $0.red == 255 && $0.green == 0 }] as [(RGB) -> Bool] {
      let (rows, columns) = seen(scene, where: isSeen)
      let (first, last) = (try #require(rows.first), try #require(rows.last))
      // A disc whose edge ends within a cell reaches a row further on one side.
      let most = [44, 72].contains(side) ? 1 : 0
      #expect(abs(row - first - (last - row)) <= most, "\(side): \(scene.text)")
      #expect((try #require(columns.last)) - (try #require(columns.first)) >= 3)
    }
  }

  @Test(
    "X07 the edge of a disc is seen through the picture on it, and no light piece of the disc below",
    arguments: [
      44.0, 50, 60, 72, 80,
    ])
  func edges(side: Double) {
    let scene = nested(side)
    let size = scene.grid.size
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = scene.cell(column, row)
        for color in [cell.background.rgb, cell.glyph.map { Quadrants.isEdge($0) } == true ? cell.foreground.rgb : nil]
        {
          guard let color else { continue }
          // White under the picture is grey.
          #expect(!(color.red == color.green && color.red > 150 && color != Self.white), "\(side): \(column), \(row)")
        }
      }
    }
  }

  @Test("X07 a disc has its middle in that of a picture on it, whose columns are odd where its own are even")
  func square() {
    for side in [36.0, 44, 52, 60, 72] {
      let scene = Scene {
        ZStack {
          Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: side, height: side)
          Image("Cactus").resizable().frame(width: 24, height: 16)
        }.padding(16)
      }
      let picture = seen(scene) { $0.red > 150 && $0.green > 20 && $0.red != $0.green }.columns
      let disc = seen(scene) { $0.red == 255 && $0.green == 0 }.columns
      let (left, right) = ((picture.first ?? 0) - (disc.first ?? 0), (disc.last ?? 0) - (picture.last ?? 0))
      #expect(left == right && picture.count == 3, "\(side): \(scene.text)")
    }
  }

  @Test("X07 the glyph of a symbol in a frame of two rows stands in the middle of a disc of three")
  func glyph() {
    let scene = Scene {
      ZStack {
        Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 50, height: 50)
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 25, height: 25)
      }
    }
    #expect((0..<scene.grid.size.columns).contains { scene.cell($0, 1).glyph == Glyph("★") }, "\(scene.text)")
    let text = Scene {
      ZStack {
        Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 50, height: 50)
        Text("7").frame(width: 30, height: 30)
      }
    }
    #expect((0..<text.grid.size.columns).contains { text.cell($0, 1).glyph == Glyph("7") }, "\(text.text)")
  }
}
