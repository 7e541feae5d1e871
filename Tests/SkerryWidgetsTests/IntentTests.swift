import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryViews
import Synchronization
import Testing

@testable import SkerryWidgets

/// App Intents behind buttons and toggles.
@Suite struct IntentTests {
  @Test("P06 pressing a button runs its intent with its parameters")
  func pressing() async throws {
    let studio = try Studio(
      PizzaDeliveryActivityWidget(), PizzaDeliveryAttributes(numberOfPizzas: 2, totalAmount: "", orderNumber: "4711"))
    let drawn = try studio.draw(
      .expanded, .init(driverName: "Tim", deliveryTimer: start...start.addingTimeInterval(754), step: 2))
    let button = try #require(drawn.hitRegions.first { $0.label == "Cancel" })
    guard case .intent(let name, _, _, let perform) = button.action else {
      Issue.record("not an intent")
      return
    }
    #expect(name == "CancelOrderIntent")
    try await perform()
    #expect(OrderBook.cancelled.withLock { $0 }.contains("4711"))
  }

  @Test("P06 results carry values and dialogs")
  func results() async throws {
    #expect(try await PauseWorkoutIntent().perform().value == true)
    #expect(try await MuteIntent().perform().dialog == "Muted.")
  }

  @Test("P06 parameters have defaults, may be nil and say their title")
  func parameters() {
    struct Intent: AppIntent {
      static var title: LocalizedStringResource { "Add" }
      @Parameter(title: "Count", default: 3) var count: Int
      @Parameter(title: "Note") var note: String?
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Intent()
    #expect(intent.count == 3)
    #expect(intent.note == nil)
    intent.note = "x"
    #expect(intent.note == "x")
    #expect(intent.$count.title?.string == "Count")
  }

  @Test("P06 a toggle shows the value it is given and runs its intent")
  func toggle() throws {
    let studio = try Studio(CountdownLiveActivity(), CountdownAttributes(name: "Eggs", startDate: start))
    let drawn = try studio.draw(.lockScreen, .init(endDate: start.addingTimeInterval(60), isMuted: true))
    #expect(drawn.hitRegions.map(\.label) == ["Mute"])
    #expect(drawn.spoken.map(\.line).contains { $0.contains("Mute, on") })
  }
}
