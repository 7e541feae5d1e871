import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct SignDiscTests {
  /// The columns of a row that are of a ground, in halves.
  private func halves(_ scene: Scene) -> Int {
    let color = CellColor(RGB(hex: 0x0000FF))
    return (0..<scene.grid.size.columns).reduce(0) { sum, column in
      let cell = scene.cell(column, 0)
      if cell.background == color { return sum + 2 }
      return sum + (cell.foreground == color && cell.glyph.map(Quadrants.isEdge) == true ? 1 : 0)
    }
  }
  private func padded(_ points: Double) -> Scene {
    Scene(environment: { $0.values.isInPill = true }) {
      Image(systemName: "phone.fill").padding(points).background(Circle().fill(Color(red: 0, green: 0, blue: 1)))
    }
  }

  @Test("X07 the disc behind a padded sign of one row is as wide as its padding says")
  func padding() {
    #expect(padded(4).grid.size.columns >= 3)
    #expect(halves(padded(4)) >= 4)
    #expect(halves(padded(8)) >= halves(padded(4)))
    #expect(halves(padded(8)) == 2 * padded(8).grid.size.columns)
  }

  @Test("X07 low bars between discs go through the middle of these")
  func bars() {
    let picture = Scene(columns: 20) {
      HStack(spacing: 0) {
        Circle().fill(.green).frame(width: 16, height: 16)
        Rectangle().fill(.green).frame(height: 8)
        Circle().fill(.gray).frame(width: 16, height: 16)
      }
    }.text
    #expect(picture.contains("━") && !picture.contains("▄"), "\(picture)")
  }

  @Test("X07 bars thinner than a column that have no column between them keep their gaps within their columns")
  func thinBars() {
    let scene = Scene(columns: 12) {
      HStack(spacing: 3) { ForEach(0..<10) { _ in Capsule().fill(.purple).frame(width: 5, height: 18) } }
    }
    #expect(scene.text.contains(String(repeating: "▋", count: 10)), "\(scene.text)")
  }

  @Test("X07 thin bars that have columns between them fill theirs, however little they were offered before")
  func thinBarsWithRoom() {
    let picture = Scene(columns: 30) {
      HStack {
        Text("a")
        HStack(spacing: 3) { ForEach(0..<4) { _ in Rectangle().fill(.purple).frame(width: 5, height: 16) } }
        Text("b")
      }
    }.text
    #expect(!picture.contains("▋"), "\(picture)")
  }

  @Test("X07 the faint rim of a capsule leaves its round ends as they are")
  func faintRim() {
    func capsule(_ rim: Double) -> String {
      picture(24) {
        Text("Pause").padding(.vertical, 11).frame(maxWidth: .infinity).background(Color.purple, in: Capsule())
          .overlay(Capsule().strokeBorder(.white.opacity(rim), lineWidth: 1)).padding(8)
      }
    }
    #expect(capsule(0.16).contains("▗▟") && !capsule(0.16).contains("─"), "\(capsule(0.16))")
    #expect(!capsule(0.16).contains("╭"))
  }

  @Test("X07 a ring on a small disc of its size is the disc's edge")
  func rimOfDisc() {
    func disc(_ rim: Double) -> String {
      picture {
        Text("7").frame(width: 22, height: 22).background(Color.orange, in: Circle())
          .overlay(Circle().strokeBorder(.white.opacity(rim), lineWidth: 1.5)).padding(.horizontal, 16)
      }
    }
    #expect(disc(1) == disc(0))
    #expect(!disc(1).contains("("))
  }
}
