import SwiftUI
import WidgetKit

/// The content of the widget from an instant on.
struct NextTripEntry: TimelineEntry {
  let date: Date
  let firstName: String?
  /// The trips that are not over then, by the time to leave.
  let trips: [Trip]

  /// A trip with what was known of it when the entry was made.
  struct Trip: Hashable, Sendable, Identifiable {
    let id: UUID
    let arrivalTime: Date
    let state: CommuteActivityAttributes.ContentState
  }

  var next: Trip? { trips.first }
}

/// Makes entries from the shared trips: one for each quarter of an hour to come, and one where a trip is over.
struct NextTripProvider: TimelineProvider {
  /// Seconds between two entries.
  static let step: TimeInterval = 15 * 60
  /// How many steps a timeline has.
  static let count = 8

  func placeholder(in context: Context) -> NextTripEntry { sample }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (NextTripEntry) -> Void) {
    let entry = entry(SharedTrips.read(), at: .now)
    completion(context.isPreview && entry.trips.isEmpty ? sample : entry)
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NextTripEntry>) -> Void) {
    let now = Date.now
    let shared = SharedTrips.read()
    guard !shared.trips.isEmpty else {
      return completion(Timeline(entries: [entry(shared, at: now)], policy: .never))
    }
    let end = now.addingTimeInterval(Self.step * Double(Self.count))
    let steps = (0..<Self.count).map { now.addingTimeInterval(Self.step * Double($0)) }
    let arrivals = shared.trips.map(\.arrivalTime).filter { $0 > now && $0 < end }
    let dates = Set(steps + arrivals).sorted()
    completion(Timeline(entries: dates.map { entry(shared, at: $0) }, policy: .after(end)))
  }

  private func entry(_ shared: SharedTrips, at date: Date) -> NextTripEntry {
    let engine = PredictionEngine()
    let trips = shared.trips.filter { $0.arrivalTime > date }.map { trip in
      NextTripEntry.Trip(
        id: trip.id, arrivalTime: trip.arrivalTime,
        state: CommuteActivityAttributes.ContentState(
          address: trip.address,
          engine.recommendation(
            for: trip.id, to: trip.address, arrivingAt: trip.arrivalTime, secondsFromGMT: trip.secondsFromGMT,
            at: date),
          firstName: nil))
    }
    return NextTripEntry(
      date: date, firstName: UserPreferencesService().firstName,
      trips: trips.sorted { $0.state.leaveTime < $1.state.leaveTime })
  }

  private var sample: NextTripEntry {
    let arrival = Date.now.addingTimeInterval(3600)
    let trip = SharedTrips.SharedTrip(
      id: UUID(), address: "Office, 12 Harbour Street", arrivalTime: arrival, secondsFromGMT: 0)
    return entry(SharedTrips(trips: [trip]), at: .now)
  }
}
