import FoundationEssentials
import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// The table of presentations against what is drawn: a row that says something else than the picture fails here.
@MainActor @Suite struct PresentationTableTests {
  /// Says the size class it is told, and can be pressed.
  private struct Probe: View {
    @Environment(\.activityFamily) private var family

    var body: some View { Link(family == .small ? "small" : "medium", destination: URL(filePath: "/b")) }
  }

  /// What is drawn of a widget that shows the probe everywhere.
  private func drawing(_ presentation: LiveActivityPresentation, light: Bool = false) throws -> PresentationRendering {
    BareWidget.content = { AnyView(Probe()) }
    BareWidget.island = { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Probe() }
      } compactLeading: {
        Probe()
      } compactTrailing: {
        Probe()
      } minimal: {
        Probe()
      }
    }
    var studio = try Studio(SmallCardWidget(), BareAttributes())
    studio.environment.colorScheme = light ? .light : .dark
    return try studio.draw(presentation, .init())
  }

  /// A widget with a look of its own for a Watch.
  private struct SmallCardWidget: Widget {
    var body: some WidgetConfiguration { BareWidget().body.supplementalActivityFamilies([.small]) }
  }

  @Test(
    "P01 every presentation has the size and the size class of its row", arguments: LiveActivityPresentation.allCases)
  func size(_ presentation: LiveActivityPresentation) throws {
    let traits = presentation.traits
    let drawn = try drawing(presentation)
    let columns = traits.columns(on: .regular)
    if traits.rows.upperBound == ScreenMetrics.pillRows, presentation != .compact {
      #expect((ScreenMetrics.minimalColumns...columns).contains(drawn.grid.size.columns))
    } else {
      #expect(drawn.grid.size.columns == columns)
    }
    #expect(traits.rows.contains(drawn.grid.size.rows), "\(drawn.grid.size.rows) rows")
    #expect(drawn.spoken.first?.label == (traits.family == .small ? "small" : "medium"))
  }

  @Test("P06 what lies in a pill can't be pressed, and its row says so", arguments: LiveActivityPresentation.allCases)
  func controls(_ presentation: LiveActivityPresentation) throws {
    let isPressable = try !drawing(presentation).hitRegions.isEmpty
    // The views of a Watch's card have their links; that a press there only opens the app is the phone's doing.
    #expect(isPressable == !presentation.traits.ignoresControls || presentation == .watch)
  }

  @Test(
    "P01 the island is dark on a light phone; a card is as the phone is", arguments: LiveActivityPresentation.allCases)
  func darkness(_ presentation: LiveActivityPresentation) throws {
    let isDark = try drawing(presentation, light: true).background == RGB(hex: 0x000000)
    #expect(isDark == presentation.isInIsland)
    #expect(presentation.traits.isAlwaysDark || !isDark)
  }

  @Test("P01 names and titles tell presentations apart, and only the sides of the compact one are parts")
  func names() {
    let all = LiveActivityPresentation.allCases
    #expect(Set(all.map(\.traits.title)).count == all.count)
    #expect(Set(all.map(\.rawValue)).count == all.count)
    #expect(
      LiveActivityPresentation.whole.map(\.rawValue) == [
        "lock-screen", "compact", "minimal", "expanded", "banner", "watch",
      ])
    #expect(LiveActivityPresentation.withControls == [.lockScreen, .expanded])
  }
}
