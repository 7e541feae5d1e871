// The examples of the reference, as they stand there; a test of the project holds the two together.
import ActivityKit
import AppIntents

struct RingBellIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring the Bell"

  func perform() async throws -> some IntentResult { .result() }
}

struct CancelOrderIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel Order"

  @Parameter(title: "Order") var order: Int

  init() {}
  init(order: Int) { self.order = order }

  func perform() async throws -> some IntentResult {
    for activity in Activity<OrderAttributes>.activities where activity.attributes.number == order {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

enum Size: String, AppEnum {
  case small, large

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Size" }
  static var caseDisplayRepresentations: [Size: DisplayRepresentation] { [.small: "Small", .large: "Large"] }
}
