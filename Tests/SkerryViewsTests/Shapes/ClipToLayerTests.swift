import Testing

@testable import SkerryViews

/// What a canvas draws after it clips to a layer.
@MainActor @Suite struct ClipToLayerTests {
  @Test("X07 a layer's shapes clip what is drawn after them, or all that lies outside of them")
  func clips() {
    func canvas(_ options: GraphicsContext.ClipOptions) -> String {
      let scene = Scene(columns: 4, rows: 1) {
        Canvas { context, size in
          context.clipToLayer(options: options) {
            $0.fill(Path(LayoutRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.white))
          }
          context.draw(Text("abcd"), at: LayoutPoint(x: size.width / 2, y: size.height / 2))
        }
      }
      return scene.rendering.grid.plainText()
    }
    #expect(canvas([]) == "ab\n")
    #expect(canvas(.inverse) == "  cd\n")
  }
}
