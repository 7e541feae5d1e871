import SkerryCells
import Testing

@testable import SkerryViews

/// Fills one below the other that have less than a row between them.
@MainActor @Suite struct SeamTests {
  private var buttons: some View {
    VStack(spacing: 6) {
      Button("Go on") {}.buttonStyle(.borderedProminent)
      Button("Cancel") {}.buttonStyle(.borderedProminent)
    }
  }

  @Test(
    "X07 buttons one below the other keep a row between them where there is room, whatever points their stack names")
  func apart() {
    let scene = Scene { buttons }
    #expect(scene.grid.size.rows == 3)
    #expect(scene.grid.plainText(ofRow: 1) == "")
    #expect(
      Scene {
        VStack(spacing: 6) {
          Text("a"); Text("b")
        }
      }.grid.size.rows == 2, "texts don't")
    #expect(
      Scene {
        VStack(spacing: 0) {
          Text("a").background(.blue); Text("b").background(.blue)
        }
      }.grid.size.rows == 2,
      "nor what has no distance on a phone")
  }

  @Test("X07 where there is no room between them, a line in the ground's colour tells buttons of one colour apart")
  func seam() throws {
    let rows = 2
    let pass = RenderPass(instant: Scene.noon, textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
    let root = try #require(ViewContext(environment: EnvironmentValues(), pass: pass).single(buttons))
    pass.tighten { root.size(Proposal(columns: 20, rows: nil)).rows <= rows }
    #expect(root.size(Proposal(columns: 20, rows: nil)).rows == rows)
    root.place(at: .zero, Proposal(columns: 20, rows: rows))
    let ground = CellColor(RGB(hex: 0x101010))
    let size = CellSize(columns: 20, rows: rows)
    let painter = Painter(
      grid: Grid(size: size, filledWith: Cell.blank(on: ground)), clip: CellRect(origin: .zero, size: size))
    root.draw(painter)
    let line = (0..<20).map { painter.grid[$0, 0] }.filter { $0.glyph == Glyph("▁") }
    #expect(line.count >= 2, "\(painter.grid.plainText())")
    #expect(line.allSatisfy { $0.foreground == ground && $0.background != ground })
    #expect(painter.grid.plainText().contains("Go on"), "no line between words")
    let plain = GridReduction(depth: .mono).reduce(painter.grid)
    #expect((0..<20).allSatisfy { plain[$0, 0].glyph != Glyph("▁") && !plain[$0, 0].attributes.contains(.reverse) })
  }

  @Test("X07 what is rounded up in a row that is rounded up itself is rounded up once")
  func once() {
    let scene = Scene {
      Rectangle().fill(.gray).frame(width: 160, height: 49).overlay {
        HStack {
          Text("low"); Text("A\nB").frame(height: 25)
        }.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(scene.grid.plainText(ofRow: 1).contains("low"), "the middle row of three: \(scene.text)")
  }
}
