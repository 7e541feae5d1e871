import SkerryCells
import Testing

@testable import SkerryViews

/// What is cut out in a circle, and what lies in the middle of a small square.
@MainActor @Suite struct ClippedDiscTests {
  @Test("X07 a disc with something translucent over it keeps its edges when it is clipped to a circle")
  func edges() {
    let scene = Scene {
      Color.gray.opacity(0.4).frame(width: 40, height: 40).padding(6)
        .background(Circle().fill(.white)).clipShape(Circle())
    }
    let grid = scene.grid
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let cell = grid[column, row]
        guard let part = CellParts.part(in: cell), part.samples != 0 else { continue }
        #expect((cell.foreground.rgb?.luminance ?? 0) > 0.4, "\(column), \(row): \(cell)")
      }
    }
    #expect(grid.size == CellSize(columns: 7, rows: 3), "\(grid.size)")
  }

  @Test("X07 an outlined square of a row is a sign in the middle of what it lies on")
  func box() {
    let scene = Scene {
      ZStack {
        RoundedRectangle(cornerRadius: 4).fill(.white).frame(width: 24, height: 24)
        RoundedRectangle(cornerRadius: 2).stroke(.black, lineWidth: 2).frame(width: 12, height: 12)
      }
    }
    #expect(
      scene.text.split(separator: "\n").first { $0.contains("□") }?.firstIndex(of: "□")
        .map { scene.text.distance(from: scene.text.startIndex, to: $0) % 4 } == 1, "\(scene.text)")
  }
}
