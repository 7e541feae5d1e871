import SwiftUI

/// Everything the app's screens show.
struct TripOverview: Sendable {
  /// By the time to leave.
  let planned: [PlannedTrip]
  /// Newest first.
  let past: [Trip]
  let places: [Destination]
  let dynamicIslandEnabled: Bool
  let firstName: String?
  /// The notices for the person, each in one sentence.
  let notices: [String]
  /// The words of the settings about Live Activities and background time.
  let settingsMessages: [String]
  /// Whether the person may be asked for leave to be alerted by notifications.
  let canAskForAlerts: Bool

  /// A trip with what is recommended for it now.
  struct PlannedTrip: Hashable, Sendable, Identifiable {
    let trip: Trip
    let recommendation: LeaveTimeRecommendation
    /// By which the person tells the trip from all others.
    let label: TripLabel
    /// Why it has no activity although it wants one.
    let failure: String?
    var id: Trip.ID { trip.id }
    var state: CommuteActivityAttributes.ContentState {
      CommuteActivityAttributes.ContentState(trip, recommendation, firstName: nil)
    }
  }
}

extension LeaveTimeScheduler {
  /// The state to be seen now. Throws ``TripError/storeUnavailable(_:)``.
  func overview() async throws(TripError) -> TripOverview {
    let book = try await store.book()
    let labels = TripLabel.labels(of: book.planned)
    let planned = zip(book.planned, labels).map { trip, label in
      TripOverview.PlannedTrip(
        trip: trip, recommendation: engine.recommendation(for: trip, at: now), label: label,
        failure: trip.activity == .wanted ? failures[trip.id]?.description : nil)
    }
    let problem = await activities.availabilityProblem()
    return TripOverview(
      planned: planned.sorted { $0.recommendation.recommendedLeaveTimeUtc < $1.recommendation.recommendedLeaveTimeUtc },
      past: book.past, places: book.places, dynamicIslandEnabled: preferences.dynamicIslandEnabled,
      firstName: preferences.firstName, notices: [await store.notice].compactMap(\.self),
      settingsMessages: [problem?.settingsMessage, backgroundNotice].compactMap(\.self),
      canAskForAlerts: await reminders.canAsk())
  }
}
