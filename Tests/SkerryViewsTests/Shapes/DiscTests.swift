import SkerryCells
import Testing

@testable import SkerryViews

/// Discs and rings are drawn in the size that their frames have in points, not in that of the cells around them.
@MainActor @Suite struct DiscTests {
  private static let color = RGB(hex: 0xFF0000)
  private static let paint = Color(red: 1, green: 0, blue: 0)

  /// What is filled of a picture, in eighths of cells, and where it lies in points.
  private struct Covered {
    var area = 0.0
    var left = Double.infinity
    var right = -Double.infinity
    var top = Double.infinity
    var bottom = -Double.infinity

    @MainActor init(_ scene: Scene, columns: Range<Int>? = nil) {
      let grid = scene.rendering.grid
      for row in 0..<grid.size.rows {
        for column in columns ?? 0..<grid.size.columns {
          let samples = Self.samples(grid[column, row])
          for index in 0..<64 where samples >> UInt64(index) & 1 == 1 {
            let (x, y) = (Double(column * 8 + index % 8), Double(row * 16 + index / 8 * 2))
            area += 2
            (left, right) = (min(left, x), max(right, x + 1))
            (top, bottom) = (min(top, y), max(bottom, y + 2))
          }
        }
      }
    }

    @MainActor private static func samples(_ cell: Cell) -> UInt64 {
      if cell.background == CellColor(DiscTests.color) { return .max }
      guard cell.foreground == CellColor(DiscTests.color) else { return 0 }
      return CellParts.all.first {
        $0.glyph == cell.glyph && $0.isReversed == cell.attributes.contains(.reverse)
      }?.samples ?? 0
    }
    var middle: Double { (top + bottom) / 2 }
  }

  @Test(
    "X07 a disc of 24 to 64 points is as high as wide, as large as on a phone, and in the middle of its frame",
    arguments: [24.0, 28, 32, 36, 40, 44, 48, 56, 60, 64])
  func sizes(side: Double) {
    let scene = Scene { Circle().fill(Self.paint).frame(width: side, height: side) }
    let disc = Covered(scene)
    let (width, height) = (disc.right - disc.left, disc.bottom - disc.top)
    #expect(abs(width - height) <= 4, "\(width) × \(height)")
    #expect(abs(width - side) <= 5, "\(width) of \(side)")
    let area = Double.pi / 4 * min(side, Double(scene.rendering.grid.size.rows) * 16) * min(side, disc.bottom)
    #expect(abs(disc.area - area) <= area * 0.16, "\(disc.area) of \(area)")
    #expect(abs(disc.middle - Double(scene.rendering.grid.size.rows) * 8) <= 4)
    let clipped = Covered(Scene { Self.paint.frame(width: side, height: side).clipShape(Circle()) })
    #expect(abs((clipped.right - clipped.left) - (clipped.bottom - clipped.top)) <= 4)
  }

  @Test("X07 discs beside each other have a common middle, whatever their sizes")
  func commonMiddle() {
    let scene = Scene {
      HStack(spacing: 8) {
        ForEach([32.0, 40, 44, 56, 64], id: \.self) { Circle().fill(Self.paint).frame(width: $0, height: $0) }
      }
    }
    var column = 0
    for columns in [4, 5, 6, 7, 8] {
      let disc = Covered(scene, columns: column..<column + columns)
      #expect(abs(disc.middle - 32) <= 2, "\(columns): \(disc.middle)")
      column += columns + 1
    }
    let ring = Scene {
      HStack(spacing: 8) {
        Circle().fill(Self.paint).frame(width: 64, height: 64)
        Circle().stroke(Self.paint, lineWidth: 4).frame(width: 40, height: 40)
      }
    }
    let dots = ring.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
    }
    #expect(dots.prefix(4) == [true, true, true, true], "\(ring.text)")
  }

  @Test("X07 discs in one another have one middle, also those that are cut out of a color")
  func nested() {
    let scene = Scene {
      ZStack {
        Color(red: 0, green: 0, blue: 1).frame(width: 80, height: 80).clipShape(Circle()).shadow(radius: 4)
        Self.paint.frame(width: 70, height: 70).clipShape(Circle())
      }
    }
    let inner = Covered(scene)
    #expect(abs(inner.middle - 40) <= 3, "\(inner.top)…\(inner.bottom)")
    #expect(abs((inner.left + inner.right) / 2 - 40) <= 3, "\(inner.left)…\(inner.right)")
  }

  @Test(
    "X05 X07 a picture that isn't there has the middle of the discs around it, and hides nothing beyond its own disc")
  func nestedPicture() {
    let scene = Scene {
      ZStack {
        Self.paint.frame(width: 80, height: 80).clipShape(Circle())
        Image("Gull").resizable().scaledToFit().frame(width: 60, height: 60).clipShape(Circle())
      }
    }
    let grid = scene.rendering.grid
    for column in 0..<grid.size.columns / 2 {
      let other = grid.size.columns - 1 - column
      for row in [0, grid.size.rows - 1] {
        #expect(grid[column, row].background == grid[other, row].background, "\(column) \(row)")
      }
      #expect(grid[column, 0].background == grid[column, grid.size.rows - 1].background, "\(column)")
    }
  }

  @Test("X05 X07 a picture that isn't there and is cut out as a disc is about as wide as high in a pill of the island")
  func pill() {
    let scene = Scene(columns: 12, environment: { $0.values.isInPill = true }) {
      Image("gull").resizable().scaledToFit().padding(1).background(Color.white).clipShape(Circle())
    }
    let columns = (0..<12).filter { scene.background($0, 0) != scene.background(11, 0) }
    #expect((1...3).contains(columns.count), "\(columns)")
  }

  @Test("X07 a letter on a disc has as much of it above as below", arguments: [24.0, 28, 32, 36, 40, 44])
  func letters(side: Double) {
    let scene = Scene {
      Text("B").frame(width: side, height: side).background(Circle().fill(Self.paint)).padding(16)
    }
    let grid = scene.rendering.grid
    let row = (0..<grid.size.rows).first { row in (0..<grid.size.columns).contains { grid[$0, row].glyph == Glyph("B") }
    }
    let disc = Covered(scene)
    #expect(abs(disc.middle - (Double(row ?? 0) * 16 + 8)) <= 2, "\(disc.top)…\(disc.bottom) around row \(row ?? -1)")
  }

  @Test("X07 a square of 44 points with round corners has straight sides")
  func squares() {
    let scene = Scene { RoundedRectangle(cornerRadius: 10).fill(Self.paint).frame(width: 44, height: 44) }
    let square = Covered(scene)
    #expect(square.area >= 48 * 48 * 0.95)
    #expect((0..<6).allSatisfy { scene.background($0, 1) == Self.color })
  }

  @Test("X07 discs that overlap keep their round sides")
  func overlapping() {
    let scene = Scene {
      HStack(spacing: -10) {
        ForEach([Color.blue, Self.paint], id: \.self) { color in
          Text("A").frame(width: 40, height: 40).background(Circle().fill(color)).overlay(
            Circle().stroke(.black, lineWidth: 2))
        }
      }
    }
    let disc = Covered(scene)
    let height = disc.bottom - disc.top
    #expect(abs(height - 40) <= 4 && abs(disc.right - disc.left - 40) <= 4, "\(scene.text)")
    #expect(disc.area < 40 * 40 * 0.9)
  }

  @Test("D04 X07 in ASCII and without colours a disc is as full below as above")
  func ascii() {
    let scene = Scene { Circle().fill(Self.paint).frame(width: 48, height: 48) }
    let plain = GridReduction(depth: .colors16, ascii: true).reduce(scene.rendering.grid)
    let lines = (0..<3).map { plain.plainText(ofRow: $0) }
    #expect(lines[0].count { $0 == "#" } == lines[2].count { $0 == "#" }, "\(lines)")
    for row in 0..<3 {
      for column in 0..<6 { #expect(!plain[column, row].attributes.contains(.reverse)) }
    }
  }

  @Test(
    "X07 the rim of an avatar in the colour of the ground cuts it out of the one below",
    arguments: [24.0, 28, 32, 44], [false, true])
  func cutOut(side: Double, hasLetters: Bool) {
    func avatars(_ rim: Color) -> Scene {
      Scene {
        HStack(spacing: -8) {
          ForEach([Color(red: 0, green: 0, blue: 1), Self.paint], id: \.self) { color in
            Text(hasLetters ? "A" : "").frame(width: side, height: side).background(Circle().fill(color))
              .overlay(Circle().stroke(rim, lineWidth: 2))
          }
        }.padding(16)
      }
    }
    /// The cells in which both colours meet.
    func meeting(_ scene: Scene) -> Int {
      var count = 0
      for row in 0..<scene.grid.size.rows {
        for column in 0..<scene.grid.size.columns {
          let cell = scene.cell(column, row)
          let colors = Set([cell.foreground.rgb?.hex, cell.background.rgb?.hex])
          if cell.glyph?.isBlank == false, colors == [0x0000FF, 0xFF0000] { count += 1 }
        }
      }
      return count
    }
    #expect(meeting(avatars(.black)) == 0)
    #expect(meeting(avatars(.clear)) == meeting(avatars(.white)), "another rim is the edge of the disc")
  }
}
