import SkerryCells
import Testing

@testable import SkerryViews

/// Rings in each other share cells, which have one colour each.
@MainActor @Suite struct NestedRingTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  private func ring(_ side: Double, _ share: Double, _ color: Color) -> some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 9)
      Circle().trim(from: 0, to: share).stroke(color, lineWidth: 9).rotationEffect(.degrees(-90))
    }.frame(width: side, height: side)
  }

  /// Cells with bright dots of a colour.
  private func cells(_ scene: Scene, _ isOf: (RGB) -> Bool) -> Set<CellPoint> {
    var found: Set<CellPoint> = []
    for row in 0..<scene.grid.size.rows {
      for column in 0..<scene.grid.size.columns {
        let cell = scene.cell(column, row)
        guard let glyph = cell.glyph, BrailleDots.mask(of: glyph) ?? 0 != 0, let color = cell.foreground.rgb else {
          continue
        }
        if isOf(color) { found.insert(CellPoint(column: column, row: row)) }
      }
    }
    return found
  }

  @Test("X07 rings of three, two and one columns around one another are one sign in their middle")
  func oneSign() {
    let rings = Scene {
      ZStack {
        Circle().stroke(Self.red.opacity(0.35), lineWidth: 1).frame(width: 22, height: 22)
        Circle().stroke(Self.red, lineWidth: 1.4).frame(width: 14.5, height: 14.5)
        Circle().stroke(Self.green, lineWidth: 2).frame(width: 9, height: 9)
        Circle().fill(Self.green).frame(width: 3, height: 3)
      }
    }
    #expect(rings.text.hasPrefix(" ◉") && rings.text.filter { !$0.isWhitespace } == "◉", "\(rings.text)")
  }

  @Test("X07 a sign in a ring of three columns stands in the middle one, and a badge at its corner below it")
  func signs() {
    let ring = Scene {
      ZStack {
        ZStack {
          Circle().stroke(Self.green.opacity(0.2), lineWidth: 2.5)
          Circle().trim(from: 0, to: 0.8).stroke(Self.green, lineWidth: 2.5)
        }.frame(width: 28, height: 28)
        Image(systemName: "star.fill").font(.system(size: 11))
        Image(systemName: "checkmark").font(.system(size: 9)).offset(x: 12, y: 12)
      }
    }
    let rows = ring.text.split(separator: "\n").map(Array.init)
    let star = rows.first?.firstIndex(of: "★") ?? -1
    #expect(rows.count == 2 && star > 0, "\(ring.text)")
    #expect(rows[0].prefix(max(star, 0)).count { $0 > "⠀" && $0 < "⣿" } == 1, "\(ring.text)")
    #expect(rows[1].contains("✓") || rows[1].contains("✔"), "\(ring.text)")
  }

  @Test(
    "X07 a ring within another takes no cells of which that has more", arguments: [(80.0, 58.0), (50, 30), (100, 76)])
  func outer(sides: (Double, Double)) {
    let (outer, inner) = sides
    let alone = cells(Scene { ring(outer, 0.8, Self.red).frame(width: outer, height: outer) }) { $0.red > 200 }
    let both = Scene {
      ZStack {
        ring(outer, 0.8, Self.red)
        ring(inner, 0.6, Self.green)
      }.frame(width: outer, height: outer)
    }
    let left = cells(both) { $0.red > 200 }
    #expect(left.isSubset(of: alone))
    #expect(left.count * 10 >= alone.count * 8, "\(left.count) of \(alone.count)")
    #expect(!cells(both) { $0.green > 200 }.isEmpty)
  }
}
