import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// A picture that follows time equals one drawn afresh.
@Suite struct TimeTests {
  private func follow<Attributes>(_ studio: Studio<Attributes>, _ state: Attributes.ContentState) throws {
    for presentation in LiveActivityPresentation.allCases {
      let followed = try studio.draw(presentation, state)
      var expectedChange = followed.nextChange
      for second in 1...600 {
        let now = start.addingTimeInterval(Double(second))
        let before = followed.grid
        let patches = followed.advance(to: now)
        let fresh = try studio.draw(presentation, state, at: now)
        try #require(followed.grid == fresh.grid, "\(presentation) at second \(second)")
        try #require(followed.nextChange == fresh.nextChange, "\(presentation) at second \(second)")
        if let change = expectedChange, change > now { try #require(patches.isEmpty && followed.grid == before) }
        if expectedChange == nil { try #require(followed.grid == before) }
        expectedChange = followed.nextChange
      }
    }
  }

  @Test("T01 each second of ten minutes, a delivery's patched pictures equal fresh ones in all presentations")
  func delivery() throws {
    let studio = try Studio(
      PizzaDeliveryActivityWidget(), PizzaDeliveryAttributes(numberOfPizzas: 2, totalAmount: "", orderNumber: "42"))
    try follow(
      studio, .init(driverName: "Tim", deliveryTimer: start...start.addingTimeInterval(330), step: 2))
  }

  @Test("T01 each second of ten minutes, a workout's patched pictures equal fresh ones in all presentations")
  func workout() throws {
    let studio = try Studio(WorkoutLiveActivity(), WorkoutAttributes(kind: .run, goal: 10))
    let began = start.addingTimeInterval(-3590)
    try follow(studio, .init(startedAt: began, distance: 4.2, heartRate: 121, isPaused: false, laps: []))
  }

  @Test("T01 each second of ten minutes, a countdown's patched pictures equal fresh ones in all presentations")
  func countdown() throws {
    let studio = try Studio(CountdownLiveActivity(), CountdownAttributes(name: "Eggs", startDate: start))
    try follow(studio, .init(endDate: start.addingTimeInterval(240)))
  }

  @Test("T04 going back in time draws what was there")
  func backwards() throws {
    let studio = try Studio(CountdownLiveActivity(), CountdownAttributes(name: "Eggs", startDate: start))
    let drawn = try studio.draw(.lockScreen, .init(endDate: start.addingTimeInterval(240)))
    let first = drawn.grid
    _ = drawn.advance(to: start.addingTimeInterval(100))
    #expect(drawn.grid != first)
    _ = drawn.advance(to: start)
    #expect(drawn.grid == first)
  }
}
