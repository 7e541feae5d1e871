import SkerryCells
import SkerrySoak
import SkerryWidgets
import Testing

@testable import SkerryDevice
@testable import SkerryScreens

/// Where things stand on the pages of the home screen.
@Suite @MainActor struct HomeGridTests {
  private static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  private func items(_ count: Int, _ random: inout SmallRandom) -> [HomeGrid.Item] {
    (0..<count).map { number in
      guard random.next(3) > 0 else { return .icon("app \(number)") }
      return .widget(
        PlacedWidget(app: "app", kind: "kind \(number)", family: Self.families[random.next(Self.families.count)]))
    }
  }

  @Test("P12 whatever is placed, nothing overlaps, nothing is cut, and everything that fits a page has one place")
  func places() {
    var random = SmallRandom(state: 7)
    for round in 0..<SoakCount.of(400, 20_000) {
      let rows = random.next(60)
      let items = items(random.next(14), &random)
      let grid = HomeGrid(items, rows: rows)
      #expect(
        Set(grid.places.map(\.item) + grid.tooHigh) == Set(items)
          && grid.places.count + grid.tooHigh.count == items.count)
      for item in grid.tooHigh { #expect(item.size.rows + (item.needsName ? 1 : 0) > rows) }
      var taken: Set<[Int]> = []
      for place in grid.places {
        let height = place.rect.size.rows + (place.hasName ? 1 : 0)
        #expect(place.rect.minRow >= 0 && place.rect.minRow + height <= rows, "round \(round)")
        #expect(place.rect.minColumn >= 0 && place.rect.maxColumn <= HomeGrid.width, "round \(round)")
        if place.item.needsName { #expect(place.hasName) }
        for row in place.rect.minRow..<place.rect.minRow + height {
          for column in place.rect.minColumn..<place.rect.maxColumn {
            #expect(taken.insert([place.page, row, column]).inserted, "round \(round): \(place) overlaps")
          }
        }
      }
      // No page is empty but the only one.
      #expect(Set(grid.places.map(\.page)) == Set(0..<grid.pageCount) || grid.places.isEmpty)
    }
  }

  @Test("P12 the grid is iOS's: two small widgets beside each other, then a medium one, icons in the gaps")
  func order() {
    let small = (0..<3).map { HomeGrid.Item.widget(PlacedWidget(app: "a", kind: "\($0)", family: .systemSmall)) }
    let medium = HomeGrid.Item.widget(PlacedWidget(app: "a", kind: "m", family: .systemMedium))
    let icons = (0..<5).map { HomeGrid.Item.icon("\($0)") }
    let grid = HomeGrid(small + [medium] + icons, rows: 36)
    let places = grid.places.map { "\($0.rect.minColumn),\($0.rect.minRow)" }
    #expect(places == ["0,0", "22,0", "0,12", "0,24", "23,12", "34,12", "23,18", "34,18", "1,0"])
    #expect(grid.places.map(\.page) == [0, 0, 0, 0, 0, 0, 0, 0, 1])
  }
}

/// A small generator of reproducible numbers.
private struct SmallRandom {
  var state: UInt64
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }
}
