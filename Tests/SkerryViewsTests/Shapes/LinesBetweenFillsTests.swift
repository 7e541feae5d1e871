import SkerryCells
import Testing

@testable import SkerryViews

/// Lines and distances of a point or two between fills.
@MainActor @Suite struct LinesBetweenFillsTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let ground = CellColor(RGB(hex: 0xFF0000))

  private func line(_ view: some View, columns: Int = 9, rows: Int = 3) -> Scene {
    Scene(columns: columns, rows: rows) { view }
  }

  @Test("X07 a line of a point between blocks side by side is the edge of the first one, and no gap of a column")
  func upright() {
    let scenes = [
      line(
        HStack(spacing: 0) {
          Self.red
          Rectangle().fill(.white).frame(width: 1)
          Self.blue
        }),
      line(
        HStack(spacing: 0) {
          Self.red
          Divider()
          Self.blue
        }),
      // A distance as small as that is such a line in the colour of the ground.
      line(
        HStack(spacing: 1) {
          Self.red
          Self.blue
        }),
    ]
    for scene in scenes {
      for row in 0..<3 {
        #expect(scene.cell(4, row).glyph == Glyph("▕"))
        #expect(scene.cell(4, row).background == Self.ground)
        #expect(scene.cell(5, row).background == CellColor(RGB(hex: 0x0000FF)))
      }
    }
    #expect(scenes[0].foreground(4, 0) == RGB(hex: 0xFFFFFF))
    #expect(scenes[2].foreground(4, 0) == RGB(hex: 0x000000))
  }

  @Test("X07 a line of a point between blocks one below the other is the edge of the first one")
  func level() {
    let scene = line(
      VStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity).background(Self.red)
        Rectangle().fill(.white).frame(height: 1)
        Text("b").frame(maxWidth: .infinity).background(Self.blue)
      })
    for column in 0..<9 {
      #expect(scene.cell(column, 1).glyph == Glyph("▁") && scene.cell(column, 1).background == Self.ground)
    }
  }

  @Test("X07 a line beside anything else than fills stays in the middle of its cell")
  func plainLines() {
    let between = picture {
      HStack(spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(between == "a│b\n")
    let card = Scene {
      HStack(spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
      .background(Self.red)
    }
    #expect(card.text == "a│b\n")
    // Bars of a column or two are told by their gaps.
    let bars = Scene {
      HStack(alignment: .bottom, spacing: 2) { ForEach(0..<3) { _ in Self.red.frame(width: 4, height: 16) } }
    }
    #expect(!bars.text.contains("▕"), "\(bars.text)")
    // A gradient has other colours in each cell, and is one ground.
    let shaded = Scene {
      HStack(spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
      .background(LinearGradient(colors: [Self.red, Self.blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(shaded.text == "a│b\n")
    let apart = line(
      HStack(spacing: 8) {
        Self.red
        Divider()
        Self.blue
      })
    #expect(apart.cell(4, 0).glyph == Glyph("│"))
  }

  @Test("X07 a line in the colour of the ground cuts no column out of a bar that is lower than a row")
  func lowBar() {
    func bar(_ color: Color) -> Scene {
      Scene(columns: 9) {
        ZStack {
          Rectangle().fill(Self.red).frame(height: 10)
          Rectangle().fill(color).frame(width: 1, height: 10)
        }
      }
    }
    #expect(bar(.black).text == "▅▅▅▅▅▅▅▅▅\n", "\(bar(.black).text)")
    // In another colour it is a piece of the bar.
    #expect(bar(.white).text == "▅▅▅▅▅▅▅▅▅\n", "\(bar(.white).text)")
    #expect(bar(.white).foreground(4, 0) == RGB(hex: 0xFFFFFF) && bar(.white).foreground(3, 0) == RGB(hex: 0xFF0000))
  }

  @Test("X07 a mark on a bar as thin as a line is a piece of the line, and one that is higher than its bar a line")
  func marks() {
    func bar(_ height: Double, _ mark: CGSize) -> Scene {
      Scene(columns: 9) {
        ZStack {
          Capsule().fill(Self.red).frame(height: height)
          Capsule().fill(.white).frame(width: mark.width, height: mark.height)
        }
      }
    }
    for width in [2.0, 3, 6] {
      let thin = bar(6, CGSize(width: width, height: 6))
      #expect(thin.text == "━━━━━━━━━\n" && thin.foreground(4, 0) == RGB(hex: 0xFFFFFF), "\(width): \(thin.text)")
    }
    #expect(bar(8, CGSize(width: 2, height: 14)).text.contains("│"))
  }
}
