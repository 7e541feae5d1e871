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
  /// The words of the settings about Live Activities, background time and sounds.
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
    /// When the system starts its activity, where that is to come.
    let start: Date?
    /// The days of leaving and of arriving, to stand before the times; empty for today.
    let leaveDay, arrivalDay: String
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
    var planned: [TripOverview.PlannedTrip] = []
    for (trip, label) in zip(book.planned, TripLabel.labels(of: book.planned)) {
      planned.append(await describe(trip, label))
    }
    let problem = await activities.availabilityProblem()
    let canAsk = await reminders.canAsk()
    // An activity alerts by itself.
    let needsSound = book.planned.contains { $0.activity != .shown && $0.alertedFor == nil }
    let isSilent = needsSound ? await !reminders.maySound() : false
    let silence =
      "Nothing will sound when you have to leave: "
      + (canAsk ? "press i to allow notifications." : "allow notifications with sounds in the phone's Settings.")
    return TripOverview(
      planned: planned.sorted { $0.recommendation.recommendedLeaveTimeUtc < $1.recommendation.recommendedLeaveTimeUtc },
      past: book.past, places: book.places, dynamicIslandEnabled: preferences.dynamicIslandEnabled,
      firstName: preferences.firstName, notices: [await store.notice].compactMap(\.self),
      settingsMessages: [problem?.settingsMessage, backgroundNotice, isSilent ? silence : nil].compactMap(\.self),
      canAskForAlerts: canAsk)
  }

  private func describe(_ trip: Trip, _ label: TripLabel) async -> TripOverview.PlannedTrip {
    let recommendation = engine.recommendation(for: trip, at: now)
    func day(of date: Date) -> String { Weekday.prefix(of: date, at: now, secondsFromGMT: trip.secondsFromGMT) }
    return TripOverview.PlannedTrip(
      trip: trip, recommendation: recommendation, label: label,
      failure: trip.activity == .wanted ? failures[trip.id]?.description : nil,
      start: await activities.scheduledStart(for: trip.id),
      leaveDay: day(of: recommendation.recommendedLeaveTimeUtc), arrivalDay: day(of: trip.arrivalTime))
  }
}
