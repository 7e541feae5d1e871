import SkerryWidgets
import SwiftUI
import Testing

/// Views that are said by others, and containers with a name.
@MainActor @Suite struct RepresentedViewTests {
  private func rendering(_ view: some View) -> ViewRendering {
    ViewRendering(AnyView(view), columns: 40, in: PresentationEnvironment(), at: Date(timeIntervalSince1970: 0))
  }
  private func spoken(_ view: some View) -> [String] { rendering(view).spoken.map(\.line) }

  @Test("P14 a representation is said in a view's place, is never drawn, and nothing is remarked about it")
  func representation() {
    let chart = rendering(
      HStack { Text("bars") }.accessibilityRepresentation {
        ProgressView("Heat", value: 0.5)
        Text("Kiln chart")
      })
    #expect(chart.spoken.map(\.line) == ["Heat, 50 percent", "Kiln chart"])
    #expect(chart.grid.plainText().filter { !$0.isWhitespace } == "bars")
    #expect(chart.warnings.isEmpty)
    let small = rendering(
      Rectangle().frame(width: 8, height: 16).accessibilityRepresentation { ProgressView("Heat", value: 0.5) })
    #expect(small.spoken.map(\.line) == ["Heat, 50 percent"])
    #expect(small.warnings.isEmpty)
    #expect(
      spoken(Circle().accessibilityRepresentation { Text("a").accessibilityLabel("named") }.accessibilityHint("why"))
        == ["named, why"])
  }

  @Test("P14 a link that only stands for a view can't be pressed")
  func unpressable() {
    let view = rendering(
      Text("a").accessibilityRepresentation { Button("b") {} })
    #expect(view.spoken.map(\.line) == ["b, button"])
    #expect(view.hitRegions.isEmpty)
  }

  @Test("P14 a container's name is said before its children, which are said too")
  func containers() {
    let pair = VStack {
      Text("e"); Text("f")
    }.accessibilityElement(children: .contain)
    #expect(spoken(pair) == ["e", "f"])
    #expect(spoken(pair.accessibilityLabel("Box")) == ["Box", "e", "f"])
    #expect(spoken(pair.accessibilityLabel("Box").accessibilityValue("two").padding()) == ["Box, two", "e", "f"])
    #expect(
      spoken(pair.padding().accessibilityLabel("Box").accessibilityAddTraits(.isHeader)) == ["Box, heading", "e", "f"])
    #expect(
      spoken(
        VStack {
          pair.accessibilityLabel("Box"); Text("g")
        }.accessibilityElement(children: .combine))
        == ["Box, e, f, g"])
    #expect(
      spoken(
        VStack {
          Text("a"); pair.accessibilityLabel("Box").accessibilitySortPriority(1)
        }) == ["Box", "e", "f", "a"])
  }

  @Test("P14 children that are only said are said in place of a view's own, after its name")
  func children() {
    #expect(
      spoken(
        HStack {
          Text("k1"); Text("k2")
        }.accessibilityChildren { Text("child") }) == ["child"])
    let chart = Circle().accessibilityLabel("Chart")
    #expect(
      spoken(
        chart.accessibilityChildren {
          Text("one"); Text("two")
        }) == ["Chart", "one", "two"])
    #expect(spoken(Circle().accessibilityChildren { Text("one") }.accessibilityLabel("Chart")) == ["Chart", "one"])
  }
}
