import SkerryCells
import Testing

@testable import SkerryViews

/// Discs and rings beside a line of text, under a dot, and behind the letter of a picture that isn't there.
@MainActor @Suite struct RoundBesideWordsTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test("X07 a disc or ring of two rows beside one line of text has that in its middle, as it has a letter on it")
  func besideWords() {
    func row(_ view: some View) -> String {
      picture {
        HStack(spacing: 8) {
          view.frame(width: 32, height: 32)
          Text("Name")
        }
        .padding(.top, 16)
      }
    }
    #expect(row(Circle().fill(Self.red)) == "▗▅▅▖\n████ Name\n▝▃▃▘\n", "\(row(Circle().fill(Self.red)))")
    let ring = row(Circle().stroke(Self.red, lineWidth: 3)).split(separator: "\n")
    #expect(ring.count == 3 && ring[1].hasSuffix("Name"), "\(ring)")
    // Where words stand right above it, it stays in its rows.
    let below = picture {
      VStack(alignment: .leading, spacing: 0) {
        Text("Above")
        HStack(spacing: 8) {
          Circle().fill(Self.red).frame(width: 32, height: 32)
          Text("Name")
        }
      }
    }
    #expect(below == "Above\n▟██▙ Name\n▜██▛\n", "\(below)")
    // Beside two lines it keeps its rows.
    let block = picture {
      HStack(spacing: 8) {
        Circle().fill(Self.red).frame(width: 32, height: 32)
        VStack(alignment: .leading, spacing: 0) {
          Text("Name")
          Text("Place")
        }
      }
      .padding(.top, 16)
    }
    #expect(block.hasPrefix("\n▟██▙ Name\n"), "\(block)")
  }

  @Test("X07 a disc lies around a dot on it by halves of cells", arguments: [24.0, 28, 32, 36, 40, 44, 48])
  func underDot(side: Double) throws {
    let stacked = Scene {
      ZStack {
        Circle().fill(Self.red).frame(width: side, height: side)
        Circle().fill(.white).frame(width: 8, height: 8)
      }
      .padding(16)
    }
    let overlaid = Scene {
      Circle().fill(Self.red).frame(width: side, height: side)
        .overlay { Circle().fill(.white).frame(width: 8, height: 8) }.padding(16)
    }
    for scene in [stacked, overlaid] {
      let cells = (0..<scene.grid.size.rows).flatMap { row in
        (0..<scene.grid.size.columns).map { CellPoint(column: $0, row: row) }
      }
      let dot = try #require(cells.first { scene.cell($0.column, $0.row).glyph == Glyph("●") })
      let red = CellColor(RGB(hex: 0xFF0000))
      let disc = cells.filter {
        scene.cell($0.column, $0.row).background == red || scene.cell($0.column, $0.row).foreground == red
      }
      let columns = disc.map(\.column)
      let rows = disc.map(\.row)
      let (left, right) = (try #require(columns.min()), try #require(columns.max()))
      let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
      #expect(left + right == 2 * dot.column && top + bottom == 2 * dot.row, "\(scene.text)")
    }
  }

  @Test(
    "X07 the letter of a missing picture stands in the middle of a disc of one row, which has half a column on both sides",
    arguments: [16.0, 18, 20, 22])
  func standIn(side: Double) {
    let scene = Scene {
      HStack(spacing: 8) {
        Text("a")
        Image("Nowhere").resizable().frame(width: side, height: 16).clipShape(Circle())
        Text("b")
      }
    }
    #expect(scene.text.contains("▐N▌") && scene.text.hasPrefix("a"), "\(scene.text)")
  }

  @Test("X07 a badge at the corner of a ring doesn't move the ring from the middle of its row")
  func badgeAtCorner() {
    func row(_ badge: Bool) -> Scene {
      Scene(columns: 30) {
        HStack(spacing: 10) {
          ZStack {
            Circle().stroke(.orange, lineWidth: 4)
            Image(systemName: "flame.fill").font(.title3)
          }
          .frame(width: 52, height: 52)
          .overlay(alignment: .topTrailing) {
            if badge { Text("2").font(.caption2).padding(5).background(.red, in: Circle()) }
          }
          VStack(alignment: .leading, spacing: 0) {
            Text("Dryer"); Text("41:00"); Text("until"); Text("10:00")
          }
        }
      }
    }
    func firstRow(_ scene: Scene) -> Int? {
      (0..<scene.grid.size.rows).first { row in
        (0..<4).contains { scene.cell($0, row).glyph.map { BrailleDots.mask(of: $0) != nil } ?? false }
      }
    }
    #expect(firstRow(row(true)) == firstRow(row(false)), "\(row(true).text)\(row(false).text)")
  }
}
