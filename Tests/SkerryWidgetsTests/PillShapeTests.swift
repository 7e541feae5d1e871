import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// Shapes, colours and badges in the pills of the island.
@Suite struct PillShapeTests {
  private static let cyan = Color(red: 0, green: 1, blue: 1)

  @Test("X07 a disc without a frame has its letter in its middle, and a half of a column on both sides")
  func letterOnDisc() throws {
    func disc() -> some View {
      Circle().fill(Self.cyan).overlay { Text("C").font(.caption2.weight(.bold)).foregroundStyle(.black) }
    }
    expect(
      try BareWidget.studio(minimal: { disc() }).draw(.minimal, .init()),
      looks: """
        ▗▄▄▄▖
         ▐C▌
        ▝▀▀▀▘
        """)
    let compact = try BareWidget.studio(leading: { disc() }).draw(.compact, .init()).grid.plainText()
    #expect(compact.contains("▐C▌"), "\(compact)")
  }

  @Test("X07 a badge at the corner of a symbol is seen beside it in a pill")
  func badge() throws {
    func bell(_ name: String) -> some View {
      Image(systemName: name).overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 7, height: 7).offset(x: 3, y: -3)
      }
    }
    for name in ["bell.fill", "leaf.fill"] {
      for presentation in [LiveActivityPresentation.compact, .minimal] {
        let text = try BareWidget.studio(leading: { bell(name) }, trailing: { bell(name) }, minimal: { bell(name) })
          .draw(presentation, .init()).grid.plainText()
        let dots = text.count { $0 == "●" }
        #expect(dots == (presentation == .compact ? 2 : 1), "\(text)")
      }
    }
  }

  @Test("P04 a bare colour is something to see, and one that can't be told from its ground is nothing")
  func bareColor() throws {
    func warnings(_ color: Color) throws -> [PresentationWarning] {
      try BareWidget.studio(minimal: { color }).draw(.minimal, .init()).warnings
    }
    #expect(try !warnings(.red).contains(.nothingShown))
    #expect(try warnings(.clear).contains(.nothingShown))
    #expect(try warnings(.black).contains(.nothingShown))
    let card = try BareWidget.studio(content: { Rectangle().fill(.red).frame(height: 40) }).draw(.lockScreen, .init())
    #expect(!card.warnings.contains(.nothingShown))
  }
}
