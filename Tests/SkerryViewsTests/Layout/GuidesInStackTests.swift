import SkerryCells
import Testing

@testable import SkerryViews

/// Views that say by themselves where they line up, and cells over several columns.
@MainActor @Suite struct GuidesInStackTests {
  @Test("X07 a stack of layers is as large as its views are where their guides put them")
  func layers() {
    let above = picture {
      ZStack(alignment: .bottomLeading) {
        Text("------")
        Text("x").alignmentGuide(.bottom) { $0.height + 16 }.alignmentGuide(.leading) { _ in -24 }
      }
    }
    #expect(above == "   x\n------\n", "\(above)")
    let badge = picture {
      ZStack(alignment: .topTrailing) {
        Text("name")
        Text("3").alignmentGuide(.trailing) { _ in 0 }
      }
    }
    #expect(badge == "name3\n", "\(badge)")
  }

  @Test("X07 a cell over two columns has room for its words before a timer takes the rest of the row")
  func besideTimer() {
    let text = picture(42) {
      GridContainer(horizontalSpacing: 8) {
        GridRow {
          Text("Gravel Loop").gridCellColumns(2)
          Text(timerInterval: Scene.noon...Scene.noon.addingTimeInterval(600), countsDown: true)
        }
        GridRow {
          Text("27")
          Text("31")
          Text("412")
        }
      }
    }
    #expect(text.hasPrefix("Gravel Loop"), "\(text)")
    #expect(text.contains("10:00"), "\(text)")
  }
}
