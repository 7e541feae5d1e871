import SwiftUI
import WidgetKit

/// The content of the widget from an instant on.
struct NextTripEntry: TimelineEntry {
  let date: Date
  let firstName: String?
  /// The trips that are not over then, by the time to leave.
  let trips: [Trip]

  /// A trip with what was known of it when the timeline was made.
  struct Trip: Hashable, Sendable, Identifiable {
    let id: UUID
    let arrivalTime: Date
    let state: CommuteActivityAttributes.ContentState
    /// The day of leaving, to stand before the time; empty for today.
    let leaveDay: String
  }

  var next: Trip? { trips.first }
}

/// Makes entries from the shared trips: one for now, and one for each time at which a trip is over.
///
/// Roads and weather are known as of now only, so a new timeline is asked for soon where a trip is near.
struct NextTripProvider: TimelineProvider {
  /// Seconds between two timelines.
  static let step: TimeInterval = 15 * 60
  /// How long before leaving a trip is near, in seconds.
  static let headStart: TimeInterval = 2 * 3600

  func placeholder(in context: Context) -> NextTripEntry { sample }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NextTripEntry) -> Void) {
    let entry = entry(SharedTrips.read(), at: .now, knownAt: .now)
    completion(context.isPreview && entry.trips.isEmpty ? sample : entry)
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NextTripEntry>) -> Void) {
    let now = Date.now
    let shared = SharedTrips.read()
    let dates = Set([now] + shared.trips.map(\.arrivalTime).filter { $0 > now }).sorted()
    let entries = dates.map { entry(shared, at: $0, knownAt: now) }
    let look = entries[0].next.map { max(now + Self.step, $0.state.leaveTime - Self.headStart) }
    completion(Timeline(entries: entries, policy: look.map { .after($0) } ?? .never))
  }

  /// The trips that are ahead at a date, as far as an earlier instant knows.
  private func entry(_ shared: SharedTrips, at date: Date, knownAt instant: Date) -> NextTripEntry {
    let engine = PredictionEngine()
    let trips = shared.trips.filter { $0.arrivalTime > date }.map { trip in
      let recommendation = engine.recommendation(
        for: trip.id, to: trip.address, arrivingAt: trip.arrivalTime, secondsFromGMT: trip.secondsFromGMT, at: instant)
      let leave = recommendation.recommendedLeaveTimeUtc
      return NextTripEntry.Trip(
        id: trip.id, arrivalTime: trip.arrivalTime,
        state: CommuteActivityAttributes.ContentState(address: trip.address, recommendation, firstName: nil),
        leaveDay: Weekday.prefix(of: leave, at: date, secondsFromGMT: trip.secondsFromGMT))
    }
    return NextTripEntry(
      date: date, firstName: UserPreferencesService().firstName,
      trips: trips.sorted { $0.state.leaveTime < $1.state.leaveTime })
  }

  private var sample: NextTripEntry {
    let arrival = Date.now.addingTimeInterval(3600)
    let trip = SharedTrips.SharedTrip(
      id: UUID(), address: "Office, 12 Harbour Street", arrivalTime: arrival, secondsFromGMT: 0)
    return entry(SharedTrips(trips: [trip]), at: .now, knownAt: .now)
  }
}
