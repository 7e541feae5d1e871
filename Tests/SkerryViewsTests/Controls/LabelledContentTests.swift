import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct LabelledContentTests {
  @Test("P14 a value stands far from its label, and a style of an app's own puts it elsewhere")
  func labelled() {
    #expect(Scene(columns: 20) { LabeledContent("Gate", value: "B22") }.text == "Gate             B22\n")
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          configuration.label
          configuration.content
        }
      }
    }
    let scene = Scene(columns: 20) {
      LabeledContent("Seats", value: "14").labeledContentStyle(Stacked())
    }
    #expect(scene.text.split(separator: "\n").map { $0.trimmed } == ["Seats", "14"])
    #expect(scene.spoken == ["Seats", "14"])
  }

  @Test("P14 where there is nothing to show, a symbol, a title and a sentence stand in the middle, title first spoken")
  func unavailable() {
    let scene = Scene(columns: 24) {
      ContentUnavailableView("No goals", systemImage: "star.fill", description: Text("They show up here."))
    }
    #expect(scene.text.split(separator: "\n").map { $0.trimmed } == ["★", "No goals", "They show up here."])
    #expect(scene.text.contains("        No goals"))
    #expect(Scene(columns: 30) { ContentUnavailableView.search(text: "x") }.text.contains("No Results for “x”"))
  }

  @Test("P12 a gauge is tinted by a gradient along its whole length")
  func gradient() {
    let scene = Scene(columns: 12) {
      Gauge(value: 1) { Text("Full") }.gaugeStyle(.accessoryLinearCapacity)
        .tint(Gradient(colors: [.red, .blue])).labelsHidden()
    }
    let row = scene.rendering.grid
    let colors = Set((0..<12).map { row[$0, row.size.rows - 1].foreground })
    #expect(colors.count > 4)
  }

  @Test("P12 a colour literal is the colour that was picked")
  func literal() {
    let picked = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(picked == Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
  }

  @Test("P12 rectangles move, shrink, meet and hold points")
  func rectangles() {
    let one = LayoutRect(x: 0, y: 0, width: 10, height: 8)
    #expect(one.insetBy(dx: 2, dy: 1) == LayoutRect(x: 2, y: 1, width: 6, height: 6))
    #expect(one.insetBy(dx: 6, dy: 0).isEmpty)
    #expect(one.offsetBy(dx: 3, dy: -1) == LayoutRect(x: 3, y: -1, width: 10, height: 8))
    #expect(one.union(LayoutRect(x: 12, y: 2, width: 2, height: 9)) == LayoutRect(x: 0, y: 0, width: 14, height: 11))
    #expect(
      one.intersection(LayoutRect(x: 8, y: 2, width: 9, height: 9)) == LayoutRect(x: 8, y: 2, width: 2, height: 6))
    #expect(!one.intersects(LayoutRect(x: 10, y: 0, width: 1, height: 1)))
    #expect(one.contains(LayoutPoint(x: 0, y: 7.9)) && !one.contains(LayoutPoint(x: 10, y: 1)))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
